import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import type { AnalyzerId } from './analyzer-ids.ts';

/** True if an identity `i` has a component in an active project. Others are not analyzed. */
export const isUsed = sql`exists (select 1 from component c join project p on p.project_id = c.project_id
  where c.identity_id = i.identity_id and p.active)`;

/** Only what has a package URL or a CPE can be asked about. */
const isAskable = sql`(i.purl is not null or i.cpe is not null)`;

/** Notes the identities that came since the last look. */
export async function addNewDue(trx: Transaction, analyzer: AnalyzerId): Promise<void> {
  await runSql(trx, sql`insert into analyzer_state (analyzer) values (${analyzer}) on conflict do nothing`);
  const { before, now } = (await findRow(
    trx,
    sql<{ before: number; now: number }>`select s.looked_to as before,
        coalesce((select max(identity_id) from identity), 0) as now
      from analyzer_state s where s.analyzer = ${analyzer} for update`,
  )) ?? { before: 0, now: 0 };
  if (now <= before) return;
  await runSql(
    trx,
    sql`insert into analyzer_due (analyzer, identity_id)
      select ${analyzer}, i.identity_id from identity i
      where i.identity_id > ${before} and i.identity_id <= ${now} and ${isAskable} and ${isUsed}
        and not exists (select 1 from analyzer_answer a
          where a.analyzer = ${analyzer} and a.identity_id = i.identity_id)
      order by 2 on conflict do nothing`,
  );
  await runSql(trx, sql`update analyzer_state set looked_to = ${now} where analyzer = ${analyzer}`);
}

/** Notes identities that this transaction added. */
export async function addDue(
  trx: Transaction,
  analyzers: readonly AnalyzerId[],
  identityIds: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analyzer_due (analyzer, identity_id)
      select a.analyzer, i.identity_id from identity i cross join unnest(${analyzers}::text[]) as a(analyzer)
      where i.identity_id = any(${identityIds}::int[]) and ${isAskable}
      order by 1, 2 on conflict do nothing`,
  );
}

/** Notes the identities of a project, to be asked for whatever was answered before. */
export async function addDueOfProject(
  trx: Transaction,
  analyzers: readonly AnalyzerId[],
  projectId: number,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analyzer_due (analyzer, identity_id, anew)
      select a.analyzer, i.identity_id, true
      from (select distinct identity_id from component where project_id = ${projectId}) n
      join identity i on i.identity_id = n.identity_id
      cross join unnest(${analyzers}::text[]) as a(analyzer)
      where ${isAskable}
      order by 1, 2 on conflict (analyzer, identity_id) do update set anew = true`,
  );
}

/** Which analyzers still have to answer for components of a project. */
export async function listAwaited(db: Database, projectId: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{ analyzer: string }>`select distinct d.analyzer from component c
      join analyzer_due d on d.identity_id = c.identity_id where c.project_id = ${projectId} order by 1`,
  );
  return rows.map((row) => row.analyzer);
}

/** Has everything asked about again, whatever was answered before and when. */
export const whateverAnswered = new Date('9999-01-01');

/** The identities behind `afterId`, at most `limit` of them, without an answer since a time. */
export interface OldLimits {
  readonly afterId: number;
  readonly limit: number;
  readonly answeredBefore: Date;
}

/**
 * Notes the next identities behind one, of which there is no answer since a time.
 * @returns the last identity that was looked at; undefined behind the last one
 */
export async function addOldDue(
  trx: Transaction,
  analyzer: AnalyzerId,
  { afterId, limit, answeredBefore }: OldLimits,
): Promise<number | undefined> {
  const row = await findRow(
    trx,
    sql<{ last: number | null }>`with looked as (
        select identity_id, purl, cpe from identity where identity_id > ${afterId} order by identity_id limit ${limit}),
      added as (
        insert into analyzer_due (analyzer, identity_id)
        select ${analyzer}, i.identity_id from looked i
        where ${isAskable} and ${isUsed} and not exists (select 1 from analyzer_answer a
          where a.analyzer = ${analyzer} and a.identity_id = i.identity_id and a.answered_at > ${answeredBefore})
        order by 2 on conflict do nothing)
      select max(identity_id) as last from looked`,
  );
  return row?.last ?? undefined;
}

/** The number of identities that are due per analyzer. */
export async function countDueByAnalyzer(db: Database): Promise<{ analyzer: string; n: number }[]> {
  return rowsOf(
    db,
    sql<{
      analyzer: string;
      n: number;
    }>`select analyzer, count(*)::int as n from analyzer_due group by analyzer`,
  );
}

export async function countDue(db: Database, analyzer: AnalyzerId): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*)::int as n from analyzer_due where analyzer = ${analyzer}`,
  );
  return row?.n ?? 0;
}

/** True if there is anything to ask or to check. */
export async function hasWork(db: Database, analyzer: AnalyzerId): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ busy: boolean }>`select exists (select 1 from analyzer_due where analyzer = ${analyzer})
      or coalesce((select max(identity_id) from identity), 0) >
        coalesce((select looked_to from analyzer_state where analyzer = ${analyzer}), 0) as busy`,
  );
  return row?.busy ?? false;
}

export interface DueRow {
  identity_id: number;
  anew: boolean;
  purl: string | null;
  cpe: string | null;
  group_name: string | null;
  name: string;
  version: string | null;
  upstream: string | null;
  distro: string | null;
  /** A component with this identity was found to be our own. */
  is_marked: boolean;
}

/** The next identities that are due behind one. */
export async function listDue(
  db: Database,
  analyzer: AnalyzerId,
  afterId: number,
  limit: number,
): Promise<DueRow[]> {
  return rowsOf(
    db,
    sql<DueRow>`select d.identity_id, d.anew, i.purl, i.cpe, i.group_name, i.name, i.version,
        i.upstream, i.distro, exists (
        select 1 from component c where c.identity_id = d.identity_id and c.flags & ${internalFlag}::int <> 0) as is_marked
      from analyzer_due d join identity i on i.identity_id = d.identity_id
      where d.analyzer = ${analyzer} and d.identity_id > ${afterId} order by d.identity_id limit ${limit}`,
  );
}

export interface PropertyRow {
  identity_id: number;
  property_name: string;
  value: string;
}

/** Properties of some names that components with these identities have; one of each name, the newest. */
export async function listProperties(
  db: Database,
  identityIds: readonly number[],
  names: readonly string[],
): Promise<PropertyRow[]> {
  return rowsOf(
    db,
    sql<PropertyRow>`select distinct on (c.identity_id, n.name) c.identity_id, n.name as property_name, p.value
      from component c join component_property p on p.project_id = c.project_id and p.component_id = c.component_id
      cross join lateral (select concat_ws(':', p.group_name, p.property_name) as name) n
      where c.identity_id = any(${identityIds}::int[]) and n.name = any(${names}::text[]) and p.value is not null
      order by c.identity_id, n.name, c.component_id desc`,
  );
}

export async function removeDue(
  trx: Transaction,
  analyzer: AnalyzerId,
  identityIds: readonly number[],
): Promise<void> {
  await runSql(
    trx,
    sql`delete from analyzer_due where analyzer = ${analyzer} and identity_id = any(${identityIds}::int[])`,
  );
}
