import { QueryClient } from '@tanstack/react-query';

/**
 * The one cache of server data. No automatic retry: every failure has already been shown to the user. Without a network
 * a request fails at once, instead of waiting to be sent when nobody expects it any more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
});
