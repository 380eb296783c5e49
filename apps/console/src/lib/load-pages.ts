import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import type { TableState } from '../ui/table/types.ts';
import type { Page } from './api.ts';
import { queryClient } from './query.ts';

interface PageQuery<Row, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Page<Row>, Key> | SkipToken | undefined;
}

/**
 * Loads any page of a list, for what shows more than the one in sight. Such pages are large and asked for once: the cache
 * does not keep them.
 */
export function loadPages<Row, Key extends QueryKey>(queryOf: (state: TableState) => PageQuery<Row, Key>) {
  return async (state: TableState, signal: AbortSignal): Promise<Page<Row>> => {
    const { queryKey, queryFn } = queryOf(state);
    const stop = () => void queryClient.cancelQueries({ queryKey, exact: true });
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await queryClient.fetchQuery({
        queryKey,
        ...(queryFn ? { queryFn } : {}),
        staleTime: 0,
        gcTime: 0,
      });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
