import type { RecordFault } from '@waybill/match';
import { type RawBuilder, sql } from 'kysely';
import { attrsMeet } from '../../db/attrs-meet.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { fence } from '../../db/planner.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import type { OwnedSights, Owner } from './cause-group.ts';
import type { ExampleRow, SightCount } from './coverage.queries.ts';
import { countedOf, isCounted } from './portfolio-coverage.queries.ts';

/** The number of components with one sight whose records are inconclusive for the same fault. */
export interface FaultCount extends SightCount {
  fault: RecordFault;
}

/**
 * True if an inconclusive record `f` leaves the question open for a component `c`: the vulnerability is not a
 * finding of it, and nobody has decided about it.
 */
const isOpen = sql<boolean>`
  not exists (select 1 from identity_match m join vuln a on a.vuln_id = m.vuln_id join vuln b on b.vuln_id = f.vuln_id
    where m.identity_id = f.identity_id and (a.vuln_id = b.vuln_id or a.alias_group = b.alias_group))
  and not exists (select 1 from component_match m join vuln a on a.vuln_id = m.vuln_id join vuln b on b.vuln_id = f.vuln_id
    where m.project_id = c.project_id and m.component_id = c.component_id
      and (a.vuln_id = b.vuln_id or a.alias_group = b.alias_group))
  and not exists (select 1 from analysis d where d.project_id = c.project_id and d.component_id = c.component_id
    and d.vuln_id = f.vuln_id and (d.suppressed or d.state not in ('NOT_SET', 'IN_TRIAGE')))`;

/** True if a component `c` has a record with the fault that leaves a question open. */
export const hasFault = (fault: RecordFault) => sql<boolean>`exists (
  select 1 from identity_record_fault f where f.identity_id = c.identity_id and f.fault = ${fault} and ${isOpen})`;

/** Components with an open fault, each once for each. Records with a fault are few, so it begins with them. */
const faultyComponents = (isOf: RawBuilder<boolean>) => sql`
  select distinct c.project_id, c.component_id, c.uuid, c.identity_id, c.flags & ${internalFlag}::int <> 0 as internal, f.fault
  from identity_record_fault f join component c on c.identity_id = f.identity_id where ${isOf} and ${isOpen}`;

/** The open faults of projects, by sight. */
export async function countFaults(
  db: Database,
  projectIds: readonly number[],
): Promise<(FaultCount & { project_id: number })[]> {
  return rowsOf(
    db,
    sql<
      FaultCount & { project_id: number }
    >`select k.project_id, i.sight, k.fault, count(*)::int as components,
        (count(*) filter (where k.internal))::int as internal
      from (${faultyComponents(sql`c.project_id = any(${projectIds}::int[])`)}) k
      join identity i on i.identity_id = k.identity_id group by 1, 2, 3`,
  );
}

export interface FaultRow extends ExampleRow {
  sight: string;
  fault: RecordFault;
  /**
   * The number and ownership of components with sight and fault, stored in the first row; 0 in the others.
   */
  components: number;
}

/** The open faults of projects, with the first few components of each, by name; our own apart from the others. */
export async function listFaults(
  db: Database,
  projectIds: readonly number[],
  examples: number,
): Promise<FaultRow[]> {
  return rowsOf(
    db,
    sql<FaultRow>`
      select uuid, name, version, internal, sight, fault, case when place = 1 then components else 0 end as components
      from (
        select k.component_id, k.uuid, i.name, i.version, i.sight, k.internal, k.fault,
          (count(*) over same)::int as components, row_number() over (same order by i.name, k.component_id) as place
        from (${faultyComponents(inProjects(sql`c.project_id`, projectIds))}) k
        join identity i on i.identity_id = k.identity_id
        window same as (partition by i.sight, k.internal, k.fault)) seen
      where place <= ${examples} order by name, component_id`,
  );
}

/** The sums of what is kept for each project. */
export async function sumFaults(db: Database, scope: ProjectScope): Promise<FaultCount[]> {
  return rowsOf(
    db,
    sql<FaultCount>`select s.sight, s.fault, sum(s.components)::int as components, sum(s.internal)::int as internal
      from project_record_fault s join project p on p.project_id = s.project_id
      where ${isCounted(scope)} group by s.sight, s.fault`,
  );
}

/** In how many projects components of these sights have each fault. */
export async function countFaultProjects(
  db: Database,
  scope: ProjectScope,
  sights: OwnedSights,
): Promise<{ fault: RecordFault; projects: number }[]> {
  const owners = [...sights.values()] satisfies Owner[];
  return rowsOf(
    db,
    sql<{
      fault: RecordFault;
      projects: number;
    }>`select s.fault, count(distinct s.project_id)::int as projects
      from unnest(${[...sights.keys()]}::text[], ${owners}::text[]) as g(sight, owner)
        join project_record_fault s on s.sight = g.sight join project p on p.project_id = s.project_id
      where ${isCounted(scope)} and case g.owner when 'others' then ${countedOf.others}
        when 'ours' then ${countedOf.ours} else ${countedOf.all} end > 0
      group by s.fault`,
  );
}

/** A record that cannot tell about a component. */
export interface SilentRecord {
  component_uuid: string;
  source: string;
  vuln_id: string;
  /** Null: it is the component's version that says nothing. */
  fault: RecordFault | null;
  /** The number of such records of the component. */
  total: number;
}

/**
 * The inconclusive records of components, the most severe first, and some of each. Either the record is
 * defective, or the component has no readable version and the record lists versions of its package.
 */
export async function listSilentRecords(
  db: Database,
  components: readonly { project_id: number; component_id: number }[],
  limit: number,
): Promise<SilentRecord[]> {
  if (components.length === 0) return [];
  return rowsOf(
    db,
    sql<SilentRecord>`select c.uuid as component_uuid, x.source, x.ext_id as vuln_id, x.fault, x.total
      from unnest(${components.map((one) => one.project_id)}::int[],
          ${components.map((one) => one.component_id)}::bigint[]) as k(project_id, component_id)
        join component c on c.project_id = k.project_id and c.component_id = k.component_id
        cross join lateral (
          select v.source, v.ext_id, s.fault, (count(*) over ())::int as total
          from (
            select f.vuln_id, f.fault from identity_record_fault f where f.identity_id = c.identity_id and ${isOpen}
            union all
            select distinct f.vuln_id, null
              from identity_coord o cross join lateral (select o.identity_id, r.vuln_id from vrange r
                where r.pkg_id = o.pkg_id and r.lo < r.hi and ${attrsMeet('r', 'o')}
                ${fence}) f
              where o.identity_id = c.identity_id and o.ver_kind = 3 and ${isOpen}) s
            join vuln v on v.vuln_id = s.vuln_id
          order by v.effective_severity desc, v.vuln_id limit ${limit}) x
      order by c.uuid, x.ext_id`,
  );
}
