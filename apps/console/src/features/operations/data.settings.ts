import { msg } from '@lingui/core/macro';
import type { SettingsPage } from '../setting/settings-route.ts';
import { settingsScreen } from '../setting/settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`Vulnerability data`,
  description: msg`Without a network, data comes in bundles: “waybill data export” there, “waybill data import” here.`,
  groups: [
    {
      title: msg`Age`,
      fields: [
        {
          id: 'vuln-source/data.age.warn.days',
          label: msg`Warn from this age on`,
          help: msg`Alerts for “Vulnerability sources” with the level Warning are told once a day. 0: never`,
        },
      ],
    },
    {
      title: msg`Bundles`,
      fields: [
        {
          id: 'vuln-source/bundle.signers',
          label: msg`Trusted signers`,
          help: msg`Public keys that “waybill data export” prints. Bundles signed by others are refused.`,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
