import type { Database } from '../../db/database.ts';
import {
  estimatedNumber,
  estimatedTotal,
  estimateOnce,
  type ListTotal,
  toldTotal,
} from '../../db/list/estimate.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { areOnlyDecided, isOfPolicies } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import { listOfProject, readViolationPage, type ViolationKey } from './violation-list.queries.ts';
import { violationOrder } from './violation-order.ts';
import { planViolations, type ViolationPlan } from './violation-plan.service.ts';
import {
  areCounted,
  countByConditions,
  countByProjects,
  countDecided,
  countersOf,
  estimateShare,
} from './violation-size.queries.ts';

/** However many are asked for: nobody needs all violations of a portfolio at once. */
const mostAtOnce = 10_000;

/**
 * Which violations of a project, or of all that the caller may see, are on a page, and how many there are.
 * @param gathered see `planViolations`
 */
export async function chooseViolations(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
  gathered?: number,
): Promise<ListPage<ViolationKey> & Pick<ListTotal, 'isEstimated'>> {
  if (filter.projectId !== undefined) return listOfProject(db, filter, page, scope);
  const order = violationOrder(page);
  const plan = await planViolations(db, scope, filter, order, gathered);
  const name = [scope, filter, order.by, order.descending, page.order?.field ?? ''];
  const limited = { ...page, limit: Math.min(page.limit ?? mostAtOnce, mostAtOnce) };
  const read = await readViolationPage(db, limited, { ...plan, name });
  const told = toldTotal(limited, read) ?? (await countOf(db, plan, filter));
  const total = told ?? estimatedTotal(await estimateOf(db, plan, JSON.stringify(name)), limited, read);
  return { rows: read.rows, next: read.next, ...total };
}

/** The total, where counters or an index have it; undefined where the violations themselves would have to be looked at. */
async function countOf(
  db: Database,
  { allowed, conditions }: ViolationPlan,
  filter: ViolationFilter,
): Promise<ListTotal | undefined> {
  if (!isOfPolicies(filter)) return undefined;
  const open = async () =>
    areCounted(filter)
      ? countByProjects(db, allowed, countersOf(filter))
      : countByConditions(db, allowed, conditions);
  const [others, decided] = await Promise.all([
    areOnlyDecided(filter) ? 0 : open(),
    countDecided(db, allowed, conditions, filter),
  ]);
  return { total: others + decided };
}

function estimateOf(db: Database, { allowed, where }: ViolationPlan, name: string): Promise<number> {
  return estimateOnce(db, name, async () => {
    const { share, stored } = await estimateShare(db, allowed, where);
    return estimatedNumber(share, stored);
  });
}
