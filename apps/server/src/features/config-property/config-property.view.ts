import type { ConfigProperty, Setting } from '@waybill/api-contract';
import type { SettingDefinition } from '../../config/setting.ts';
import { present } from '../../http/present.ts';
import type { PropertyRow } from './config-property.queries.ts';

/** Stands for an encrypted value in answers; sent back, it means "unchanged" (contract §23). */
export const hiddenValue = 'HiddenDecryptedPropertyPlaceholder';

export function viewConfigProperty(row: PropertyRow): ConfigProperty {
  // Shown for every secret, also for one that is not set (contract §23).
  const value = row.property_type === 'ENCRYPTEDSTRING' ? hiddenValue : row.value;
  return {
    groupName: row.group_name,
    propertyName: row.property_name,
    ...present('propertyValue', value),
    propertyType: row.property_type,
    ...present('description', row.description),
  };
}

/** A setting with what values it takes; of a secret only whether there is one. */
export function viewSetting(definition: SettingDefinition, value: string | null): Setting {
  const { group, name, type, description, unit, min, max, choices, list, sentTo } = definition;
  return {
    group,
    name,
    type,
    description,
    isSet: value !== null && value !== '',
    ...present('value', type === 'ENCRYPTEDSTRING' ? null : value),
    ...present('default', definition.default),
    ...present('unit', unit),
    ...present('min', min),
    ...present('max', max),
    ...present('choices', choices && [...choices]),
    ...present('list', list),
    ...present('sentTo', sentTo && [...sentTo]),
  };
}
