import { type Permission, permissions } from './gen/enums.gen.ts';

/** True if a text names a permission of the contract. */
export function isPermission(name: string): name is Permission {
  return permissions.some((permission) => permission === name);
}

/**
 * Permissions that a team may hold for its own projects only, in alphabetical order. The others are about what all projects
 * share, or, as `VIEW_PORTFOLIO`, about what portfolio access control decides.
 */
export const teamPermissions = [
  'BOM_UPLOAD',
  'POLICY_VIOLATION_ANALYSIS',
  'PORTFOLIO_MANAGEMENT',
  'PROJECT_CREATION_UPLOAD',
  'VIEW_BADGES',
  'VIEW_POLICY_VIOLATION',
  'VIEW_VULNERABILITY',
  'VULNERABILITY_ANALYSIS',
] as const satisfies readonly Permission[];

/**
 * True if a team may hold a permission for its own projects only. `BOM_UPLOAD` qualifies, `ACCESS_MANAGEMENT`
 * does not.
 */
export function isTeamPermission(permission: Permission): boolean {
  return (teamPermissions as readonly Permission[]).includes(permission);
}
