import type { AliasField, AliasIds, VulnRef } from '@waybill/match';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from '../../../db/database.ts';

/** A stored alias row. */
export type AliasRow = AliasIds & { alias_id: number };

const columns: Readonly<Record<AliasField, string>> = {
  cveId: 'cve_id',
  ghsaId: 'ghsa_id',
  sonatypeId: 'sonatype_id',
  osvId: 'osv_id',
  snykId: 'snyk_id',
  gsdId: 'gsd_id',
  vulnDbId: 'vuln_db_id',
  internalId: 'internal_id',
};
const fields = Object.keys(columns) as AliasField[];
const columnOf = (field: AliasField): RawBuilder<unknown> => sql.ref(columns[field]);

/** The ids to look up, by column. */
export type AliasKeys = ReadonlyMap<AliasField, ReadonlySet<string>>;

/** Alias rows that hold any of these ids. */
export async function listAliasRows(trx: Transaction, keys: AliasKeys): Promise<AliasRow[]> {
  const wanted = [...keys].filter(([, ids]) => ids.size > 0);
  if (wanted.length === 0) return [];
  // One index scan each; an `or` over all columns would read the whole table.
  const parts = wanted.map(
    ([field, ids]) => sql`select * from vuln_alias where ${columnOf(field)} = any(${[...ids]}::text[])`,
  );
  const rows = await rowsOf(
    trx,
    sql<
      Record<string, string | null> & { alias_id: number }
    >`select * from (${sql.join(parts, sql` union `)}) a
      order by alias_id`,
  );
  return rows.map((row) => ({ alias_id: row.alias_id, ...idsOf(row) }));
}

function idsOf(row: Readonly<Record<string, unknown>>): AliasIds {
  const ids: AliasIds = {};
  for (const field of fields) {
    const id = row[columns[field]];
    if (typeof id === 'string') ids[field] = id;
  }
  return ids;
}

/** Rewrites rows that took up ids, and adds new ones. */
export async function writeAliasRows(
  trx: Transaction,
  feed: string,
  updated: readonly AliasRow[],
  inserted: readonly AliasIds[],
): Promise<void> {
  const names = sql.join(fields.map(columnOf));
  const read = sql.join(fields.map((field) => sql`${sql.ref(field)} text`));
  if (updated.length > 0) {
    const assign = fields.map((field) => sql`${columnOf(field)} = ${sql.ref(`s.${field}`)}`);
    await runSql(
      trx,
      sql`update vuln_alias a set ${sql.join(assign)}
        from json_to_recordset(${JSON.stringify(updated)}::json) as s(alias_id int, ${read})
        where a.alias_id = s.alias_id`,
    );
  }
  if (inserted.length > 0) {
    const values = sql.join(fields.map((field) => sql.ref(field)));
    await runSql(
      trx,
      sql`insert into vuln_alias (feeds, ${names})
        select array[${feed}::text], ${values} from json_to_recordset(${JSON.stringify(inserted)}::json) as s(${read})`,
    );
  }
}

/** Notes that a feed says what these rows say, for those who want to see only what some feeds say. */
export async function noteFeed(trx: Transaction, feed: string, said: readonly AliasIds[]): Promise<void> {
  if (said.length === 0) return;
  const read = sql.join(fields.map((field) => sql`${sql.ref(field)} text`));
  const parts = fields.map(
    (
      field,
    ) => sql`select a.alias_id from said s join vuln_alias a on a.${columnOf(field)} = s.${sql.ref(field)}
      where ${sql.join(
        fields.map(
          (other) => sql`(s.${sql.ref(other)} is null or s.${sql.ref(other)} = a.${columnOf(other)})`,
        ),
        sql` and `,
      )}`,
  );
  await runSql(
    trx,
    sql`with said as (select * from json_to_recordset(${JSON.stringify(said)}::json) as s(${read}))
      update vuln_alias a set feeds = a.feeds || ${feed}::text
      where a.alias_id in (${sql.join(parts, sql` union `)}) and not a.feeds @> array[${feed}::text]`,
  );
}

/** Takes an id out of rows: those that a feed alone speaks of go, as nobody else says that the others belong together. */
export async function removeFromRows(
  trx: Transaction,
  feed: string,
  field: AliasField,
  id: string,
): Promise<void> {
  await runSql(
    trx,
    sql`delete from vuln_alias where ${columnOf(field)} = ${id} and feeds <@ array[${feed}::text]`,
  );
  await runSql(
    trx,
    sql`update vuln_alias set ${columnOf(field)} = null, feeds = array_remove(feeds, ${feed}::text)
      where ${columnOf(field)} = ${id}`,
  );
}

export interface GroupMember {
  vuln_id: number;
  source: string;
  ext_id: string;
  alias_group: number | null;
}

/** The existing vulnerabilities among those named. */
export async function listMembers(trx: Transaction, refs: readonly VulnRef[]): Promise<GroupMember[]> {
  return rowsOf(
    trx,
    sql<GroupMember>`select v.vuln_id, v.source, v.ext_id, v.alias_group
      from unnest(${refs.map((ref) => ref.source)}::text[], ${refs.map((ref) => ref.vulnId)}::text[]) as r(source, ext_id)
      join vuln v on v.source = r.source and v.ext_id = r.ext_id`,
  );
}

export async function listRefs(trx: Transaction, vulnIds: readonly number[]): Promise<VulnRef[]> {
  return rowsOf(
    trx,
    sql<VulnRef>`select source, ext_id as "vulnId" from vuln where vuln_id = any(${vulnIds}::int[])`,
  );
}

export async function writeGroups(
  trx: Transaction,
  groups: readonly { vulnId: number; group: number | null }[],
): Promise<void> {
  await runSql(
    trx,
    sql`update vuln v set alias_group = g.alias_group
      from unnest(${groups.map((item) => item.vulnId)}::int[], ${groups.map((item) => item.group)}::int[])
        as g(vuln_id, alias_group)
      where v.vuln_id = g.vuln_id`,
  );
}
