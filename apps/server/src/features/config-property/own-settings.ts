import { type SettingDefinition, settingGroup } from '../../config/setting.ts';

const minuteSeconds = 60;
const yearSeconds = 31_536_000;

const session = settingGroup(
  'session',
  [
    [
      'token.lifetime.seconds',
      'INTEGER',
      '604800',
      'How long a sign-in is valid, in seconds, from a minute to a year. Counts for new sign-ins',
    ],
    [
      'idle.timeout.minutes',
      'INTEGER',
      '0',
      'After how many minutes without a request a session ends. 0: only at the end of its lifetime',
    ],
  ],
  {
    'token.lifetime.seconds': { unit: 'seconds', min: minuteSeconds, max: yearSeconds },
    'idle.timeout.minutes': { unit: 'minutes', min: 0, max: yearSeconds / 60 },
  },
);

const password = settingGroup(
  'password',
  [['min.length', 'INTEGER', '8', 'How many characters a new password must have at least']],
  { 'min.length': { min: 1, max: 128 } },
);

const apiDescription = settingGroup('openapi', [
  ['enabled', 'BOOLEAN', 'true', 'Serve the description of the API at /api/openapi.json and .yaml'],
]);

const metrics = settingGroup(
  'metrics',
  [
    ['enabled', 'BOOLEAN', 'true', 'Serve measurements for Prometheus at /metrics'],
    [
      'auth.username',
      'STRING',
      null,
      'User name for /metrics. Without one, only callers on this machine are served',
    ],
    ['auth.password', 'ENCRYPTEDSTRING', null, 'Password for /metrics'],
  ],
  { 'auth.password': { sentTo: [] } },
);

const retention = settingGroup('retention', [
  ['task.days', 'INTEGER', '30', 'How many days finished tasks are kept. 0: forever'],
  ['event.days', 'INTEGER', '7', 'How many days delivered events are kept. 0: forever'],
  [
    'access.days',
    'INTEGER',
    '180',
    'How many days sign-ins and refused requests stay in the audit log. 0: forever',
  ],
  [
    'upload.days',
    'INTEGER',
    '0',
    'How many days the uploads of a project are kept beside its last one. 0: as long as the project',
  ],
  ['upload.count', 'INTEGER', '0', 'How many of the newest uploads of a project are kept. 0: all'],
]).map((setting) => ({
  ...setting,
  min: 0,
  max: 100_000,
  ...(setting.name.endsWith('.days') ? { unit: 'days' as const } : {}),
}));

/** Waybill's settings beside the contract's, for the parts of every installation. */
export const ownSettings: readonly SettingDefinition[] = [
  ...session,
  ...password,
  ...retention,
  ...apiDescription,
  ...metrics,
];
