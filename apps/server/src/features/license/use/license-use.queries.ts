import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from '../../../db/database.ts';
import { type ProjectScope, visible } from '../../../db/project-scope.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';

export interface LicenseUseRow {
  components: number;
  projects: number;
}

export interface UseState {
  counted_at: Date;
  took_ms: number;
}

/** Components of each license and project. They are read from the index alone. */
const countedNow = sql`select d.license_id, d.project_id, count(*)::int as components from component_detail d
  where d.license_id is not null group by 1, 2`;

/**
 * SQL of a table of each license that is used, with how many components and projects the caller sees of it.
 * @param isCounted whether it was counted by the job, or is to be counted now
 */
export function licenseUse(scope: ProjectScope, isCounted: boolean): RawBuilder<unknown> {
  if (isCounted && scope.all) return sql`license_use_total`;
  const source = isCounted ? sql`license_use` : sql`(${countedNow})`;
  return sql`(select u.license_id, sum(u.components)::int as components, count(*)::int as projects from ${source} u
    where ${visible(scope, sql.ref('u.project_id'))} group by u.license_id)`;
}

/** The use of one license; undefined if there is no such identifier. */
export async function findUse(
  db: Database,
  spdxId: string,
  scope: ProjectScope,
  isCounted: boolean,
): Promise<LicenseUseRow | undefined> {
  return findRow(
    db,
    sql<LicenseUseRow>`select coalesce(k.components, 0) as components, coalesce(k.projects, 0) as projects
      from license l left join ${licenseUse(scope, isCounted)} k on k.license_id = l.license_id
      where l.spdx_id = ${spdxId}`,
  );
}

/** Which of the projects that have a license are meant. */
export interface UsingProjects {
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
}

/** The number of components with a license in the caller's projects, at the time of the count. */
export async function countUsing(
  db: Database,
  licenseId: number,
  { excludeInactiveProjects, onlyLatestProjectVersions }: UsingProjects,
  scope: ProjectScope,
): Promise<number> {
  const conditions = [
    ...(excludeInactiveProjects ? [sql`p.active`] : []),
    ...(onlyLatestProjectVersions ? [sql`p.is_latest`] : []),
  ];
  const row = await findRow(
    db,
    sql<{ n: number }>`select coalesce(sum(u.components), 0)::int as n from license_use u
      ${conditions.length > 0 ? sql`join project p on p.project_id = u.project_id` : sql``}
      where ${sql.join([sql`u.license_id = ${licenseId}`, visible(scope, sql.ref('u.project_id')), ...conditions], sql` and `)}`,
  );
  return row?.n ?? 0;
}

/** Counts the licenses whose numbers are in a range anew; only what differs is written. */
export async function countUse(trx: Transaction, from: number, to: number): Promise<number> {
  await emptyTemporary(trx, 'use_now');
  await sql`insert into use_now select d.license_id, d.project_id, count(*) from component_detail d
    where d.license_id between ${from} and ${to} group by 1, 2`.execute(trx);
  await sql`analyze use_now`.execute(trx);
  const gone = await runSql(
    trx,
    sql`delete from license_use where (license_id, project_id) in (
    select u.license_id, u.project_id from license_use u
    left join use_now n on n.license_id = u.license_id and n.project_id = u.project_id
    where u.license_id between ${from} and ${to} and n.license_id is null)`,
  );
  const stored = await runSql(
    trx,
    sql`insert into license_use as u select * from use_now
    on conflict (license_id, project_id) do update set components = excluded.components
    where u.components <> excluded.components`,
  );
  await sql`delete from license_use_total t where t.license_id between ${from} and ${to} and t.license_id not in (
    select n.license_id from use_now n)`.execute(trx);
  await sql`insert into license_use_total as t
    select license_id, sum(components), count(*) from use_now group by license_id
    on conflict (license_id) do update set components = excluded.components, projects = excluded.projects
    where (t.components, t.projects) <> (excluded.components, excluded.projects)`.execute(trx);
  return gone + stored;
}

export async function findHighest(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ highest: number }>`select coalesce(max(license_id), 0) as highest from license`,
  );
  return row?.highest ?? 0;
}

export async function findState(db: Database): Promise<UseState | undefined> {
  return findRow(db, sql<UseState>`select counted_at, took_ms from license_use_state`);
}

export async function storeState(trx: Transaction, countedAt: Date, tookMs: number): Promise<void> {
  await sql`insert into license_use_state (counted_at, took_ms) values (${countedAt}, ${tookMs}::int)
    on conflict (one) do update set counted_at = excluded.counted_at, took_ms = excluded.took_ms`.execute(
    trx,
  );
}

/** The total number of components, and true if any project has changed since. */
export async function findSize(
  db: Database,
  since: Date | undefined,
): Promise<{ components: number; has_changed: boolean }> {
  const row = await findRow(
    db,
    sql<{ components: number; has_changed: boolean }>`select coalesce(sum(n.comps), 0)::float8 as components,
        coalesce(max(greatest(n.changed_at, p.last_bom_import)) > ${since ?? null}::timestamptz, true) as has_changed
      from project_count n join project p on p.project_id = n.project_id`,
  );
  return row ?? { components: 0, has_changed: false };
}
