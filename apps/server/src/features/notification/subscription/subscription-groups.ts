import type { NotificationGroup, Permission, ToldGroup } from '@waybill/api-contract';
import { actingBy, type Principal } from '../../../http/principal.ts';

/**
 * The groups that users may receive, with the permission that each needs now and whenever a message is sent.
 */
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

/** The groups that users may choose. Summaries result from collected messages. */
const choosable: readonly NotificationGroup[] = [
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'POLICY_VIOLATION',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'BOM_VALIDATION_FAILED',
];

/** A user's principal for events of a group; undefined if they may not receive it at all. */
export function asTold(principal: Principal, group: ToldGroup): Principal | undefined {
  const permission = permissionOf[group];
  return permission && actingBy(principal, permission);
}

/** All groups that a user may receive. */
export function toldGroups(principal: Principal): ToldGroup[] {
  return (Object.keys(permissionOf) as ToldGroup[]).filter((group) => asTold(principal, group));
}

/** The groups among them that a user may choose. */
export function choosableGroups(principal: Principal): NotificationGroup[] {
  return choosable.filter((group) => asTold(principal, group));
}
