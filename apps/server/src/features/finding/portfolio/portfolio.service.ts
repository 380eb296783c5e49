import type { Finding, PortfolioFinding } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import { readInBatches } from '../../../db/list/batches.ts';
import type { ListTotal } from '../../../db/list/estimate.ts';
import type { Page } from '../../../db/list/page.ts';
import { readPlanned } from '../../../db/list/planned-list.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { fixKey, readFixes } from '../../matching/fix.service.ts';
import { describedInStream, readMerged, shapedOnce } from '../../vulnerability/facts/facts.service.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { readTwins } from '../twins.ts';
import { viewContractFinding, viewListedVulnerability, viewPortfolioFinding } from './portfolio.view.ts';
import { type PortfolioKey, portfolioKey } from './portfolio-list.queries.ts';
import { contractOrder, type PortfolioOrder, portfolioOrder } from './portfolio-order.ts';
import { type Limits, type PortfolioPlan, planPage, planPortfolio } from './portfolio-plan.service.ts';
import { listContractRows, listPortfolioRows } from './portfolio-row.queries.ts';
import { countByProjects } from './portfolio-size.queries.ts';
import { fromComponents } from './portfolio-tables.queries.ts';

/** A page of the findings of all projects that the caller may see. */
export async function listPortfolio(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  page: Page,
): Promise<CountedList<PortfolioFinding>> {
  const keys = await choosePortfolio(db, scope, filter, portfolioOrder(page), page);
  return readInBatches(keys, async (batch) => {
    const rows = await listPortfolioRows(db, batch);
    const [known, fixes, twinsOf] = await Promise.all([
      readMerged(db, vulnsOf(batch)),
      readFixes(db, rows),
      readTwins(db, filter.isFolded, batch),
    ]);
    return rows.flatMap((row) => {
      const vulnerability = known.get(row.vuln_id);
      if (!vulnerability) return [];
      return [viewPortfolioFinding(row, vulnerability, fixes.get(fixKey(row)), twinsOf(row))];
    });
  });
}

const viewListed = shapedOnce(viewListedVulnerability);

/** The same list as contract §10.2 has it. */
export async function listContractFindings(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  page: Page,
): Promise<CountedList<Finding>> {
  const keys = await choosePortfolio(db, scope, filter, contractOrder(page), page);
  const viewsOf = describedInStream(db, viewListed);
  const listed = await readInBatches(keys, async (batch) => {
    const [rows, views] = await Promise.all([listContractRows(db, batch), viewsOf(vulnsOf(batch))]);
    return rows.flatMap((row) => {
      const vulnerability = views.get(row.vuln_id);
      return vulnerability ? [viewContractFinding(row, vulnerability)] : [];
    });
  });
  return { ...listed, isShared: true };
}

/**
 * Which findings are on a page, and how many there are.
 * @param limits see `planPortfolio`
 */
export async function choosePortfolio(
  db: Database,
  scope: ProjectScope,
  filter: FindingFilter,
  order: PortfolioOrder,
  page: Page,
  limits?: Partial<Limits>,
) {
  const plan = await planPortfolio(db, scope, filter, order, limits);
  const name = [scope, filter, order.by, order.descending, page.order?.field ?? ''];
  return readPlanned<PortfolioKey>(
    db,
    page,
    { ...planPage(plan, order), key: portfolioKey, name },
    {
      count: async () => countedTotal(plan),
      sample: {
        table: 'component',
        rows: 2_500,
        from: fromComponents,
        where: plan.where,
        stored: async () => {
          const { findings, suppressed } = await countByProjects(db, undefined);
          return findings + suppressed;
        },
      },
    },
  );
}

/**
 * The total by the counters of projects, where the filter is about nothing else. No counter knows which suppressed findings lead
 * their vulnerabilities.
 */
function countedTotal({ about, filter, size }: PortfolioPlan): ListTotal | undefined {
  const { open, onlySuppressed, withSuppressed, isFolded } = filter;
  if (about !== 'projects' || open) return undefined;
  const shown = onlySuppressed ? 0 : isFolded ? size.flaws : size.findings;
  const suppressed = withSuppressed ? size.suppressed : 0;
  return { total: shown + suppressed, ...(isFolded && suppressed > 0 ? { isEstimated: true } : {}) };
}

function vulnsOf(keys: readonly PortfolioKey[]): number[] {
  return [...new Set(keys.map((key) => key.vuln_id))];
}
