import { type SettingDefinition, settingGroup } from '../../config/setting.ts';

/** Sign-in by headers of a proxy that has signed people in itself. The names are those of oauth2-proxy. */
export const trustedHeaderSettings: readonly SettingDefinition[] = settingGroup('trusted-header', [
  ['enabled', 'BOOLEAN', 'false', 'Let people sign in by what a trusted proxy says in headers'],
  ['username.header', 'STRING', 'X-Forwarded-Preferred-Username', 'Header with the user name'],
  [
    'subject.header',
    'STRING',
    'X-Forwarded-User',
    'Header with an identifier of the user that never changes; the user name when empty',
  ],
  ['email.header', 'STRING', 'X-Forwarded-Email', 'Header with the mail address; none when empty'],
  ['groups.header', 'STRING', 'X-Forwarded-Groups', 'Header with the groups; none when empty'],
  ['groups.separator', 'STRING', ',', 'What stands between two groups in the header'],
  ['user.provisioning', 'BOOLEAN', 'false', 'Add users at their first sign-in'],
  ['team.synchronization', 'BOOLEAN', 'false', 'Have teams follow from the groups of the header'],
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
  ['sign.out.url', 'STRING', null, 'Where signing out at the proxy begins, such as /oauth2/sign_out'],
]);

/** Names of the settings that decide about a sign-in. */
export const trustedHeaderSettingNames = [
  'enabled',
  'username.header',
  'subject.header',
  'email.header',
  'groups.header',
  'groups.separator',
  'user.provisioning',
  'team.synchronization',
  'teams.default',
  'teams.keep.given',
] as const;
