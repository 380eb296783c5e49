// Public to other features.
import { type FlawSummary, openAnalysisStates, type ReportComponent } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { anything } from '../../db/list/filters.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { versionedName } from '../../http/text.ts';
import { overMembers } from '../collection/collection-members.service.ts';
import { fixKey, readFixes } from '../matching/fix.service.ts';
import { readMerged } from '../vulnerability/facts/facts.service.ts';
import { viewFlaw } from './finding.view.ts';
import { everyFinding } from './finding-filter.ts';
import {
  type AffectedRow,
  countFlawsOf,
  type FlawCounts,
  listAffectedOf,
  listDecidedOf,
  type OfProject,
} from './finding-report.queries.ts';
import { groupFindings } from './portfolio/portfolio-group.queries.ts';
import { asTheyStand } from './portfolio/portfolio-order.ts';
import { planPortfolio } from './portfolio/portfolio-plan.service.ts';

/** The number of components shown per vulnerability. */
const shownComponents = 5;

interface OpenFlaw {
  vulnerability: FlawSummary;
  /** The first few, by name. */
  components: ReportComponent[];
  componentCount: number;
}

/** A project, or a collection with its members: their components name their projects. */
interface Reported {
  readonly uuid: string;
  readonly isCollection: boolean;
  readonly projectIds: readonly number[];
}

/**
 * The flaws with open findings, the most urgent first, each once however many records tell of it. Suppressed findings are none of
 * them, as everywhere.
 */
export async function openFlaws(
  db: Database,
  { uuid, isCollection }: Reported,
  scope: ProjectScope,
  most: number,
): Promise<FlawCounts & { rows: OpenFlaw[] }> {
  const asked = { ...everyFinding, withInactive: true, states: openAnalysisStates, projects: [uuid] };
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
    const components = (componentsOf.get(group.key) ?? []).map((row) =>
      viewComponent(row, isCollection, fixes.get(fixKey(row))?.nearest),
    );
    return [{ vulnerability: viewFlaw(facts), components, componentCount: group.components }];
  });
  return { ...counts, rows };
}

interface DecidedFinding {
  key: { component_id: number; vuln_id: number };
  component: ReportComponent;
  vulnerability: FlawSummary;
}

/** The findings that somebody has stated something about, the most urgent first. */
export async function decidedFindings(
  db: Database,
  { projectIds, isCollection }: Reported,
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
      return [{ key, component: viewComponent(row, isCollection), vulnerability: viewFlaw(facts) }];
    }),
  };
}

function viewComponent(
  row: Pick<AffectedRow, 'name' | 'group_name' | 'version'> & OfProject,
  isOfMany: boolean,
  fixedIn?: string,
): ReportComponent {
  return {
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('fixedIn', fixedIn),
    ...(isOfMany ? { project: versionedName(row.project_name, row.project_version) } : {}),
  };
}
