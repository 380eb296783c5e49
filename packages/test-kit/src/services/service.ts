/** A request to a played service. */
export type ServiceRequest = {
  method: string;
  /** The service's own path, such as `/nvd-api`. */
  mount: string;
  /** Below it, with a leading slash. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

/** The answer of a played service. Bytes are sent as they are; any body except text is sent as JSON. */
export type ServiceAnswer = { status: number; headers?: Record<string, string>; body?: unknown };

/** A service that is computed, unlike the sources that are files. */
export type Service = (request: ServiceRequest) => ServiceAnswer;

/** The answer as bytes with its type. */
export function renderAnswer({ headers = {}, body }: ServiceAnswer): {
  headers: Record<string, string>;
  bytes: Buffer;
} {
  if (body === undefined) return { headers, bytes: Buffer.alloc(0) };
  if (Buffer.isBuffer(body)) return { headers, bytes: body };
  if (typeof body === 'string') {
    return { headers: { 'content-type': 'text/html', ...headers }, bytes: Buffer.from(body) };
  }
  const bytes = Buffer.from(JSON.stringify(body));
  return { headers: { 'content-type': 'application/json', ...headers }, bytes };
}
