import { msg } from '@lingui/core/macro';
import { ReindexButton } from './reindex-button.tsx';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`Search indexes`,
  description: msg`Indexes make searches fast. A check compares each with the data and rebuilds it where they differ.`,
  Actions: ReindexButton,
  groups: [
    {
      title: msg`Consistency check`,
      fields: [
        { id: 'search-indexes/consistency.check.enabled', label: msg`Check the indexes` },
        {
          id: 'search-indexes/consistency.check.cadence',
          label: msg`Check interval`,
          kind: 'interval',
          shownWhen: { id: 'search-indexes/consistency.check.enabled', oneOf: ['true'] },
        },
        {
          id: 'search-indexes/consistency.check.delta.threshold',
          label: msg`Rebuild above this difference`,
          shownWhen: { id: 'search-indexes/consistency.check.enabled', oneOf: ['true'] },
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
