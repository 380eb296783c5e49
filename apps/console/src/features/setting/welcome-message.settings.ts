import { msg } from '@lingui/core/macro';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';
import { readWelcome } from './welcome-message.ts';
import { WelcomeMessageControl } from './welcome-message-control.tsx';

export const page: SettingsPage = {
  title: msg`Welcome message`,
  description: msg`A message that everybody sees before signing in, such as whom to ask for an account.`,
  groups: [
    {
      title: msg`Message`,
      fields: [
        { id: 'general/welcome.message.enabled', label: msg`Show the message` },
        {
          id: 'general/welcome.message.html',
          label: msg`Message (HTML)`,
          help: msg`Headings, paragraphs, lists, tables, emphasis, and links. Everything else, such as scripts and pictures, is left out.`,
          control: WelcomeMessageControl,
          valueText: readWelcome,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
