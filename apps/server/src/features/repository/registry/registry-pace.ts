import { laneOf } from '../../../outgoing/lane.ts';
import type { HostPace } from '../../../outgoing/outgoing.ts';

/** Turns lie further apart than a limit says: requests do not arrive as evenly as they are sent. */
const spare = 1.083;

/**
 * Time between two requests to hosts that publish a limit: crates.io takes one a second (https://crates.io/data-access),
 * rubygems.org ten (https://guides.rubygems.org/rubygems-org-rate-limits/), hex.pm a hundred a minute
 * (https://github.com/hexpm/specifications/blob/main/endpoints.md).
 */
const publishedMs: ReadonlyMap<string, number> = new Map([
  ['crates.io', 1_000],
  ['rubygems.org', 100],
  ['hex.pm', 600],
]);

/**
 * GitHub tells its budget with each answer, and the lane is closed when it is used up. Its secondary limits are met by asking no
 * more often than ten times a second (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 */
const toldMs: ReadonlyMap<string, number> = new Map([['api.github.com', 100]]);

/** Nobody else is asked more often than twenty times a second. */
const usualMs = 50;

/**
 * The maximum rate of requests to a host. Its published limits apply to every caller; budgets in its answers
 * apply per account.
 * @param authorization as sent; undefined for an anonymous request
 */
export function paceOf(url: URL, authorization: string | undefined): HostPace {
  const published = publishedMs.get(url.hostname);
  if (published !== undefined) return { lane: url.host, intervalMs: published * spare };
  return { lane: laneOf(url, authorization), intervalMs: toldMs.get(url.hostname) ?? usualMs };
}
