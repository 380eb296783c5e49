import { QueryClient } from '@tanstack/react-query';

/** The one cache of server data. No automatic retry: every failure has already been shown to the user. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
