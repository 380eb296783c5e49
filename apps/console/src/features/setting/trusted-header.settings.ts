import { msg } from '@lingui/core/macro';
import { headerTest } from '../connection-test/identity-test.ts';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'trusted-header/enabled';
const synchronized = 'trusted-header/team.synchronization';
const shownWhenOn = { id: enabled, oneOf: ['true'] };
const shownWhenSynchronized = { id: synchronized, oneOf: ['true'] };

export const page: SettingsPage = {
  title: msg`Trusted header`,
  description: msg`A reverse proxy such as oauth2-proxy signs users in and names them in headers.`,
  tests: [headerTest],
  groups: [
    {
      title: msg`Headers`,
      help: msg`Only headers from the addresses in WAYBILL_TRUSTED_PROXIES count. The proxy must remove these headers from what clients send.`,
      fields: [
        { id: enabled, label: msg`Sign-in by trusted header` },
        {
          id: 'trusted-header/username.header',
          label: msg`User name header`,
          required: true,
          shownWhen: shownWhenOn,
        },
        {
          id: 'trusted-header/subject.header',
          label: msg`Subject header`,
          help: msg`An identifier of the user that never changes. If empty, the user name is the identifier.`,
          shownWhen: shownWhenOn,
        },
        { id: 'trusted-header/email.header', label: msg`Mail header`, shownWhen: shownWhenOn },
        { id: 'trusted-header/groups.header', label: msg`Groups header`, shownWhen: shownWhenOn },
        { id: 'trusted-header/groups.separator', label: msg`Separator of groups`, shownWhen: shownWhenOn },
        {
          id: 'trusted-header/sign.out.url',
          label: msg`Sign-out URL of the proxy`,
          placeholder: '/oauth2/sign_out',
          shownWhen: shownWhenOn,
        },
      ],
    },
    {
      title: msg`Users`,
      help: msg`They are OpenID Connect users. Nobody becomes a user who is bound to another subject.`,
      fields: [{ id: 'trusted-header/user.provisioning', label: msg`Add users at their first sign-in` }],
    },
    {
      title: msg`Teams`,
      help: msg`Groups are mapped to teams as OpenID Connect groups.`,
      fields: [
        { id: synchronized, label: msg`Teams follow from groups` },
        {
          id: 'trusted-header/teams.keep.given',
          label: msg`Keep memberships given by hand`,
          shownWhen: shownWhenSynchronized,
        },
        { id: 'trusted-header/teams.default', label: msg`Default teams` },
      ],
    },
  ],
};
export const route = settingsScreen(page);
