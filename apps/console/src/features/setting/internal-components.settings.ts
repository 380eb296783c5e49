import { msg } from '@lingui/core/macro';
import { IdentifyButton } from './identify-button.tsx';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`Internal components`,
  description: msg`Components that your organization writes itself. They are marked in lists and in the API, and are not looked up in public services.`,
  Actions: IdentifyButton,
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
  ],
};
export const route = settingsScreen(page);
