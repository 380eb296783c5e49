import type { Context } from '../../../feature.ts';
import { endpoint, endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { readSelection } from '../../bulk/bulk-selection.ts';
import { overMembers } from '../../collection/collection-members.service.ts';
import { roomForIds, serviceRefs } from '../service-refs.ts';
import { listServiceGroups, listServicesOfAll } from './portfolio.service.ts';
import { startPortfolioDeletion } from './portfolio-deletion.bulk.ts';
import { readPortfolioFilter } from './portfolio-filter.ts';

export function portfolioServiceRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/services': async ({ query, page, caller }) => {
      const filter = await overMembers(db, readPortfolioFilter(query, page.search), caller.scope);
      return listServicesOfAll(db, filter, page, caller.scope);
    },
    'GET /api/waybill/v1/services/groups': async ({ query, page, caller }) => {
      const filter = await overMembers(db, readPortfolioFilter(query, page.search), caller.scope);
      return listServiceGroups(db, query.by, filter, page, caller.scope);
    },
  });
  endpoint(
    app,
    'POST /api/waybill/v1/services/deletion',
    async ({ query, body, caller }) => {
      const selection = readSelection(body.selection, serviceRefs, 'VIEW_PORTFOLIO', caller);
      const filter = await overMembers(db, readPortfolioFilter(query, query.searchText), caller.scope);
      return startPortfolioDeletion(db, selection, filter, caller);
    },
    roomForIds,
  );
}
