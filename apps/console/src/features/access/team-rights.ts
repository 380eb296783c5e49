import type { Permission, PermissionReach } from '@waybill/api-contract';
import type { HeldPermissions } from './permission-draft.ts';

/** True if an upload of the team's keys may create its project (`autoCreate`). */
export function canCreateProjects(held: HeldPermissions): boolean {
  return held.has('PROJECT_CREATION_UPLOAD') || held.has('PORTFOLIO_MANAGEMENT');
}

/** The reach offered to a team for its keys' uploads: at most that of its permissions. */
export function uploadReach(held: HeldPermissions): PermissionReach {
  return held.get('BOM_UPLOAD') ?? 'ALL';
}

/** The permissions that an upload needs and the team lacks, in the order of granting. */
export function missingRights(held: HeldPermissions, creates: boolean): Permission[] {
  return [
    ...(held.has('BOM_UPLOAD') ? [] : (['BOM_UPLOAD'] as const)),
    ...(!creates || canCreateProjects(held) ? [] : (['PROJECT_CREATION_UPLOAD'] as const)),
  ];
}
