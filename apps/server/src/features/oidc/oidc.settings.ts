import { type SettingDefinition, settingGroup } from '../../config/setting.ts';

/** Sign-in through an OpenID Connect provider. Start values come from the predecessor's variables (`ALPINE_OIDC_…`). */
export const oidcSettings: readonly SettingDefinition[] = settingGroup(
  'oidc',
  [
    ['enabled', 'BOOLEAN', 'false', 'Let people sign in through an OpenID Connect provider'],
    ['issuer', 'URL', null, 'Address of the provider, as its tokens name it'],
    ['client.id', 'STRING', null, 'Name of this installation at the provider'],
    [
      'client.secret',
      'ENCRYPTEDSTRING',
      null,
      'Secret of this installation at the provider, where it gives one',
    ],
    ['scope', 'STRING', 'openid email profile', 'What the provider is asked for, separated by blanks'],
    ['flow', 'STRING', 'code', 'How tokens are asked for: by a code with PKCE, or as an implicit answer'],
    ['username.claim', 'STRING', 'name', 'Claim with the user name'],
    ['user.provisioning', 'BOOLEAN', 'false', 'Add users at their first sign-in'],
    ['team.synchronization', 'BOOLEAN', 'false', 'Have teams follow from the groups of the provider'],
    ['teams.claim', 'STRING', 'groups', 'Claim with the groups of a user'],
    [
      'teams.names.claim',
      'STRING',
      null,
      'Claim with names of the groups, where the claim with the groups has identifiers: a list in the same order, or an object with a name for each identifier',
    ],
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
    [
      'access.token.alone',
      'BOOLEAN',
      'false',
      'Accept an access token without an ID token. Any application of the provider could then sign in as its users',
    ],
    ['login.button.text', 'STRING', null, 'Text of the button for signing in through the provider'],
    [
      'login.button.image',
      'STRING',
      null,
      'Picture of that button, as an address of its data such as data:image/svg+xml;base64,…',
    ],
  ],
  {
    flow: { choices: ['code', 'implicit'] },
    'client.secret': { sentTo: ['issuer'] },
  },
).map((setting) => ({
  ...setting,
  startsFrom: `ALPINE_OIDC_${setting.name.replaceAll('.', '_').toUpperCase()}`,
}));

/** Names of the settings that decide about a sign-in. */
export const oidcSettingNames = [
  'enabled',
  'issuer',
  'client.id',
  'client.secret',
  'scope',
  'flow',
  'username.claim',
  'user.provisioning',
  'team.synchronization',
  'teams.claim',
  'teams.names.claim',
  'teams.default',
  'teams.keep.given',
  'access.token.alone',
] as const;
