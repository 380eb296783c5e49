import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { KeptAnswers } from '../../../http/kept-answers.ts';
import type { App } from '../../../http/server.ts';
import { overMembers } from '../../collection/collection-members.service.ts';
import { contractFilter, contractGroupFilter, portfolioFilter } from '../finding-filter.ts';
import { listContractFindings, listPortfolio } from './portfolio.service.ts';
import { pageOfContractGroups, pageOfPortfolioGroups } from './portfolio-group.service.ts';

export function portfolioRoutes(app: App, { db }: Context): void {
  // Dashboards and scripts ask for the same page all day.
  const kept = new KeptAnswers(db);
  endpoints(app, {
    'GET /api/v1/finding': kept.of(({ query, page, caller }) =>
      listContractFindings(db, caller.scope, contractFilter(query), page),
    ),

    'GET /api/v1/finding/grouped': kept.of(({ query, page, caller }) => {
      const occurrences = { from: query.occurrencesFrom, to: query.occurrencesTo };
      return pageOfContractGroups(db, caller.scope, contractGroupFilter(query), occurrences, page);
    }),

    'GET /api/waybill/v1/findings/groups': async ({ query, page, caller }) => {
      const shown = portfolioFilter({ ...query, everyRecord: false }, page.search);
      const filter = await overMembers(db, shown, caller.scope);
      const projects = { from: query.minProjects, to: query.maxProjects };
      return pageOfPortfolioGroups(db, caller.scope, query.by, filter, page, projects);
    },

    'GET /api/waybill/v1/findings': async ({ query, page, caller }) => {
      const filter = await overMembers(db, portfolioFilter(query, page.search), caller.scope);
      return listPortfolio(db, caller.scope, filter, page);
    },
  });
}
