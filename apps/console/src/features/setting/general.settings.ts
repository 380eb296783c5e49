import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`General`,
  groups: [
    {
      title: msg`Links`,
      fields: [
        {
          id: 'general/base.url',
          label: msg`Base URL`,
          help: msg`The URL where people open the console. Exported findings link back to it.`,
          placeholder: 'https://waybill.example.com',
        },
      ],
    },
    {
      title: msg`Sessions`,
      fields: [
        {
          id: 'session/token.lifetime.seconds',
          label: msg`Session lifetime`,
          help: msg`How long a sign-in is valid. Applies to new sign-ins.`,
          kind: 'interval',
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
