import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import { languages } from './language/languages.ts';

/** Settings that Waybill has beside the contract's. */
export const notificationSettings: readonly SettingDefinition[] = [
  ...settingGroup(
    'notification',
    [
      [
        'template.language',
        'STRING',
        'en',
        'Language of the templates that come with the product, and of the titles in them',
      ],
      [
        'private.networks.closed',
        'BOOLEAN',
        'false',
        'Rules post to no host in a private network, but for those of the next setting',
      ],
      ['private.hosts', 'STRING', null, 'Hosts in private networks that rules may post to, joined by commas'],
      [
        'subscription.webhooks.allowed',
        'BOOLEAN',
        'false',
        'People may have their subscriptions posted to webhooks of their own; to private networks only where the previous setting names the host',
      ],
    ],
    { 'template.language': { choices: languages } },
  ),
  ...settingGroup(
    'email',
    [
      [
        'smtp.oauth.token.url',
        'URL',
        null,
        'Where access tokens for the mail server are issued (client credentials). The user name is used with a token instead of the password',
      ],
      ['smtp.oauth.client.id', 'STRING', null, 'Client that asks for access tokens'],
      ['smtp.oauth.client.secret', 'ENCRYPTEDSTRING', null, 'Secret of that client'],
      [
        'smtp.oauth.scope',
        'STRING',
        null,
        'Scope of the access tokens, such as https://outlook.office365.com/.default',
      ],
    ],
    { 'smtp.oauth.client.secret': { sentTo: ['smtp.oauth.token.url'] } },
  ),
];
