import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

const mode = 'artifact/bom.validation.mode';

export const page: SettingsPage = {
  title: msg`BOM formats`,
  description: msg`Which BOM and VEX documents are accepted, and whether they must match the schema of their format.`,
  groups: [
    {
      title: msg`Formats`,
      fields: [
        {
          id: 'artifact/cyclonedx.enabled',
          label: msg`Accept CycloneDX`,
          help: msg`While this is off, BOMs and VEX documents in CycloneDX are refused. OpenVEX and CSAF documents are still accepted.`,
        },
      ],
    },
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
