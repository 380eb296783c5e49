import type { RawBuilder } from 'kysely';
import { type Database, findRow, rowsOf, sql } from '../../db/database.ts';
import { dayOf } from '../../db/day-slot.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { memberTables } from '../collection/member-tables.ts';
import { eachViolationCounter } from '../project-counter/violation-counters.ts';
import { type Counts, counters, type DeltaRow, type SeverityColumn } from './counts.ts';
import { deltaSums, pointOf } from './history.queries.ts';

/** The combined counts of a collection's members. */
export interface CollectionCountRow extends Counts {
  project_id: number;
  changed_at: Date;
}

const isAmong = (projectIds: readonly number[]) => sql`p.project_id = any(${projectIds}::int[])`;

/**
 * SQL of a `with` list that ends in a table `leaf`: each of some collection projects (`top`) with the projects whose figures it
 * sums up (`project_id`).
 */
export const membersOf = (projectIds: readonly number[], scope: ProjectScope) =>
  memberTables(isAmong(projectIds), scope);

/** The same of all collections. */
export const allMembers = (scope: ProjectScope) => memberTables(sql`true`, scope);

function sums(isWanted: RawBuilder<unknown>, scope: ProjectScope): RawBuilder<CollectionCountRow> {
  return sql<CollectionCountRow>`with ${memberTables(isWanted, scope)}
    select l.top as project_id, sum(n.comps)::int as comps, sum(n.vcomps)::int as vcomps, sum(n.c4)::int as c4,
      sum(n.c3)::int as c3, sum(n.c2)::int as c2, sum(n.c1)::int as c1, sum(n.c0)::int as c0,
      sum(n.findings)::int as findings, sum(n.audited)::int as audited, sum(n.suppressed)::int as suppressed,
      ${eachViolationCounter((counter) => sql`sum(${sql.ref(`n.${counter}`)})::int as ${sql.ref(counter)}`)},
      max(n.changed_at) as changed_at
    from leaf l join project_count n on n.project_id = l.project_id group by l.top`;
}

export async function hasCollections(db: Database): Promise<boolean> {
  const row = await findRow(db, sql`select 1 from project where collection_logic <> 'NONE' limit 1`);
  return row !== undefined;
}

/**
 * Counters `n` of projects `p`, of collections the sums. All sums are worked out in one go, for statements that look at the
 * counters of many projects: those of 500 collections of 10,000 take 0.1 s.
 */
export function joinSummedCounts(scope: ProjectScope): RawBuilder<unknown> {
  const shown = counters.map((counter) => {
    const [sum, own] = [sql.ref(`summed.${counter}`), sql.ref(`own.${counter}`)];
    return sql`coalesce(${sum}, ${own}) as ${sql.ref(counter)}`;
  });
  return sql`left join project_count own on own.project_id = p.project_id
    left join (${sums(sql`true`, scope)}) summed on summed.project_id = p.project_id
    cross join lateral (select ${sql.join(shown)}) n`;
}

/** Projects with any of these counters above zero, of collections in the sums. */
export function countedProjects(
  columns: readonly SeverityColumn[],
  scope: ProjectScope,
  withSums: boolean,
): RawBuilder<unknown> {
  const any = sql.join(
    columns.map((column) => sql`${sql.ref(`k.${column}`)} > 0`),
    sql` or `,
  );
  const own = sql`select k.project_id from project_count k where ${any}`;
  if (!withSums) return own;
  return sql`${own} union all select k.project_id from (${sums(sql`true`, scope)}) k where ${any}`;
}

/** The counters of collection projects; of those without anything to sum up there is none. */
export async function listCollectionCounts(
  db: Database,
  projectIds: readonly number[],
  scope: ProjectScope,
): Promise<CollectionCountRow[]> {
  return rowsOf(db, sums(isAmong(projectIds), scope));
}

/** Changes of what a collection project sums up today, oldest first, like those of a single project. */
export async function listCollectionDeltas(
  db: Database,
  projectId: number,
  scope: ProjectScope,
  since: Date,
  fineSince: Date,
): Promise<DeltaRow[]> {
  return rowsOf(
    db,
    sql<DeltaRow>`with ${memberTables(isAmong([projectId]), scope)}
      select ${deltaSums} from leaf l join project_delta d on d.project_id = l.project_id
      where d.day >= ${dayOf(sql`${since}::timestamptz`)}
      group by d.day, ${pointOf(fineSince)} order by min(d.first_at)`,
  );
}
