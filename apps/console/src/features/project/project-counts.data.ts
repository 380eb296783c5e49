import { queryOptions } from '@tanstack/react-query';
import { type Call, callPage } from '../../lib/api.ts';

type FindingFilter = NonNullable<Call<'GET /api/waybill/v1/project/{uuid}/findings'>['query']>;

/** How many findings of a project a filter leaves. */
export const findingCountQuery = (uuid: string, filter: FindingFilter) =>
  queryOptions({
    queryKey: ['finding', 'count', uuid, filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, pageNumber: 1, pageSize: 1 };
      const page = await callPage('GET /api/waybill/v1/project/{uuid}/findings', {
        path: { uuid },
        query,
        signal,
        quiet: true,
      });
      return page.total;
    },
  });

/** How many policy violations of a project are open. */
export const openViolationCountQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['violation', 'count', uuid],
    queryFn: async ({ signal }) => {
      const query = { open: true, pageNumber: 1, pageSize: 1 };
      const page = await callPage('GET /api/waybill/v1/project/{uuid}/violations', {
        path: { uuid },
        query,
        signal,
        quiet: true,
      });
      return page.total;
    },
  });

/** How many services a project has: its counters leave them out. */
export const serviceCountQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['service', 'count', uuid],
    queryFn: async ({ signal }) => {
      const query = { pageNumber: 1, pageSize: 1 };
      const page = await callPage('GET /api/v1/service/project/{uuid}', { path: { uuid }, query, signal });
      return page.total;
    },
  });
