import type { SourceProblem } from '@waybill/api-contract';
import { networkProblem } from './network-problem.ts';

/**
 * Why something could not be fetched: `absent` it is not there; `forbidden` we may not; `refused` not now; `busy` come again later;
 * `ill` the host is in trouble or the connection broke; `unreachable` there is no connection at all;
 * `corrupt` what came cannot be used.
 */
export type SourceErrorKind = 'absent' | 'forbidden' | 'refused' | 'busy' | 'ill' | 'unreachable' | 'corrupt';

/** Trouble with a source, in a sentence that names the address without its credentials. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  /** How long the host asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** For people: what the network had to do with it. */
  readonly problem: SourceProblem | undefined;

  constructor(
    kind: SourceErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; problem?: SourceProblem | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.problem = options.problem;
  }

  /** Whether another attempt may help. A feed host answers 403 when it is asked too often (contract §18.1). */
  get isPassing(): boolean {
    return this.kind !== 'absent' && this.kind !== 'corrupt' && this.kind !== 'forbidden';
  }
}

/** An address as it may be shown: without user and password. */
export function shownUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  return shown.href;
}

/** What an HTTP status means for us; undefined for one that is fine. */
export function errorOfStatus(
  status: number,
  url: URL,
  retryAfter: string | undefined,
  now: Date,
): SourceError | undefined {
  if (status < 400) return undefined;
  const say = (what: string) => `${shownUrl(url)} ${what} (${status})`;
  const retryAfterMs = readRetryAfter(retryAfter, now);
  const options = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 404 || status === 410) return new SourceError('absent', say('is not there'));
  if (status === 403) return new SourceError('refused', say('refuses us'), options);
  if (status === 401 || status === 407) return new SourceError('forbidden', say('wants other credentials'));
  if (status === 429) return new SourceError('busy', say('is asked too often'), options);
  if (status >= 500) return new SourceError('ill', say('is in trouble'), options);
  return new SourceError('forbidden', say('does not accept the request'));
}

/** `Retry-After` is a number of seconds or a date. */
function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

/** The error of a connection that failed or broke. */
export function errorOfConnection(error: unknown, url: URL, hadAnswer: boolean): SourceError {
  if (error instanceof SourceError) return error;
  const reason = reasonOf(error);
  const options = { cause: error, problem: networkProblem(error, url.hostname) };
  return hadAnswer
    ? new SourceError('ill', `The connection to ${shownUrl(url)} broke: ${reason}`, options)
    : new SourceError('unreachable', `${shownUrl(url)} cannot be reached: ${reason}`, options);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error && error.message === 'fetch failed') return reasonOf(error.cause);
  return error.message || error.name;
}
