import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { BundledPart } from './bundle-manifest.ts';

export interface BundledRecord {
  record_id: string;
  /** Hex. */
  hash: string;
  /** The advisory as JSON. */
  doc: string;
}

/** Records of a feed with what they say, in the order of their ids, from one on. */
export async function listRecordsAfter(
  db: Database,
  feed: string,
  after: string,
  limit: number,
): Promise<BundledRecord[]> {
  return rowsOf(
    db,
    sql<BundledRecord>`select r.record_id, encode(r.content_hash, 'hex') as hash, d.doc::text as doc
      from (select record_id, vuln_id, content_hash from vuln_record
        where feed = ${feed} and record_id > ${after} order by record_id limit ${limit}) r
      join vuln_doc d on d.vuln_id = r.vuln_id and d.feed = ${feed} and d.doc ->> 'recordId' = r.record_id
      order by r.record_id`,
  );
}

/** The last id of a page of records, whether or not they have a document. */
export async function lastIdAfter(
  db: Database,
  feed: string,
  after: string,
  limit: number,
): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ id: string | null }>`select max(record_id) as id from (select record_id from vuln_record
      where feed = ${feed} and record_id > ${after} order by record_id limit ${limit}) r`,
  );
  return row?.id ?? undefined;
}

export interface ScoreRow {
  cve_id: string;
  score: number;
  percentile: number;
}

export async function listScoresAfter(db: Database, after: string, limit: number): Promise<ScoreRow[]> {
  return rowsOf(
    db,
    sql<ScoreRow>`select cve_id, score, percentile from epss where cve_id > ${after} order by cve_id limit ${limit}`,
  );
}

/** Entries of a catalog of exploited CVEs, as its readers take them. */
export async function listExploited(db: Database, catalog: string): Promise<object[]> {
  const rows = await rowsOf(
    db,
    sql<{ entry: object }>`select json_build_object('cve', cve_id, 'addedOn', added_on, 'since', added_on,
        'dueOn', due_on, 'ransomware', ransomware, 'name', name, 'requiredAction', required_action) as entry
      from known_exploited where catalog = ${catalog} order by cve_id`,
  );
  return rows.map((row) => row.entry);
}

/** Takes over how far a source has been read, with the time at which it was. */
export async function storeParts(
  trx: Transaction,
  source: string,
  parts: readonly BundledPart[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into source_state (source, part, etag, last_modified, content_hash, cursor, records, last_success, last_attempt)
      select ${source}, part, etag, "lastModified", "contentHash", cursor, records, "lastSuccess", "lastSuccess"
      from json_to_recordset(${JSON.stringify(parts)}::json) as p(part text, etag text, "lastModified" text,
        "contentHash" text, cursor text, records bigint, "lastSuccess" timestamptz)
      on conflict (source, part) do update set etag = excluded.etag, last_modified = excluded.last_modified,
        content_hash = excluded.content_hash, cursor = excluded.cursor, records = excluded.records,
        last_success = excluded.last_success, last_attempt = excluded.last_attempt, last_error = null, problem = null,
        failure = null`,
  );
}

/** When each source was last read here. */
export async function lastRead(db: Database): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    db,
    sql<{ source: string; at: Date }>`select source, max(last_success) as at from source_state
      where last_success is not null group by source`,
  );
  return new Map(rows.map((row) => [row.source, row.at]));
}
