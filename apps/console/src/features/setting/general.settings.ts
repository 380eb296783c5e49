import { msg } from '@lingui/core/macro';
import { locales } from '../../lib/locale.ts';
import type { SettingsPage } from './settings-route.ts';
import { settingsScreen } from './settings-screen.tsx';

export const page: SettingsPage = {
  title: msg`General`,
  groups: [
    {
      title: msg`Links`,
      fields: [
        {
          id: 'general/base.url',
          label: msg`Base URL`,
          help: msg`The URL where people open the console. Exported findings link back to it.`,
          placeholder: 'https://waybill.example.com',
        },
      ],
    },
    {
      title: msg`Console`,
      fields: [
        {
          id: 'general/default.locale',
          label: msg`Default language`,
          help: msg`For people who have not chosen a language. Takes effect when the console is opened again.`,
          choices: {
            '': msg`The language of the browser`,
            ...locales,
          },
        },
      ],
    },
    {
      title: msg`Badges`,
      fields: [
        {
          id: 'general/badge.enabled',
          label: msg`Serve badges to everybody`,
          help: msg`Badges with the figures of a project, readable without signing in. Otherwise only API keys with the permission VIEW_BADGES read them.`,
        },
      ],
    },
    {
      title: msg`Publisher of VEX documents`,
      help: msg`A project can have a publisher of its own: properties in the group publisher, named name, namespace, contact, and category.`,
      fields: [
        {
          id: 'publisher/name',
          label: msg`Name`,
          help: msg`Who answers for exported OpenVEX and CSAF documents. If empty, the supplier of the project, else its name.`,
        },
        {
          id: 'publisher/namespace',
          label: msg`Namespace`,
          help: msg`A URL that stands for the publisher. If empty, the base URL.`,
          placeholder: 'https://psirt.example.com',
        },
        {
          id: 'publisher/contact',
          label: msg`Contact`,
          help: msg`How to reach the publisher. Only in CSAF.`,
        },
        {
          id: 'publisher/category',
          label: msg`Category`,
          help: msg`What the publisher is to the products. Only in CSAF.`,
          choices: {
            coordinator: msg`Coordinator`,
            discoverer: msg`Discoverer`,
            other: msg`Other`,
            translator: msg`Translator`,
            user: msg`User`,
            vendor: msg`Vendor`,
          },
        },
      ],
    },
    {
      title: msg`Sessions`,
      fields: [
        {
          id: 'session/token.lifetime.seconds',
          label: msg`Session lifetime`,
          help: msg`How long a sign-in is valid. Applies to new sign-ins.`,
          kind: 'interval',
        },
        {
          id: 'session/idle.timeout.minutes',
          label: msg`Inactivity timeout`,
          help: msg`Sessions that are not used for this long end. 0: only at the end of their lifetime.`,
          kind: 'interval',
        },
      ],
    },
    {
      title: msg`Passwords`,
      fields: [
        {
          id: 'password/min.length',
          label: msg`Minimum length`,
          help: msg`Characters in a new password, without the user name and the product name. Existing passwords stay valid.`,
        },
      ],
    },
    {
      title: msg`API`,
      fields: [
        {
          id: 'openapi/enabled',
          label: msg`Serve the API description`,
          help: msg`The OpenAPI document at /api/openapi.json and /api/openapi.yaml, readable without signing in.`,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
