// Public to other features.
import { msg } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import type { SettingsTest } from '../../ui/settings/setting-types.ts';
import { toSetting } from './connection-test.ts';
import { viewDirectorySteps } from './directory-words.ts';
import { viewHeaderSteps } from './header-words.ts';
import { viewProviderSteps } from './provider-words.ts';

/** Has the server try out the directory with the values on the page. */
export const directoryTest: SettingsTest = {
  label: msg`Test connection`,
  run: async (_textAt, signal, edits) =>
    viewDirectorySteps(
      await call('POST /api/waybill/v1/ldap/test', { body: { settings: edits.map(toSetting) }, signal }),
    ),
};

/** Has the server say what would happen if a user of the directory signed in. */
export const directoryUserTest: SettingsTest = {
  label: msg`Test user`,
  help: msg`Shows what would happen if this user signed in. Nothing is created or changed.`,
  fields: [
    { name: 'username', label: msg`Username`, required: true },
    { name: 'password', label: msg`Password`, help: msg`Optional. Empty: not tried.`, isSecret: true },
  ],
  run: async (_textAt, signal, edits, { username = '', password = '' }) =>
    viewDirectorySteps(
      await call('POST /api/waybill/v1/ldap/test-user', {
        body: { settings: edits.map(toSetting), username, password },
        signal,
      }),
    ),
};

/** Has the server say whom the headers of this browser's requests would sign in. */
export const headerTest: SettingsTest = {
  label: msg`Test headers`,
  help: msg`Shows what the server sees of the request that your browser sends now.`,
  run: async (_textAt, signal, edits) =>
    viewHeaderSteps(
      await call('POST /api/waybill/v1/trusted-header/test', {
        body: { settings: edits.map(toSetting) },
        signal,
      }),
    ),
};

/** Has the server try out the identity provider with the values on the page. */
export const providerTest: SettingsTest = {
  label: msg`Test provider`,
  run: async (_textAt, signal, edits) =>
    viewProviderSteps(
      await call('POST /api/waybill/v1/oidc/test', { body: { settings: edits.map(toSetting) }, signal }),
    ),
};
