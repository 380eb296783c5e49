import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import type { Resource } from '@waybill/api-contract';
import { meansAway } from './connection.ts';
import { HttpError } from './http-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Begins with the resource that is asked for; `view` is what a screen puts together from several. */
    queryKey: readonly [Resource | 'view', ...unknown[]];
    queryMeta: {
      /** Further resources in the answer. Their changes make it outdated. */
      shows?: readonly Resource[];
    };
    mutationMeta: {
      /** True if the caller reports every failure. */
      showsErrors?: boolean;
    };
  }
}

type ErrorListener = (error: Error) => void;
let reportUnexpected: ErrorListener = () => {};

/** Names the one place that shows what failed otherwise than by a request. */
export function onUnexpectedError(listener: ErrorListener): void {
  reportUnexpected = listener;
}

/**
 * The one cache of server data. No automatic retry: every failure has already been shown to the user. Without a network
 * a request fails at once, instead of waiting to be sent when nobody expects it any more.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, _recovered, { meta }) => {
      if (!meta?.showsErrors) reportUnexpected(error);
    },
  }),
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Asks again for what is on the screen and could not be loaded; false when the server is still away for some of it. */
export async function refetchFailed(): Promise<boolean> {
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const isAway = ({ state }: Query) => state.error instanceof HttpError && meansAway(state.error);
  return queryClient.getQueryCache().findAll({ type: 'active', predicate: isAway }).length === 0;
}

function isAbout({ queryKey, meta }: Query, resource: Resource): boolean {
  return queryKey[0] === resource || (meta?.shows?.includes(resource) ?? false);
}

/**
 * After a change of these resources, everything that shows one of them is out of date: what is on the screen is asked for
 * at once, the rest when it is shown again.
 */
export function refresh(...changed: readonly Resource[]): Promise<void> {
  return refreshWithout([], changed);
}

/** Like `refresh`, after things were deleted: nobody asks for them once more before their page has closed. */
export async function refreshWithout(gone: readonly string[], changed: readonly Resource[]): Promise<void> {
  const isOutdated = (query: Query) => changed.some((resource) => isAbout(query, resource));
  const isGone = ({ queryKey }: Query) => queryKey.some((part) => gone.some((uuid) => uuid === part));
  await queryClient.invalidateQueries({ predicate: isOutdated, refetchType: 'none' });
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => isOutdated(query) && !isGone(query),
  });
}
