import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import { between } from './setting-checks.ts';

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
  { 'token.lifetime.seconds': { check: between(minuteSeconds, yearSeconds) } },
);

const metrics = settingGroup('metrics', [
  ['enabled', 'BOOLEAN', 'true', 'Serve measurements for Prometheus at /metrics'],
  [
    'auth.username',
    'STRING',
    null,
    'User name for /metrics. Without one, only callers on this machine are served',
  ],
  ['auth.password', 'ENCRYPTEDSTRING', null, 'Password for /metrics'],
]);

/** What Waybill has beside the contract, for the parts that every installation has. */
export const ownSettings: readonly SettingDefinition[] = [...session, ...metrics];
