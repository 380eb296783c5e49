import type { HostPace, OutgoingResponse } from '../../outgoing/outgoing.ts';
import { OutgoingError, shownUrl } from '../../outgoing/outgoing-error.ts';
import { readBytes } from '../../outgoing/read-body.ts';
import type { ReadBudget } from '../../outgoing/read-budget.ts';
import { withRetries } from '../../outgoing/retry.ts';
import type { Asking } from './analyzer.ts';

const usualMaxBytes = 20 * 1_048_576;
const totalMs = 180_000;
/** Repeating a request does not change what an account may do. */
const refusals: ReadonlyMap<number, string> = new Map([
  [401, 'rejects the credentials'],
  [402, 'reports that the quota of the account is used up'],
  [403, 'does not allow requests from this account'],
]);

export interface ServiceRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly pace?: HostPace;
  /** The maximum size of an answer, unpacked. Default: 20 MB. */
  readonly maxBytes?: number;
  /** The limit for all requests of one question. */
  readonly budget?: ReadBudget;
  /** Signs the address for one attempt; a signature counts once. */
  readonly sign?: (url: URL) => URL;
}

export interface ServiceAnswer {
  readonly status: number;
  /** The JSON of an answer; undefined for one that is refused. */
  readonly value: unknown;
  readonly trouble: OutgoingError | undefined;
  header(name: string): string | undefined;
}

/** True if an answer is too large, so that one to fewer questions may do. */
export function isTooLarge({ trouble }: ServiceAnswer): boolean {
  return trouble?.kind === 'corrupt';
}

/**
 * Asks an analyzer, with retries: a question changes nothing, so it may be sent again.
 * @param reads statuses that the caller understands as an answer
 * @returns trouble instead of throwing it, so that answers to other questions are kept
 */
export async function askService(
  { outgoing, signal }: Pick<Asking, 'outgoing' | 'signal'>,
  { sign, maxBytes = usualMaxBytes, budget, ...request }: ServiceRequest,
  reads: readonly number[] = [],
): Promise<ServiceAnswer> {
  let { url } = request;
  try {
    return await withRetries(outgoing, signal, async () => {
      budget?.beginPage();
      url = sign?.(request.url) ?? request.url;
      const headers = { 'accept-encoding': 'gzip, deflate, br', ...request.headers };
      const statuses = [...refusals.keys(), ...reads];
      const response = await outgoing.ask({ ...request, url, headers, reads: statuses, totalMs, signal });
      return readAnswer(response, reads, maxBytes, budget);
    });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { status: 0, value: undefined, trouble: discreet(error, url), header: () => undefined };
  }
}

async function readAnswer(
  response: OutgoingResponse,
  reads: readonly number[],
  maxBytes: number,
  budget: ReadBudget | undefined,
): Promise<ServiceAnswer> {
  const { status, url, header } = response;
  if (status >= 400) {
    response.drop();
    if (reads.includes(status)) return { status, value: undefined, trouble: undefined, header };
    throw refusal(response);
  }
  const text = (await readBytes(response, maxBytes, budget?.count)).toString('utf8');
  try {
    return { status, value: JSON.parse(text), trouble: undefined, header };
  } catch (cause) {
    const start = text.trimStart().slice(0, 60).replace(/\s+/g, ' ');
    throw new OutgoingError('garbled', `${shownUrl(url)} sent something other than JSON: "${start}"`, {
      cause,
    });
  }
}

/** Keeps questions out of messages, because the queries of addresses contain signatures. */
function discreet(error: OutgoingError, { search }: URL): OutgoingError {
  if (search === '' || !error.message.includes(search)) return error;
  return new OutgoingError(error.kind, error.message.replaceAll(search, ''), {
    cause: error.cause,
    problem: error.problem,
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
  });
}

function refusal({ status, url }: OutgoingResponse): OutgoingError {
  const what = refusals.get(status) ?? 'does not accept the request';
  return new OutgoingError('forbidden', `${url.origin}${url.pathname} ${what} (${status})`);
}
