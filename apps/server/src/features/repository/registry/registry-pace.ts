// Public to other features.
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

/** GitHub tells its budget with each answer, and the lane is closed when it is used up. */
const told: ReadonlySet<string> = new Set(['api.github.com']);

/** Nobody else is asked more often than twenty times a second. */
const usualMs = 50;

export function paceOf(url: URL): HostPace {
  const published = publishedMs.get(url.hostname);
  const intervalMs = told.has(url.hostname) ? 0 : (published ?? usualMs) * (published ? spare : 1);
  return { lane: url.host, intervalMs };
}
