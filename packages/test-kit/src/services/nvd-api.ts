import type { NvdCve } from '../sources/write-sources.ts';
import { createRateMeter, type RateLimit } from './rate-meter.ts';
import type { Service, ServiceAnswer } from './service.ts';

/** The setup of the played NVD API. */
export type NvdApiState = {
  /** Every CVE, in the order of pages. */
  cves: readonly NvdCve[];
  /** The key it takes; a request with another one is refused, one without is fine. */
  key?: string;
  limit?: RateLimit;
  /** Largest page; the real one allows 2,000. */
  maxPage?: number;
  /** The time it states; the newest change when absent. */
  timestamp?: string;
};

const dayMs = 86_400_000;

/**
 * Plays the NVD's CVE API 2.0 (https://nvd.nist.gov/developers/vulnerabilities): pages, changes between two dates that lie
 * at most 120 days apart, faults told by the header `message`, 403 with a page for people above the rate limit.
 */
export function playNvdApi(state: () => NvdApiState): Service {
  let meter: { limit: RateLimit; isTooMany(atMs: number): boolean } | undefined;
  return ({ query, headers }) => {
    const { key, limit, maxPage = 2_000, cves, timestamp } = state();
    const given = headers.apikey;
    if (given !== undefined && given !== key) return refusal('Invalid apiKey.');
    if (limit) {
      if (meter?.limit !== limit) meter = { limit, ...bind(limit) };
      if (meter.isTooMany(performance.now()))
        return {
          status: 403,
          body: '<html><body><h1>Request forbidden by administrative rules.</h1></body></html>',
        };
    }
    const pageSize = Number(query.get('resultsPerPage') ?? 2_000);
    if (pageSize > maxPage) return refusal(`resultsPerPage parameter cannot exceed ${maxPage}.`);
    const wanted = findChanged(cves, query);
    if (typeof wanted === 'string') return refusal(wanted);
    const start = Number(query.get('startIndex') ?? 0);
    const page = wanted.slice(start, start + pageSize);
    return {
      status: 200,
      body: {
        resultsPerPage: page.length,
        startIndex: start,
        totalResults: wanted.length,
        format: 'NVD_CVE',
        version: '2.0',
        timestamp: timestamp ?? newestOf(cves),
        vulnerabilities: page.map((cve) => ({ cve })),
      },
    };
  };
}

function bind(limit: RateLimit): { isTooMany(atMs: number): boolean } {
  const meter = createRateMeter(limit);
  return { isTooMany: (atMs) => meter.isTooMany(atMs) };
}

function findChanged(cves: readonly NvdCve[], query: URLSearchParams): readonly NvdCve[] | string {
  const start = query.get('lastModStartDate');
  const end = query.get('lastModEndDate');
  if (start === null && end === null) return cves;
  if (start === null || end === null) return 'lastModStartDate and lastModEndDate are needed together.';
  const from = Date.parse(start);
  const to = Date.parse(end);
  if (Number.isNaN(from) || Number.isNaN(to)) return 'Invalid date.';
  if (to - from > 120 * dayMs) return 'The maximum allowable range is 120 consecutive days.';
  return cves.filter((cve) => {
    const at = Date.parse(`${cve.lastModified}Z`);
    return at >= from && at <= to;
  });
}

function newestOf(cves: readonly NvdCve[]): string {
  const times = cves.map((cve) => String(cve.lastModified)).sort();
  return times.at(-1) ?? '2000-01-01T00:00:00.000';
}

function refusal(message: string): ServiceAnswer {
  return { status: 404, headers: { message } };
}
