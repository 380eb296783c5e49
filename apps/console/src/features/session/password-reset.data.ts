import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';

/** True if a forgotten password can be reset by mail. */
export const passwordResetQuery = queryOptions({
  queryKey: ['password-reset', 'available'],
  queryFn: ({ signal }) =>
    call('GET /api/waybill/v1/password-reset', { signal, anonymous: true, quiet: true }),
});

/** Has a link mailed; whether there is such an account is not told. */
export async function requestReset(account: string): Promise<void> {
  await call('POST /api/waybill/v1/password-reset', { body: { account }, anonymous: true });
}

export type ResetOutcome = 'changed' | 'unknown-link' | 'not-acceptable';

/** Sets a password by the token of a link. */
export async function confirmReset(token: string, newPassword: string): Promise<ResetOutcome> {
  try {
    await call('POST /api/waybill/v1/password-reset/confirm', {
      body: { token, newPassword },
      anonymous: true,
      quiet: [400, 404],
    });
    return 'changed';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 404) return 'unknown-link';
    if (error.status === 400) return 'not-acceptable';
    throw error;
  }
}
