import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'metrics/enabled';

export const page: SettingsPage = {
  title: msg`Prometheus metrics`,
  description: msg`Server metrics for Prometheus, at /metrics.`,
  groups: [
    {
      title: msg`Endpoint`,
      fields: [
        { id: enabled, label: msg`Serve metrics` },
        {
          id: 'metrics/auth.username',
          label: msg`Username`,
          help: msg`Without a username, only callers on the server's own machine are served.`,
          shownWhen: { id: enabled, oneOf: ['true'] },
        },
        {
          id: 'metrics/auth.password',
          label: msg`Password`,
          shownWhen: { id: enabled, oneOf: ['true'] },
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
