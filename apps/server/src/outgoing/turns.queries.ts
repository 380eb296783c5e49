import { sql } from 'kysely';
import { type Database, findRow, inTransaction, runSql, type Transaction } from '../db/database.ts';

/** A granted turn with its waiting time, or the time until a turn may be free. */
export interface Turn {
  taken: boolean;
  waitMs: number;
}

const untilFree = sql`ceil(extract(epoch from greatest(free_at, blocked_until, clock_timestamp())
  - clock_timestamp()) * 1000)::float8`;

/** Gives the next turn of a lane, unless it is further away than `maxWaitMs`. A lane without an interval is only looked at. */
export async function takeTurn(
  db: Database,
  lane: string,
  intervalMs: number,
  maxWaitMs: number,
): Promise<Turn> {
  if (intervalMs > 0) {
    const reserved = await inTransaction(db, (trx) => reserveTurn(trx, lane, intervalMs, maxWaitMs));
    if (reserved !== undefined) return { taken: true, waitMs: reserved };
  }
  const row = await findRow(
    db,
    sql<{ wait: number }>`select ${untilFree} as wait from outgoing_lane where lane = ${lane}`,
  );
  const waitMs = row?.wait ?? 0;
  return { taken: intervalMs === 0 && waitMs <= maxWaitMs, waitMs };
}

async function reserveTurn(
  trx: Transaction,
  lane: string,
  intervalMs: number,
  maxWaitMs: number,
): Promise<number | undefined> {
  const interval = sql`${intervalMs}::float8 * interval '1 millisecond'`;
  const turn = sql`greatest(l.free_at, l.blocked_until, clock_timestamp())`;
  const row = await findRow(
    trx,
    sql<{ wait: number }>`insert into outgoing_lane as l (lane, free_at)
      values (${lane}, clock_timestamp() + ${interval})
      on conflict (lane) do update set free_at = ${turn} + ${interval}
        where ${turn} <= clock_timestamp() + ${maxWaitMs}::float8 * interval '1 millisecond'
      returning greatest(0, ceil(extract(epoch from l.free_at - ${interval} - clock_timestamp()) * 1000))::float8
        as wait`,
  );
  return row?.wait;
}

/** Nobody asks a lane for so long. A shorter wait does not end a longer one. */
export async function postponeLane(trx: Transaction, lane: string, ms: number): Promise<void> {
  const until = sql`clock_timestamp() + ${ms}::float8 * interval '1 millisecond'`;
  await runSql(
    trx,
    sql`insert into outgoing_lane as l (lane, free_at, blocked_until) values (${lane}, clock_timestamp(), ${until})
      on conflict (lane) do update set blocked_until = greatest(l.blocked_until, excluded.blocked_until)`,
  );
}
