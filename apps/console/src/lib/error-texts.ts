import { msg } from '@lingui/core/macro';

/**
 * What the user is told when something does not work, in one place: the same fault reads the same everywhere. What the
 * server says in a problem document stands instead where there is one. What a page could not load says it in the page
 * (`failureText`), everything else in a notice (`app/http-notices.ts`).
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
  forbiddenPage: msg`You have no access to this page.`,
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
