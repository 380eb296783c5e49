import type { NotificationGroup, Permission, ToldGroup } from '@waybill/api-contract';
import { actingBy, type Principal } from '../../../http/principal.ts';

/** What people may be told of, and what they must be allowed to see for it, then and whenever a message is sent. */
const permissionOf: Readonly<Partial<Record<ToldGroup, Permission>>> = {
  NEW_VULNERABILITY: 'VIEW_VULNERABILITY',
  NEW_VULNERABLE_DEPENDENCY: 'VIEW_VULNERABILITY',
  NEW_VULNERABILITIES_SUMMARY: 'VIEW_VULNERABILITY',
  POLICY_VIOLATION: 'VIEW_POLICY_VIOLATION',
  NEW_POLICY_VIOLATIONS_SUMMARY: 'VIEW_POLICY_VIOLATION',
  BOM_PROCESSED: 'VIEW_PORTFOLIO',
  BOM_PROCESSING_FAILED: 'VIEW_PORTFOLIO',
  BOM_VALIDATION_FAILED: 'VIEW_PORTFOLIO',
};

/** What people may subscribe to. Summaries come of messages that are gathered. */
const choosable: readonly NotificationGroup[] = [
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'POLICY_VIOLATION',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'BOM_VALIDATION_FAILED',
];

/** Somebody as far as they may be told of events of a group; undefined when they may not at all. */
export function asTold(principal: Principal, group: ToldGroup): Principal | undefined {
  const permission = permissionOf[group];
  return permission && actingBy(principal, permission);
}

/** All that somebody may be told of. */
export function toldGroups(principal: Principal): ToldGroup[] {
  return (Object.keys(permissionOf) as ToldGroup[]).filter((group) => asTold(principal, group));
}

/** What of it somebody may choose. */
export function choosableGroups(principal: Principal): NotificationGroup[] {
  return choosable.filter((group) => asTold(principal, group));
}
