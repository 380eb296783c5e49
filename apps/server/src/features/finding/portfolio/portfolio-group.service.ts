import type { GroupedFinding, PortfolioFindingGroup } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { anything, type Between } from '../../../db/list/filters.ts';
import type { Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { spreadCountedAt } from '../../finding-spread/spread.service.ts';
import { readFacts, readMerged } from '../../vulnerability/facts/facts.service.ts';
import { severityOf } from '../../vulnerability/facts/severity.ts';
import { viewFlaw } from '../finding.view.ts';
import { vulnerabilityConditions } from '../finding-conditions.queries.ts';
import type { FindingFilter, PortfolioGrouping } from '../finding-filter.ts';
import { countDecided } from './decided-group.queries.ts';
import { viewFindingProject, viewGroupedVulnerability } from './portfolio.view.ts';
import {
  type GroupedPage,
  type GroupedRow,
  type GroupRow,
  groupByVulnerability,
  groupFindings,
  listCountedGroups,
  listCountedProjects,
  listCountedVulnerabilities,
  listGroupIdentities,
  listGroupProjects,
  listTallied,
} from './portfolio-group.queries.ts';
import { type GroupPage, isSortFact, sortFacts } from './portfolio-group-order.queries.ts';
import { asTheyStand } from './portfolio-order.ts';
import { type Limits, type PortfolioPlan, planPortfolio } from './portfolio-plan.service.ts';
import { pageOfTallied, tallyByAnalyzer } from './portfolio-tally.queries.ts';
import { groupByUse } from './portfolio-use.queries.ts';

const mostAtOnce = 1_000;
const sorts = ['urgency', 'findings', 'projects', 'components', 'name', 'severity', ...sortFacts] as const;

/**
 * A page of the findings of all projects, grouped. Few of them are counted for the page; those of a whole portfolio are
 * as a job has counted them last, and say when.
 * @param projects in how many projects groups are that the page has
 */
export async function pageOfPortfolioGroups(
  db: Database,
  scope: ProjectScope,
  by: PortfolioGrouping,
  filter: FindingFilter,
  page: Page,
  projects: Between = anything,
  limits?: Partial<Limits>,
): Promise<CountedList<PortfolioFindingGroup>> {
  const asked: GroupPage = {
    sort: sorts.find((sort) => sort === page.order?.field) ?? 'urgency',
    descending: page.order?.descending ?? true,
    projects,
    offset: page.offset,
    limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce),
  };
  const plan = await planPortfolio(db, scope, filter, asTheyStand, limits);
  const isOfFlaws = by === 'FLAW' || vulnerabilityConditions(filter).length === 0;
  const countedAt = isOfFlaws ? await countedBefore(db, scope, filter, plan) : undefined;
  const rows = await groupsOf(db, by, plan, filter, countedAt !== undefined, asked);
  const decided = await countDecided(
    db,
    plan,
    filter,
    by,
    rows.map((row) => row.key),
  );
  const groups = await named(
    db,
    by,
    rows.map((row) => ({ ...row, decided: decided.get(row.key) ?? 0 })),
  );
  const counted = countedAt && by !== 'PROJECT' ? { countedOn: countedAt.getTime() } : {};
  return { total: rows[0]?.total ?? 0, rows: groups.map((group) => ({ ...group, ...counted })) };
}

function groupsOf(
  db: Database,
  by: PortfolioGrouping,
  plan: PortfolioPlan,
  filter: FindingFilter,
  isCounted: boolean,
  page: GroupPage,
): Promise<GroupRow[]> {
  if (by !== 'PROJECT') {
    if (isCounted) return listCountedGroups(db, by, filter, page);
    if (plan.isGathered || plan.about === 'findings' || filter.onlySuppressed)
      return groupFindings(db, plan, by, page);
    const group = plan.isTallied ? pageOfTallied : groupByUse;
    return group(db, plan, vulnerabilityConditions(filter), by, page);
  }
  // The counters of projects are always those of this moment.
  const isOfProjects =
    plan.about === 'projects' && !plan.isGathered && !filter.withSuppressed && !isSortFact(page.sort);
  return isOfProjects ? listCountedProjects(db, plan, page) : groupFindings(db, plan, by, page);
}

/** When the counts of the whole portfolio were made, where these are what is asked for. */
async function countedBefore(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  plan: PortfolioPlan,
): Promise<Date | undefined> {
  // The job's open counts exclude only suppressed findings.
  if (plan.isGathered || filter.open || !scope.all) return undefined;
  const { latestOnly, projects, tags, groups, onlySuppressed } = filter;
  const isOfSome = latestOnly || onlySuppressed || projects.length + tags.length > 0 || groups;
  if (isOfSome || plan.about === 'findings') return undefined;
  return spreadCountedAt(db);
}

type DescribedRow = GroupRow & { decided: number };

async function named(
  db: Database,
  by: PortfolioGrouping,
  rows: readonly DescribedRow[],
): Promise<PortfolioFindingGroup[]> {
  const ids = rows.map((row) => row.key);
  switch (by) {
    case 'FLAW': {
      const known = await readMerged(
        db,
        rows.map((row) => row.vuln_id),
      );
      return rows.flatMap((row) => {
        const facts = known.get(row.vuln_id);
        return facts ? [{ id: facts.uuid, vulnerability: viewFlaw(facts), ...figuresOf(row) }] : [];
      });
    }
    case 'COMPONENT': {
      const known = new Map((await listGroupIdentities(db, ids)).map((row) => [row.key, row]));
      return rows.flatMap((row) => {
        const one = known.get(row.key);
        if (!one) return [];
        const component = {
          name: one.name,
          ...present('group', one.group_name),
          ...present('version', one.version),
          ...present('purl', one.purl),
          ...present('cpe', one.cpe),
        };
        return [{ id: one.id, component, ...figuresOf(row) }];
      });
    }
    case 'PROJECT': {
      const known = new Map((await listGroupProjects(db, ids)).map((row) => [row.key, row]));
      return rows.flatMap((row) => {
        const one = known.get(row.key);
        return one ? [{ id: one.project_uuid, project: viewFindingProject(one), ...figuresOf(row) }] : [];
      });
    }
  }
}

function figuresOf({ severity, exploited, findings, projects, components, decided }: DescribedRow) {
  return { severity: severityOf(severity), exploited, findings, projects, components, decided };
}

const columns = {
  'vulnerability.vulnId': sql`v.ext_id`,
  'vulnerability.title': sql`v.title`,
  'vulnerability.severity': sql`v.effective_severity`,
  'vulnerability.published': sql`v.published`,
  'vulnerability.cvssV2BaseScore': sql`v.cvss_v2`,
  'vulnerability.cvssV3BaseScore': sql`v.cvss_v3`,
  'vulnerability.cvssV4Score': sql`v.cvss_v4`,
  'vulnerability.affectedProjectCount': sql`g.projects`,
  'attribution.analyzerIdentity': sql`g.analyzer`,
} as const;

async function contractGroupsOf(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  plan: PortfolioPlan,
  page: GroupedPage,
): Promise<GroupedRow[]> {
  if (await countedBefore(db, scope, filter, plan)) return listCountedVulnerabilities(db, filter, page);
  if (plan.isGathered || !plan.isTallied) return groupByVulnerability(db, plan, page);
  return listTallied(db, await tallyByAnalyzer(db, plan, vulnerabilityConditions(filter)), page);
}

/** The contract's groups: one for each vulnerability and analyzer. */
export async function pageOfContractGroups(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  occurrences: Between,
  page: Page,
  limits?: Partial<Limits>,
): Promise<CountedList<GroupedFinding>> {
  const field = page.order?.field;
  const asked = {
    value: field && Object.hasOwn(columns, field) ? columns[field as keyof typeof columns] : undefined,
    isByAnalyzer: field === 'attribution.analyzerIdentity',
    descending: page.order?.descending ?? false,
    occurrences,
    offset: page.offset,
    limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce),
  };
  const plan = await planPortfolio(db, scope, filter, asTheyStand, limits);
  const rows = await contractGroupsOf(db, scope, filter, plan, asked);
  const known = await readFacts(
    db,
    rows.map((row) => row.vuln_id),
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap((row) => {
      const facts = known.get(row.vuln_id);
      return facts ? [viewGroupedVulnerability(row, facts)] : [];
    }),
  };
}
