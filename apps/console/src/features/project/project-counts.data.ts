import { queryOptions } from '@tanstack/react-query';
import type { Project } from '@waybill/api-contract';
import { type Call, callPage } from '../../lib/api.ts';

type FindingFilter = Pick<
  NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']>,
  'exploited' | 'foundSince' | 'open'
>;

/** Only their number is asked for. */
const oneRow = { pageNumber: 1, pageSize: 1 };

/** How many findings of a project a filter leaves, as its list shows them; of a collection in all of its projects. */
export const findingCountQuery = ({ uuid, collectionLogic }: Project, filter: FindingFilter) =>
  queryOptions({
    queryKey: ['finding', 'count', uuid, collectionLogic, filter],
    queryFn: async ({ signal }) => {
      const handling = { signal, quiet: true };
      const query = { ...filter, ...oneRow };
      const page =
        collectionLogic === 'NONE'
          ? await callPage('GET /api/waybill/v1/project/{uuid}/findings', {
              path: { uuid },
              query,
              ...handling,
            })
          : await callPage('GET /api/waybill/v1/findings', {
              query: { ...query, project: [uuid] },
              ...handling,
            });
      return page.total;
    },
  });

/** How many policy violations of a project are open; of a collection in all of its projects. */
export const openViolationCountQuery = ({ uuid, collectionLogic }: Project) =>
  queryOptions({
    queryKey: ['violation', 'count', uuid, collectionLogic],
    queryFn: async ({ signal }) => {
      const handling = { signal, quiet: true };
      const query = { open: true, ...oneRow };
      const page =
        collectionLogic === 'NONE'
          ? await callPage('GET /api/waybill/v1/project/{uuid}/violations', {
              path: { uuid },
              query,
              ...handling,
            })
          : await callPage('GET /api/waybill/v1/violations', {
              query: { ...query, project: [uuid] },
              ...handling,
            });
      return page.total;
    },
  });

/** How many services a project has, or the projects of a collection: its counters leave them out. */
export const serviceCountQuery = ({ uuid, collectionLogic }: Project) =>
  queryOptions({
    queryKey: ['service', 'count', uuid, collectionLogic],
    queryFn: async ({ signal }) => {
      const page =
        collectionLogic === 'NONE'
          ? await callPage('GET /api/v1/service/project/{uuid}', { path: { uuid }, query: oneRow, signal })
          : await callPage('GET /api/waybill/v1/services', { query: { ...oneRow, project: [uuid] }, signal });
      return page.total;
    },
  });
