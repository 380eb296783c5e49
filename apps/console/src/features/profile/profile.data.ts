import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { refresh } from '../../lib/query.ts';

export interface ProfileChange {
  username: string;
  fullname: string;
  email: string;
  currentPassword?: string;
  newPassword?: string;
  confirmPassword?: string;
}

/** More than anybody looks through; scripts may have hundreds. */
const shownSessions = 50;

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'list'],
  queryFn: ({ signal }) =>
    callPage('GET /api/waybill/v1/session', { query: { pageNumber: 1, pageSize: shownSessions }, signal }),
});

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileChange) => call('POST /api/v1/user/self', { body: profile, quiet: [400] }),
    onSuccess: async (user, { newPassword }) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      // Mails of subscriptions go to the address. Nobody waits for that.
      void refresh('notification');
      if (newPassword !== undefined) await refresh('session');
    },
  });
}

/** Ends one of the user's sessions; one that is gone already is what was wanted. */
export function useEndSession() {
  return useMutation({
    mutationFn: (uuid: string) => call('DELETE /api/waybill/v1/session/{uuid}', { path: { uuid } }),
    onSettled: () => refresh('session'),
  });
}

/** Ends every session of the signed-in user, this one included. */
export async function signOutEverywhere(): Promise<void> {
  await call('POST /api/waybill/v1/session/sign-out-everywhere');
}
