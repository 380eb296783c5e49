/** One broken rule that the server reports for one field. */
export interface Violation {
  path: string;
  message: string;
}

/** The kind of a failed request; `network` means no answer at all. */
export type HttpErrorKind = 'problem' | 'client' | 'server' | 'network';

const knownStatusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A request that did not succeed. `status` is 0 when nothing answered. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly kind: HttpErrorKind;
  readonly status: number;
  readonly statusText: string;
  readonly title: string;
  readonly detail: string;
  /** The `code` of a problem document; empty without one. */
  readonly code: string;
  readonly body: string;
  readonly violations: Violation[];

  constructor(fields: {
    kind: HttpErrorKind;
    status: number;
    statusText: string;
    title?: string;
    detail?: string;
    code?: string;
    body?: string;
    violations?: Violation[];
    cause?: unknown;
  }) {
    super(fields.title || `${fields.statusText} (${fields.status})`, { cause: fields.cause });
    this.kind = fields.kind;
    this.status = fields.status;
    this.statusText = fields.statusText;
    this.title = fields.title ?? '';
    this.detail = fields.detail ?? '';
    this.code = fields.code ?? '';
    this.body = fields.body ?? '';
    this.violations = fields.violations ?? [];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(source: unknown, key: string): string {
  const value = source !== null && typeof source === 'object' ? Reflect.get(source, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Both shapes the server uses: problem+json with `violations`, and a bare list of
 * `{path, message}` for a request body that broke a rule.
 */
function readViolations(body: unknown): Violation[] {
  const list = Array.isArray(body)
    ? body
    : body !== null && typeof body === 'object'
      ? Reflect.get(body, 'violations')
      : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .map((item) => ({ path: textOf(item, 'path'), message: textOf(item, 'message') }))
    .filter((item) => item.message !== '');
}

/** Turns an answer outside 200–299 into the error that the rest of the console sees. */
export async function errorFromResponse(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const json = contentType.endsWith('json') ? parseJson(body) : undefined;
  const statusText = response.statusText || knownStatusTexts[response.status] || 'HTTP';
  const common = { status: response.status, statusText, body, violations: readViolations(json) };
  if (response.status >= 500) return new HttpError({ kind: 'server', ...common });
  if (contentType !== 'application/problem+json') return new HttpError({ kind: 'client', ...common });
  return new HttpError({
    kind: 'problem',
    ...common,
    title: textOf(json, 'title') || statusText,
    detail: textOf(json, 'detail'),
    code: textOf(json, 'code'),
  });
}
