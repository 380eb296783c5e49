import { queryOptions } from '@tanstack/react-query';
import type { PasskeyAssertionInput, SecondFactor, SignInQueue } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { failRequest } from '../../lib/http.ts';
import { HttpError } from '../../lib/http-error.ts';

export type SignInOutcome =
  | { kind: 'signed-in'; token: string }
  | { kind: 'second-factor-needed'; factor: SecondFactor }
  | { kind: 'password-change-needed' }
  | { kind: 'wrong-credentials' }
  | { kind: 'blocked' };

export interface Credentials {
  username: string;
  password: string;
}

/** The statuses of proxies that stop waiting for the server. */
const proxyGaveUp: readonly number[] = [504, 524];
const queuePollMs = 5_000;

function readQueue(signal?: AbortSignal): Promise<SignInQueue> {
  return call('GET /api/waybill/v1/session/queue', {
    anonymous: true,
    quiet: true,
    ...(signal ? { signal } : {}),
  });
}

/** The number of sign-ins that the server still has to check. */
export const signInQueueQuery = queryOptions({
  queryKey: ['session', 'queue'],
  queryFn: ({ signal }) => readQueue(signal),
  refetchInterval: queuePollMs,
});

/**
 * Signs in. The server's decision about the account is a result; anything else is thrown. If a proxy stops
 * waiting while many users sign in, it asks again, because the server continues what it began.
 */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  for (;;) {
    try {
      return await trySignIn(credentials);
    } catch (error) {
      if (!(error instanceof HttpError) || !proxyGaveUp.includes(error.status)) throw error;
      const { waiting } = await readQueue().catch(() => ({ waiting: 0 }));
      if (waiting === 0) failRequest(error, {});
    }
  }
}

async function trySignIn(credentials: Credentials): Promise<SignInOutcome> {
  try {
    const { token, secondFactor } = await call('POST /api/waybill/v1/session', {
      body: credentials,
      anonymous: true,
      quiet: [401, 403, ...proxyGaveUp],
    });
    return secondFactor
      ? { kind: 'second-factor-needed', factor: secondFactor }
      : { kind: 'signed-in', token: token ?? '' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 403) return { kind: 'blocked' };
    if (error.status !== 401) throw error;
    return error.body.includes('session.force_password_change')
      ? { kind: 'password-change-needed' }
      : { kind: 'wrong-credentials' };
  }
}

export interface SecondFactorProof {
  challenge: string;
  passkey?: PasskeyAssertionInput;
  recoveryCode?: string;
  newPassword?: string;
}

/** Finishes a sign-in. @returns the token; undefined when the proof was refused, and the challenge is used up */
export async function proveSecondFactor(proof: SecondFactorProof): Promise<string | undefined> {
  try {
    const { token } = await call('POST /api/waybill/v1/session/second-factor', {
      body: proof,
      anonymous: true,
      quiet: [400, 401, 403],
    });
    return token;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

export type PasswordChangeOutcome =
  | 'changed'
  | 'wrong-credentials'
  | 'passkey-needed'
  | 'blocked'
  | 'not-acceptable';

export async function changePassword(values: {
  username: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
}): Promise<PasswordChangeOutcome> {
  try {
    await call('POST /api/v1/user/forceChangePassword', {
      form: values,
      anonymous: true,
      quiet: [401, 403, 406],
    });
    return 'changed';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) {
      return error.body.includes('FORCE_PASSWORD_CHANGE') ? 'passkey-needed' : 'wrong-credentials';
    }
    if (error.status === 403) return 'blocked';
    if (error.status === 406) return 'not-acceptable';
    throw error;
  }
}
