import { type Permission, permissions } from '@waybill/api-contract';

/** Describes what each permission allows; shown where permissions are granted. */
export const permissionDescriptions: Readonly<Record<Permission, string>> = {
  BOM_UPLOAD: 'Upload bills of materials and VEX documents',
  VIEW_PORTFOLIO: 'See projects, components, services and licenses',
  PORTFOLIO_MANAGEMENT: 'Create, change and delete projects, components and licenses',
  VIEW_VULNERABILITY: 'See the vulnerabilities found in projects',
  VULNERABILITY_ANALYSIS: 'Audit findings: record decisions and suppress',
  VIEW_POLICY_VIOLATION: 'See policy violations',
  VULNERABILITY_MANAGEMENT: 'Maintain vulnerabilities of your own',
  POLICY_VIOLATION_ANALYSIS: 'Audit policy violations: record decisions and suppress',
  ACCESS_MANAGEMENT: 'Manage users, teams and API keys; sees every project',
  SYSTEM_CONFIGURATION: 'Configure the server',
  PROJECT_CREATION_UPLOAD: 'Create a missing project by uploading its bill of materials',
  POLICY_MANAGEMENT: 'Maintain policies and license groups',
  TAG_MANAGEMENT: 'Maintain tags',
  VIEW_BADGES: 'See the badges of projects',
};

/** Teams a new installation starts with (contract §25). */
export const defaultTeams: readonly { name: string; permissions: readonly Permission[] }[] = [
  { name: 'Administrators', permissions },
  { name: 'Portfolio Managers', permissions: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
  { name: 'Automation', permissions: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'] },
  { name: 'Badge Viewers', permissions: ['VIEW_BADGES'] },
];

export const firstAdministrator = {
  username: 'admin',
  password: 'admin',
  fullname: 'Administrator',
  email: 'admin@localhost',
  team: 'Administrators',
} as const;
