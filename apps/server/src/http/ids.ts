import { isUuid } from '../db/uuid.ts';
import { ValidationError, violation } from './errors.ts';
import { trimmed } from './text.ts';

const strictUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUID of a path or query, in the strict form (contract §1.3). @throws ValidationError */
export function requireUuid(value: string, path: string): string {
  if (strictUuid.test(value)) return value;
  throw new ValidationError([violation(path, 'Invalid UUID', value)]);
}

/** A UUID of a body, where the contract takes the loose form; blank counts as absent. @throws ValidationError */
export function readUuid(text: string | null | undefined, path: string): string | undefined {
  const uuid = trimmed(text);
  if (uuid === undefined || isUuid(uuid)) return uuid;
  throw new ValidationError([violation(path, 'Invalid UUID', uuid)]);
}
