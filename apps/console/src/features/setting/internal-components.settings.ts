import { msg } from '@lingui/core/macro';
import { IdentificationState } from './identification-state.tsx';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`Internal components`,
  description: msg`Components that your organization writes itself. They are marked in lists and in the API, and are not looked up in public services.`,
  State: IdentificationState,
  groups: [
    {
      title: msg`Patterns`,
      help: msg`Regular expressions in Java syntax that must match the whole text. Saved patterns are applied to all components in the background.`,
      fields: [
        {
          id: 'internal-components/groups.regex',
          label: msg`Namespace`,
          help: msg`Matches the group, namespace, or vendor of a component.`,
          placeholder: '(com\\.example)(\\..*)?',
        },
        {
          id: 'internal-components/names.regex',
          label: msg`Name`,
          placeholder: 'example-.*',
        },
        {
          id: 'internal-components/match-mode',
          label: msg`A component is internal when`,
          choices: {
            OR: msg`either pattern matches`,
            AND: msg`both patterns match`,
          },
        },
      ],
    },
    {
      title: msg`Schedule`,
      fields: [
        {
          id: 'task-scheduler/internal.components.identification.cadence',
          label: msg`Identify all components every`,
          help: msg`Saved patterns are applied at once. This run finds what was changed in other ways.`,
          kind: 'interval',
          required: true,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
