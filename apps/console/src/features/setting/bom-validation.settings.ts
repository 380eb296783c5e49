import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const mode = 'artifact/bom.validation.mode';

export const page: SettingsPage = {
  title: msg`BOM validation`,
  description: msg`Whether an uploaded BOM or VEX must match the schema of its format.`,
  groups: [
    {
      title: msg`Validation`,
      fields: [
        {
          id: mode,
          label: msg`Validate uploads`,
          help: msg`A document that doesn't match its schema is rejected with the list of errors.`,
          choices: {
            ENABLED: msg`All projects`,
            DISABLED: msg`No projects`,
            ENABLED_FOR_TAGS: msg`Only projects with certain tags`,
            DISABLED_FOR_TAGS: msg`All projects except those with certain tags`,
          },
        },
        {
          id: 'artifact/bom.validation.tags.inclusive',
          label: msg`Validate projects with these tags`,
          shownWhen: { id: mode, oneOf: ['ENABLED_FOR_TAGS'] },
        },
        {
          id: 'artifact/bom.validation.tags.exclusive',
          label: msg`Skip projects with these tags`,
          shownWhen: { id: mode, oneOf: ['DISABLED_FOR_TAGS'] },
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
