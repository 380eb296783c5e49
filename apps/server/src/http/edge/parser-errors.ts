import { STATUS_CODES } from 'node:http';

/** The error of Node's parser for a request it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
}

const problems: Readonly<Record<string, { status: number; detail: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request headers did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The request headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    detail: 'The chunk extensions of the request are too large.',
  },
};
const malformed = { status: 400, detail: 'The request is not well-formed HTTP.' };

/**
 * The raw answer to an unreadable request: the API's usual problem document, readable from any origin. It
 * ends the connection, because nobody knows where the next request would begin.
 */
export function parserErrorAnswer({ code = '' }: ParserError): string {
  const { status, detail } = problems[code] ?? malformed;
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ status, title, detail });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Access-Control-Allow-Origin: *',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
