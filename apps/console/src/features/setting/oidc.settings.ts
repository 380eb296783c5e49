import { msg } from '@lingui/core/macro';
import { providerTest } from '../connection-test/identity-test.ts';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'oidc/enabled';
const synchronized = 'oidc/team.synchronization';
const shownWhenOn = { id: enabled, oneOf: ['true'] };
const shownWhenSynchronized = { id: synchronized, oneOf: ['true'] };

export const page: SettingsPage = {
  title: msg`OpenID Connect`,
  description: msg`Users sign in through an identity provider.`,
  tests: [providerTest],
  groups: [
    {
      title: msg`Identity provider`,
      fields: [
        { id: enabled, label: msg`Sign-in by OpenID Connect` },
        { id: 'oidc/issuer', label: msg`Issuer`, shownWhen: shownWhenOn },
        { id: 'oidc/client.id', label: msg`Client ID`, shownWhen: shownWhenOn },
        {
          id: 'oidc/client.secret',
          label: msg`Client secret`,
          help: msg`Only where the provider gives one.`,
          shownWhen: shownWhenOn,
        },
        { id: 'oidc/scope', label: msg`Scope`, shownWhen: shownWhenOn },
        { id: 'oidc/flow', label: msg`Flow`, shownWhen: shownWhenOn },
        { id: 'oidc/access.token.alone', label: msg`Accept an access token alone`, shownWhen: shownWhenOn },
      ],
    },
    {
      title: msg`Users`,
      fields: [
        { id: 'oidc/username.claim', label: msg`User name claim` },
        { id: 'oidc/user.provisioning', label: msg`Add users at their first sign-in` },
      ],
    },
    {
      title: msg`Teams`,
      fields: [
        { id: synchronized, label: msg`Teams follow from groups` },
        { id: 'oidc/teams.claim', label: msg`Groups claim`, shownWhen: shownWhenSynchronized },
        {
          id: 'oidc/teams.names.claim',
          label: msg`Group names claim`,
          help: msg`Only where the groups claim has identifiers: a list of names in the same order, or an object with a name for each identifier.`,
          shownWhen: shownWhenSynchronized,
        },
        {
          id: 'oidc/teams.keep.given',
          label: msg`Keep memberships given by hand`,
          shownWhen: shownWhenSynchronized,
        },
        { id: 'oidc/teams.default', label: msg`Default teams` },
      ],
    },
    {
      title: msg`Sign-in page`,
      fields: [
        { id: 'oidc/login.button.text', label: msg`Text of the button` },
        { id: 'oidc/login.button.image', label: msg`Picture of the button` },
      ],
    },
  ],
};
export const route = settingsScreen(page);
