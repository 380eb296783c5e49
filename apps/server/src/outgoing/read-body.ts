import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { smallBytes, takeLargeBody } from './large-bodies.ts';
import type { HostPace, Outgoing, OutgoingRequest, OutgoingResponse } from './outgoing.ts';
import { OutgoingError, shownUrl } from './outgoing-error.ts';
import { withRetries } from './retry.ts';

/** The maximum size in memory, unpacked. Feeds and archives are streamed to disk (download.ts). */
const maxBodyBytes = { json: 20 * 1_048_576, document: 50 * 1_048_576 } as const;
type BodyKind = keyof typeof maxBodyBytes;

/** A body of this size that takes longer comes in drops. */
const totalMs = 180_000;

/** A request whose address is asked for anew with each attempt, so that a corrected setting counts at once. */
export interface FetchRequest extends Omit<OutgoingRequest, 'url' | 'totalMs' | 'pace'> {
  url(): Promise<URL>;
  /** As in a request, or told by the address. */
  pace?: HostPace | ((url: URL) => HostPace);
  kind: BodyKind;
  /** Instead of what the kind allows. */
  maxBytes?: number;
}

export interface FetchedJson {
  value: unknown;
  status: number;
  header(name: string): string | undefined;
  /** The time the host asks for a pause. */
  waitMs?: number | undefined;
}

/** Fetches a small document into memory, with retries. @throws OutgoingError, also when it is too large */
export async function fetchBytes(outgoing: Outgoing, request: FetchRequest): Promise<Buffer> {
  return withRetries(outgoing, request.signal, async () => (await fetchOnce(outgoing, request)).bytes);
}

export async function fetchText(outgoing: Outgoing, request: FetchRequest): Promise<string> {
  return (await fetchBytes(outgoing, request)).toString('utf8');
}

/**
 * Fetches JSON, with retries: what is none came from a proxy or a gateway in trouble.
 * @param check throws an OutgoingError for trouble that a service tells with a good status
 * @throws OutgoingError
 */
export async function fetchJson(
  outgoing: Outgoing,
  request: FetchRequest,
  check?: (answer: FetchedJson) => void,
): Promise<FetchedJson> {
  return withRetries(outgoing, request.signal, async () => {
    const headers = { accept: 'application/json', ...request.headers };
    const { bytes, response } = await fetchOnce(outgoing, { ...request, headers });
    const { status, header, waitMs } = response;
    const answer = { value: parseJson(bytes, response.url), status, header, waitMs };
    check?.(answer);
    return answer;
  });
}

async function fetchOnce(outgoing: Outgoing, { url, kind, maxBytes, pace, ...request }: FetchRequest) {
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...request.headers };
  const address = await url();
  const paced = typeof pace === 'function' ? pace(address) : pace;
  const response = await outgoing.ask({
    ...request,
    ...(paced ? { pace: paced } : {}),
    url: address,
    headers,
    totalMs,
  });
  return { response, bytes: await readBytes(response, maxBytes ?? maxBodyBytes[kind]) };
}

/**
 * The whole body, unpacked.
 * @param count called with the size of each piece; the body is given up when it throws
 * @throws OutgoingError
 */
export async function readBytes(
  response: OutgoingResponse,
  maxBytes: number,
  count?: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let leave: (() => void) | undefined;
  try {
    for await (const chunk of unpackedBody(response)) {
      bytes += chunk.length;
      count?.(chunk.length);
      if (bytes > maxBytes) {
        throw new OutgoingError('corrupt', `${shownUrl(response.url)} is larger than ${maxBytes} bytes`);
      }
      chunks.push(chunk);
      if (bytes > smallBytes) leave ??= await takeLargeBody();
    }
    return Buffer.concat(chunks, bytes);
  } catch (error) {
    response.drop();
    throw error;
  } finally {
    leave?.();
  }
}

/** The body as it was before it was packed for the way. @throws OutgoingError */
export async function* unpackedBody(response: OutgoingResponse): AsyncGenerator<Buffer> {
  try {
    yield* decode(response);
  } catch (error) {
    throw error instanceof OutgoingError ? error : response.troubleOf(error);
  }
}

function decode(response: OutgoingResponse): AsyncIterable<Buffer> {
  const encoding = response.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === '' || encoding === 'identity') return response.body;
  const decoder = decoderOf(encoding);
  if (!decoder) {
    response.drop();
    throw new OutgoingError(
      'corrupt',
      `${shownUrl(response.url)} is packed by "${encoding.slice(0, 40)}", which was not asked for`,
    );
  }
  // The error reaches the reader of the decoder; here it must only not be unhandled.
  pipeline(response.body, decoder).catch(() => undefined);
  return decoder;
}

function decoderOf(encoding: string): (NodeJS.ReadWriteStream & Readable) | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}

/** Reads JSON. @throws OutgoingError that shows how it begins */
function parseJson(bytes: Buffer, url: URL): unknown {
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notJson(text, url, cause);
  }
}

function notJson(text: string, url: URL, cause: unknown): OutgoingError {
  const start = text.trimStart().slice(0, 60).replace(/\s+/g, ' ');
  const what = start.startsWith('<') ? 'HTML or XML' : 'something';
  return new OutgoingError('garbled', `${shownUrl(url)} sent ${what} where JSON was expected: "${start}"`, {
    cause,
  });
}
