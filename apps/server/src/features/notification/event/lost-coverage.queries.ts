import type { EnabledSources } from '@waybill/match';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { internalFlag } from '../../component-shape/component-flags.ts';

/** The last known coverage; undefined before the first check. */
export async function findWatchedCover(db: Database): Promise<EnabledSources | undefined> {
  const row = await findRow(db, sql<{ sources: EnabledSources }>`select sources from notification_coverage`);
  return row?.sources;
}

/** The same, which stays as it is until the transaction ends. */
export async function lockWatchedCover(trx: Transaction): Promise<EnabledSources | undefined> {
  const row = await findRow(
    trx,
    sql<{ sources: EnabledSources }>`select sources from notification_coverage for update`,
  );
  return row?.sources;
}

export async function storeWatchedCover(trx: Transaction, sources: EnabledSources): Promise<void> {
  await runSql(
    trx,
    sql`insert into notification_coverage (coverage_id, sources) values (1, ${JSON.stringify(sources)}::jsonb)
      on conflict (coverage_id) do update set sources = excluded.sources`,
  );
}

/** Projects with components of some sights that are not of the house, a part of them after one. @param covered only these; all when undefined */
export async function listProjectsOfSights(
  db: Database,
  sights: readonly string[],
  covered: readonly number[] | undefined,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const isCovered = covered === undefined ? sql`true` : sql`s.project_id = any(${covered}::int[])`;
  const rows = await rowsOf(
    db,
    sql<{ project_id: number }>`select distinct s.project_id from project_sight s
      join project p on p.project_id = s.project_id and p.active
      where s.sight = any(${sights}::text[]) and s.components > s.internal and s.project_id > ${afterId} and ${isCovered}
      order by s.project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

interface LostRow {
  project_id: number;
  name: string;
  version: string | null;
  /** The total number in the project. */
  total: number;
}

/** Some components of some sights, of each of some projects. */
export async function listOfSights(
  db: Database,
  projectIds: readonly number[],
  sights: readonly string[],
  most: number,
): Promise<LostRow[]> {
  return rowsOf(
    db,
    sql<LostRow>`select project_id, name, version, total from (
        select c.project_id, i.name, i.version, (count(*) over (partition by c.project_id))::int as total,
          row_number() over (partition by c.project_id order by lower(i.name), i.version, c.component_id) as place
        from component c join identity i on i.identity_id = c.identity_id
        where c.project_id = any(${projectIds}::int[]) and c.flags & ${internalFlag}::int = 0
          and i.sight = any(${sights}::text[])) found
      where place <= ${most} order by project_id, place`,
  );
}
