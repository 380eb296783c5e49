import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import type { SightCount } from './coverage.queries.ts';
import type { FaultCount } from './record-fault.queries.ts';

/**
 * SQL of a `with` list that ends in a table `leaf`: what is counted (`top`), and a project that counts for it (`project_id`).
 */
export type Members = RawBuilder<unknown>;

/** Projects that count for themselves. */
export const themselves = (projectIds: readonly number[]): Members =>
  sql`leaf as (select id as top, id as project_id from unnest(${projectIds}::int[]) as each(id))`;

/** A project whose components have changed since they were counted, or never were. */
export interface UncountedRow {
  top: number;
  project_id: number;
  comps: number;
}

export async function listUncounted(db: Database, members: Members): Promise<UncountedRow[]> {
  return rowsOf(
    db,
    sql<UncountedRow>`with ${members} select l.top, l.project_id, coalesce(n.comps, 0) as comps
      from leaf l join project p on p.project_id = l.project_id
      left join project_count n on n.project_id = l.project_id
      left join project_attention a on a.project_id = l.project_id
      left join (select s.project_id, sum(s.components) as comps from project_sight s
        where s.project_id in (select project_id from leaf) group by s.project_id) k on k.project_id = l.project_id
      where a.changed_at is null or a.imported_at is distinct from p.last_bom_import
        or coalesce(k.comps, 0) <> coalesce(n.comps, 0)`,
  );
}

export type TopSight = SightCount & { top: number };

/** The sum of the stored counts of some projects, without excluded ones. */
export async function sumKept(
  db: Database,
  members: Members,
  exceptIds: readonly number[],
): Promise<TopSight[]> {
  return rowsOf(
    db,
    sql<TopSight>`with ${members} select l.top, s.sight, sum(s.components)::int as components,
        sum(s.internal)::int as internal
      from leaf l join project_sight s on s.project_id = l.project_id
      where l.project_id <> all(${exceptIds}::int[]) group by l.top, s.sight`,
  );
}

/** The same of records that cannot tell. */
export async function sumKeptFaults(db: Database, members: Members): Promise<FaultCount[]> {
  return rowsOf(
    db,
    sql<FaultCount>`with ${members} select s.sight, s.fault, sum(s.components)::int as components,
        sum(s.internal)::int as internal
      from leaf l join project_record_fault s on s.project_id = l.project_id group by s.sight, s.fault`,
  );
}

/** The number of components per project with an uncovered sight, without internal ones. */
const notCovered = (
  blind: readonly string[],
) => sql`select s.project_id, sum(s.components - s.internal)::int as blind
  from project_sight s where s.sight = any(${blind}::text[]) group by s.project_id`;

const sumNotCovered = (blind: readonly string[], collections: Members) => sql`with ${collections}
  select l.top as project_id, sum(k.blind)::int as blind
  from leaf l join (${notCovered(blind)}) k on k.project_id = l.project_id group by l.top`;

/** SQL of a join that gives each project `p` its number `b.blind`: of a collection that of its members. */
export function joinBlindCounts(blind: readonly string[], collections: Members): RawBuilder<unknown> {
  return sql`left join (${notCovered(blind)}) own_blind
      on own_blind.project_id = p.project_id and p.collection_logic = 'NONE'
    left join (${sumNotCovered(blind, collections)}) sum_blind on sum_blind.project_id = p.project_id
    cross join lateral (select coalesce(sum_blind.blind, own_blind.blind, 0) as blind) b`;
}

/** SQL of the ids of projects with any such component. */
export function selectNotCovered(blind: readonly string[], collections: Members): RawBuilder<unknown> {
  return sql`select k.project_id from (${notCovered(blind)}) k join project o on o.project_id = k.project_id
      where k.blind > 0 and o.collection_logic = 'NONE'
    union all select k.project_id from (${sumNotCovered(blind, collections)}) k where k.blind > 0`;
}
