import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, type FormData, request } from 'undici';
import type { OutgoingConfig } from '../config/outgoing-config.ts';
import { productVersion } from '../http/about.ts';
import { observed } from '../observe/observe.ts';
import { type AddressPolicy, createAddressPolicy, RefusedAddressError } from './address/address-policy.ts';
import { createDispatchers } from './dispatchers.ts';
import { errorOfConnection, errorOfStatus, OutgoingError, shownUrl } from './outgoing-error.ts';
import { credentialsOf, headersFor, redirectTarget, withoutCredentials } from './redirect.ts';
import type { Turns } from './turns.ts';

const maxRedirects = 5;
const usualSilenceMs = 60_000;
/** A host that says `Retry-After: 86400` by mistake would otherwise be left alone for a day. */
const maxPostponedMs = 3_600_000;

/** The maximum rate of requests to a host, for all nodes together. */
export interface HostPace {
  /** The lane to count in: the host, or the host and an account. */
  lane: string;
  /** Time between two requests. */
  intervalMs: number;
}

export interface OutgoingRequest {
  url: URL;
  /** GET when absent. Only GET and HEAD follow redirects. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | FormData;
  signal: AbortSignal;
  /** As often as we like when absent; a host that asks to be left alone is left alone all the same. */
  pace?: HostPace;
  /** The maximum duration of the request, including its body. Default: only silence is limited. */
  totalMs?: number;
  /**
   * A factor for the host's allowed silence. A host that processes a large upload sends nothing meanwhile.
   */
  silenceTimes?: number;
  /** The maximum time the caller waits for its turn. Default: two minutes. */
  patienceMs?: number;
  /** Contacts nothing in a private network, except the hosts on the server's list. */
  publicOnly?: boolean;
  /** Statuses from 400 on that the caller reads itself. */
  reads?: readonly number[];
}

export interface OutgoingResponse {
  status: number;
  /** Where the answer came from, after redirects. */
  url: URL;
  header(name: string): string | undefined;
  contentLength: number | undefined;
  /** The time the host asks for a pause; a success may include it, too. */
  waitMs?: number | undefined;
  body: Readable;
  /** Gives up the body; also right when there is none. */
  drop(): void;
  /** Maps an error that occurred while reading the body. */
  troubleOf(error: unknown): unknown;
}

/** The one way out of the server: whatever it asks of other hosts goes through here (docs/adr/0017-outgoing-client.md). */
export interface Outgoing {
  /**
   * Asks a host. Redirects are followed, but never to another host with credentials (design §7).
   * @returns an answer with a status below 400, or one that the caller reads itself. Its body must be read or dropped
   * @throws OutgoingError
   */
  ask(request: OutgoingRequest): Promise<OutgoingResponse>;
  /** Lets time pass before another attempt. @throws when the signal aborts */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface OutgoingOptions {
  config: OutgoingConfig;
  turns: Turns;
  now(): Date;
  /** The allowed silence of a host. Default: one minute. */
  silenceMs?: number;
  /** How time passes between attempts; by the real clock when absent. */
  pause?: Outgoing['pause'];
  /** Which hosts may be asked; what the configuration says when absent. */
  policy?: AddressPolicy;
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { config, turns, now, silenceMs = usualSilenceMs, pause = letPass } = options;
  const policy = options.policy ?? createAddressPolicy(config.allowedHosts);
  const dispatchers = createDispatchers(config, policy, silenceMs);
  const userAgent = `Waybill/${productVersion}${config.contact === undefined ? '' : ` (+${config.contact})`}`;

  function ask(options: OutgoingRequest): Promise<OutgoingResponse> {
    const what = {
      kind: 'outgoing',
      name: options.url.host,
      facts: { method: options.method ?? 'GET' },
    } as const;
    return observed(
      what,
      () => askOnce(options),
      ({ status }) => (status < 400 ? 'ok' : `${status}`),
    );
  }

  async function askOnce(options: OutgoingRequest): Promise<OutgoingResponse> {
    const pace = options.pace ?? { lane: options.url.host, intervalMs: 0 };
    await turns.take(pace.lane, pace.intervalMs, options.signal, options.patienceMs);
    const deadline = options.totalMs === undefined ? undefined : AbortSignal.timeout(options.totalMs);
    const hop = {
      ...options,
      signal: deadline ? AbortSignal.any([options.signal, deadline]) : options.signal,
    };
    const troubleOf = (url: URL, hadAnswer: boolean) => (error: unknown) => {
      if (options.signal.aborted) return error;
      if (deadline?.aborted) return tookTooLong(url, options.totalMs ?? 0);
      return errorOfConnection(error, url, hadAnswer);
    };
    const { response, url } = await follow(hop, troubleOf);
    await notePostponement(pace.lane, response, options.pace !== undefined);
    const error = options.reads?.includes(response.statusCode) ? undefined : errorOf(response, url);
    if (error) {
      dropBody(response.body);
      throw error;
    }
    return viewResponse(response, url, troubleOf(url, true), askedWaitMs(response.headers, now()));
  }

  async function follow(
    options: OutgoingRequest,
    troubleOf: (url: URL, hadAnswer: boolean) => (error: unknown) => unknown,
  ): Promise<{ response: Dispatcher.ResponseData; url: URL }> {
    const { method = 'GET' } = options;
    const asked = { origin: options.url.origin, credentials: credentialsOf(options.url) };
    let url = withoutCredentials(options.url);
    let isFromPublic = options.publicOnly ?? false;
    for (let redirects = 0; ; redirects++) {
      const headers = { 'user-agent': userAgent, ...headersFor(url, asked, options.headers) };
      const response = await send(url, { ...options, headers }, isFromPublic).catch((error) => {
        throw error instanceof OutgoingError ? error : troubleOf(url, false)(error);
      });
      const location = oneOf(response.headers.location);
      const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode) && location !== undefined;
      if (!isRedirect) return { response, url };
      dropBody(response.body);
      if (method !== 'GET' && method !== 'HEAD') throw redirectedWrite(url, method, location);
      if (redirects === maxRedirects)
        throw new OutgoingError('forbidden', `${shownUrl(url)} redirects too often`);
      isFromPublic ||= policy.isPublic(url.hostname);
      url = redirectTarget(url, location);
    }
  }

  async function send(
    url: URL,
    options: OutgoingRequest,
    isFromPublic: boolean,
  ): Promise<Dispatcher.ResponseData> {
    const { method = 'GET', headers, body = null, signal, silenceTimes } = options;
    const patience =
      silenceTimes === undefined
        ? {}
        : { headersTimeout: silenceMs * silenceTimes, bodyTimeout: silenceMs * silenceTimes };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new OutgoingError('forbidden', `${shownUrl(url)} is neither http nor https`);
    }
    try {
      policy.check(url.hostname, isFromPublic);
      const dispatcher = dispatchers.forHost(url.hostname, isFromPublic);
      return await request(url, { dispatcher, method, headers: headers ?? {}, body, signal, ...patience });
    } catch (error) {
      throw error instanceof RefusedAddressError ? refused(url, error) : error;
    }
  }

  /** A pause that one node must make applies to all of them. */
  async function notePostponement(
    lane: string,
    { statusCode, headers }: Dispatcher.ResponseData,
    isPaced: boolean,
  ): Promise<void> {
    // A host that is asked at a pace may ask for more of it with any answer, as GitHub does.
    const isAsked = isPaced || statusCode === 429 || statusCode === 503 || statusCode === 403;
    // An empty budget is already announced with the last success.
    const waitMs = isAsked ? askedWaitMs(headers, now()) : budgetWaitMs(headers, now());
    if (waitMs !== undefined && waitMs > 0) await turns.postpone(lane, Math.min(waitMs, maxPostponedMs));
  }

  function errorOf({ statusCode, headers }: Dispatcher.ResponseData, url: URL): OutgoingError | undefined {
    return errorOfStatus(statusCode, url, askedWaitMs(headers, now()));
  }

  return { ask, pause, close: () => dispatchers.close() };
}

const letPass: Outgoing['pause'] = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * The time a host asks to wait, by `Retry-After` (seconds or a date), or because its hourly budget is used up
 * (https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api).
 */
function askedWaitMs(headers: Dispatcher.ResponseData['headers'], now: Date): number | undefined {
  const after = oneOf(headers['retry-after'])?.trim();
  if (after !== undefined && /^\d{1,9}$/.test(after)) return Number(after) * 1000;
  if (after !== undefined && !Number.isNaN(Date.parse(after)))
    return Math.max(0, Date.parse(after) - now.getTime());
  return budgetWaitMs(headers, now);
}

/** Until when the budget of requests is used up; undefined when it is not, or nothing is said of one. */
function budgetWaitMs(headers: Dispatcher.ResponseData['headers'], now: Date): number | undefined {
  const resetSeconds = Number(oneOf(headers['x-ratelimit-reset']));
  if (oneOf(headers['x-ratelimit-remaining']) !== '0' || !(resetSeconds > 0)) return undefined;
  return Math.max(0, resetSeconds * 1000 - now.getTime());
}

function viewResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  troubleOf: (error: unknown) => unknown,
  waitMs: number | undefined,
): OutgoingResponse {
  const length = oneOf(headers['content-length']);
  return {
    status: statusCode,
    url,
    header: (name) => oneOf(headers[name]),
    contentLength: length === undefined ? undefined : Number(length),
    waitMs,
    body,
    drop: () => dropBody(body),
    troubleOf,
  };
}

/** A body that is given up before its end reports that as an error, which nobody needs. */
function dropBody(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

function refused(url: URL, cause: RefusedAddressError): OutgoingError {
  return new OutgoingError('forbidden', `${shownUrl(url)} cannot be asked: ${cause.message}`, { cause });
}

function tookTooLong(url: URL, totalMs: number): OutgoingError {
  const problem = { code: 'TIMED_OUT' as const, host: url.hostname };
  return new OutgoingError('ill', `${shownUrl(url)} did not finish within ${totalMs / 1000} seconds`, {
    problem,
  });
}

/** Sent again by GET it would do something else, and sent again as it is it would go where nobody meant it to go. */
function redirectedWrite(url: URL, method: string, location: string): OutgoingError {
  return new OutgoingError(
    'forbidden',
    `${shownUrl(url)} redirects ${method} to "${location.slice(0, 200)}", which is not followed; ` +
      'the setting should hold the address that it leads to',
  );
}

function oneOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
