import { sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../db/database.ts';
import { everyFinding, type FindingFilter } from './finding-filter.ts';
import { leadingFindings } from './folded.queries.ts';
import { auditCondition, eachKind } from './project/audit-condition.queries.ts';

/** The counts of a project's unsuppressed findings, with each vulnerability once per component. */
export interface FindingFigures {
  new4: number;
  new3: number;
  new2: number;
  new1: number;
  new0: number;
  exploited: number;
  /** The highest of all. */
  epss: number | null;
}

/**
 * The figures of projects with findings, each the length of a list with a filter: for many projects at once, since for one of
 * them planning would take longer than counting.
 */
export async function countFigures(
  db: Database,
  projectIds: readonly number[],
  newSince: Date,
): Promise<(FindingFigures & { project_id: number })[]> {
  const isNew = sql`f.found_at >= ${newSince}`;
  return rowsOf(
    db,
    sql<FindingFigures & { project_id: number }>`select f.project_id,
        count(*) filter (where ${isNew} and v.effective_severity = 5)::int as new4,
        count(*) filter (where ${isNew} and v.effective_severity = 4)::int as new3,
        count(*) filter (where ${isNew} and v.effective_severity = 3)::int as new2,
        count(*) filter (where ${isNew} and v.effective_severity in (1, 2))::int as new1,
        count(*) filter (where ${isNew} and v.effective_severity = 0)::int as new0,
        count(*) filter (where v.exploited)::int as exploited, max(v.effective_epss) as epss
      from (${leadingFindings(sql`c.project_id = any(${projectIds}::int[])`)}) f
      join vuln v on v.vuln_id = f.vuln_id group by f.project_id`,
  );
}

/**
 * The number of findings without a severity and with at least some EPSS, equal to the length of a list with
 * this filter. Their vulnerabilities are few and have their own index, so they are looked up in the project,
 * however many findings it has.
 */
export async function countUnrated(
  db: Database,
  projectId: number,
  minEpss: number,
  decisions: Pick<FindingFilter, 'withSuppressed' | 'states'>,
): Promise<number> {
  const where = auditCondition(projectId, { ...everyFinding, ...decisions, isFolded: true });
  const unrated = sql`array(select u.vuln_id from vuln u
    where u.effective_severity = 0 and u.effective_epss >= ${minEpss}::real)`;
  const found = eachKind(
    { projectId, isLookedUp: true, isFolded: false },
    (tables) => sql`select 1 from ${tables} where f.vuln_id = any(${unrated}) and ${where}`,
  );
  const row = await findRow(db, sql<{ n: number }>`select count(*)::int as n from (${found}) found`);
  return row?.n ?? 0;
}
