import type { Database } from '../../../db/database.ts';
import { componentOf, readProjects, readVulnerabilities, violationOf } from '../event/facts.service.ts';
import type { FindingSummary, ViolationSummary } from '../event/summary.ts';
import type { NewFindingRow, NewViolationRow } from './summary.queries.ts';

interface Common {
  readonly ruleId: number;
  readonly since: string;
}

/** Summarizes findings by project. */
export async function findingSummary(
  db: Database,
  common: Common,
  rows: readonly NewFindingRow[],
): Promise<FindingSummary> {
  const projects = await readProjects(
    db,
    rows.map((row) => row.project_id),
  );
  const vulnerabilities = await readVulnerabilities(
    db,
    rows.map((row) => row.vuln_id),
  );
  const ofProject = Map.groupBy(rows, (row) => row.project_id);
  return {
    kind: 'finding-summary',
    ...common,
    projects: [...ofProject].flatMap(([id, found]) => {
      const project = projects.get(id);
      if (!project) return [];
      const findings = found.flatMap((row) => {
        const vulnerability = vulnerabilities.get(row.vuln_id);
        const { project: _, ...component } = componentOf(row, project);
        const { analyzer, state, suppressed } = row;
        const attributedOn = row.found_at.toISOString();
        return vulnerability ? [{ component, vulnerability, analyzer, attributedOn, state, suppressed }] : [];
      });
      return [{ project, findings }];
    }),
  };
}

export async function violationSummary(
  db: Database,
  common: Common,
  rows: readonly NewViolationRow[],
): Promise<ViolationSummary> {
  const projects = await readProjects(
    db,
    rows.map((row) => row.project_id),
  );
  const ofProject = Map.groupBy(rows, (row) => row.project_id);
  return {
    kind: 'violation-summary',
    ...common,
    projects: [...ofProject].flatMap(([id, found]) => {
      const project = projects.get(id);
      if (!project) return [];
      const violations = found.map((row) => {
        const { project: _, ...component } = componentOf(row, project);
        return { violation: violationOf(row), component, state: row.state, suppressed: row.suppressed };
      });
      return [{ project, violations }];
    }),
  };
}
