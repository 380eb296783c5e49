import type { ComponentProperty } from '@waybill/api-contract';
import { viewProperty } from '../../party/contract-shapes.ts';
import type { ComponentPropertyRow } from './component-property.queries.ts';

export function viewComponentProperty(row: ComponentPropertyRow): ComponentProperty {
  return { ...viewProperty(row), uuid: row.uuid };
}
