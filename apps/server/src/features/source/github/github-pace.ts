import { laneOf } from '../../../outgoing/lane.ts';
import type { HostPace } from '../../../outgoing/outgoing.ts';

/** Ten a second stay below the secondary limits. */
const intervalMs = 100;

/**
 * The budget is the token's own: repositories that are asked without one, or with another, use up theirs
 * (https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api).
 */
export function githubPace(url: URL, token: string): HostPace {
  return { lane: laneOf(url, token), intervalMs };
}
