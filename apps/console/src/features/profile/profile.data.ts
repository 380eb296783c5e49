import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, currentUserQuery } from '../../lib/current-user.ts';
import { request, requestJson } from '../../lib/http.ts';

export interface ProfileChange {
  username: string;
  fullname: string;
  email: string;
}

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileChange) =>
      requestJson<CurrentUser>('/api/v1/user/self', { method: 'POST', json: profile, quiet: [400] }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Ends every session of the signed-in user, this one included. */
export async function signOutEverywhere(): Promise<void> {
  await request('/api/waybill/v1/session/sign-out-everywhere', { method: 'POST' });
}
