/** The answer. `body` is the parsed JSON, else the text. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

interface RequestOptions {
  /** Sent as JSON unless it is a text, bytes, a form or a query string body. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Talks to the server under test as one caller. Paths begin with a slash, such as `/api/v1/project`. */
export interface TestClient {
  get<T = unknown>(path: string, options?: RequestOptions): Promise<Answer<T>>;
  put<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  patch<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
  delete<T = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>;
}

/** @param giveUpMs how long an answer is waited for; as long as it takes when absent */
export function createClient(
  baseUrl: string,
  credentials: Record<string, string> = {},
  giveUpMs?: number,
): TestClient {
  const send = async <T>(method: string, path: string, options: RequestOptions): Promise<Answer<T>> => {
    const { body, contentType } = encodeBody(options.body);
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...credentials, ...contentType, ...options.headers },
      redirect: 'manual',
      ...(giveUpMs === undefined ? {} : { signal: AbortSignal.timeout(giveUpMs) }),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseBody<T>(response, text) };
  };
  return {
    get: (path, options = {}) => send('GET', path, options),
    put: (path, body, options = {}) => send('PUT', path, { ...options, body }),
    post: (path, body, options = {}) => send('POST', path, { ...options, body }),
    patch: (path, body, options = {}) => send('PATCH', path, { ...options, body }),
    delete: (path, body, options = {}) => send('DELETE', path, { ...options, body }),
  };
}

type Encoded = { body?: NonNullable<RequestInit['body']>; contentType?: Record<string, string> };

function encodeBody(body: unknown): Encoded {
  if (body === undefined) return {};
  // fetch sets the content type of these by itself.
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  if (typeof body === 'string') return { body, contentType: { 'content-type': 'text/plain' } };
  return { body: JSON.stringify(body), contentType: { 'content-type': 'application/json' } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseBody<T>(response: Response, text: string): T {
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  // The caller names the shape it is going to check. The contract's plain sentences are sent as JSON, too.
  return (isJson ? (parsed(text) ?? text) : text) as T;
}
