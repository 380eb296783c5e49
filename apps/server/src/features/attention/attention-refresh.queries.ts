import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { FaultCount, SightCount } from '../coverage/coverage.service.ts';
import type { FindingFigures } from '../finding/finding-figures.service.ts';

/**
 * The current basis of a project's figures. Times are texts, because JavaScript cuts times to milliseconds.
 */
export interface OutdatedProject {
  project_id: number;
  changed_at: string | null;
  imported_at: string | null;
}

/** The shared basis of all projects' figures. */
export interface Basis {
  since: Date;
  scoredAt: Date | null;
}

const tables = sql`project p left join project_count n on n.project_id = p.project_id
  left join project_attention a on a.project_id = p.project_id`;

/**
 * A condition on the tables above: the project has changed since it was counted, or was never counted. An
 * inactive project has no new or exploited findings, but the sights of its components are shown.
 */
export function outdated({ since, scoredAt }: Basis) {
  return sql<boolean>`p.collection_logic = 'NONE' and (a.project_id is null
    or (a.changed_at, a.imported_at) is distinct from (n.changed_at, p.last_bom_import)
    or p.active and (a.since, a.scored_at) is distinct from
      ((${since}::timestamptz at time zone 'UTC')::date, ${scoredAt}::timestamptz))`;
}

export async function findAnyOutdated(db: Database, basis: Basis): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ found: boolean }>`select exists (select 1 from ${tables} where ${outdated(basis)}) as found`,
  );
  return row?.found ?? false;
}

/** Some of those that are outdated, behind a number. */
export async function listOutdated(
  db: Database,
  basis: Basis,
  afterId: number,
  limit: number,
): Promise<OutdatedProject[]> {
  return rowsOf(
    db,
    sql<OutdatedProject>`select p.project_id, n.changed_at::text, p.last_bom_import::text as imported_at
      from ${tables} where p.project_id > ${afterId} and ${outdated(basis)} order by p.project_id limit ${limit}`,
  );
}

/** Stores the figures of projects; answers which of these are there. */
export async function storeAttention(
  trx: Transaction,
  projects: readonly OutdatedProject[],
  { since, scoredAt }: Basis,
  figures: readonly FindingFigures[],
): Promise<number[]> {
  const all = <T>(of: (one: FindingFigures) => T) => figures.map(of);
  const rows = await rowsOf(
    trx,
    sql<{
      project_id: number;
    }>`insert into project_attention (project_id, since, changed_at, imported_at, scored_at,
        new4, new3, new2, new1, new0, exploited, epss)
      select n.project_id, (${since}::timestamptz at time zone 'UTC')::date, n.changed_at::timestamptz,
        n.imported_at::timestamptz, ${scoredAt}::timestamptz, n.new4, n.new3, n.new2, n.new1, n.new0, n.exploited, n.epss
      from unnest(${projects.map((one) => one.project_id)}::int[], ${projects.map((one) => one.changed_at)}::text[],
        ${projects.map((one) => one.imported_at)}::text[], ${all((one) => one.new4)}::int[],
        ${all((one) => one.new3)}::int[], ${all((one) => one.new2)}::int[], ${all((one) => one.new1)}::int[],
        ${all((one) => one.new0)}::int[], ${all((one) => one.exploited)}::int[], ${all((one) => one.epss)}::real[])
        as n(project_id, changed_at, imported_at, new4, new3, new2, new1, new0, exploited, epss)
      join (select project_id from project where project_id = any(${projects.map((one) => one.project_id)}::int[])
        order by project_id for key share) p on p.project_id = n.project_id
      order by n.project_id
      on conflict (project_id) do update set since = excluded.since, changed_at = excluded.changed_at,
        imported_at = excluded.imported_at, scored_at = excluded.scored_at, new4 = excluded.new4, new3 = excluded.new3,
        new2 = excluded.new2, new1 = excluded.new1, new0 = excluded.new0, exploited = excluded.exploited,
        epss = excluded.epss
      returning project_id`,
  );
  return rows.map((row) => row.project_id);
}

/** The sights of projects as they are now; writes only what differs. */
export async function storeSights(
  trx: Transaction,
  projectIds: readonly number[],
  sights: readonly (SightCount & { project_id: number })[],
): Promise<void> {
  const now = sql`unnest(${sights.map((one) => one.project_id)}::int[], ${sights.map(({ sight }) => sight)}::text[],
    ${sights.map(({ components }) => components)}::int[], ${sights.map(({ internal }) => internal)}::int[])
    as n(project_id, sight, components, internal)`;
  await runSql(
    trx,
    sql`delete from project_sight s where s.project_id = any(${projectIds}::int[]) and not exists (
      select 1 from ${now} where n.project_id = s.project_id and n.sight = s.sight)`,
  );
  await runSql(
    trx,
    sql`insert into project_sight as s (project_id, sight, components, internal)
      select n.* from ${now} order by n.project_id, n.sight
      on conflict (project_id, sight) do update set components = excluded.components, internal = excluded.internal
        where (s.components, s.internal) <> (excluded.components, excluded.internal)`,
  );
}

/** Among projects whose figures count as current, those whose stored counts by sight are wrong. */
export async function listWrongSights(db: Database, projectIds: readonly number[]): Promise<number[]> {
  const these = sql`any(${projectIds}::int[])`;
  const now = sql`select c.project_id, i.sight, count(*)::int as components from component c
    join identity i on i.identity_id = c.identity_id where c.project_id = ${these} group by 1, 2`;
  const kept = sql`select s.project_id, s.sight, s.components from project_sight s where s.project_id = ${these}`;
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select distinct d.project_id as id
      from (((${now}) except (${kept})) union all ((${kept}) except (${now}))) d
      join project_attention a on a.project_id = d.project_id and a.changed_at is not null
      join project p on p.project_id = d.project_id and p.active and p.collection_logic = 'NONE'
      join project_count n on n.project_id = d.project_id and n.changed_at = a.changed_at
      where a.imported_at is not distinct from p.last_bom_import order by 1`,
  );
  return rows.map((row) => row.id);
}

/** The next projects with figures behind a number. */
export async function listFiguredBehind(db: Database, lastId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ id: number }>`select project_id as id from project_attention where project_id > ${lastId}
      order by project_id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Has the figures of projects counted again. */
export async function outdate(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`update project_attention set changed_at = null where project_id = any(${projectIds}::int[])`,
  );
}

/** The same of records that cannot tell; most projects have none. */
export async function storeFaults(
  trx: Transaction,
  projectIds: readonly number[],
  faults: readonly (FaultCount & { project_id: number })[],
): Promise<void> {
  const now = sql`unnest(${faults.map((one) => one.project_id)}::int[], ${faults.map(({ sight }) => sight)}::text[],
    ${faults.map(({ fault }) => fault)}::text[], ${faults.map(({ components }) => components)}::int[],
    ${faults.map(({ internal }) => internal)}::int[]) as n(project_id, sight, fault, components, internal)`;
  await runSql(
    trx,
    sql`delete from project_record_fault s where s.project_id = any(${projectIds}::int[]) and not exists (
      select 1 from ${now} where n.project_id = s.project_id and n.sight = s.sight and n.fault = s.fault)`,
  );
  if (faults.length === 0) return;
  await runSql(
    trx,
    sql`insert into project_record_fault as s (project_id, sight, fault, components, internal)
      select n.* from ${now} order by n.project_id, n.sight, n.fault
      on conflict (project_id, sight, fault) do update
        set components = excluded.components, internal = excluded.internal
        where (s.components, s.internal) <> (excluded.components, excluded.internal)`,
  );
}
