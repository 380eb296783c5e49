import { setTimeout as pause } from 'node:timers/promises';
import { type Database, inTransaction } from '../db/database.ts';
import { OutgoingError } from './outgoing-error.ts';
import { postponeLane, takeTurn } from './turns.queries.ts';

/** A host that asks for more is reported and asked again by the next run. */
export const maxWaitMs = 120_000;

const minLateMs = 40;
const maxLateMs = 500;
const lateShare = 0.7;
/** A process that is held up all the time asks all the same. */
const maxTurns = 3;

/** Distributes the turns of a host across all nodes. */
export interface Turns {
  /** Waits until a request may go. @throws OutgoingError `busy` when that would take too long */
  take(lane: string, intervalMs: number, signal: AbortSignal, patienceMs?: number): Promise<void>;
  /** Notes for all nodes that a host asks to be left alone. */
  postpone(lane: string, ms: number): Promise<void>;
}

/** Turns by the clock of the database, so that nodes whose clocks differ agree. */
export function databaseTurns(db: Database): Turns {
  return {
    async take(lane, intervalMs, signal, patienceMs = maxWaitMs) {
      for (let turn = 1; ; turn++) {
        signal.throwIfAborted();
        const askedAt = performance.now();
        const { taken, waitMs } = await takeTurn(db, lane, intervalMs, patienceMs);
        if (!taken) throw postponed(lane, waitMs);
        if (waitMs > 0) await pause(waitMs, undefined, { signal });
        const lateMs = performance.now() - askedAt - waitMs;
        if (intervalMs === 0 || turn === maxTurns || lateMs <= mayBeLateMs(intervalMs)) return;
      }
    },
    postpone: (lane, ms) => inTransaction(db, (trx) => postponeLane(trx, lane, ms)),
  };
}

/**
 * A turn that is used later than this goes to nobody, and another is taken: a process that was held up wakes with several
 * turns at once, which would all go together. The limits that we know leave more time to spare.
 */
function mayBeLateMs(intervalMs: number): number {
  return Math.max(minLateMs, Math.min(maxLateMs, intervalMs * lateShare));
}

/** For callers without a database: every request goes at once. */
export const noTurns: Turns = { take: async () => undefined, postpone: async () => undefined };

function postponed(lane: string, waitMs: number): OutgoingError {
  const seconds = Math.ceil(waitMs / 1000);
  return new OutgoingError('busy', `${lane} asked to be left alone for another ${seconds} seconds`, {
    retryAfterMs: waitMs,
  });
}
