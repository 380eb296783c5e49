import { call, callText } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';

export type SignInOutcome =
  | { kind: 'signed-in'; token: string }
  | { kind: 'password-change-needed' }
  | { kind: 'wrong-credentials' }
  | { kind: 'blocked' };

/** Signs in. What the server decides about the account is a result; anything else is thrown. */
export async function signIn(credentials: { username: string; password: string }): Promise<SignInOutcome> {
  try {
    const token = await callText('POST /api/v1/user/login', {
      form: credentials,
      anonymous: true,
      quiet: [401, 403],
    });
    return { kind: 'signed-in', token: token.trim() };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 403) return { kind: 'blocked' };
    if (error.status !== 401) throw error;
    return error.body.includes('FORCE_PASSWORD_CHANGE')
      ? { kind: 'password-change-needed' }
      : { kind: 'wrong-credentials' };
  }
}

export type PasswordChangeOutcome = 'changed' | 'wrong-credentials' | 'blocked' | 'not-acceptable';

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
    if (error.status === 401) return 'wrong-credentials';
    if (error.status === 403) return 'blocked';
    if (error.status === 406) return 'not-acceptable';
    throw error;
  }
}
