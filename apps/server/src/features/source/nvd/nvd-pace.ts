import type { HostPace } from '../../../outgoing/outgoing.ts';

/** In any 30 seconds, without and with a key (https://nvd.nist.gov/developers/start-here). */
const windowMs = 30_000;
const allowed = { withoutKey: 5, withKey: 50 } as const;
/** Turns lie so much further apart than the limit says: requests do not arrive as evenly as they are sent. */
const spare = 1.083;

/** The rate of requests to the NVD's API. @param requests in 30 seconds, if configured */
export function paceOf(url: URL, hasKey: boolean, requests: number | undefined): HostPace {
  const perWindow = requests ?? (hasKey ? allowed.withKey : allowed.withoutKey);
  return {
    lane: `${url.host}${hasKey ? ' with key' : ''}`,
    intervalMs: (windowMs / Math.max(1, perWindow)) * spare,
  };
}
