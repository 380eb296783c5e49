import { getConfig } from './config.ts';
import { errorFromResponse, HttpError } from './http-error.ts';
import { dropSession, getToken } from './session.ts';

export type QueryValue = string | number | boolean | undefined | null | readonly (string | number)[];

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  /** Sent as plain text. */
  text?: string;
  /** Sent as multipart. */
  multipart?: FormData;
  signal?: AbortSignal;
  /** The user proves who they are by the request itself: it carries no session, and a 401 says nothing about one. */
  anonymous?: boolean;
  /** Errors that the caller shows itself, so that no toast repeats them: status codes, or all of them. */
  quiet?: readonly number[] | boolean;
}

/** A page of a longer list, with the total that the server counted. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** Where the list goes on; undefined on its last page, and for a list that has no cursor. */
  next?: string;
}

type ErrorListener = (error: HttpError) => void;
let reportError: ErrorListener = () => {};

/** Names the one place that shows failed requests to the user. */
export function onHttpError(listener: ErrorListener): void {
  reportError = listener;
}

/** `{base}/api/…` with the query; undefined and null values are left out, lists repeat their key. */
export function apiUrl(path: string, query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) params.append(key, String(item));
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
  if (options.form) return new URLSearchParams(options.form);
  return options.multipart;
}

function isQuiet({ quiet }: Pick<RequestOptions, 'quiet'>, status: number): boolean {
  if (typeof quiet === 'boolean') return quiet;
  return quiet?.includes(status) ?? false;
}

/** Reports a failure to the user, unless the caller does that itself, and throws it. */
export function failRequest(error: HttpError, options: Pick<RequestOptions, 'quiet'>): never {
  if (!isQuiet(options, error.status)) reportError(error);
  throw error;
}

/**
 * Fails with what the server answered. A 401 means that it no longer accepts the session: the sign-in page, to which
 * leaving the session leads, says enough.
 */
export async function failResponse(
  response: Response,
  token: string | undefined,
  options: Pick<RequestOptions, 'quiet' | 'anonymous'>,
): Promise<never> {
  const error = await errorFromResponse(response);
  if (error.status !== 401 || options.anonymous) return failRequest(error, options);
  // The answer to an older session says nothing about the one that has begun since.
  if (token === getToken()) dropSession();
  throw error;
}

/**
 * The one way to call the API: adds the session, turns every failure into an `HttpError`,
 * reports it once and throws it on. An aborted request throws its `AbortError` unreported.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, */*;q=0.5' });
  const token = options.anonymous ? undefined : getToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = bodyOf(options, headers);
  const init: RequestInit = { method: options.method ?? 'GET', headers };
  if (body !== undefined) init.body = body;
  if (options.signal) init.signal = options.signal;
  if (getConfig().withCredentials) init.credentials = 'include';

  let response: Response;
  try {
    response = await fetch(apiUrl(path, options.query), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    failRequest(new HttpError({ kind: 'network', status: 0, statusText: 'Network error', cause }), options);
  }
  if (response.ok) return response;
  return failResponse(response, token, options);
}

/** The JSON body of an answer; the caller names the type that the contract promises. */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export async function requestText(path: string, options: RequestOptions = {}): Promise<string> {
  return (await request(path, options)).text();
}

/** A list together with its `X-Total-Count`; a list without that header is complete. */
export async function requestPage<Row>(path: string, options: RequestOptions = {}): Promise<Page<Row>> {
  return pageOf(await request(path, options));
}

export async function pageOf<Row>(response: Response): Promise<Page<Row>> {
  const rows = (await response.json()) as Row[];
  const header = response.headers.get('x-total-count');
  const total = header === null ? rows.length : Number.parseInt(header, 10);
  const next = response.headers.get('x-next-cursor');
  return { rows, total: Number.isNaN(total) ? rows.length : total, ...(next === null ? {} : { next }) };
}

/** Hands an answer to the user as a file, named by the server or else by `fallbackName`. */
export async function download(
  path: string,
  fallbackName: string,
  options: RequestOptions = {},
): Promise<void> {
  return downloadFrom(await request(path, options), fallbackName);
}

export async function downloadFrom(response: Response, fallbackName: string): Promise<void> {
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  link.click();
  URL.revokeObjectURL(url);
}
