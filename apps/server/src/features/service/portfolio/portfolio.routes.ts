import type { Context } from '../../../feature.ts';
import { endpoint, endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { readSelection } from '../../bulk/bulk-selection.ts';
import { roomForIds, serviceRefs } from '../service-refs.ts';
import { listServiceGroups, listServicesOfAll } from './portfolio.service.ts';
import { startPortfolioDeletion } from './portfolio-deletion.bulk.ts';
import { readPortfolioFilter } from './portfolio-filter.ts';

export function portfolioServiceRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/services': ({ query, page, caller }) =>
      listServicesOfAll(db, readPortfolioFilter(query, page.search), page, caller.scope),
    'GET /api/waybill/v1/services/groups': ({ query, page, caller }) =>
      listServiceGroups(db, query.by, readPortfolioFilter(query, page.search), page, caller.scope),
  });
  endpoint(
    app,
    'POST /api/waybill/v1/services/deletion',
    ({ query, body, caller }) => {
      const selection = readSelection(body.selection, serviceRefs, 'VIEW_PORTFOLIO', caller);
      return startPortfolioDeletion(db, selection, readPortfolioFilter(query, query.searchText), caller);
    },
    roomForIds,
  );
}
