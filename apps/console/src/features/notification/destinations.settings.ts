import { msg } from '@lingui/core/macro';
import type { SettingsPage } from '../setting/settings-route.ts';
import { settingsScreen } from '../setting/settings-screen.tsx';

const closed = 'notification/private.networks.closed';
const webhooks = 'notification/subscription.webhooks.allowed';

export const page: SettingsPage = {
  title: msg`Destinations`,
  description: msg`Where notifications may be posted. Email and Jira have addresses of their own in the settings.`,
  groups: [
    {
      title: msg`Subscriptions`,
      fields: [
        {
          id: webhooks,
          label: msg`Allow webhooks`,
          help: msg`People may have what they subscribe to posted to a URL of their own instead of getting emails.`,
        },
      ],
    },
    {
      title: msg`Private networks`,
      fields: [
        {
          id: closed,
          label: msg`Close private networks to alerts`,
          help: msg`They are always closed to the webhooks of subscriptions.`,
        },
        {
          id: 'notification/private.hosts',
          label: msg`Hosts that stay open`,
          help: msg`Names or addresses, separated by commas. They are open to subscriptions as well.`,
          placeholder: 'chat.example.org',
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
