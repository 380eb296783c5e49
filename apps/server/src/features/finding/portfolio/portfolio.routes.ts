import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import type { App } from '../../../http/server.ts';
import { listContractFindings, listPortfolio } from './portfolio.service.ts';
import { contractFilter, contractGroupFilter, portfolioFilter } from './portfolio-filter.ts';
import { pageOfContractGroups, pageOfPortfolioGroups } from './portfolio-group.service.ts';

export function portfolioRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/finding': ({ query, page, caller }) =>
      listContractFindings(db, caller.scope, contractFilter(query), page),

    'GET /api/v1/finding/grouped': ({ query, page, caller }) => {
      const occurrences = { from: query.occurrencesFrom, to: query.occurrencesTo };
      return pageOfContractGroups(db, caller.scope, contractGroupFilter(query), occurrences, page);
    },

    'GET /api/waybill/v1/findings/groups': ({ query, page, caller }) => {
      const filter = portfolioFilter({ ...query, everyRecord: false }, page.search);
      const projects = { from: query.minProjects, to: query.maxProjects };
      return pageOfPortfolioGroups(db, caller.scope, query.by, filter, page, projects);
    },

    'GET /api/waybill/v1/findings': ({ query, page, caller }) =>
      listPortfolio(db, caller.scope, portfolioFilter(query, page.search), page),
  });
}
