import { sql } from 'kysely';
import { copyRows, type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { BulkOutcome } from '../../jobs/bulk-kind.ts';

/** The progress of a bulk. Every finished thing is done or skipped. */
export interface BulkRow {
  token: string;
  kind: string;
  total: number;
  done: number;
  skipped: number;
  /** The number of done things that can be undone. */
  undoable: number;
  /** Token of what it takes back. */
  undoes: string | null;
  /** Token of what takes it back. */
  undone_by: string | null;
}

const bulkColumns = sql`b.token, b.kind, b.total, b.done, b.skipped, b.undoable,
  (select o.token from bulk o where o.bulk_id = b.undoes) as undoes,
  (select u.token from bulk u where u.undoes = b.bulk_id) as undone_by`;

/** The bulks among these tasks. */
export async function listBulks(db: Database, tokens: readonly string[]): Promise<BulkRow[]> {
  return rowsOf(db, sql<BulkRow>`select ${bulkColumns} from bulk b where b.token = any(${tokens}::uuid[])`);
}

export interface OwnedBulkRow extends BulkRow {
  bulk_id: number;
  parameters: unknown;
  project_id: number | null;
  state: string;
}

/** A bulk of its owner; somebody else's is as unknown as one that never was. */
export async function findOwnedBulk(
  db: Database,
  token: string,
  owner: string,
): Promise<OwnedBulkRow | undefined> {
  return findRow(
    db,
    sql<OwnedBulkRow>`select b.bulk_id, b.parameters, t.project_id, t.state, ${bulkColumns}
      from bulk b join task t on t.token = b.token where b.token = ${token} and t.owner = ${owner}`,
  );
}

/**
 * True if someone is waiting for a bulk change, so background work should yield. Nobody waits for more than
 * some minutes.
 */
export async function isBulkAwaited(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (select 1 from bulk b join task t on t.token = b.token
      where t.state in ('queued', 'running') and t.created_at > now() - interval '5 minutes') as found`,
  );
  return row?.found ?? false;
}

export async function insertBulk(
  trx: Transaction,
  bulk: { token: string; kind: string; parameters: unknown; undoes?: number },
): Promise<number> {
  const row = await findRow(
    trx,
    sql<{ id: number }>`insert into bulk (token, kind, parameters, undoes)
      values (${bulk.token}, ${bulk.kind}, ${JSON.stringify(bulk.parameters)}, ${bulk.undoes ?? null})
      returning bulk_id as id`,
  );
  if (!row) throw new Error('The bulk was not stored');
  return row.id;
}

/** The number of refs written at once. */
const refsAtOnce = 5_000;

/** @param refs may be read through the same connection: it is free while the next ones are awaited */
export async function insertItems(
  trx: Transaction,
  bulkId: number,
  refs: AsyncIterable<string>,
): Promise<void> {
  let written = 0;
  let batch: string[] = [];
  const write = async () => {
    const first = written + 1;
    const rows = batch.map((ref, n) => [bulkId, first + n, ref] as const);
    written += batch.length;
    batch = [];
    await copyRows(trx, 'bulk_item (bulk_id, item_no, ref)', rows);
  };
  for await (const ref of refs) {
    batch.push(ref);
    if (batch.length >= refsAtOnce) await write();
  }
  if (batch.length > 0) await write();
  await runSql(trx, sql`update bulk set total = ${written} where bulk_id = ${bulkId}`);
}

/** The reversible results of another bulk, the last one first. */
export async function copyUndoable(trx: Transaction, bulkId: number, undone: number): Promise<void> {
  await runSql(
    trx,
    sql`insert into bulk_item (bulk_id, item_no, ref, undo)
      select ${bulkId}::int, row_number() over (order by item_no desc), ref, undo
      from bulk_item where bulk_id = ${undone} and undo is not null`,
  );
  await runSql(
    trx,
    sql`update bulk set total = (select count(*) from bulk_item i where i.bulk_id = ${bulkId})
      where bulk_id = ${bulkId}`,
  );
}

export interface LockedBulk extends Pick<BulkRow, 'total' | 'done' | 'skipped'> {
  bulk_id: number;
  parameters: unknown;
  position: number;
  owner: string | null;
  state: string;
}

/** If two workers have the same bulk, or a worker and a cancellation, the second waits for the first. */
export async function lockBulk(trx: Transaction, token: string): Promise<LockedBulk | undefined> {
  const locked = await findRow(trx, sql`select 1 from bulk where token = ${token} for update`);
  if (!locked) return undefined;
  // A statement of its own: it sees what the one before it has waited for.
  return findRow(
    trx,
    sql<LockedBulk>`select b.bulk_id, b.parameters, b.total, b.position, b.done, b.skipped, t.owner, t.state
      from bulk b join task t on t.token = b.token where b.token = ${token}`,
  );
}

export interface ItemRow {
  item_no: number;
  ref: string;
  undo: unknown;
}

/** The next ones that are to be worked on. */
export async function listItemsBehind(
  db: Database,
  bulkId: number,
  position: number,
  limit: number,
): Promise<ItemRow[]> {
  return rowsOf(
    db,
    sql<ItemRow>`select item_no, ref, undo from bulk_item
      where bulk_id = ${bulkId} and item_no > ${position} order by item_no limit ${limit}`,
  );
}

/** The result of one batch. */
export interface BatchResult {
  /** `item_no` of its last one. */
  position: number;
  outcomes: readonly (BulkOutcome & { item_no: number })[];
}

export async function storeOutcomes(
  trx: Transaction,
  bulkId: number,
  { position, outcomes }: BatchResult,
): Promise<void> {
  // The bounds keep a batch from reading the items of all others.
  await runSql(
    trx,
    sql`update bulk_item i set reason = o.reason, label = o.label, undo = o.undo
      from unnest(${outcomes.map((one) => one.item_no)}::int[], ${outcomes.map((one) => one.reason ?? null)}::text[],
        ${outcomes.map((one) => one.label ?? null)}::text[],
        ${outcomes.map((one) => (one.undo === undefined ? null : JSON.stringify(one.undo)))}::jsonb[])
        as o(item_no, reason, label, undo)
      where i.bulk_id = ${bulkId} and i.item_no = o.item_no
        and i.item_no between ${outcomes[0]?.item_no ?? position} and ${position}`,
  );
  const skipped = outcomes.filter((one) => one.reason !== undefined).length;
  const undoable = outcomes.filter((one) => one.undo !== undefined).length;
  await runSql(
    trx,
    sql`update bulk set position = ${position}, done = done + ${outcomes.length - skipped}, skipped = skipped + ${skipped},
      undoable = undoable + ${undoable} where bulk_id = ${bulkId}`,
  );
}

export interface SkippedRow {
  reason: string;
  ref: string;
  label: string | null;
  /** The number of things with this reason. */
  count: number;
}

/** The first ones that were skipped for each reason. */
export async function listSkipped(db: Database, bulkId: number, limit: number): Promise<SkippedRow[]> {
  return rowsOf(
    db,
    sql<SkippedRow>`select reason, ref, label, count from (
        select reason, ref, label, item_no, row_number() over (partition by reason order by item_no) as place,
          count(*) over (partition by reason) as count
        from bulk_item where bulk_id = ${bulkId} and reason is not null) skipped
      where place <= ${limit} order by count desc, reason, item_no`,
  );
}
