import type { EndpointInputs } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import { startBulk } from '../../bulk/bulk.service.ts';
import { readGroupedSelection } from '../../bulk/bulk-selection.ts';
import { overMembers } from '../../collection/collection-members.service.ts';
import { bodyLimit, effectOf, parametersOf } from '../decision/finding-decision.routes.ts';
import { portfolioFilter } from '../finding-filter.ts';
import { portfolioDecision } from './portfolio-decision.bulk.ts';
import { readPortfolioRef } from './portfolio-ref.ts';

const findingRefs = {
  isRef: (text: string) => readPortfolioRef(text) !== undefined,
  rule: 'must be the uuids of a project, a component and a vulnerability with colons between them',
};

type Input = Pick<EndpointInputs['POST /api/waybill/v1/findings/decisions'], 'query' | 'body'> & {
  caller: Principal;
};

async function requestOf(db: Database, now: Date, { query, body, caller }: Input) {
  const { selection, groups, chooser } = readGroupedSelection(
    body.selection,
    query.by,
    findingRefs,
    'VIEW_VULNERABILITY',
    caller,
  );
  // A group is all that it has, whether the list of findings shows each of it or not.
  const everyRecord = query.everyRecord || query.by !== undefined;
  const shown = portfolioFilter({ ...query, everyRecord }, query.searchText?.trim() || undefined);
  const parameters = parametersOf(body, query, now);
  const filter = { ...(await overMembers(db, shown, chooser.scope)), groups };
  return { request: { selection, filter, parameters, isFolded: parameters.aliases }, chooser };
}

export function portfolioDecisionRoutes(app: App, { db, now }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/findings/decisions',
    async (input) => {
      const { request, chooser } = await requestOf(db, now(), input);
      return startBulk(db, portfolioDecision, request, chooser);
    },
    { bodyLimit },
  );
  endpoint(
    app,
    'POST /api/waybill/v1/findings/decisions/effect',
    async (input) => {
      const { request, chooser } = await requestOf(db, now(), input);
      const decided = { ...request.filter, decided: true };
      return effectOf(db, portfolioDecision, { ...request, filter: decided }, chooser);
    },
    { bodyLimit },
  );
}
