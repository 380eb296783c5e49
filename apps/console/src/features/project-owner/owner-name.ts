// Public to other features.
import type { OwnerName } from '@waybill/api-contract';

/** The name by which people know an owner. */
export function ownerText({ name, fullname }: OwnerName): string {
  return fullname ?? name;
}
