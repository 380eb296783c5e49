import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';
import { TestMail } from './test-mail.tsx';

const enabled = 'email/smtp.enabled';

export const page: SettingsPage = {
  title: msg`Email`,
  description: msg`The mail server that sends notifications to people and teams.`,
  Trial: TestMail,
  groups: [
    {
      title: msg`Messages`,
      fields: [
        { id: enabled, label: msg`Send email` },
        { id: 'email/smtp.from.address', label: msg`Sender`, placeholder: 'waybill@example.com' },
        { id: 'email/subject.prefix', label: msg`Subject prefix` },
      ],
    },
    {
      title: msg`Mail server`,
      fields: [
        { id: 'email/smtp.server.hostname', label: msg`Host`, placeholder: 'smtp.example.com' },
        { id: 'email/smtp.server.port', label: msg`Port`, placeholder: '587' },
        {
          id: 'email/smtp.ssltls',
          label: msg`Encrypt the connection`,
          help: msg`TLS from the start on port 465, else STARTTLS. Mail is never sent unencrypted then.`,
        },
        {
          id: 'email/smtp.trustcert',
          label: msg`Trust the certificate of the mail server`,
          help: msg`Whoever issued it. Only for servers whose certificate cannot be checked.`,
          shownWhen: { id: 'email/smtp.ssltls', oneOf: ['true'] },
        },
        { id: 'email/smtp.username', label: msg`Username`, help: msg`Empty if the server asks for none.` },
        { id: 'email/smtp.password', label: msg`Password` },
      ],
    },
    {
      title: msg`Access tokens (OAuth 2)`,
      fields: [
        {
          id: 'email/smtp.oauth.token.url',
          label: msg`Token URL`,
          help: msg`For providers that no longer accept passwords. The username is sent with a token instead of the password.`,
        },
        { id: 'email/smtp.oauth.client.id', label: msg`Client ID` },
        { id: 'email/smtp.oauth.client.secret', label: msg`Client secret` },
        {
          id: 'email/smtp.oauth.scope',
          label: msg`Scope`,
          placeholder: 'https://outlook.office365.com/.default',
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
