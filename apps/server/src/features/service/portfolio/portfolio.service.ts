import type { ListedService, ServiceGroup, ServiceGrouping } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import { readInBatches } from '../../../db/list/batches.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { areFewOn } from '../../../db/list/planned-list.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { viewListedService, viewServiceGroup } from './portfolio.view.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { listGroups } from './portfolio-group.queries.ts';
import { chooseServices, listByKey, ofProjects, projectsOf } from './portfolio-list.queries.ts';

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

/** The same services by name, provider, or project. */
export async function listServiceGroups(
  db: Database,
  by: ServiceGrouping,
  filter: PortfolioFilter,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ServiceGroup>> {
  const allowed = projectsOf(filter, scope);
  const isByProject = allowed !== undefined && (await areFewOn(db, allowed, [ofProjects]));
  const { rows, ...others } = await listGroups(db, by, filter, page, scope, isByProject);
  return { ...others, rows: rows.map(viewServiceGroup) };
}
