// Public to other features.
import type { Logger } from 'pino';
import { type Database, findRow, sql } from '../db/database.ts';

/** A job that could begin and has waited for so long, while workers are free or none is alive, is a fault. */
const waitSeconds = 60;
/**
 * If all workers are busy, and none begins, ends, or advances a job for this long, they have stalled as well.
 */
const busySeconds = 600;
/** A node that was not seen for so long does not count. */
const aliveSeconds = 15;

export interface Standstill {
  /** The time since the longest-waiting job could have begun. */
  readonly waitingSeconds: number;
}

/**
 * True if queued work does not move: undefined when it does. A long queue in front of workers that get on with their jobs is
 * none.
 */
export async function findStandstill(db: Database): Promise<Standstill | undefined> {
  const row = await findRow(
    db,
    sql<{ waiting: number | null; moves: boolean }>`
      select (select extract(epoch from now() - min(j.run_at))::float8
          from graphile_worker._private_jobs j
          left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
          where j.is_available and j.run_at < now() - make_interval(secs => ${waitSeconds})
            and q.locked_at is null) as waiting,
        (select count(*) > 0 and sum(w.idle) = 0
            and max(w.moved_at) > now() - make_interval(secs => ${busySeconds})
          from worker_node w where w.seen_at > now() - make_interval(secs => ${aliveSeconds})) as moves`,
  );
  if (!row || row.waiting === null || row.moves) return undefined;
  return { waitingSeconds: Math.round(row.waiting) };
}

/** Tells the log when a standstill begins and when it is over. */
export function tellStandstill(log: Logger): (found: Standstill | undefined) => void {
  let isTold = false;
  return (found) => {
    if (found && !isTold) log.error(found, 'queued work does not move');
    if (!found && isTold) log.info('queued work moves again');
    isTold = found !== undefined;
  };
}
