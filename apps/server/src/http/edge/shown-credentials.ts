import type { IncomingHttpHeaders } from 'node:http';

/** What a caller shows to be known by, not yet looked at. */
export function shownCredentials(headers: IncomingHttpHeaders): string | undefined {
  return [headers['x-api-key']].flat()[0] ?? headers.authorization ?? headers.cookie;
}
