import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'ldap/enabled';
const synchronized = 'ldap/team.synchronization';
const shownWhenOn = { id: enabled, oneOf: ['true'] };
const shownWhenSynchronized = { id: synchronized, oneOf: ['true'] };

export const page: SettingsPage = {
  title: msg`LDAP`,
  description: msg`Users sign in with their name and password of a directory.`,
  groups: [
    {
      title: msg`Directory`,
      fields: [
        { id: enabled, label: msg`Sign-in by LDAP` },
        { id: 'ldap/server.url', label: msg`Server address`, shownWhen: shownWhenOn },
        { id: 'ldap/starttls', label: msg`StartTLS`, shownWhen: shownWhenOn },
        { id: 'ldap/basedn', label: msg`Base DN`, shownWhen: shownWhenOn },
        { id: 'ldap/bind.username', label: msg`Bind user`, shownWhen: shownWhenOn },
        { id: 'ldap/bind.password', label: msg`Bind password`, shownWhen: shownWhenOn },
        { id: 'ldap/timeout.seconds', label: msg`Time limit`, shownWhen: shownWhenOn },
      ],
    },
    {
      title: msg`Users`,
      fields: [
        {
          id: 'ldap/attribute.name',
          label: msg`User name attribute`,
          help: msg`Active Directory: userPrincipalName or sAMAccountName. OpenLDAP, 389 and eDirectory: uid or cn.`,
        },
        {
          id: 'ldap/auth.username.format',
          label: msg`User name format`,
          help: msg`%s stands for the name that is typed, as in %s@example.com.`,
        },
        { id: 'ldap/attribute.mail', label: msg`Mail attribute` },
        { id: 'ldap/user.provisioning', label: msg`Add users at their first sign-in` },
        { id: 'ldap/users.search.filter', label: msg`Filter for users by name` },
      ],
    },
    {
      title: msg`Teams`,
      fields: [
        { id: synchronized, label: msg`Teams follow from groups` },
        { id: 'ldap/teams.default', label: msg`Default teams` },
        {
          id: 'ldap/teams.keep.given',
          label: msg`Keep memberships given by hand`,
          shownWhen: shownWhenSynchronized,
        },
        { id: 'ldap/groups.filter', label: msg`Filter for groups` },
        { id: 'ldap/groups.search.filter', label: msg`Filter for groups by name` },
        {
          id: 'ldap/user.groups.filter',
          label: msg`Filter for the groups of a user`,
          shownWhen: shownWhenSynchronized,
        },
        {
          id: 'ldap/groups.nested',
          label: msg`Groups inside groups count`,
          shownWhen: shownWhenSynchronized,
        },
        {
          id: 'ldap/groups.depth',
          label: msg`Depth of groups inside groups`,
          shownWhen: shownWhenSynchronized,
        },
        { id: 'task-scheduler/ldap.sync.cadence', label: msg`Time between two synchronizations` },
      ],
    },
  ],
};
export const route = settingsScreen(page);
