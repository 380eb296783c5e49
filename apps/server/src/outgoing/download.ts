import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostPace, Outgoing, OutgoingResponse } from './outgoing.ts';
import { OutgoingError, shownUrl } from './outgoing-error.ts';
import { createPace } from './pace.ts';
import { withRetries } from './retry.ts';

/** Several times the largest feed or archive; one without end would fill the disk. */
const maxFileBytes = 8 * 1024 ** 3;

export interface DownloadOptions {
  /** Asked anew for each attempt, so that a corrected setting counts at once. */
  url(): Promise<URL>;
  /** Where the file goes; what is there of an earlier attempt is taken up again. */
  file: string;
  /** The source's validators for the file that was last read completely. An unchanged file is not fetched. */
  known?: Validators | undefined;
  headers?: Readonly<Record<string, string>>;
  pace?: HostPace;
  signal: AbortSignal;
  /** {@link maxFileBytes} when absent. */
  maxBytes?: number;
  onBytes?(received: number, total: number | undefined): void;
}

/** Identifies one edition of a file. */
interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export type Download = { changed: false } | ({ changed: true; bytes: number } & Validators);

/** Beside a file: of which edition it is. */
interface PartNote extends Validators {
  url: string;
}

/**
 * Fetches a file to disk. A cut connection is taken up where it broke, also after a restart, as long as the source still
 * has the same edition; a complete file that was not used yet ({@link discard}) is not fetched again. @throws OutgoingError
 */
export async function download(outgoing: Outgoing, options: DownloadOptions): Promise<Download> {
  await mkdir(path.dirname(options.file), { recursive: true });
  return withRetries(outgoing, options.signal, async () => fetchOnce(outgoing, options, await options.url()));
}

/** Removes a file that has been used, with its note. */
export async function discard(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(noteFile(file), { force: true });
}

async function fetchOnce(outgoing: Outgoing, options: DownloadOptions, url: URL): Promise<Download> {
  const part = `${options.file}.part`;
  const complete = await readNote(options.file, url);
  const note = complete ? undefined : await readNote(part, url);
  const have = note ? await sizeOf(part) : 0;
  const response = await outgoing.ask({
    url,
    headers: {
      // A piece of a packed body could not be taken up where it broke.
      'accept-encoding': 'identity',
      ...options.headers,
      ...(have > 0 && note ? rangeHeaders(have, note) : knownHeaders(complete ?? options.known)),
    },
    ...(options.pace ? { pace: options.pace } : {}),
    reads: [416],
    signal: options.signal,
  });
  if (response.status === 304) {
    response.drop();
    if (!complete) return { changed: false };
    return { changed: true, bytes: await sizeOf(options.file), ...validatorsOf(complete) };
  }
  await discard(options.file);
  if (response.status === 416) {
    response.drop();
    await discard(part);
    throw new OutgoingError('ill', `${shownUrl(url)} changed while it was being fetched`);
  }
  const start = response.status === 206 ? rangeStart(response, have, url) : 0;
  const edition: PartNote = { url: shownUrl(url), ...statedBy(response) };
  await writeFile(noteFile(part), JSON.stringify(edition));
  const total = response.contentLength === undefined ? undefined : start + response.contentLength;
  try {
    await receive(response, part, start, total, url, options);
  } catch (error) {
    // Nothing of it can be used, so no later attempt should go on with it.
    if (error instanceof OutgoingError && error.kind === 'corrupt') await discard(part);
    throw error;
  }
  const bytes = await sizeOf(part);
  if (total !== undefined && bytes !== total) {
    throw new OutgoingError('ill', `${shownUrl(url)} sent ${bytes} of ${total} bytes`);
  }
  await rename(part, options.file);
  await rename(noteFile(part), noteFile(options.file));
  return { changed: true, bytes, ...validatorsOf(edition) };
}

function validatorsOf({ etag, lastModified }: Validators): Validators {
  return { etag, lastModified };
}

function statedBy(response: OutgoingResponse): Validators {
  return { etag: response.header('etag'), lastModified: response.header('last-modified') };
}

async function receive(
  response: OutgoingResponse,
  part: string,
  start: number,
  total: number | undefined,
  url: URL,
  options: DownloadOptions,
): Promise<void> {
  const file = await open(part, start > 0 ? 'r+' : 'w');
  const maxBytes = options.maxBytes ?? maxFileBytes;
  let received = start;
  const pace = createPace(performance.now());
  try {
    for await (const chunk of response.body) {
      // Each piece is on disk before the next one is waited for, so that a broken connection loses almost nothing.
      await file.write(chunk, 0, chunk.length, received);
      received += chunk.length;
      if (received > maxBytes) {
        throw new OutgoingError('corrupt', `${shownUrl(url)} is larger than ${maxBytes} bytes`);
      }
      if (pace.isTooSlow(chunk.length, performance.now())) {
        throw new OutgoingError('ill', `${shownUrl(url)} sends too slowly`);
      }
      options.onBytes?.(received, total);
    }
  } catch (error) {
    throw error instanceof OutgoingError || isDiskError(error) ? error : response.troubleOf(error);
  } finally {
    await file.close();
  }
}

function rangeHeaders(have: number, note: PartNote): Record<string, string> {
  const edition = note.etag ?? note.lastModified ?? '';
  return { range: `bytes=${have}-`, 'if-range': edition };
}

function knownHeaders(known: Validators | undefined): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag };
  if (known?.lastModified) return { 'if-modified-since': known.lastModified };
  return {};
}

function rangeStart(response: OutgoingResponse, have: number, url: URL): number {
  const start = Number(/^bytes (\d+)-/.exec(response.header('content-range') ?? '')?.[1] ?? Number.NaN);
  if (start === have) return start;
  response.drop();
  throw new OutgoingError('ill', `${shownUrl(url)} answered with another range than asked for`);
}

/** The note of a file that can be used: it is there, from this address, of an edition the source can be held to. */
async function readNote(file: string, url: URL): Promise<PartNote | undefined> {
  const text = await readFile(noteFile(file), 'utf8').catch(() => undefined);
  if (text === undefined || (await sizeOf(file)) === 0) return undefined;
  try {
    const note = JSON.parse(text) as PartNote;
    // A weak tag does not promise equal bytes.
    const isStrong = note.etag ? !note.etag.startsWith('W/') : note.lastModified !== undefined;
    return note.url === shownUrl(url) && isStrong ? note : undefined;
  } catch {
    return undefined;
  }
}

function noteFile(file: string): string {
  return `${file}.note`;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

function isDiskError(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'EIO', 'ENOENT'].includes(code);
}
