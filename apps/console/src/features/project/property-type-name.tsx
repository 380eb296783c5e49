// Public to other features.
import type { PropertyType } from '@waybill/api-contract';
import { usePropertyTypeLabels } from './property-types.ts';

/** The type of a property's value, in the user's language. */
export function PropertyTypeName({ type }: { type: PropertyType }) {
  return usePropertyTypeLabels()[type];
}
