import type { IncomingHttpHeaders } from 'node:http';

/** The credentials that a caller sends, not yet verified. */
export function shownCredentials(headers: IncomingHttpHeaders): string | undefined {
  return [headers['x-api-key']].flat()[0] ?? headers.authorization ?? headers.cookie;
}
