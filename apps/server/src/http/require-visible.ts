import { HiddenError, notFound } from './errors.ts';

/**
 * What a query found for a caller, whose `allowed` the query made of the caller's scope (db/project-scope.ts).
 * @throws 404 when there is none, 403 when it is hidden from the caller, which is a 404 below /api/waybill
 */
export function requireVisible<T extends { allowed: boolean }>(found: T | undefined, what: string): T {
  if (!found) throw notFound(what);
  if (!found.allowed) throw new HiddenError(what);
  return found;
}
