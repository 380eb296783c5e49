import { type Database, findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import type { TextKind, TextOrigin } from './text-kind.ts';
import { doneId, kindNumber, originOf, textOf } from './text-source.queries.ts';

const numbers = { identity: 1, pkg: 2 } as const satisfies Record<TextOrigin, number>;
const lastIds = {
  identity: sql`(select max(identity_id) from identity)`,
  pkg: sql`(select max(pkg_id) from pkg)`,
} as const;

export interface FeedState {
  done_id: number;
  ahead_id: number | null;
  /** True if everything up to `ahead_id` can be read. */
  settled: boolean;
  /** True if there is anything behind `done_id`. */
  pending: boolean;
}

/** The transactions that have the table of an origin open for writing, which is from before they take a number on. */
const writersOf = (origin: TextOrigin) => sql`select virtualtransaction from pg_locks
  where locktype = 'relation' and relation = ${origin}::regclass and mode = 'RowExclusiveLock' and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** The progress of the index. */
export async function findFeedState(db: Database, origin: TextOrigin): Promise<FeedState | undefined> {
  return findRow(
    db,
    sql<FeedState>`select done_id, ahead_id, not exists (
        select from unnest(ahead_writers) w where w in (${writersOf(origin)})) as settled,
        coalesce(${lastIds[origin]} > done_id, false) as pending
      from search_progress where kind = ${numbers[origin]}`,
  );
}

/**
 * Stores the numbers assigned so far, and the transactions that may still add one of them. A transaction with
 * a lower number took its lock before that number became readable, so the locks are read in a later
 * statement.
 */
export async function lookAhead(trx: Transaction, origin: TextOrigin): Promise<void> {
  const where = sql`where kind = ${numbers[origin]}`;
  await runSql(trx, sql`update search_progress set ahead_id = ${lastIds[origin]} ${where}`);
  await runSql(trx, sql`update search_progress set ahead_writers = array(${writersOf(origin)}) ${where}`);
}

/** Adds the texts of a kind that come from rows with a number behind `from` up to `to`. Returns how many were new. */
export async function addTexts(trx: Transaction, kind: TextKind, from: number, to: number): Promise<number> {
  const { table, id, where } = originOf[kind];
  const { k1, k2, k3, label } = textOf[kind];
  return runSql(
    trx,
    sql`insert into search_text (kind, k1, k2, k3, label)
      select n.* from (select distinct ${kindNumber(kind)}::smallint as kind, ${k1} as k1, ${k2} as k2, ${k3} as k3,
        ${label} as label from ${table} where ${where} and ${id} > ${from} and ${id} <= ${to}) n
      left join search_text t on t.kind = n.kind and t.k3 = n.k3 and t.k2 = n.k2 and t.k1 = n.k1
      where t.kind is null
      order by n.k3, n.k2, n.k1 on conflict do nothing`,
  );
}

export async function setDone(trx: Transaction, origin: TextOrigin, id: number): Promise<void> {
  await runSql(
    trx,
    sql`update search_progress set done_id = greatest(done_id, ${id}::int) where kind = ${numbers[origin]}`,
  );
}

/** The number of distinct texts in the indexed rows, and in the index. */
export async function countTexts(db: Database, kind: TextKind): Promise<{ rows: number; entries: number }> {
  const { table, id, where } = originOf[kind];
  const { k1, k2, k3 } = textOf[kind];
  const row = await findRow(
    db,
    sql<{ rows: number; entries: number }>`select
      (select count(*) from (select distinct ${k1}, ${k2}, ${k3} from ${table} where ${where} and ${id} <= ${doneId(kind)}) n) as rows,
      (select count(*) from search_text where kind = ${kindNumber(kind)}) as entries`,
  );
  return row ?? { rows: 0, entries: 0 };
}

/** Removes the texts that no row has, as far as the index has been. Returns how many. */
export async function removeStrays(trx: Transaction, kind: TextKind): Promise<number> {
  const { table, where } = originOf[kind];
  const { k1, k2, k3, label } = textOf[kind];
  return runSql(
    trx,
    sql`delete from search_text where kind = ${kindNumber(kind)} and text_id not in (
      select t.text_id from search_text t join (select distinct ${k1} as k1, ${k2} as k2, ${k3} as k3, ${label} as label
        from ${table} where ${where}) n on n.k3 = t.k3 and n.k2 = t.k2 and n.k1 = t.k1 and n.label = t.label
      where t.kind = ${kindNumber(kind)})`,
  );
}

/** The number up to which the rows of a kind are in the index. */
export async function findDone(db: Database, kind: TextKind): Promise<number> {
  const row = await findRow(db, sql<{ done: number }>`select ${doneId(kind)} as done`);
  return row?.done ?? 0;
}
