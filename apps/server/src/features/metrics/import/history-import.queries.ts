import { findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import { dayOf, daySlotOf } from '../../../db/day-slot.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';
import { counters as allCounters, type Counts } from '../counts.ts';

/** The name of each counter once. */
const counters = [...new Set(allCounters)];

/** Counts of a project that held from one moment to another. */
export type ProjectPoint = Counts & {
  readonly project: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

const each = (write: (counter: string) => ReturnType<typeof sql>) => sql.join(counters.map(write));
const names = each((counter) => sql.ref(counter));

/** Adds points of projects that are here and have counts of their own. @returns the numbers of those that were taken */
export async function addPoints(trx: Transaction, points: readonly ProjectPoint[]): Promise<number> {
  return runSql(
    trx,
    sql`insert into moved_point (project_id, first_at, last_at, ${names})
      select p.project_id, g."firstAt", g."lastAt", ${each((counter) => sql.ref(`g.${counter}`))}
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as g (project uuid, "firstAt" timestamptz, "lastAt" timestamptz,
        ${each((counter) => sql`${sql.ref(counter)} int`)})
      join project p on p.uuid = g.project`,
  );
}

/** Of some projects those that are here, and whether they sum up others. */
export async function listProjectKinds(
  trx: Transaction,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, 'counted' | 'collection'>> {
  const rows = await rowsOf(
    trx,
    sql<{
      uuid: string;
      is_collection: boolean;
    }>`select uuid, collection_logic <> 'NONE' as is_collection from project
      where uuid = any(${uuids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.uuid, row.is_collection ? 'collection' : 'counted']));
}

/**
 * Leaves of the points those from before a project was first counted here. That counts from its first change, or from now where it has none.
 * @returns how many were dropped
 */
export async function dropMeasuredHere(trx: Transaction, at: Date): Promise<number> {
  await emptyTemporary(trx, 'moved_birth');
  await runSql(
    trx,
    sql`insert into moved_birth (project_id, at)
      select m.project_id, coalesce((select min(d.first_at) from project_delta d where d.project_id = m.project_id),
        ${at}::timestamptz)
      from (select distinct project_id from moved_point) m`,
  );
  await sql`analyze moved_point`.execute(trx);
  return runSql(
    trx,
    sql`delete from moved_point m using moved_birth b where b.project_id = m.project_id and m.first_at >= b.at`,
  );
}

/**
 * Writes what changed from each point to the next, by day, and takes all of it back at the moment from which the project is counted here: so
 * the changes of a project still sum up to its counts (docs/design.md §4.3).
 */
export async function storeProjectHistory(trx: Transaction): Promise<void> {
  const steps = each(
    (counter) =>
      sql`${sql.ref(counter)} - coalesce(lag(${sql.ref(counter)}) over w, 0) as ${sql.ref(counter)}`,
  );
  const columns = each((counter) => sql.ref(`d_${counter}`));
  const isChange = sql.join(
    counters.map((counter) => sql`sum(${sql.ref(counter)}) <> 0`),
    sql` or `,
  );
  await runSql(
    trx,
    sql`insert into project_delta as d (day, slot, project_id, ${columns}, first_at, last_at)
      select ${dayOf(sql`s.first_at`)}, 0, s.project_id, ${each((counter) => sql`sum(${sql.ref(`s.${counter}`)})`)},
        min(s.first_at), max(s.first_at)
      from (select project_id, first_at, ${steps} from moved_point
        window w as (partition by project_id order by first_at, last_at)) s
      group by s.project_id, ${dayOf(sql`s.first_at`)} having ${isChange}
      on conflict (day, project_id, slot) do update set
        ${each((counter) => sql`${sql.ref(`d_${counter}`)} = ${sql.ref(`d.d_${counter}`)} + ${sql.ref(`excluded.d_${counter}`)}`)},
        first_at = least(d.first_at, excluded.first_at), last_at = greatest(d.last_at, excluded.last_at)`,
  );
  await runSql(
    trx,
    sql`insert into project_delta as d (day, slot, project_id, ${columns}, first_at, last_at)
      select ${dayOf(sql`b.at`)}, ${daySlotOf(sql`b.at`)}, m.project_id,
        ${each((counter) => sql`- ${sql.ref(`m.${counter}`)}`)}, b.at, b.at
      from (select distinct on (project_id) * from moved_point order by project_id, first_at desc, last_at desc) m
      join moved_birth b on b.project_id = m.project_id
      where ${sql.join(
        counters.map((counter) => sql`${sql.ref(`m.${counter}`)} <> 0`),
        sql` or `,
      )}
      on conflict (day, project_id, slot) do update set
        ${each((counter) => sql`${sql.ref(`d_${counter}`)} = ${sql.ref(`d.d_${counter}`)} + ${sql.ref(`excluded.d_${counter}`)}`)},
        first_at = least(d.first_at, excluded.first_at)`,
  );
  const first = await rowsOf(
    trx,
    sql<{
      project_id: number;
      at: Date;
    }>`select project_id, min(first_at) as at from moved_point group by project_id`,
  );
  // A history begins on the day on which its project was created.
  await runSql(
    trx,
    sql`update project p set created_at = m.at
      from unnest(${first.map((row) => row.project_id)}::int[], ${first.map((row) => row.at)}::timestamptz[])
        as m(project_id, at)
      where m.project_id = p.project_id and m.at < p.created_at`,
  );
}

/** Counts of the portfolio at the end of a day. */
export type PortfolioPoint = Counts & {
  readonly projects: number;
  readonly vprojects: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

/** Adds days of which nothing was measured here. @returns the numbers of those that were added */
export async function storePortfolioDays(
  trx: Transaction,
  points: readonly PortfolioPoint[],
): Promise<ReadonlySet<number>> {
  const numbered = JSON.stringify(points.map((point, n) => ({ ...point, n })));
  const given = sql`jsonb_to_recordset(${numbered}::jsonb) as g (n int, projects int, vprojects int, "firstAt" timestamptz,
    "lastAt" timestamptz, ${each((counter) => sql`${sql.ref(counter)} bigint`)})`;
  const rows = await rowsOf(
    trx,
    sql<{ n: number }>`with added as (
        insert into portfolio_day (day, slot, projects, vprojects, ${names}, first_at, last_at)
        select ${dayOf(sql`g."lastAt"`)}, 0, g.projects, g.vprojects, ${each((counter) => sql.ref(`g.${counter}`))},
          g."firstAt", g."lastAt"
        from ${given}
        where not exists (select 1 from portfolio_day d where d.day = ${dayOf(sql`g."lastAt"`)})
        on conflict do nothing returning day)
      select g.n from ${given} join added a on a.day = ${dayOf(sql`g."lastAt"`)}`,
  );
  return new Set(rows.map((row) => row.n));
}

export async function countPoints(trx: Transaction): Promise<number> {
  const row = await findRow(trx, sql<{ n: number }>`select count(*)::int as n from moved_point`);
  return row?.n ?? 0;
}

/** Removes days of the portfolio that were not measured here. */
export async function deletePortfolioDays(trx: Transaction, days: readonly string[]): Promise<void> {
  await runSql(trx, sql`delete from portfolio_day where day = any(${days}::date[]) and slot = 0`);
}
