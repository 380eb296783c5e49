/** What the endpoints below ask about. Empty where the installation has none. */
export interface Subjects {
  project: string;
  component: string;
  source: string;
  vulnId: string;
  license: string;
  team: string;
}

/** Of everything that an installation answers, what is made from the most tables. */
const plain = [
  '/api/v1/project?pageSize=100',
  '/api/waybill/v1/project/names',
  '/api/waybill/v1/project/sums',
  '/api/v1/team',
  '/api/v1/user/managed',
  '/api/v1/user/ldap',
  '/api/v1/user/oidc',
  '/api/waybill/v1/service-account',
  '/api/waybill/v1/permission/team',
  '/api/v1/configProperty',
  '/api/v1/license/concise',
  '/api/v1/licenseGroup',
  '/api/v1/policy',
  '/api/v1/repository',
  '/api/v1/tag',
  '/api/v1/vulnerability?pageSize=100',
  '/api/waybill/v1/findings?pageSize=100',
  '/api/v1/finding/grouped?pageSize=100',
  '/api/waybill/v1/violations?pageSize=100',
  '/api/waybill/v1/licenses?pageSize=100',
  '/api/waybill/v1/services?pageSize=100',
  '/api/waybill/v1/coverage',
  '/api/v1/metrics/portfolio/current',
  '/api/v1/metrics/vulnerability',
  '/api/v1/notification/publisher',
  '/api/waybill/v1/notification/rules',
  '/api/waybill/v1/audit-log?pageSize=100',
];

const aboutProject = [
  '/api/v1/project/{project}',
  '/api/v1/project/{project}/property',
  '/api/v1/component/project/{project}?pageSize=100',
  '/api/v1/service/project/{project}',
  '/api/v1/dependencyGraph/project/{project}/directDependencies',
  '/api/v1/finding/project/{project}?suppressed=true',
  '/api/v1/violation/project/{project}?suppressed=true',
  '/api/v1/metrics/project/{project}/current',
  '/api/waybill/v1/project/{project}/versions',
  '/api/waybill/v1/project/{project}/bom',
];

const aboutOthers = [
  '/api/v1/component/{component}',
  '/api/v1/vulnerability/component/{component}?suppressed=true',
  '/api/v1/vulnerability/source/{source}/vuln/{vulnId}',
  '/api/v1/license/{license}',
  '/api/v1/team/{team}',
];

/** The paths to ask, those left out that need something that the installation does not have. */
export function pathsFor(subjects: Subjects): string[] {
  const values = new Map(Object.entries(subjects));
  return [...plain, ...aboutProject, ...aboutOthers].flatMap((template) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    if (names.some((name) => !values.get(name))) return [];
    return [template.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(values.get(name) ?? ''))];
  });
}
