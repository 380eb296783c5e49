import type { Database } from '../../../db/database.ts';
import type { ArmedPage } from '../../../db/list/arms.ts';
import {
  estimatedNumber,
  estimatedTotal,
  estimateOnce,
  type ListTotal,
  toldTotal,
} from '../../../db/list/estimate.ts';
import type { Page } from '../../../db/list/page.ts';
import { sampleOfComponents } from './portfolio-arm.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import { countByProjects, estimateShare, samplePercent } from './portfolio-size.queries.ts';

/**
 * The total of a list, where its page does not tell it: by the counters of projects where the filter is about nothing
 * else, else guessed from some thousand findings.
 * @param name of the list
 */
export async function totalOf(
  db: Database,
  plan: PortfolioPlan,
  page: Page,
  read: ArmedPage<unknown>,
  name: string,
): Promise<ListTotal> {
  const told = toldTotal(page, read);
  if (told) return told;
  if (plan.isCounted) return countedTotal(plan);
  return estimatedTotal(await estimateOnce(db, name, () => estimate(db, plan)), page, read);
}

/** No counter knows which suppressed findings lead their vulnerabilities. */
function countedTotal({ size, withSuppressed, onlySuppressed, isFolded }: PortfolioPlan): ListTotal {
  const open = onlySuppressed ? 0 : isFolded ? size.flaws : size.findings;
  const suppressed = withSuppressed ? size.suppressed : 0;
  return { total: open + suppressed, ...(isFolded && suppressed > 0 ? { isEstimated: true } : {}) };
}

/** The share of the filter in a sample, of all findings there are. */
async function estimate(db: Database, { allowed, where }: PortfolioPlan): Promise<number> {
  const [percent, all] = await Promise.all([samplePercent(db), countByProjects(db, undefined)]);
  const share = await estimateShare(db, allowed, sampleOfComponents(percent), where);
  return estimatedNumber(share, all.findings + all.suppressed);
}
