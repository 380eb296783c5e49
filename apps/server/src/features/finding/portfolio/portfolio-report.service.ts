// Public to other features.
import { openAnalysisStates } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { versionedName } from '../../../http/text.ts';
import { overMembers } from '../../collection/collection-members.service.ts';
import { fixKey, readFixes } from '../../matching/fix.service.ts';
import { readMerged } from '../../vulnerability/facts/facts.service.ts';
import { viewFlaw } from '../finding.view.ts';
import {
  type DecidedFinding,
  type ReportedFlaws,
  shownComponents,
  viewReportComponent,
} from '../finding-report.service.ts';
import { anything, wholePortfolio } from './portfolio-filter.ts';
import { groupFindings } from './portfolio-group.queries.ts';
import { asTheyStand } from './portfolio-order.ts';
import { planPortfolio } from './portfolio-plan.service.ts';
import { countFlawsOf, listAffectedOf, listDecidedOf, type OfProject } from './portfolio-report.queries.ts';

/** The flaws with open findings in the members of a collection, like `openFlaws` of a single project; components name theirs. */
export async function openFlawsOfCollection(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  most: number,
): Promise<ReportedFlaws> {
  const asked = { ...wholePortfolio, withInactive: true, states: openAnalysisStates, projects: [uuid] };
  const plan = await planPortfolio(db, scope, await overMembers(db, asked, scope), asTheyStand);
  const first = { sort: 'urgency', descending: true, projects: anything, offset: 0, limit: most } as const;
  const [counts, groups] = await Promise.all([
    countFlawsOf(db, plan),
    groupFindings(db, plan, 'FLAW', first),
  ]);
  if (!counts) throw new Error('An aggregate without group always has a row');
  const [known, affected] = await Promise.all([
    readMerged(
      db,
      groups.map((group) => group.vuln_id),
    ),
    listAffectedOf(
      db,
      plan,
      groups.map((group) => group.key),
      shownComponents,
    ),
  ]);
  const fixes = await readFixes(db, affected);
  const componentsOf = Map.groupBy(affected, (row) => row.flaw);
  const rows = groups.flatMap((group) => {
    const facts = known.get(group.vuln_id);
    if (!facts) return [];
    const components = (componentsOf.get(group.key) ?? []).map((row) => ({
      ...viewReportComponent(row, fixes.get(fixKey(row))?.nearest),
      project: nameOf(row),
    }));
    return [{ vulnerability: viewFlaw(facts), components, componentCount: group.components }];
  });
  return { ...counts, rows };
}

/** The findings of projects that somebody has stated something about, the most urgent first; components name theirs. */
export async function decidedInProjects(
  db: Database,
  projectIds: readonly number[],
  most: number,
): Promise<{ total: number; rows: DecidedFinding[] }> {
  const found = await listDecidedOf(db, projectIds, most);
  const known = await readMerged(
    db,
    found.map((row) => row.vuln_id),
  );
  return {
    total: found[0]?.total ?? 0,
    rows: found.flatMap((row) => {
      const facts = known.get(row.vuln_id);
      if (!facts) return [];
      const key = { component_id: row.component_id, vuln_id: row.vuln_id };
      const component = { ...viewReportComponent(row, undefined), project: nameOf(row) };
      return [{ key, component, vulnerability: viewFlaw(facts) }];
    }),
  };
}

const nameOf = (row: OfProject) => versionedName(row.project_name, row.project_version);
