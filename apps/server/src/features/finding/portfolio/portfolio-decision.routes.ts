import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { startBulk } from '../../bulk/bulk.service.ts';
import { readGroupedSelection } from '../../bulk/bulk-selection.ts';
import { bodyLimit, parametersOf } from '../finding-decision.routes.ts';
import { portfolioDecision } from './portfolio-decision.bulk.ts';
import { portfolioFilter } from './portfolio-filter.ts';
import { readPortfolioRef } from './portfolio-ref.ts';

const findingRefs = {
  isRef: (text: string) => readPortfolioRef(text) !== undefined,
  rule: 'must be the uuids of a project, a component and a vulnerability with colons between them',
};

export function portfolioDecisionRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/findings/decisions',
    async ({ query, body, caller }) => {
      const { selection, groups } = readGroupedSelection(
        body.selection,
        query.by,
        findingRefs,
        'VIEW_VULNERABILITY',
        caller,
      );
      // A group is all that it has, whether the list of findings shows each of it or not.
      const everyRecord = query.everyRecord || query.by !== undefined;
      const shown = portfolioFilter({ ...query, everyRecord }, query.searchText?.trim() || undefined);
      const filter = { ...shown, groups };
      const parameters = parametersOf(body, query);
      const request = { selection, filter, parameters, isFolded: parameters.aliases };
      return startBulk(db, portfolioDecision, request, caller);
    },
    { bodyLimit },
  );
}
