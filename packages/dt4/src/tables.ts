/** The subject areas of Dependency-Track's tables. */
export type Dt4Area =
  | 'access'
  | 'portfolio'
  | 'documents'
  | 'vulnerabilities'
  | 'findings'
  | 'audit'
  | 'licenses'
  | 'policies'
  | 'alerts'
  | 'settings'
  | 'metrics'
  | 'left out';

/**
 * Every table of 4.13 and 4.14 with its area. Tables that are left out hold computed or refetched data, or a
 * server log.
 */
export const dt4Tables = {
  TEAM: 'access',
  PERMISSION: 'access',
  TEAMS_PERMISSIONS: 'access',
  APIKEY: 'access',
  APIKEYS_TEAMS: 'access',
  MANAGEDUSER: 'access',
  MANAGEDUSERS_TEAMS: 'access',
  MANAGEDUSERS_PERMISSIONS: 'access',
  LDAPUSER: 'access',
  LDAPUSERS_TEAMS: 'access',
  LDAPUSERS_PERMISSIONS: 'access',
  OIDCUSER: 'access',
  OIDCUSERS_TEAMS: 'access',
  OIDCUSERS_PERMISSIONS: 'access',
  MAPPEDLDAPGROUP: 'access',
  OIDCGROUP: 'access',
  MAPPEDOIDCGROUP: 'access',

  PROJECT: 'portfolio',
  PROJECT_ACCESS_TEAMS: 'portfolio',
  PROJECT_METADATA: 'portfolio',
  PROJECT_PROPERTY: 'portfolio',
  PROJECTS_TAGS: 'portfolio',
  TAG: 'portfolio',
  COMPONENT: 'portfolio',
  COMPONENT_PROPERTY: 'portfolio',
  SERVICECOMPONENT: 'portfolio',

  BOM: 'documents',
  VEX: 'documents',

  VULNERABILITY: 'vulnerabilities',
  VULNERABILITYALIAS: 'vulnerabilities',
  VULNERABLESOFTWARE: 'vulnerabilities',
  VULNERABLESOFTWARE_VULNERABILITIES: 'vulnerabilities',
  AFFECTEDVERSIONATTRIBUTION: 'vulnerabilities',

  COMPONENTS_VULNERABILITIES: 'findings',
  SERVICECOMPONENTS_VULNERABILITIES: 'findings',
  FINDINGATTRIBUTION: 'findings',

  ANALYSIS: 'audit',
  ANALYSISCOMMENT: 'audit',
  VIOLATIONANALYSIS: 'audit',
  VIOLATIONANALYSISCOMMENT: 'audit',

  POLICY: 'policies',
  POLICYCONDITION: 'policies',
  POLICY_PROJECTS: 'policies',
  POLICY_TAGS: 'policies',
  POLICYVIOLATION: 'policies',

  LICENSE: 'licenses',
  LICENSEGROUP: 'licenses',
  LICENSEGROUP_LICENSE: 'licenses',

  NOTIFICATIONPUBLISHER: 'alerts',
  NOTIFICATIONRULE: 'alerts',
  NOTIFICATIONRULE_PROJECTS: 'alerts',
  NOTIFICATIONRULE_TAGS: 'alerts',
  NOTIFICATIONRULE_TEAMS: 'alerts',

  CONFIGPROPERTY: 'settings',
  REPOSITORY: 'settings',

  PROJECTMETRICS: 'metrics',
  PORTFOLIOMETRICS: 'metrics',

  // The past of a component is worked out from its matches.
  DEPENDENCYMETRICS: 'left out',
  REPOSITORY_META_COMPONENT: 'left out',
  COMPONENTANALYSISCACHE: 'left out',
  EVENTSERVICELOG: 'left out',
  INSTALLEDUPGRADES: 'left out',
  SCHEMAVERSION: 'left out',
  VULNERABILITYMETRICS: 'left out',
} as const satisfies Readonly<Record<string, Dt4Area>>;

export type Dt4Table = keyof typeof dt4Tables;

/**
 * True if a table belongs to Dependency-Track.
 *
 * @example
 * isDt4Table('TEAM') // true
 */
export function isDt4Table(name: string): name is Dt4Table {
  return Object.hasOwn(dt4Tables, name);
}
