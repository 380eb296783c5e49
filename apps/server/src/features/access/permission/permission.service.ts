import type { Permission } from '@waybill/api-contract';
import { isPermission } from '@waybill/api-contract';
import { notFound } from '../../../http/errors.ts';

export { listPermissions } from './permission.queries.ts';

/** @throws AppError 404 */
export function requirePermission(name: string): Permission {
  if (!isPermission(name)) throw notFound('permission');
  return name;
}
