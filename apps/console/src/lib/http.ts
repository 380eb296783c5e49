import { i18n } from '@lingui/core';
import { getConfig } from './config.ts';
import { noteFailure } from './connection.ts';
import { errorFromResponse, HttpError } from './http-error.ts';
import { expireSession, getClaims, getToken, readClaims } from './session.ts';
import { renewalUnderWay, renewSession } from './session-renewal.ts';

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  /** Sent as plain text. */
  text?: string;
  /** The media type that is asked for, where there are several. */
  accept?: string;
  signal?: AbortSignal;
  /** The user proves who they are by the request itself: it carries no session, and a 401 says nothing about one. */
  anonymous?: boolean;
  /** Token of a session that this tab has left already: sent instead of its session, whose end a 401 does not mean. */
  leaving?: string;
  /** Errors that the caller shows itself, so that no toast repeats them: status codes, or all of them. */
  quiet?: readonly number[] | boolean;
}

type ErrorListener = (error: HttpError) => void;
let reportError: ErrorListener = () => {};

/** Names the one place that shows failed requests to the user. */
export function onHttpError(listener: ErrorListener): void {
  reportError = listener;
}

/** `{base}/api/…` with the query. Absent values are omitted, and list items are comma-separated. */
export function apiUrl(path: string, query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    params.append(key, String(value));
  }
  const search = params.toString();
  return `${getConfig().apiBaseUrl}${path}${search ? `?${search}` : ''}`;
}

function bodyOf(options: RequestOptions, headers: Headers): BodyInit | undefined {
  if (options.json !== undefined) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(options.json);
  }
  // A text is sent as text/plain by itself.
  if (options.text !== undefined) return options.text;
  return options.form && new URLSearchParams(options.form);
}

function isQuiet({ quiet }: Pick<RequestOptions, 'quiet'>, status: number): boolean {
  if (typeof quiet === 'boolean') return quiet;
  return quiet?.includes(status) ?? false;
}

/** Reports a failure to the user, unless the caller does that itself, and throws it. */
export function failRequest(error: HttpError, options: Pick<RequestOptions, 'quiet'>): never {
  noteFailure(error);
  if (!isQuiet(options, error.status)) reportError(error);
  throw error;
}

/** Fails with what the server answered. A 401 has ended the session: the sign-in page, to which that leads, says enough. */
export async function failResponse(
  { response, token }: Answer,
  options: Pick<RequestOptions, 'quiet' | 'anonymous' | 'leaving'>,
): Promise<never> {
  const error = await errorFromResponse(response);
  if (error.status !== 401 || options.anonymous || options.leaving !== undefined)
    return failRequest(error, options);
  // The answer to an older session says nothing about the one that has begun since.
  if (token === getToken()) expireSession();
  throw error;
}

interface Answer {
  response: Response;
  /** The session that it was asked in. */
  token: string | undefined;
}

/** True if a request of this session may be sent again in the one that is there now. */
async function goesOn(token: string): Promise<boolean> {
  if (token === getToken() && !(await renewSession())) return false;
  // The answer may also come after another session has begun.
  return readClaims(token)?.username === getClaims()?.username;
}

/**
 * Sends in the user's session. When the server no longer accepts it, and the same user signs in again above the page, it
 * is sent once more: nothing is lost.
 */
export async function sendInSession(
  send: (token: string | undefined) => Promise<Response>,
  { anonymous, leaving, signal }: Pick<RequestOptions, 'anonymous' | 'leaving' | 'signal'>,
): Promise<Answer> {
  if (anonymous || leaving !== undefined) return { response: await send(leaving), token: leaving };
  await renewalUnderWay();
  signal?.throwIfAborted();
  const token = getToken();
  const response = await send(token);
  if (response.status !== 401 || !token || !(await goesOn(token))) return { response, token };
  signal?.throwIfAborted();
  const renewed = getToken();
  return { response: await send(renewed), token: renewed };
}

async function sendOnce(path: string, options: RequestOptions, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: options.accept ?? 'application/json, */*;q=0.5' });
  // The server's texts are in the language of the page, which may differ from the browser's.
  if (i18n.locale) headers.set('accept-language', i18n.locale);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = bodyOf(options, headers);
  const init: RequestInit = { method: options.method ?? 'GET', headers };
  if (body !== undefined) init.body = body;
  if (options.signal) init.signal = options.signal;
  if (getConfig().withCredentials) init.credentials = 'include';
  // The page may be gone before it is sent.
  if (options.leaving !== undefined) init.keepalive = true;
  try {
    return await fetch(apiUrl(path, options.query), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    failRequest(new HttpError({ kind: 'network', status: 0, statusText: 'Network error', cause }), options);
  }
}

/**
 * Sends a request for `lib/api.ts`, which knows the endpoints: adds the session, turns every failure into an `HttpError`,
 * reports it once and throws it on. An aborted request throws its `AbortError` unreported.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const answer = await sendInSession((token) => sendOnce(path, options, token), options);
  return answer.response.ok ? answer.response : failResponse(answer, options);
}

/** True if the server answers and can work. */
export function isServerReady(): Promise<boolean> {
  return request('/health/ready', { anonymous: true, quiet: true }).then(
    () => true,
    () => false,
  );
}
