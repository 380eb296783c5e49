import { HiddenError, notFound } from './errors.ts';

/**
 * Checks the row that a query found for a caller. The query derives `allowed` from the caller's scope
 * (db/project-scope.ts).
 * @throws 404 if there is no row, 403 if it is hidden from the caller (404 below /api/waybill)
 */
export function requireVisible<T extends { allowed: boolean }>(found: T | undefined, what: string): T {
  if (!found) throw notFound(what);
  if (!found.allowed) throw new HiddenError(what);
  return found;
}
