import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SavedView } from '@waybill/api-contract';
import { call } from './api.ts';
import { queryClient, refresh } from './query.ts';

/** The user's views of all lists: few, so that going from list to list asks for nothing. */
export const savedViewsQuery = queryOptions({
  queryKey: ['views', 'own'],
  // A list without its views is still a list.
  queryFn: ({ signal }) => call('GET /api/waybill/v1/views', { signal, quiet: true }),
  staleTime: 5 * 60_000,
});

export type ViewContent = Pick<SavedView, 'name' | 'search' | 'columns'>;

function useViewMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  return useMutation({ mutationFn, onSuccess: () => refresh('views') }, queryClient);
}

export function useCreateView() {
  return useViewMutation((body: ViewContent & { list: string }) =>
    call('PUT /api/waybill/v1/views', { body, quiet: [400, 409] }),
  );
}

export function useUpdateView() {
  return useViewMutation(({ uuid, ...body }: ViewContent & { uuid: string }) =>
    call('POST /api/waybill/v1/views/{uuid}', { path: { uuid }, body, quiet: [400, 409] }),
  );
}

/** Shares a view with a team; without one, ends that. */
export function useShareView() {
  return useViewMutation(({ uuid, team }: { uuid: string; team: string | undefined }) =>
    team === undefined
      ? call('DELETE /api/waybill/v1/views/{uuid}/team', { path: { uuid } })
      : call('PUT /api/waybill/v1/views/{uuid}/team', { path: { uuid }, body: { team }, quiet: [404] }),
  );
}

export function useDeleteView() {
  return useViewMutation((uuid: string) => call('DELETE /api/waybill/v1/views/{uuid}', { path: { uuid } }));
}
