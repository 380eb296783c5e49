import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import { positive } from './setting-checks.ts';

const session = settingGroup('session', [
  [
    'token.lifetime.seconds',
    'INTEGER',
    '604800',
    'How long a sign-in is valid, in seconds. Counts for new sign-ins',
  ],
]);

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
export const ownSettings: readonly SettingDefinition[] = [
  ...session.map((setting) => ({ ...setting, check: positive })),
  ...metrics,
];
