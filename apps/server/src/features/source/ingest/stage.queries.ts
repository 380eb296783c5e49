import { type RawBuilder, sql } from 'kysely';
import { copyChunks, type Database, rowsOf, type Transaction } from '../../../db/database.ts';
import { fence } from '../../../db/planner.ts';
import { makeTemporary } from '../../../db/temporary-tables.ts';
import {
  stageAttrsColumns,
  stagePkgColumns,
  stageRangeColumns,
  stageVulnColumns,
} from '../reader/advisory-rows.ts';
import type { ReaderRows } from '../reader/reader-protocol.ts';

/** Which of these records the database does not have in this very form, by their position. */
export async function findChanged(
  db: Database,
  feed: string,
  ids: readonly string[],
  hashes: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ n: number }>`select i.n::int - 1 as n
      from unnest(${ids}::text[], ${hashes}::text[]) with ordinality as i(record_id, hash, n)
      ${storedRecord(feed, sql`i.record_id`)}
      where r.content_hash is distinct from decode(i.hash, 'hex')
      order by i.n`,
  );
  return rows.map((row) => row.n);
}

/**
 * Joins the stored record `r` of a feed, nulls when there is none. `fence` keeps it a look-up by key, row for row:
 * before the statistics know a feed the planner expects no record of it and would read them all for each row, 130 s
 * instead of 10 for a feed of 130,000.
 */
export function storedRecord(feed: string, recordId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join lateral (select * from vuln_record
    where feed = ${feed} and record_id = ${recordId} ${fence}) r on true`;
}

/**
 * Fills the temporary tables `stage_vuln`, `stage_range`, `stage_pkg` and `stage_attrs`, which last as long as the
 * transaction.
 */
export async function stageRecords(trx: Transaction, rows: ReaderRows): Promise<void> {
  // Look-ups of 2,000 keys among a million: by index, wherever the server thinks that its disks still turn.
  await sql`set local random_page_cost = 1.1`.execute(trx);
  await makeTemporary(trx, 'stage_vuln');
  await makeTemporary(trx, 'stage_range');
  await makeTemporary(trx, 'stage_pkg');
  await makeTemporary(trx, 'stage_attrs');
  await copyText(trx, `stage_vuln (${stageVulnColumns})`, rows.vulns);
  await copyText(trx, `stage_range (${stageRangeColumns})`, rows.ranges);
  await copyText(trx, `stage_pkg (${stagePkgColumns})`, rows.coordinates);
  await copyText(trx, `stage_attrs (${stageAttrsColumns})`, rows.attrs);
  // A plan made without knowing how many rows there are took minutes instead of milliseconds (design §4.2, trap 1).
  // Documents are left out: reading them all would take longer than everything else here.
  await sql`analyze stage_vuln (n, record_id, source, ext_id), stage_range (n, c, a), stage_pkg, stage_attrs`.execute(
    trx,
  );
}

/** The text's own memory is sent; the driver's streams only take buffers. */
async function copyText(trx: Transaction, target: string, text: Uint8Array<ArrayBuffer>): Promise<void> {
  if (text.length === 0) return;
  await copyChunks(trx, target, [Buffer.from(text.buffer, text.byteOffset, text.byteLength)]);
}

/** Forgets what was staged, for a transaction that stores more than once. */
export async function endStaging(trx: Transaction): Promise<void> {
  await sql`drop table if exists stage_vuln, stage_range, stage_pkg, stage_attrs, stage_changed, stage_described, stage_id,
    stage_vrange, stage_reranged, stage_before, stage_reason`.execute(trx);
}
