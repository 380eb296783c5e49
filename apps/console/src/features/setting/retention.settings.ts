import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`Data retention`,
  description: msg`How long Waybill keeps data it no longer needs. 0 keeps it forever.`,
  groups: [
    {
      title: msg`Background tasks`,
      fields: [
        { id: 'retention/task.days', label: msg`Finished tasks` },
        { id: 'retention/event.days', label: msg`Delivered events` },
      ],
    },
    {
      title: msg`Audit log`,
      fields: [
        {
          id: 'retention/access.days',
          label: msg`Sign-ins and refused requests`,
          help: msg`Changes and deletions are kept forever.`,
        },
      ],
    },
    {
      title: msg`Uploads`,
      help: msg`The last upload of a project is always kept.`,
      fields: [
        {
          id: 'retention/upload.days',
          label: msg`Earlier uploads`,
          help: msg`0 keeps them as long as their project.`,
        },
        {
          id: 'retention/upload.count',
          label: msg`Uploads per project`,
          help: msg`Only the newest ones are kept. 0 keeps all.`,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
