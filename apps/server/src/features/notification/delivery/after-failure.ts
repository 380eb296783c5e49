import { NotNow, Undeliverable } from './publish.ts';

/** The consequences of a failed attempt. */
interface AfterFailure {
  readonly state: 'waiting' | 'dead';
  /** When the line goes on. */
  readonly dueAt: Date;
  readonly error: string;
  /** True if the try counts. */
  readonly isCounted: boolean;
}

const maxTries = 10;
const maxAgeMs = 24 * 3_600_000;
const firstWaitMs = 30_000;
const longestWaitMs = 2 * 3_600_000;
/** A destination that says to come back next week is asked earlier. */
const longestAskedMs = 3_600_000;

/**
 * @param attempts tries before this one
 * @param since when it was owed first
 */
export function afterFailure(error: unknown, attempts: number, since: Date, now: Date): AfterFailure {
  const told = error instanceof Error ? error.message : String(error);
  if (error instanceof Undeliverable) return { state: 'dead', dueAt: now, error: told, isCounted: true };
  const isCounted = !(error instanceof NotNow) || error.isTried;
  const tries = attempts + (isCounted ? 1 : 0);
  if (tries >= maxTries || now.getTime() - since.getTime() >= maxAgeMs)
    return { state: 'dead', dueAt: now, error: told, isCounted };
  const asked = error instanceof NotNow ? Math.min(error.afterMs ?? 0, longestAskedMs) : 0;
  const own = isCounted ? Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs) : 0;
  return {
    state: 'waiting',
    dueAt: new Date(now.getTime() + Math.max(asked, own, 1_000)),
    error: told,
    isCounted,
  };
}
