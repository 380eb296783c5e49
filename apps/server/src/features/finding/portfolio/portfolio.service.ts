import type { Finding, PortfolioFinding } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import { readInBatches } from '../../../db/list/batches.ts';
import type { Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { fixKey, readFixes } from '../../matching/fix.service.ts';
import { describedInStream, readMerged, shapedOnce } from '../../vulnerability/facts/facts.service.ts';
import { readTwins } from '../twins.ts';
import { viewContractFinding, viewListedVulnerability, viewPortfolioFinding } from './portfolio.view.ts';
import type { PortfolioOrder } from './portfolio-arm.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { type PortfolioKey, readPortfolioPage } from './portfolio-list.queries.ts';
import { contractOrder, portfolioOrder } from './portfolio-order.ts';
import { type Limits, planPage, planPortfolio } from './portfolio-plan.service.ts';
import { listContractRows, listPortfolioRows } from './portfolio-row.queries.ts';
import { totalOf } from './portfolio-total.service.ts';

/** However many are asked for: nobody needs all findings of a portfolio at once. */
const mostAtOnce = 10_000;

/** A page of the findings of all projects that the caller may see. */
export async function listPortfolio(
  db: Database,
  scope: ProjectScope,
  filter: PortfolioFilter,
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
  filter: PortfolioFilter,
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
  filter: PortfolioFilter,
  order: PortfolioOrder,
  page: Page,
  limits?: Partial<Limits>,
) {
  const plan = await planPortfolio(db, scope, filter, order, limits);
  const name = [scope, filter, order.by, order.descending, page.order?.field ?? ''];
  const limited = { ...page, limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce) };
  const read = await readPortfolioPage(db, limited, { ...planPage(plan, filter, order), name });
  const total = await totalOf(db, plan, limited, read, JSON.stringify(name));
  return { rows: read.rows, next: read.next, ...total };
}

function vulnsOf(keys: readonly PortfolioKey[]): number[] {
  return [...new Set(keys.map((key) => key.vuln_id))];
}
