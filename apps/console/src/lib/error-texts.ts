import { msg } from '@lingui/core/macro';

/**
 * What the user is told when something does not work, in one place: the same fault reads the same everywhere. What the
 * server says in a problem document stands instead where there is one.
 */
export const errorTexts = {
  requestFailed: msg`HTTP request error`,
  serverFailed: msg`Server error`,
  unreachable: msg`The server cannot be reached`,
  unreachableHint: msg`Check the network connection and try again.`,
  forbidden: msg`Forbidden (403)`,
  forbiddenPage: msg`Your account may not open this page.`,
  unsuccessful: msg`Unsuccessful action`,
  unsuccessfulHint: msg`The requested action could not be performed.`,
  wrongCredentials: msg`Invalid username or password.`,
  accountBlocked: msg`This account is inactive or suspended.`,
  wrongCurrentPassword: msg`Check the current username and password and try again.`,
  passwordNotAcceptable: msg`Check that the new password matches its confirmation. The old password cannot be used again.`,
};
