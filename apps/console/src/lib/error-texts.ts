import { msg } from '@lingui/core/macro';

/**
 * The texts of errors in one place, so that the same error reads the same everywhere. The server's text in a
 * problem document takes precedence. A page shows why it could not load something (`failureText`); all other
 * errors are notices (`app/http-notices.ts`).
 */
export const errorTexts = {
  requestFailed: msg`HTTP request error`,
  serverFailed: msg`Server error`,
  unreachable: msg`Can't reach the server`,
  unreachableHint: msg`Check your network connection and try again.`,
  unreachableForNow: msg`Can't reach the server. Retrying automatically.`,
  serverProblem: (status: number) => msg`The server ran into a problem (error ${status}).`,
  refused: (status: number) => msg`The server refused the request (error ${status}).`,
  tooMany: msg`Too many requests. Try again in a moment.`,
  forbidden: msg`Forbidden (403)`,
  forbiddenPage: msg`You don't have access to this page.`,
  forbiddenList: msg`You don't have access to this list.`,
  unsuccessful: msg`Unsuccessful action`,
  unsuccessfulHint: msg`The requested action could not be performed.`,
  wrongCredentials: msg`Invalid username or password.`,
  accountBlocked: msg`This account is inactive or suspended.`,
  unmappedAccount: msg`There is no account for you here. Ask an administrator to add you.`,
  providerRefused: msg`The sign-in through the identity provider failed. Try again, or ask an administrator.`,
  wrongCurrentPassword: msg`Check your username and current password, and try again.`,
  passkeyNeeded: msg`This account has a passkey. Sign in with it, then change the password in your profile.`,
  secondFactorRefused: msg`That did not work. Try again.`,
  passwordNotAcceptable: msg`Make sure both new passwords match, differ from the current one, are long enough, and are neither common nor based on your username.`,
};
