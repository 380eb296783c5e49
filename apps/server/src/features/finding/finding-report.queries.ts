import { sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import { flaw } from './folded.queries.ts';
import { findingsOf, readGathered } from './portfolio/portfolio-group.queries.ts';
import type { PortfolioPlan } from './portfolio/portfolio-plan.service.ts';

/** The counts of findings, with each vulnerability once. */
export interface FlawCounts {
  total: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  unassigned: number;
  exploited: number;
}

/** The project that a row is of. */
export interface OfProject {
  project_name: string;
  project_version: string | null;
}

/** The counts of a plan's findings, with each vulnerability once. */
export async function countFlawsOf(db: Database, plan: PortfolioPlan): Promise<FlawCounts | undefined> {
  const [row] = await readGathered(
    db,
    sql<FlawCounts>`with ${findingsOf(plan, () => sql`m.vuln_id`)}
      select count(*)::int as total, count(*) filter (where severity = 5)::int as critical,
        count(*) filter (where severity = 4)::int as high, count(*) filter (where severity = 3)::int as medium,
        count(*) filter (where severity = 2)::int as low, count(*) filter (where severity = 1)::int as info,
        count(*) filter (where severity = 0)::int as unassigned, count(*) filter (where exploited)::int as exploited
      from (select max(v.effective_severity) as severity, bool_or(v.exploited) as exploited
        from list l join vuln v on v.vuln_id = l.vuln_id group by ${flaw}) g`,
  );
  return row;
}

/** A component that a flaw affects, by the record of the flaw that names a fix, where one does. */
export interface AffectedRow {
  flaw: number;
  identity_id: number;
  vuln_id: number;
  name: string;
  group_name: string | null;
  version: string | null;
}

/** The first few components that each flaw affects, by name. */
export async function listAffectedOf(
  db: Database,
  plan: PortfolioPlan,
  flaws: readonly number[],
  most: number,
): Promise<(AffectedRow & OfProject)[]> {
  return readGathered(
    db,
    sql<
      AffectedRow & OfProject
    >`with ${findingsOf(plan, () => sql`c.project_id, c.component_id, c.identity_id, m.vuln_id`)}
      select flaw, identity_id, vuln_id, name, group_name, version, project_name, project_version from (
        select *, row_number() over (partition by flaw order by lower(name), component_id) as place from (
          select distinct on (flaw, component_id) ${flaw} as flaw, l.component_id, l.identity_id, l.vuln_id, i.name,
            i.group_name, i.version, p.name as project_name, p.version as project_version
          from list l join vuln v on v.vuln_id = l.vuln_id join identity i on i.identity_id = l.identity_id
          join project p on p.project_id = l.project_id
          left join identity_match im on im.identity_id = l.identity_id and im.vuln_id = l.vuln_id
          where ${flaw} = any(${flaws}::bigint[])
          order by flaw, l.component_id, im.fixed_in is null, l.vuln_id) one) all_of
      where place <= ${most} order by flaw, place`,
  );
}

export interface DecidedRow extends OfProject {
  component_id: number;
  vuln_id: number;
  name: string;
  group_name: string | null;
  version: string | null;
  /** Over all decided findings. */
  total: number;
}

/** The findings of projects that somebody has stated something about, the most urgent first. */
export async function listDecidedOf(
  db: Database,
  projectIds: readonly number[],
  most: number,
): Promise<DecidedRow[]> {
  return rowsOf(
    db,
    sql<DecidedRow>`select a.component_id, a.vuln_id, i.name, i.group_name, i.version, p.name as project_name,
        p.version as project_version, (count(*) over ())::int as total
      from analysis a
      join component c on c.project_id = a.project_id and c.component_id = a.component_id
      join identity i on i.identity_id = c.identity_id
      join vuln v on v.vuln_id = a.vuln_id
      join project p on p.project_id = a.project_id
      where ${inProjects(sql`a.project_id`, projectIds)} and (a.state <> 'NOT_SET' or a.suppressed)
        and (exists (select 1 from identity_match m where m.identity_id = c.identity_id and m.vuln_id = a.vuln_id)
          or exists (select 1 from component_match m where m.project_id = a.project_id
            and m.component_id = a.component_id and m.vuln_id = a.vuln_id))
      order by v.urgency desc, a.vuln_id, c.identity_id, a.component_id limit ${most}`,
  );
}
