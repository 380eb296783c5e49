import { sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';
import {
  auditCondition,
  auditTables,
  eachKind,
  everyFinding,
  scanCondition,
} from './audit-condition.queries.ts';

/** What a project's findings come to, a flaw once per component, without suppressed ones. */
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

/** By the tables and the condition of the audit list, so that each figure is the length of a list with a filter. */
export async function countFigures(
  db: Database,
  projectId: number,
  newSince: Date,
): Promise<FindingFigures | undefined> {
  const isNew = sql`greatest(f.added_at, f.first_seen) >= ${newSince}`;
  return findRow(
    db,
    sql<FindingFigures>`select count(*) filter (where ${isNew} and v.effective_severity = 5)::int as new4,
        count(*) filter (where ${isNew} and v.effective_severity = 4)::int as new3,
        count(*) filter (where ${isNew} and v.effective_severity = 3)::int as new2,
        count(*) filter (where ${isNew} and v.effective_severity in (1, 2))::int as new1,
        count(*) filter (where ${isNew} and v.effective_severity = 0)::int as new0,
        count(*) filter (where v.exploited)::int as exploited, max(v.effective_epss) as epss
      from ${auditTables(projectId, undefined, true)}
      where ${scanCondition(projectId, { ...everyFinding, isFolded: true })}`,
  );
}

/**
 * How many findings have no severity and at least an EPSS, as many as a list with this filter. Their vulnerabilities are few
 * and stand in an index of their own, so they are looked for in the project, however many findings it has.
 */
export async function countUnrated(
  db: Database,
  projectId: number,
  minEpss: number,
  withSuppressed: boolean,
): Promise<number> {
  const where = auditCondition(projectId, { ...everyFinding, withSuppressed, isFolded: true });
  const unrated = sql`array(select u.vuln_id from vuln u
    where u.effective_severity = 0 and u.effective_epss >= ${minEpss}::real)`;
  const found = eachKind(
    { projectId, isLookedUp: true, isFolded: false },
    (tables) => sql`select 1 from ${tables} where f.vuln_id = any(${unrated}) and ${where}`,
  );
  const row = await findRow(db, sql<{ n: number }>`select count(*)::int as n from (${found}) found`);
  return row?.n ?? 0;
}
