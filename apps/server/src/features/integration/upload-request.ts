import type { FormData } from 'undici';
import { type FormFile, fileForm } from '../../outgoing/file-form.ts';
import type { OutgoingResponse } from '../../outgoing/outgoing.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { maxWaitMs } from '../../outgoing/turns.ts';
import type { UploadRun } from './integration.ts';
import { UploadError } from './upload-error.ts';

/** Reading a large document, the other side is silent for minutes. */
const silenceTimes = 5;
const totalMs = 30 * 60_000;
const maxBytes = 2 * 1_048_576;
/** The maximum length of an answer shown to users. */
const maxToldLength = 300;
/** A host that asks to wait is asked so often in all. */
const maxAttempts = 3;
/** The pause if the host does not state one. */
const usualWaitMs = 10_000;

const errorStatuses = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Statuses that the host would send to every caller. */
const ofHost: ReadonlySet<number> = new Set([401, 407, 429, 502, 503, 504]);

interface UploadRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly file?: FormFile;
  readonly fields?: Readonly<Record<string, string>>;
  /** The only statuses that mean success. */
  readonly expects: readonly number[];
  /** Secrets to remove if the host repeats them. */
  readonly secrets: readonly string[];
}

interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Asks the other system. An upload is not sent again when it is not known whether it arrived; only a host that turns it away for a
 * while is asked again.
 * @throws UploadError, OutgoingError
 */
export async function send(run: UploadRun, request: UploadRequest): Promise<UploadAnswer> {
  const { signal } = run.job;
  for (let attempt = 1; ; attempt++) {
    const body = request.file ? await fileForm(request.file, request.fields ?? {}) : request.body;
    try {
      return await sendOnce(run, request, body);
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      const waitMs = error.retryAfterMs ?? usualWaitMs;
      if (error.kind !== 'busy' || attempt === maxAttempts || waitMs > maxWaitMs)
        throw discreet(error, request.url);
      await run.outgoing.pause(waitMs, signal);
    }
  }
}

async function sendOnce(
  { outgoing, job }: UploadRun,
  { url, method, headers, expects, secrets }: UploadRequest,
  body: string | FormData | undefined,
): Promise<UploadAnswer> {
  const response = await outgoing.ask({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    reads: errorStatuses,
    signal: job.signal,
    silenceTimes,
    totalMs,
  });
  const { status } = response;
  const text = await readText(response);
  if (expects.includes(status)) return { status, text };
  if (status === 429)
    throw new OutgoingError('busy', `${url.origin} limits the number of requests (429)`, {
      ...(response.waitMs === undefined ? {} : { retryAfterMs: response.waitMs }),
    });
  throw refusalOf(url, status, told(text, secrets));
}

/** Keeps requests out of messages, because an address may contain a token for one upload. */
function discreet(error: OutgoingError, { search }: URL): OutgoingError {
  if (search === '' || !error.message.includes(search)) return error;
  const { kind, cause, problem } = error;
  return new OutgoingError(kind, error.message.replaceAll(search, ''), { cause, problem });
}

function refusalOf({ origin, pathname }: URL, status: number, detail: string | undefined): UploadError {
  const say = (what: string) => `${origin}${pathname} ${what} (${status}).`;
  const options = { isOfHost: ofHost.has(status), detail };
  switch (status) {
    case 401:
    case 407:
      return new UploadError('forbidden', say('rejects the credentials'), options);
    case 403:
      return new UploadError('forbidden', say('does not allow this account to upload'), options);
    case 404:
    case 410:
      return new UploadError('absent', say('was not found, or its target was not'), options);
    case 413:
      return new UploadError('excess', say('does not accept a document of this size'), options);
    default:
      if (status >= 500) return new UploadError('ill', say('is in trouble'), options);
      if (status >= 400) return new UploadError('forbidden', say('does not accept the upload'), options);
      return new UploadError('garbled', say('gave an unexpected answer'), options);
  }
}

/** A body that is too long or breaks off is no answer that could be understood. */
async function readText(response: OutgoingResponse): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body) {
      parts.push(part as Buffer);
      bytes += (part as Buffer).length;
      if (bytes > maxBytes) {
        response.drop();
        throw new UploadError('excess', `${response.url.origin} sent more than Waybill reads.`);
      }
    }
  } catch (error) {
    throw response.troubleOf(error);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The sentences in an answer, such as `{"engagement": ["Invalid pk"]}`; nothing of a page for people. */
export function told(text: string, secrets: readonly string[]): string | undefined {
  const sentences = sentencesIn(parseJson(text), '');
  const all = sentences.join(' ').replace(/\s+/g, ' ').trim();
  const discreet = secrets
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.replaceAll(secret, '***'), all);
  if (discreet === '') return undefined;
  return discreet.length > maxToldLength ? `${discreet.slice(0, maxToldLength)}…` : discreet;
}

function sentencesIn(value: unknown, name: string): string[] {
  if (typeof value === 'string' && value.trim() !== '')
    return [name === '' ? value.trim() : `${name}: ${value.trim()}`];
  if (Array.isArray(value)) return value.slice(0, 10).flatMap((item) => sentencesIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, 10)
    .flatMap(([member, inner]) => sentencesIn(inner, /^\d+$/.test(member) ? name : member));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that must be an object. @throws UploadError for anything else, such as a page to sign in */
export function requireObject(text: string, url: URL): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new UploadError('garbled', `${url.origin} sent something other than JSON.`, {
    isOfHost: true,
  });
}
