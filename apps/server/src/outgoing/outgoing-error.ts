import type { ServiceFailure, SourceProblem } from '@waybill/api-contract';
import { networkProblem } from './network-problem.ts';

/**
 * The reason why something could not be fetched:
 *
 * - `absent` it does not exist
 * - `forbidden` access is denied
 * - `refused` not at the moment
 * - `busy` try again later
 * - `ill` the host is in trouble, or the connection broke
 * - `unreachable` there is no connection at all
 * - `garbled` the answer is not the host's, such as a page of a proxy
 * - `corrupt` the content cannot be used
 * - `excess` the host sends more than may be read for one purpose (read-budget.ts)
 * - `secret_unreadable` no request was sent, because the stored secret cannot be decrypted
 */
export type OutgoingErrorKind = ServiceFailure;

/** Errors that another attempt does not fix. */
const lasting: ReadonlySet<OutgoingErrorKind> = new Set([
  'absent',
  'corrupt',
  'excess',
  'forbidden',
  'secret_unreadable',
]);

/** Trouble with a host, in a sentence that names the address without its credentials. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly kind: OutgoingErrorKind;
  /** The time the host asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** For people: what the network had to do with it. */
  readonly problem: SourceProblem | undefined;

  constructor(
    kind: OutgoingErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; problem?: SourceProblem | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.problem = options.problem;
  }

  /** True if another attempt may help. A feed host answers 403 when it is asked too often (contract §18.1). */
  get isPassing(): boolean {
    return !lasting.has(this.kind);
  }
}

/** An address as it may be shown: without user and password. */
export function shownUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  return shown.href;
}

/** The error for an HTTP status; undefined for a success. */
export function errorOfStatus(
  status: number,
  url: URL,
  retryAfterMs: number | undefined,
): OutgoingError | undefined {
  if (status < 400) return undefined;
  const say = (what: string) => `${shownUrl(url)} ${what} (${status})`;
  const options = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 404 || status === 410) return new OutgoingError('absent', say('is not there'));
  if (status === 403) return new OutgoingError('refused', say('refuses us'), options);
  if (status === 401 || status === 407) return new OutgoingError('forbidden', say('wants other credentials'));
  if (status === 429) return new OutgoingError('busy', say('limits the number of requests'), options);
  if (status >= 500) return new OutgoingError('ill', say('is in trouble'), options);
  return new OutgoingError('forbidden', say('does not accept the request'));
}

/** The error of a connection that failed or broke. */
export function errorOfConnection(error: unknown, url: URL, hadAnswer: boolean): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const reason = reasonOf(error);
  const options = { cause: error, problem: networkProblem(error, url.hostname) };
  return hadAnswer
    ? new OutgoingError('ill', `The connection to ${shownUrl(url)} broke: ${reason}`, options)
    : new OutgoingError('unreachable', `${shownUrl(url)} cannot be reached: ${reason}`, options);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error && error.message === 'fetch failed') return reasonOf(error.cause);
  return error.message || error.name;
}
