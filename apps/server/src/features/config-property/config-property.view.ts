import type { ConfigProperty } from '@waybill/api-contract';
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
