import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { SightCount } from '../coverage/coverage.service.ts';
import type { FindingFigures } from '../finding/finding-figures.service.ts';

/** What the figures of a project would be worked out from now. As texts, since times of JavaScript are cut to milliseconds. */
export interface OutdatedProject {
  project_id: number;
  changed_at: string | null;
  imported_at: string | null;
}

/** What all projects share that figures are worked out from. */
export interface Basis {
  since: Date;
  scoredAt: Date | null;
}

const tables = sql`project p left join project_count n on n.project_id = p.project_id
  left join project_attention a on a.project_id = p.project_id`;

/** Condition on the tables above: one that has changed since it was counted, or never was. */
export function outdated({ since, scoredAt }: Basis) {
  return sql<boolean>`p.active and p.collection_logic = 'NONE' and (a.project_id is null or
    (a.since, a.changed_at, a.imported_at, a.scored_at) is distinct from
    ((${since}::timestamptz at time zone 'UTC')::date, n.changed_at, p.last_bom_import, ${scoredAt}::timestamptz))`;
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

/** Nothing is stored for a project that is gone. */
export async function storeAttention(
  trx: Transaction,
  { project_id, changed_at, imported_at }: OutdatedProject,
  { since, scoredAt }: Basis,
  figures: FindingFigures,
): Promise<boolean> {
  const { new4, new3, new2, new1, new0, exploited, epss } = figures;
  const stored = await findRow(
    trx,
    sql`insert into project_attention (project_id, since, changed_at, imported_at, scored_at, new4, new3, new2, new1,
        new0, exploited, epss)
      select project_id, (${since}::timestamptz at time zone 'UTC')::date, ${changed_at}::timestamptz,
        ${imported_at}::timestamptz, ${scoredAt}::timestamptz, ${new4}::int, ${new3}::int, ${new2}::int, ${new1}::int,
        ${new0}::int, ${exploited}::int, ${epss}::real
      from project where project_id = ${project_id} for key share
      on conflict (project_id) do update set since = excluded.since, changed_at = excluded.changed_at,
        imported_at = excluded.imported_at, scored_at = excluded.scored_at, new4 = excluded.new4, new3 = excluded.new3,
        new2 = excluded.new2, new1 = excluded.new1, new0 = excluded.new0, exploited = excluded.exploited,
        epss = excluded.epss
      returning 1 as stored`,
  );
  return stored !== undefined;
}

/** Writes only what differs. */
export async function storeSights(
  trx: Transaction,
  projectId: number,
  sights: readonly SightCount[],
): Promise<void> {
  const names = sights.map(({ sight }) => sight);
  const counts = sights.map(({ components }) => components);
  const internal = sights.map((sight) => sight.internal);
  await runSql(
    trx,
    sql`delete from project_sight where project_id = ${projectId} and sight <> all (${names}::text[])`,
  );
  await runSql(
    trx,
    sql`insert into project_sight as s (project_id, sight, components, internal)
      select ${projectId}::int, n.* from unnest(${names}::text[], ${counts}::int[], ${internal}::int[]) as n
      on conflict (project_id, sight) do update set components = excluded.components, internal = excluded.internal
        where (s.components, s.internal) <> (excluded.components, excluded.internal)`,
  );
}
