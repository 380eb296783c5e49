import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, findRow } from '../db/database.ts';
import { stopIfAborted } from './job.ts';

/** The longest wait for work that goes first, and the time that work then has for itself. */
const patienceMs = 10_000;
const turnMs = 2_000;
/** The pause between two looks. */
const lookEveryMs = 50;
/** Urgent work comes in bursts: it counts as under way for so long after it was last seen. */
const lullMs = 500;

export interface WayGiver {
  /** True if something goes first: work then stops where it can. */
  mustWait(): Promise<boolean>;
  /** Waits for what goes first, if anything does. @throws JobInterrupted once the signal is aborted */
  wait(signal: AbortSignal): Promise<void>;
}

/** The kind of task that other work gives way to: whoever uploads a BOM waits for its findings. */
export const processBomKind = 'bom.process';

/** For work that may wait while a BOM is being processed or about to be, on any node. */
export function giveWayToBoms(db: Database): WayGiver {
  return wayGiver(() => isBomUnderWay(db));
}

async function isBomUnderWay(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (
      select 1 from task where kind = ${processBomKind} and state in ('queued', 'running')) as found`,
  );
  return row?.found ?? false;
}

/**
 * Makes work wait while something more urgent is under way, but gives it a sixth of the time at least: urgent work may never end.
 * @param isUrgent whether something is under way that goes first
 */
export function wayGiver(
  isUrgent: () => Promise<boolean>,
  {
    now = () => performance.now(),
    sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }),
  } = {},
): WayGiver {
  let seenAt = Number.NEGATIVE_INFINITY;
  let lookAt = Number.NEGATIVE_INFINITY;
  let freeUntil = Number.NEGATIVE_INFINITY;
  let waitingSince: number | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (await isUrgent()) seenAt = now();
    lookAt = now() + lookEveryMs;
  }

  async function mustWait(): Promise<boolean> {
    if (now() < freeUntil) return false;
    if (now() >= lookAt) {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
    if (now() - seenAt >= lullMs) {
      waitingSince = undefined;
      return false;
    }
    waitingSince ??= now();
    if (now() - waitingSince < patienceMs) return true;
    waitingSince = undefined;
    freeUntil = now() + turnMs;
    return false;
  }

  return {
    mustWait,
    async wait(signal) {
      while (await mustWait()) await sleep(lookEveryMs, signal).catch(() => stopIfAborted(signal));
    },
  };
}
