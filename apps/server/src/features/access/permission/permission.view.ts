import type { PermissionItem } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { PermissionRow } from './permission.queries.ts';

export function viewPermission(row: PermissionRow): PermissionItem {
  return { name: row.name, ...present('description', row.description) };
}
