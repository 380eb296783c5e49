import { queryOptions } from '@tanstack/react-query';
import type { Project } from '@waybill/api-contract';
import { type Call, callPage } from '../../lib/api.ts';

type FindingFilter = Pick<
  NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']>,
  'exploited' | 'foundSince' | 'open'
>;

/** Only their number is asked for. */
const oneRow = { pageNumber: 1, pageSize: 1 };

/**
 * The number of a project's findings after a filter, as in its list; for a collection, those of all its
 * projects.
 */
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

/** The number of a project's open policy violations; for a collection, those of all its projects. */
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

/** The number of services of a project or of a collection's projects. Counters do not include them. */
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
