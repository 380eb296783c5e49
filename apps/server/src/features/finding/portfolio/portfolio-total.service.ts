import type { Database } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { sampleOfComponents } from './portfolio-arm.queries.ts';
import type { PortfolioPage } from './portfolio-list.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import { countByProjects, estimateShare, samplePercent } from './portfolio-size.queries.ts';

/** How many findings a list has in all. */
export interface PortfolioTotal {
  readonly total: number | undefined;
  /** Guessed from a part of the findings; undefined: exact. */
  readonly isEstimated?: true;
}

const rememberedMs = 60_000;
const rememberedAtMost = 500;
const remembered = new WeakMap<Database, Map<string, { total: number; at: number }>>();

/**
 * The total of a list, where its page does not tell it: by the counters of projects where the filter is about nothing
 * else, else guessed from some thousand findings. An estimate is never less than what the page itself shows.
 * @param name of the list
 */
export async function totalOf(
  db: Database,
  plan: PortfolioPlan,
  { offset, cursor }: Page,
  page: PortfolioPage,
  name: string,
): Promise<PortfolioTotal> {
  if (cursor !== undefined) return { total: undefined };
  if (page.total !== undefined) return { total: page.total };
  const shown = offset + page.rows.length;
  if (!page.isFull && (page.rows.length > 0 || offset === 0)) return { total: shown };
  if (plan.isCounted) return countedTotal(plan);
  const estimate = await estimateOnce(db, plan, name);
  return {
    total: page.isFull ? Math.max(estimate, shown + 1) : Math.min(estimate, offset),
    isEstimated: true,
  };
}

/** Of suppressed findings it is not counted which ones lead their flaws. */
function countedTotal({ size, withSuppressed, onlySuppressed, isFolded }: PortfolioPlan): PortfolioTotal {
  const open = onlySuppressed ? 0 : isFolded ? size.flaws : size.findings;
  const suppressed = withSuppressed ? size.suppressed : 0;
  return { total: open + suppressed, ...(isFolded && suppressed > 0 ? { isEstimated: true } : {}) };
}

async function estimateOnce(db: Database, plan: PortfolioPlan, name: string): Promise<number> {
  const known = remembered.get(db) ?? new Map<string, { total: number; at: number }>();
  remembered.set(db, known);
  const now = performance.now();
  const before = known.get(name);
  if (before && now - before.at < rememberedMs) return before.total;
  const total = await estimate(db, plan);
  known.delete(name);
  known.set(name, { total, at: now });
  const [oldest] = known.keys();
  if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest);
  return total;
}

/** The share of the filter in a sample, of all findings there are; to two digits, for more would not be known. */
async function estimate(db: Database, { allowed, where }: PortfolioPlan): Promise<number> {
  const [percent, all] = await Promise.all([samplePercent(db), countByProjects(db, undefined)]);
  const share = await estimateShare(db, allowed, sampleOfComponents(percent), where);
  return Number((share * (all.findings + all.suppressed)).toPrecision(2));
}
