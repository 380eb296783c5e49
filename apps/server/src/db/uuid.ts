import { randomUUID } from 'node:crypto';

const looseUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A new public id: version 4, as the contract's strict pattern asks (contract §1.3). */
export const newUuid = (): string => randomUUID();

/** True if a text has the loose UUID form that the contract wants in bodies. */
export function isUuid(value: string): boolean {
  return looseUuid.test(value);
}
