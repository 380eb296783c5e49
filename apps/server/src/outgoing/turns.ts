import { setTimeout as pause } from 'node:timers/promises';
import { type Database, inTransaction } from '../db/database.ts';
import { OutgoingError } from './outgoing-error.ts';
import { postponeLane, takeTurn } from './turns.queries.ts';

/** A host that asks for more is reported and asked again by the next run. */
export const maxWaitMs = 120_000;

/** Whose turn it is to ask a host, across all nodes. */
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
      signal.throwIfAborted();
      const { taken, waitMs } = await takeTurn(db, lane, intervalMs, patienceMs);
      if (!taken) throw postponed(lane, waitMs);
      if (waitMs > 0) await pause(waitMs, undefined, { signal });
    },
    postpone: (lane, ms) => inTransaction(db, (trx) => postponeLane(trx, lane, ms)),
  };
}

/** For what asks hosts without a database at hand: every request goes at once. */
export const noTurns: Turns = { take: async () => undefined, postpone: async () => undefined };

function postponed(lane: string, waitMs: number): OutgoingError {
  const seconds = Math.ceil(waitMs / 1000);
  return new OutgoingError('busy', `${lane} asked to be left alone for another ${seconds} seconds`, {
    retryAfterMs: waitMs,
  });
}
