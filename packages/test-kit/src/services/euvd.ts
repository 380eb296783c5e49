import type { Service } from './service.ts';

/** A record of the European vulnerability database; only the members that are read are named. */
export type EuvdRecord = { id: string; aliases: string } & Record<string, unknown>;

/**
 * Plays the search of the EUVD (https://euvd.enisa.europa.eu/apidocs): exploited records in pages of at most
 * 100. Callers without a User-Agent get 403 with an HTML page.
 */
export function playEuvd(records: () => readonly EuvdRecord[]): Service {
  return ({ path, query, headers }) => {
    const agent = headers['user-agent'];
    if (typeof agent !== 'string' || /^(undici|node)\b/.test(agent))
      return { status: 403, body: '<html><body>Forbidden</body></html>' };
    if (path !== '/search') return { status: 404, body: '<html><body>Not found</body></html>' };
    const size = Number(query.get('size') ?? 10);
    if (query.get('exploited') !== 'true' || size > 100) return { status: 403, body: '<html></html>' };
    const all = records();
    const start = Number(query.get('page') ?? 0) * size;
    return { status: 200, body: { items: all.slice(start, start + size), total: all.length } };
  };
}
