import { msg } from '@lingui/core/macro';
import type { SettingPreset } from '../../ui/settings/setting-types.ts';
import { directoryTest, directoryUserTest } from '../connection-test/identity-test.ts';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'ldap/enabled';
const synchronized = 'ldap/team.synchronization';
const shownWhenOn = { id: enabled, oneOf: ['true'] };
const shownWhenSynchronized = { id: synchronized, oneOf: ['true'] };

/** The differences between the products. Names and objects are those of their default schemas. */
function preset(name: string, values: { user: string; person: string; group: string; member: string }) {
  const { user, person, group, member } = values;
  return {
    name,
    values: {
      'ldap/attribute.name': user,
      'ldap/attribute.mail': 'mail',
      'ldap/users.search.filter': `(&${person}(cn=*{SEARCH_TERM}*))`,
      'ldap/groups.filter': group,
      'ldap/groups.search.filter': `(&${group}(cn=*{SEARCH_TERM}*))`,
      'ldap/user.groups.filter': member,
    },
  } satisfies SettingPreset;
}

const presets: readonly SettingPreset[] = [
  {
    name: 'Active Directory',
    values: {
      'ldap/attribute.name': 'userPrincipalName',
      'ldap/attribute.mail': 'mail',
      'ldap/users.search.filter': '(&(objectClass=user)(objectCategory=Person)(cn=*{SEARCH_TERM}*))',
      'ldap/groups.filter': '(&(objectClass=group)(objectCategory=Group))',
      'ldap/groups.search.filter': '(&(objectClass=group)(objectCategory=Group)(cn=*{SEARCH_TERM}*))',
      // The rule of the directory that follows groups inside groups (MS-ADTS §3.1.1.3.4.4.3).
      'ldap/user.groups.filter': '(member:1.2.840.113556.1.4.1941:={USER_DN})',
    },
  },
  preset('OpenLDAP', {
    user: 'uid',
    person: '(objectClass=inetOrgPerson)',
    group: '(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames))',
    member: '(|(member={USER_DN})(uniqueMember={USER_DN}))',
  }),
  preset('eDirectory', {
    user: 'cn',
    person: '(objectClass=inetOrgPerson)',
    group: '(objectClass=groupOfNames)',
    member: '(member={USER_DN})',
  }),
  preset('389 Directory Server', {
    user: 'uid',
    person: '(objectClass=person)',
    group: '(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames))',
    member:
      '(&(|(objectClass=groupOfNames)(objectClass=groupOfUniqueNames))(|(member={USER_DN})(uniqueMember={USER_DN})))',
  }),
];

export const page: SettingsPage = {
  title: msg`LDAP`,
  description: msg`Users sign in with their name and password of a directory.`,
  tests: [directoryTest, directoryUserTest],
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
      presets,
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
