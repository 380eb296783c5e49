import { createHmac } from 'node:crypto';
import { createRateMeter, type RateLimit } from './rate-meter.ts';
import type { Service } from './service.ts';

/** The setup of the played VulnDB. */
export type VulndbState = {
  key: string;
  secret: string;
  /** Vulnerabilities by CPE; none: 404. */
  results: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** The reported total. Default: the actual number. */
  total?: number;
  limit?: RateLimit;
};

const byCpe = '/api/v1/vulnerabilities/find_by_cpe';
const accountStatus = '/api/v1/account_status';

/** Plays VulnDB's look-up by CPE and what it says of an account: signed by OAuth 1.0a, a nonce once, pages from 1. */
export function playVulndb(state: () => VulndbState): Service & { readonly most: number } {
  const nonces = new Set<string>();
  let meter: { limit: RateLimit; meter: ReturnType<typeof createRateMeter> } | undefined;
  const service: Service = ({ method, mount, path, query, headers }) => {
    const { key, secret, results, total, limit } = state();
    if (method !== 'GET' || (path !== byCpe && path !== accountStatus)) return { status: 599 };
    const nonce = query.get('oauth_nonce') ?? '';
    const url = `http://${headers.host}${mount}${path}`;
    const isSigned =
      query.get('oauth_consumer_key') === key && query.get('oauth_signature') === sign(url, query, secret);
    if (!isSigned || nonce === '' || nonces.has(nonce))
      return { status: 401, body: { error: 'Unauthorized' } };
    nonces.add(nonce);
    if (limit) {
      if (meter?.limit !== limit) meter = { limit, meter: createRateMeter(limit) };
      if (meter.meter.isTooMany(performance.now()))
        return { status: 429, body: { error: 'Too many requests' } };
    }
    if (path === accountStatus) {
      return {
        status: 200,
        body: { number_of_api_calls_allowed_per_month: 10_000, number_of_api_calls_made_this_month: 7 },
      };
    }
    const found = results[query.get('cpe') ?? ''];
    if (!found) return { status: 404, body: { error: 'Not found' } };
    const size = Number(query.get('size'));
    const page = Number(query.get('page'));
    return {
      status: 200,
      body: {
        current_page: page,
        total_entries: total ?? found.length,
        results: found.slice((page - 1) * size, page * size),
      },
    };
  };
  return Object.defineProperty(service, 'most', { get: () => meter?.meter.most ?? 0 }) as Service & {
    readonly most: number;
  };
}

function sign(url: string, query: URLSearchParams, secret: string): string {
  const pairs = [...query].filter(([name]) => name !== 'oauth_signature');
  const parameters = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const base = ['GET', url, parameters.join('&')].map(encode).join('&');
  return createHmac('sha1', `${encode(secret)}&`)
    .update(base)
    .digest('base64');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
