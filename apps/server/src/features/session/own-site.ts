import type { FastifyRequest } from 'fastify';

/**
 * True if no page of another site has caused the request. Browsers say so themselves (`Sec-Fetch-Site`); older ones name the
 * page's origin with everything that writes. Other clients send neither.
 */
export function isOfOwnSite(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none';
  const origin = headerOf(request, 'origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/** A header that came once and is not empty. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
