import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, findRow, inTransaction } from '../db/database.ts';
import { enqueue, type NewTask } from './task.ts';

/** Work that comes round. A node that finds it due enqueues it; the task's subject keeps several nodes from doing so twice. */
export interface Recurring {
  readonly name: string;
  /** Time between two starts; undefined: switched off. Read anew each time, so that a changed setting counts at once. */
  intervalMs(db: Database): Promise<number | undefined>;
  /** The task to start; its subject must be set. */
  readonly task: NewTask & { subject: string };
  /** Due after each start of the server, too, where it comes round at all. */
  readonly atStart?: boolean;
  /** The interval that people set; absent for work that only looks for what is waiting. */
  readonly plan?: Plan;
}

/** Work that runs at fixed times, whether or not there is anything to do. */
interface Plan {
  /** The setting that says how often, such as `task-scheduler/ldap.sync.cadence`; absent where it is not to be changed. */
  readonly setting?: string;
  /** Time between two starts once the server has run for a while; undefined: switched off. */
  everyMs(db: Database): Promise<number | undefined>;
}

const lookEveryMs = 30_000;

/** Several nodes that start together, and one that starts again and again, count as one start. */
const startQuietMs = 15 * 60_000;

/** The tolerated difference between the clocks of the database and its nodes. */
const clockSkewMs = 5 * 60_000;

/** Looks for due work until stopped. */
export function startSchedule(db: Database, recurring: readonly Recurring[], now: () => Date, log: Logger) {
  const startedAt = now();
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = startDueWork(db, recurring, now(), startedAt).catch((error) =>
      log.error({ err: error }, 'schedule could not be read'),
    );
  };
  const first = setTimeout(look, 5_000);
  const timer = setInterval(look, lookEveryMs);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Enqueues everything whose last start is longer ago than its interval, or before the server's start where that counts.
 * @param startedAt when this process started; undefined: starts count for nothing
 */
export async function startDueWork(
  db: Database,
  recurring: readonly Recurring[],
  now: Date,
  startedAt?: Date,
): Promise<void> {
  for (const item of recurring) {
    const intervalMs = await item.intervalMs(db);
    if (intervalMs === undefined) continue;
    // A start that lies ahead was written before the clock was set back: waiting for it could take years.
    const latest = new Date(now.getTime() + clockSkewMs);
    const last = await findRow(
      db,
      sql<{ at: Date | null }>`select max(created_at) as at from task
        where kind = ${item.task.kind} and subject = ${item.task.subject} and created_at <= ${latest}`,
    );
    const isOfThisStart = !item.atStart || !startedAt || isAfterStart(last?.at, startedAt);
    if (last?.at && isOfThisStart && now.getTime() - last.at.getTime() < intervalMs) continue;
    await inTransaction(db, (trx) => enqueue(trx, item.task));
  }
}

function isAfterStart(at: Date | null | undefined, startedAt: Date): boolean {
  return at !== null && at !== undefined && at.getTime() >= startedAt.getTime() - startQuietMs;
}
