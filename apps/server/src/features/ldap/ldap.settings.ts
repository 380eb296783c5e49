import { type SettingDefinition, settingGroup } from '../../config/setting.ts';

/** Sign-in by a directory. Start values come from the predecessor's variables (`ALPINE_LDAP_…`). */
export const ldapSettings: readonly SettingDefinition[] = settingGroup(
  'ldap',
  [
    ['enabled', 'BOOLEAN', 'false', 'Let people of a directory sign in with their name and password there'],
    ['server.url', 'STRING', null, 'Address of the directory: ldaps://host:636 or ldap://host:389'],
    ['starttls', 'BOOLEAN', 'false', 'Encrypt the connection to an ldap:// address by StartTLS'],
    ['basedn', 'STRING', null, 'Where in the directory people and groups are looked for'],
    ['security.auth', 'STRING', 'simple', 'How Waybill proves itself at the directory: by a simple bind'],
    [
      'bind.username',
      'STRING',
      null,
      'Name that Waybill uses at the directory; nobody in particular when empty',
    ],
    ['bind.password', 'ENCRYPTEDSTRING', null, 'Password of that name'],
    [
      'auth.username.format',
      'STRING',
      null,
      'What a user name stands for, with %s for the name, such as %s@example.com',
    ],
    ['attribute.name', 'STRING', 'userPrincipalName', 'Attribute with the user name'],
    ['attribute.mail', 'STRING', 'mail', 'Attribute with the mail address'],
    ['groups.filter', 'STRING', '(&(objectClass=group)(objectCategory=Group))', 'Filter for all groups'],
    [
      'user.groups.filter',
      'STRING',
      '(member:1.2.840.113556.1.4.1941:={USER_DN})',
      'Filter for the groups of a user, with {USER_DN} for the name of the entry',
    ],
    [
      'groups.search.filter',
      'STRING',
      '(&(objectClass=group)(objectCategory=Group)(cn=*{SEARCH_TERM}*))',
      'Filter for groups by a part of their name, with {SEARCH_TERM} for it',
    ],
    [
      'users.search.filter',
      'STRING',
      '(&(objectClass=user)(objectCategory=Person)(cn=*{SEARCH_TERM}*))',
      'Filter for people by a part of their name, with {SEARCH_TERM} for it',
    ],
    ['user.provisioning', 'BOOLEAN', 'false', 'Add users at their first sign-in'],
    ['team.synchronization', 'BOOLEAN', 'false', 'Have teams follow from the groups of the directory'],
    [
      'teams.default',
      'STRING',
      null,
      'Teams of new users where teams do not follow from groups, separated by commas',
    ],
    [
      'teams.keep.given',
      'BOOLEAN',
      'false',
      'Memberships that were given by hand stay when teams follow from groups',
    ],
    ['groups.nested', 'BOOLEAN', 'true', 'Groups inside groups count, too'],
    ['groups.depth', 'INTEGER', '10', 'How deep groups inside groups are followed'],
    ['timeout.seconds', 'INTEGER', '10', 'How long a sign-in waits for the directory'],
  ],
  {
    'bind.password': { sentTo: ['server.url', 'starttls'] },
    'security.auth': { choices: ['simple'] },
    'groups.depth': { min: 1, max: 50 },
    'timeout.seconds': { unit: 'seconds', min: 1, max: 30 },
  },
).map((setting) => ({
  ...setting,
  startsFrom: `ALPINE_LDAP_${setting.name.replaceAll('.', '_').toUpperCase()}`,
}));

/** Names of those that decide about connections and sign-ins. */
export const ldapSettingNames = [
  'enabled',
  'server.url',
  'starttls',
  'basedn',
  'bind.username',
  'bind.password',
  'auth.username.format',
  'attribute.name',
  'attribute.mail',
  'groups.filter',
  'user.groups.filter',
  'groups.search.filter',
  'users.search.filter',
  'user.provisioning',
  'team.synchronization',
  'teams.default',
  'teams.keep.given',
  'groups.nested',
  'groups.depth',
  'timeout.seconds',
] as const;
