import { type SettingDefinition, settingGroup } from '../../config/setting.ts';

/** Settings that Waybill has beside the contract's. */
export const notificationSettings: readonly SettingDefinition[] = settingGroup('notification', [
  [
    'private.networks.closed',
    'BOOLEAN',
    'false',
    'Rules post to no host in a private network, but for those of the next setting',
  ],
  ['private.hosts', 'STRING', null, 'Hosts in private networks that rules may post to, joined by commas'],
]);
