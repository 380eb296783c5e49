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
  ],
  { 'token.lifetime.seconds': { unit: 'seconds', min: minuteSeconds, max: yearSeconds } },
);

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

/** What Waybill has beside the contract, for the parts that every installation has. */
export const ownSettings: readonly SettingDefinition[] = [...session, ...retention, ...metrics];
