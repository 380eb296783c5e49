import { queryOptions, useMutation } from '@tanstack/react-query';
import type {
  CreateRepositoryBody,
  Repository,
  RepositoryLook,
  UpdateRepositoryBody,
} from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

const pollMs = 1000;
const idlePollMs = 15_000;
const largestPage = 1000;

/** The repositories of a type, in the order in which they are asked; there are a few. */
export function repositoriesQuery(type: Repository['type']) {
  return queryOptions({
    queryKey: ['repository', 'type', type],
    queryFn: async ({ signal }) => {
      const query = {
        pageNumber: 1,
        pageSize: largestPage,
        sortName: 'resolutionOrder',
        sortOrder: 'asc',
      } as const;
      return (await callPage('GET /api/v1/repository/{type}', { path: { type }, query, signal })).rows;
    },
  });
}

export function isLooking({ state }: Pick<RepositoryLook, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** How the look for latest versions fares; asked again while it is at work. */
export const repositoryStatesQuery = queryOptions({
  queryKey: ['repositories', 'states'],
  meta: { shows: ['repository', 'settings'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/repositories', { signal, quiet: [0] }),
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.types.some(isLooking) ? pollMs : idlePollMs),
});

export const useLook = (type: Repository['type']) =>
  useMutation({
    mutationFn: () => call('POST /api/waybill/v1/repositories/{type}/look', { path: { type } }),
    onSuccess: () => {
      noteTask();
      return refresh('repositories');
    },
  });

export const useCreateRepository = () =>
  useMutation({
    mutationFn: (body: CreateRepositoryBody) => call('PUT /api/v1/repository', { body, quiet: [400, 409] }),
    onSuccess: () => refresh('repository'),
  });

export const useUpdateRepository = () =>
  useMutation({
    mutationFn: (body: UpdateRepositoryBody) => call('POST /api/v1/repository', { body, quiet: [400] }),
    onSuccess: () => refresh('repository'),
  });

export const useOrderRepositories = (type: Repository['type']) =>
  useMutation({
    mutationFn: (uuids: string[]) =>
      call('POST /api/waybill/v1/repositories/{type}/order', {
        path: { type },
        body: { uuids },
        quiet: true,
      }),
    onSettled: () => refresh('repository'),
  });

export const useDeleteRepository = () =>
  useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/v1/repository/{uuid}', { path: { uuid } }),
    onSuccess: () => refresh('repository'),
  });
