import { isUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { startBulk } from '../../bulk/bulk.service.ts';
import { readSelection } from '../../bulk/bulk-selection.ts';
import { bodyLimit, changeOf } from '../finding-decision.routes.ts';
import { portfolioDecision } from './portfolio-decision.bulk.ts';
import { portfolioFilter } from './portfolio-filter.ts';
import { readPortfolioRef } from './portfolio-ref.ts';

const findingRefs = {
  isRef: (text: string) => readPortfolioRef(text) !== undefined,
  rule: 'must be the uuids of a project, a component and a vulnerability with colons between them',
};
const groupRefs = { isRef: isUuid, rule: 'must be the id of a group' };

export function portfolioDecisionRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/findings/decisions',
    async ({ query, body, caller }) => {
      const { by } = query;
      const given = readSelection(body.selection, by ? groupRefs : findingRefs, 'VIEW_VULNERABILITY', caller);
      const filter = portfolioFilter(query, query.searchText?.trim() || undefined);
      const parameters = { change: changeOf(body), isFolded: by === 'FLAW' };
      if (!by) return startBulk(db, portfolioDecision, { selection: given, filter, parameters }, caller);
      // Groups are what the filter leaves of them, which only who may list them learns.
      const selection = readSelection({ kind: 'filter' }, groupRefs, 'VIEW_VULNERABILITY', caller);
      const areExcluded = given.kind === 'filter';
      const groups = { by, ids: areExcluded ? given.excluded : given.ids, areExcluded };
      return startBulk(
        db,
        portfolioDecision,
        { selection, filter: { ...filter, groups }, parameters },
        caller,
      );
    },
    { bodyLimit },
  );
}
