import type { ListedService, ServiceGroup, ServiceGrouping } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import { readInBatches } from '../../../db/list/batches.ts';
import {
  estimatedNumber,
  estimatedTotal,
  estimateOnce,
  type ListTotal,
  toldTotal,
} from '../../../db/list/estimate.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { viewListedService, viewServiceGroup } from './portfolio.view.ts';
import { allowedProjects } from './portfolio-condition.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { listGroups } from './portfolio-group.queries.ts';
import { listByKey, readServicePage, type ServiceKey } from './portfolio-list.queries.ts';
import { portfolioOrder } from './portfolio-order.ts';
import { areOfFewProjects, type PortfolioPlan, planServices } from './portfolio-plan.service.ts';
import { countServices, estimateShare, isCountedByIndex } from './portfolio-size.queries.ts';

/** However many are asked for: nobody needs all services of a portfolio at once. */
const mostAtOnce = 10_000;

/** Services of all projects that the caller may see and a filter leaves, a page of them. */
export async function listServicesOfAll(
  db: Database,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
): Promise<CountedList<ListedService>> {
  const keys = await chooseServices(db, filter, page, scope);
  return readInBatches(keys, async (some) => (await listByKey(db, some)).map(viewListedService));
}

/**
 * Which services are on a page, and how many there are.
 * @param gathered see `planServices`
 */
export async function chooseServices(
  db: Database,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
  gathered?: number,
): Promise<ListPage<ServiceKey> & Pick<ListTotal, 'isEstimated'>> {
  const order = portfolioOrder(page);
  const plan = await planServices(db, scope, filter, order, gathered);
  const name = ['services', scope, filter, order];
  const limited = { ...page, limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce) };
  const read = await readServicePage(db, limited, { ...plan, name });
  const told = toldTotal(limited, read) ?? (await countOf(db, plan, filter));
  const total = told ?? estimatedTotal(await estimateOf(db, plan, JSON.stringify(name)), limited, read);
  return { rows: read.rows, next: read.next, ...total };
}

/** The total where they are few or an index has it; undefined where too many services would have to be read. */
async function countOf(
  db: Database,
  { allowed, where, isGathered }: PortfolioPlan,
  filter: PortfolioFilter,
): Promise<ListTotal | undefined> {
  if (!isGathered && !isCountedByIndex(filter)) return undefined;
  return { total: await countServices(db, allowed, where) };
}

function estimateOf(db: Database, { allowed, where }: PortfolioPlan, name: string): Promise<number> {
  return estimateOnce(db, name, async () => {
    const { share, stored } = await estimateShare(db, allowed, where);
    return estimatedNumber(share, stored);
  });
}

/** The same services by name, provider, or project. */
export async function listServiceGroups(
  db: Database,
  by: ServiceGrouping,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ServiceGroup>> {
  const allowed = allowedProjects(filter, scope);
  const isByProject = allowed !== undefined && (await areOfFewProjects(db, allowed));
  const { rows, ...others } = await listGroups(db, by, filter, page, scope, isByProject);
  return { ...others, rows: rows.map(viewServiceGroup) };
}
