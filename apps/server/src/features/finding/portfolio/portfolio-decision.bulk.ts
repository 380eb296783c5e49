import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { defineBulk } from '../../../jobs/bulk-kind.ts';
import { type DecisionOfMany, decisionKind } from '../decision/finding-decision.bulk.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { holdPortfolioFindings, streamPortfolioRefs } from './portfolio-decision.queries.ts';
import { asTheyStand } from './portfolio-order.ts';
import { planPortfolio } from './portfolio-plan.service.ts';
import { readPortfolioRef } from './portfolio-ref.ts';

/** Findings of all projects that the caller may see. */
export const portfolioDecision = decisionKind<FindingFilter, DecisionOfMany>(
  'portfolio.analysis',
  (db, filter, { scope }) => refsOf(db, scope, filter),
  (trx, refs, _parameters, { scope }) =>
    holdPortfolioFindings(
      trx,
      refs.flatMap((ref) => readPortfolioRef(ref) ?? []),
      scope,
    ),
);

export const portfolioDecisionKind = defineBulk(portfolioDecision);

async function* refsOf(db: Database, scope: ProjectScope, filter: FindingFilter) {
  yield* streamPortfolioRefs(db, await planPortfolio(db, scope, filter, asTheyStand));
}
