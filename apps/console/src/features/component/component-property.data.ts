import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CreateComponentPropertyBody } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

export const componentPropertiesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['component', 'properties', uuid],
    queryFn: ({ signal }) =>
      call('GET /api/v1/component/{uuid}/property', { path: { uuid }, signal, quiet: true }),
  });

export function useAddComponentProperty(uuid: string) {
  return useMutation({
    mutationFn: (body: CreateComponentPropertyBody) =>
      call('PUT /api/v1/component/{uuid}/property', { path: { uuid }, body, quiet: [400, 409] }),
    onSuccess: () => refresh('component'),
  });
}

/** Deletes properties one after the other; the first failure ends it. */
export function useDeleteComponentProperties(uuid: string) {
  return useMutation({
    mutationFn: async (properties: readonly string[]) => {
      for (const propertyUuid of properties)
        await call('DELETE /api/v1/component/{uuid}/property/{propertyUuid}', {
          path: { uuid, propertyUuid },
        });
    },
    onSettled: () => refresh('component'),
  });
}
