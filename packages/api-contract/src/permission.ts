import { type Permission, permissions } from './gen/enums.gen.ts';

/** Whether a text names a permission of the contract. */
export function isPermission(name: string): name is Permission {
  return permissions.some((permission) => permission === name);
}
