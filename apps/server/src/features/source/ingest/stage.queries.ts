import { sql } from 'kysely';
import { copyChunks, type Database, rowsOf, type Transaction } from '../../../db/database.ts';
import { stageRangeColumns, stageVulnColumns } from '../reader/advisory-rows.ts';
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
      where not exists (select 1 from vuln_record r
        where r.feed = ${feed} and r.record_id = i.record_id and r.content_hash = decode(i.hash, 'hex'))
      order by i.n`,
  );
  return rows.map((row) => row.n);
}

/** Fills the temporary tables `stage_vuln` and `stage_range`, which last as long as the transaction. */
export async function stageRecords(trx: Transaction, rows: ReaderRows): Promise<void> {
  await sql`create temp table stage_vuln (n int primary key, record_id text collate "C", content_hash bytea,
      source text collate "C", ext_id text collate "C", severity smallint, cvss real, cvss_v2 real, cvss_v3 real,
      cvss_v4 real, cwes int[], title text, published timestamptz, modified timestamptz, ended bool,
      ended_at timestamptz, doc jsonb) on commit drop`.execute(trx);
  await sql`create temp table stage_range (n int, kind smallint, k1 text collate "C", k2 text collate "C",
      k3 text collate "C", scheme smallint, lo text collate "C", hi text collate "C", attrs text collate "C",
      recheck bool) on commit drop`.execute(trx);
  await copyChunks(trx, `stage_vuln (${stageVulnColumns})`, [asBuffer(rows.vulns)]);
  await copyChunks(trx, `stage_range (${stageRangeColumns})`, [asBuffer(rows.ranges)]);
  // A plan made without knowing how many rows there are took minutes instead of milliseconds (design §4.2, trap 1).
  await sql`analyze stage_vuln, stage_range`.execute(trx);
}

/** The same memory; streams of text only take buffers. */
function asBuffer(bytes: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
