import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentUserQuery } from '../../lib/current-user.ts';

export interface ProfileChange {
  username: string;
  fullname: string;
  email: string;
}

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: ProfileChange) => call('POST /api/v1/user/self', { body: profile, quiet: [400] }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Ends every session of the signed-in user, this one included. */
export async function signOutEverywhere(): Promise<void> {
  await call('POST /api/waybill/v1/session/sign-out-everywhere');
}
