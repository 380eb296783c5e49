import type { Permission } from '@waybill/api-contract';

/** A screen of the specification §2, as it stands here. */
export interface Screen {
  /** `{project}` and the like are filled in with what the world of the test has. */
  path: string;
  /** What the browser's tab says before `· Waybill`. */
  title: string;
  /** What opening it takes; nobody has to sign in where it is `nothing`. */
  needs: Permission | 'nothing' | 'a session';
  /** Addresses that lead to it. */
  aliases?: readonly string[];
}

const system = 'SYSTEM_CONFIGURATION';
const access = 'ACCESS_MANAGEMENT';

/** The screens without those of the administration. */
export const generalScreens: readonly Screen[] = [
  { path: '/dashboard', title: 'Dashboard', needs: 'VIEW_PORTFOLIO', aliases: ['/'] },
  { path: '/projects', title: 'Projects', needs: 'VIEW_PORTFOLIO' },
  {
    path: '/projects/{project}',
    title: 'Workshop 1',
    needs: 'VIEW_PORTFOLIO',
    aliases: ['/projects/{project}/overview', '/project?uuid={project}'],
  },
  { path: '/components', title: 'Component search', needs: 'VIEW_PORTFOLIO' },
  {
    path: '/components/{component}',
    title: 'anvil 1.5',
    needs: 'VIEW_PORTFOLIO',
    aliases: ['/components/{component}/overview', '/component?uuid={component}'],
  },
  { path: '/services/{service}', title: 'Service · forge', needs: 'VIEW_PORTFOLIO' },
  { path: '/vulnerabilities', title: 'Vulnerabilities', needs: 'VIEW_PORTFOLIO' },
  {
    path: '/vulnerabilities/INTERNAL/INT-1',
    title: 'INT-1',
    needs: 'VIEW_PORTFOLIO',
    aliases: ['/vulnerabilities/INTERNAL/INT-1/overview', '/vulnerability?source=INTERNAL&vulnId=INT-1'],
  },
  { path: '/licenses', title: 'Licenses', needs: 'VIEW_PORTFOLIO' },
  {
    path: '/licenses/MIT',
    title: 'MIT License',
    needs: 'VIEW_PORTFOLIO',
    aliases: ['/licenses/MIT/overview', '/license?licenseId=MIT'],
  },
  { path: '/policy', title: 'Policies', needs: 'POLICY_MANAGEMENT', aliases: ['/policy/policies'] },
  {
    path: '/vulnerabilityAudit',
    title: 'Vulnerability audit',
    needs: 'VIEW_VULNERABILITY',
    aliases: ['/vulnerabilityAudit/occurrences'],
  },
  { path: '/login', title: 'Sign in', needs: 'nothing' },
  { path: '/change-password', title: 'Change password', needs: 'nothing' },
  { path: '/no/such/page', title: 'Page not found', needs: 'a session' },
];

/** What the specification calls tabs and further addresses of these screens. */
export const partsOfScreens: readonly Screen[] = [
  ...(
    [
      ['components', 'Components'],
      ['services', 'Services'],
      ['dependencyGraph', 'Dependency graph'],
    ] as const
  ).map(
    ([tab, title]): Screen => ({
      path: `/projects/{project}/${tab}`,
      title: `${title} · Workshop 1`,
      needs: 'VIEW_PORTFOLIO',
    }),
  ),
  {
    path: '/projects/{project}/dependencyGraph/{component}',
    title: 'Dependency graph · Workshop 1',
    needs: 'VIEW_PORTFOLIO',
  },
  {
    path: '/projects/{project}/findings',
    title: 'Audit vulnerabilities · Workshop 1',
    needs: 'VIEW_VULNERABILITY',
  },
  {
    path: '/projects/{project}/epss',
    title: 'Exploit predictions · Workshop 1',
    needs: 'VIEW_VULNERABILITY',
  },
  {
    path: '/projects/{project}/policyViolations',
    title: 'Policy violations · Workshop 1',
    needs: 'VIEW_POLICY_VIOLATION',
  },
  {
    path: '/components/{component}/vulnerabilities',
    title: 'Vulnerabilities · anvil 1.5',
    needs: 'VIEW_VULNERABILITY',
  },
  {
    path: '/vulnerabilities/INTERNAL/INT-1/affectedProjects',
    title: 'INT-1',
    needs: 'VIEW_PORTFOLIO',
  },
  ...(
    [
      ['licenseText', 'License text'],
      ['template', 'Template'],
      ['header', 'Source header'],
    ] as const
  ).map(
    ([tab, title]): Screen => ({
      path: `/licenses/MIT/${tab}`,
      title: `${title} · MIT License`,
      needs: 'VIEW_PORTFOLIO',
    }),
  ),
  { path: '/policy/licenseGroups', title: 'License groups', needs: 'POLICY_MANAGEMENT' },
  {
    path: '/vulnerabilityAudit?by=FLAW',
    title: 'Vulnerability audit',
    needs: 'VIEW_VULNERABILITY',
    aliases: ['/vulnerabilityAudit/grouped'],
  },
];

/** Pages of one part of the administration: the first one is that to which the name of the part leads. */
function pagesOf(
  part: string,
  needs: Permission,
  pages: readonly (readonly [page: string, title: string])[],
): Screen[] {
  return pages.map(([page, title], at) => ({
    path: `/admin/${part}/${page}`,
    title,
    needs,
    ...(at === 0 ? { aliases: [`/admin/${part}`] } : {}),
  }));
}

const [general, ...otherConfiguration] = pagesOf('configuration', system, [
  ['general', 'General'],
  ['bomFormats', 'BOM formats'],
  ['email', 'Email'],
  ['internalComponents', 'Internal components'],
  ['taskScheduler', 'Task scheduler'],
  ['search', 'Search indexes'],
  ['experimental', 'Experimental'],
]);

export const administrationScreens: readonly Screen[] = [
  ...(general ? [{ ...general, aliases: ['/admin', '/admin/configuration'] }] : []),
  ...otherConfiguration,
  ...pagesOf('integrations', system, [
    ['fortifySSC', 'Integrations · Fortify SSC'],
    ['jira', 'Integrations · Jira'],
    ['defectDojo', 'Integrations · DefectDojo'],
    ['kennaSecurity', 'Integrations · Kenna'],
  ]),
  ...pagesOf('analyzers', system, [
    ['internal', 'Analyzers · Internal'],
    ['oss', 'Analyzers · OSS Index'],
    ['vulnDB', 'Analyzers · VulnDB'],
    ['snyk', 'Analyzers · Snyk'],
    ['trivy', 'Analyzers · Trivy'],
  ]),
  ...pagesOf('vulnerabilitySources', system, [
    ['nvd', 'Vulnerability sources · NVD'],
    ['github', 'Vulnerability sources · GitHub Advisories'],
    ['osv', 'Vulnerability sources · OSV'],
  ]),
  ...pagesOf('repositories', system, [
    ['cargo', 'Package repositories · Cargo'],
    ['composer', 'Package repositories · Composer'],
    ['cpan', 'Package repositories · CPAN'],
    ['gem', 'Package repositories · RubyGems'],
    ['github', 'Package repositories · GitHub'],
    ['goModules', 'Package repositories · Go modules'],
    ['hackage', 'Package repositories · Hackage'],
    ['hex', 'Package repositories · Hex'],
    ['maven', 'Package repositories · Maven'],
    ['nixpkgs', 'Package repositories · Nixpkgs'],
    ['npm', 'Package repositories · npm'],
    ['nuget', 'Package repositories · NuGet'],
    ['python', 'Package repositories · PyPI'],
  ]),
  ...pagesOf('notifications', system, [
    ['alerts', 'Alerts'],
    ['templates', 'Templates'],
  ]),
  ...pagesOf('accessManagement', access, [
    ['ldapUsers', 'LDAP users'],
    ['managedUsers', 'Managed users'],
    ['oidcUsers', 'OpenID Connect users'],
    ['oidcGroups', 'OpenID Connect groups'],
    ['teams', 'Teams'],
    ['permissions', 'Permissions'],
    ['portfolioAccessControl', 'Portfolio access control'],
  ]),
];
