import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const enabled = 'access-management/acl.enabled';

export const page: SettingsPage = {
  title: msg`Portfolio access control`,
  description: msg`Which projects people and API keys see. Teams are given projects and tags under Access management, Teams.`,
  groups: [
    {
      title: msg`Visible projects`,
      help: msg`Users with the permission ACCESS_MANAGEMENT see all projects.`,
      fields: [
        { id: enabled, label: msg`Teams see only their own projects` },
        {
          id: 'access-management/acl.inherited',
          label: msg`Projects below a visible project are visible`,
          help: msg`Counts for projects given by hand and by tag.`,
          shownWhen: { id: enabled, oneOf: ['true'] },
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
