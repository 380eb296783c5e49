import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { textError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { searchByCpe, searchTypes } from './contract/contract-search.service.ts';
import { findHits, findSuggestions } from './hits/search-hits.service.ts';
import { indexTypesIn } from './reindex/index-kinds.ts';
import { startReindex } from './reindex/reindex.service.ts';

export function searchRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/search': ({ query, caller }) =>
      searchTypes(
        db,
        query.query,
        ['project', 'component', 'servicecomponent', 'license', 'vulnerability'],
        caller.scope,
      ),
    'GET /api/v1/search/project': ({ query, caller }) =>
      searchTypes(db, query.query, ['project'], caller.scope),
    'GET /api/v1/search/component': ({ query, caller }) =>
      searchTypes(db, query.query, ['component'], caller.scope),
    'GET /api/v1/search/service': ({ query, caller }) =>
      searchTypes(db, query.query, ['servicecomponent'], caller.scope),
    'GET /api/v1/search/license': ({ query, caller }) =>
      searchTypes(db, query.query, ['license'], caller.scope),
    'GET /api/v1/search/vulnerability': ({ query, caller }) =>
      searchTypes(db, query.query, ['vulnerability'], caller.scope),
    'GET /api/v1/search/vulnerablesoftware': ({ query, caller }) =>
      query.cpe?.trim()
        ? searchByCpe(db, query.cpe)
        : searchTypes(db, query.query, ['vulnerablesoftware'], caller.scope),

    'POST /api/v1/search/reindex': async ({ query, caller }) => {
      const types = indexTypesIn(query.type ?? []);
      if (types.length === 0) throw textError('search.no_type', 400, 'No valid index type was provided');
      return { token: await startReindex(db, types, caller) };
    },

    'GET /api/waybill/v1/search': ({ query, caller }) => findHits(db, query.query, caller.scope),
    'GET /api/waybill/v1/components/search/suggestions': ({ query, caller }) =>
      findSuggestions(db, query.word, caller.scope),
  });
}
