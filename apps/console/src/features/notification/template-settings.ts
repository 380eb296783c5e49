import { msg } from '@lingui/core/macro';
import type { SettingsDeclaration } from '../../ui/settings/setting-types.ts';

const override = 'notification/template.default.override.enabled';

/** A folder of the server whose templates replace those of the product. */
export const templateSettings: SettingsDeclaration = {
  groups: [
    {
      title: msg`Language`,
      fields: [
        {
          id: 'notification/template.language',
          label: msg`Language of the default templates`,
          help: msg`Takes effect at once. Your own templates, webhooks, and the server log stay as they are.`,
          choices: { en: msg`English`, de: msg`German`, ja: msg`Japanese` },
        },
      ],
    },
    {
      title: msg`Default templates from a folder`,
      fields: [
        {
          id: override,
          label: msg`Replace the default templates`,
          help: msg`Takes effect at once. A file that is missing or can't be read replaces nothing.`,
        },
        {
          id: 'notification/template.baseDir',
          label: msg`Base directory`,
          help: msg`A folder on the server. Templates are read from templates/notification/publisher below it.`,
          placeholder: '/etc/waybill',
          shownWhen: { id: override, oneOf: ['true'] },
        },
      ],
    },
  ],
};
