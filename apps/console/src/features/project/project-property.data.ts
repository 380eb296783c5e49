import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateProjectPropertyBody, ProjectProperty } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import type { PropertyChanges } from './integration-values.ts';

export const projectPropertiesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'properties', uuid],
    queryFn: ({ signal }) =>
      call('GET /api/v1/project/{uuid}/property', { path: { uuid }, signal, quiet: true }),
  });

const quiet = [400, 409];

export function useCreateProperty(uuid: string) {
  return useMutation({
    mutationFn: (body: CreateProjectPropertyBody) =>
      call('PUT /api/v1/project/{uuid}/property', { path: { uuid }, body, quiet }),
    onSuccess: () => refresh('project'),
  });
}

/** Changes the value; group and name say which property it is. */
export function useUpdateProperty(uuid: string) {
  return useMutation({
    mutationFn: (body: CreateProjectPropertyBody) =>
      call('POST /api/v1/project/{uuid}/property', { path: { uuid }, body, quiet }),
    onSuccess: () => refresh('project'),
  });
}

/** Deletes properties one after the other; the first failure ends it. */
export function useDeleteProperties(uuid: string) {
  return useMutation({
    mutationFn: async (properties: readonly ProjectProperty[]) => {
      for (const { groupName = '', propertyName } of properties)
        await call('DELETE /api/v1/project/{uuid}/property', {
          path: { uuid },
          body: { groupName, propertyName },
        });
    },
    onSettled: () => refresh('project'),
  });
}

/** Makes, changes and deletes properties one after the other; the first failure ends it. */
export function useChangeProperties(uuid: string) {
  return useMutation({
    mutationFn: async ({ create, update, remove }: PropertyChanges) => {
      const path = { uuid };
      for (const body of create)
        await call('PUT /api/v1/project/{uuid}/property', { path, body, quiet: [400] });
      for (const body of update)
        await call('POST /api/v1/project/{uuid}/property', { path, body, quiet: [400] });
      for (const { groupName = '', propertyName } of remove)
        await call('DELETE /api/v1/project/{uuid}/property', { path, body: { groupName, propertyName } });
    },
    onSettled: () => refresh('project'),
  });
}
