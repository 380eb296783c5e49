import { call } from '../../lib/api.ts';
import { getConfig } from '../../lib/config.ts';
import { HttpError } from '../../lib/http-error.ts';
import { hasSignedOut } from '../../lib/session.ts';
import { isSuspension } from './provider-sign-in.data.ts';

/** `none`: no proxy speaks for anybody. */
export type HeaderOutcome =
  | { kind: 'signed-in'; token: string }
  | { kind: 'none' | 'signed-out' | 'unknown-user' | 'blocked' | 'refused' };

/** Signs in by what a proxy in between says of the user. */
export async function signInByHeader(): Promise<HeaderOutcome> {
  try {
    const signedIn = await call('POST /api/waybill/v1/session/by-header', {
      anonymous: true,
      quiet: [401, 403, 404],
    });
    return signedIn ? { kind: 'signed-in', token: signedIn.token } : { kind: 'none' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 403) return { kind: isSuspension(error) ? 'blocked' : 'unknown-user' };
    if (error.status === 401) return { kind: 'refused' };
    if (error.status === 404) return { kind: 'none' };
    throw error;
  }
}

/** The same when a page is opened: not where that is off, and not for somebody who has signed out on purpose. */
export async function tryHeaderSignIn(): Promise<HeaderOutcome> {
  if (getConfig().trustedHeader === undefined) return { kind: 'none' };
  if (hasSignedOut()) return { kind: 'signed-out' };
  // If the server cannot be reached, a notice appears and the form stays.
  return signInByHeader().catch((): HeaderOutcome => ({ kind: 'none' }));
}
