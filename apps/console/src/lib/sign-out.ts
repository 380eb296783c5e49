import { call } from './api.ts';
import { endSession, getToken } from './session.ts';

/**
 * Signs out: here and in every other tab at once, at the server as soon as it hears of it. Its answer is not waited for,
 * because leaving must also work without a connection.
 */
export function signOut(): void {
  const token = getToken();
  endSession();
  if (token === undefined) return;
  call('POST /api/waybill/v1/session/sign-out', { leaving: token, quiet: true }).catch(() => undefined);
}
