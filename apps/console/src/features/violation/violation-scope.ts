import type { AuditViolation } from '@waybill/api-contract';
import { isUuid } from '../../lib/url-flag.ts';

/**
 * The scope of listed violations: those of a project, of one of its components, of all visible projects, or
 * of a collection's members.
 */
export type ViolationScope =
  | { kind: 'project'; project: string }
  | { kind: 'component'; project: string; component: string }
  | { kind: 'portfolio'; collection?: string };

export interface ViolationKey {
  component: string;
  violation: string;
}

export function keyOf({ uuid, component }: AuditViolation): ViolationKey {
  return { component: component.uuid, violation: uuid };
}

/** Names a violation in the address and for the server: the uuids of its component and its own. */
export function violationId(row: AuditViolation): string {
  const { component, violation } = keyOf(row);
  return `${component}:${violation}`;
}

export function readViolationId(id: string | undefined): ViolationKey | undefined {
  const [component, violation] = id?.split(':') ?? [];
  if (!component || !violation || !isUuid(component) || !isUuid(violation)) return undefined;
  return { component, violation };
}
