// Public to other features.
import type { PropertyType } from '@waybill/api-contract';
import { usePropertyTypeLabels } from './property-types.ts';

/** What the value of a property is, in the user's language. */
export function PropertyTypeName({ type }: { type: PropertyType }) {
  return usePropertyTypeLabels()[type];
}
