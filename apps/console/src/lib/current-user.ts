import { queryOptions } from '@tanstack/react-query';
import type { UserPrincipal } from '@waybill/api-contract';
import { call } from './api.ts';

/** The signed-in user as the server knows them. */
export interface CurrentUser {
  username: string;
  fullname: string | undefined;
  email: string | undefined;
}

function readUser(user: UserPrincipal): CurrentUser {
  // Only managed users have a full name.
  const fullname = 'fullname' in user ? user.fullname : undefined;
  return { username: user.username, fullname, email: user.email };
}

export const currentUserQuery = queryOptions({
  queryKey: ['user', 'self'],
  // The guard says what happened; a toast besides would repeat it.
  queryFn: ({ signal }) => call('GET /api/v1/user/self', { signal, quiet: [401, 403] }),
  select: readUser,
});
