import { queryOptions } from '@tanstack/react-query';
import { requestJson } from './http.ts';

/** The signed-in user as the server knows them. */
export interface CurrentUser {
  username?: string;
  fullname?: string;
  email?: string;
}

export const currentUserQuery = queryOptions({
  queryKey: ['user', 'self'],
  // The guard says what happened; a toast besides would repeat it.
  queryFn: ({ signal }) =>
    requestJson<CurrentUser | undefined>('/api/v1/user/self', { signal, quiet: [401, 403] }),
  select: (user) => user ?? {},
});
