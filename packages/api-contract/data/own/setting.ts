import type { EndpointsData, Models } from '../format.ts';

/** Settings with what they are for. */
export const settingOwnEndpoints = {
  'GET /api/waybill/v1/settings': {
    operation: 'getSettings',
    summary: 'Lists the settings with their defaults and the values that they take',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Setting[]' },
  },
  'PATCH /api/waybill/v1/settings': {
    operation: 'changeSettings',
    summary: 'Changes settings, all of them or none',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'SettingChange[]', requires: ['group', 'name'], min: 1, max: 500 },
    answers: { 200: 'Setting[]' },
  },
} satisfies EndpointsData;

export const settingOwnModels = {
  Setting: {
    description: 'A setting in the database, with what values it takes.',
    members: {
      group: { type: 'string', always: true },
      name: { type: 'string', always: true },
      type: { type: 'PropertyType', always: true },
      description: { type: 'string', always: true },
      isSet: {
        type: 'boolean',
        always: true,
        description: 'Whether it has a value; all that is told of a secret.',
      },
      value: { type: 'string', description: 'Never that of a secret.' },
      default: { type: 'string', description: 'Absent: without a value until somebody sets one.' },
      unit: 'SettingUnit',
      min: 'number',
      max: 'number',
      choices: { type: 'string[]', description: 'The only values that it takes.' },
      list: {
        type: 'SettingList',
        description: 'Several texts, written as a JSON array or between semicolons.',
      },
      sentTo: {
        type: 'string[]',
        description:
          'Of a secret: the settings of its group with the address that it is sent to. A change of the host must set the secret again or remove it.',
      },
    },
  },
  SettingChange: {
    description: 'A new value of a setting.',
    members: {
      group: { type: 'string', required: true, notBlank: true, max: 255, form: 'noControls' },
      name: { type: 'string', required: true, notBlank: true, max: 255, form: 'noControls' },
      value: {
        type: 'string',
        max: 100_000,
        form: 'severalLines',
        description: 'Absent, null or empty: the setting is cleared.',
      },
    },
  },
} satisfies Models;
