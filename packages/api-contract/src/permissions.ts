/** The permissions of the contract (specification §6 and those added until 4.14.3). */
export const permissions = [
  'BOM_UPLOAD',
  'VIEW_PORTFOLIO',
  'PORTFOLIO_MANAGEMENT',
  'VIEW_VULNERABILITY',
  'VULNERABILITY_ANALYSIS',
  'VIEW_POLICY_VIOLATION',
  'VULNERABILITY_MANAGEMENT',
  'POLICY_VIOLATION_ANALYSIS',
  'ACCESS_MANAGEMENT',
  'SYSTEM_CONFIGURATION',
  'PROJECT_CREATION_UPLOAD',
  'POLICY_MANAGEMENT',
  'TAG_MANAGEMENT',
  'VIEW_BADGES',
] as const;

/** Name of a permission, as in the `permissions` claim of the token. */
export type Permission = (typeof permissions)[number];

/** Whether a text names a permission of the contract. */
export function isPermission(name: string): name is Permission {
  return permissions.some((permission) => permission === name);
}
