import { stringifySearch } from './search.ts';

/** The address of a place in the console, without the base path. Only `paths` makes them. */
export type AppPath = string & { readonly __brand: 'AppPath' };

type Search = Record<string, string | number | boolean | readonly string[] | undefined>;

function path(parts: TemplateStringsArray, ...values: readonly string[]): (search?: Search) => AppPath {
  const text = String.raw(parts, ...values.map(encodeURIComponent));
  return (search) => (text + stringifySearch(search ?? {})) as AppPath;
}

export type ProjectTab =
  | 'components'
  | 'services'
  | 'bom'
  | 'vex'
  | 'dependencyGraph'
  | 'findings'
  | 'epss'
  | 'policyViolations'
  | 'compare';

export type LicenseTab = 'components' | 'licenseText' | 'template' | 'header';

/** The one builder of in-app addresses. Values are escaped here and nowhere else. */
export const paths = {
  dashboard: (search?: Search) => path`/dashboard`(search),
  /** The active projects, the most urgent first. */
  attention: (search?: Search) => path`/dashboard/projects`(search),
  /** Coverage gaps by cause. */
  coverage: (search?: Search) => path`/dashboard/coverage`(search),
  projects: (search?: Search) => path`/projects`(search),
  project: (uuid: string, search?: Search) => path`/projects/${uuid}`(search),
  projectTab: (uuid: string, tab: ProjectTab, search?: Search) => path`/projects/${uuid}/${tab}`(search),
  projectGraphFocus: (uuid: string, componentUuids: readonly string[]) =>
    path`/projects/${uuid}/dependencyGraph/${componentUuids.join('|')}`(),
  projectComparison: (uuid: string, part: 'findings' | 'violations' | 'licenses', search?: Search) =>
    path`/projects/${uuid}/compare/${part}`(search),
  projectFinding: (uuid: string, vulnerability: string) =>
    path`/projects/${uuid}/findings/${vulnerability}`(),
  projectComponentFinding: (uuid: string, component: string, vulnerability: string) =>
    path`/projects/${uuid}/findings/${component}/${vulnerability}`(),
  /** The results of an uploaded VEX document's statements. */
  projectVex: (uuid: string, token: string, search?: Search) => path`/projects/${uuid}/vex/${token}`(search),
  projectReport: (uuid: string, search?: Search) => path`/projects/${uuid}/report`(search),
  projectWhy: (uuid: string, search?: Search) => path`/projects/${uuid}/why`(search),
  components: (search?: Search) => path`/components`(search),
  component: (uuid: string, search?: Search) => path`/components/${uuid}`(search),
  componentVulnerabilities: (uuid: string, search?: Search) =>
    path`/components/${uuid}/vulnerabilities`(search),
  componentViolations: (uuid: string, search?: Search) => path`/components/${uuid}/policyViolations`(search),
  componentDependants: (uuid: string, search?: Search) => path`/components/${uuid}/dependants`(search),
  componentProperties: (uuid: string, search?: Search) => path`/components/${uuid}/properties`(search),
  services: (search?: Search) => path`/services`(search),
  service: (uuid: string) => path`/services/${uuid}`(),
  vulnerabilities: (search?: Search) => path`/vulnerabilities`(search),
  vulnerability: (source: string, vulnId: string) => path`/vulnerabilities/${source}/${vulnId}`(),
  createVulnerability: () => path`/vulnerabilities/create`(),
  /** Only those that people wrote can be changed. */
  editVulnerability: (vulnId: string) => path`/vulnerabilities/INTERNAL/${vulnId}/edit`(),
  vulnerabilityAffectedProjects: (source: string, vulnId: string) =>
    path`/vulnerabilities/${source}/${vulnId}/affectedProjects`(),
  licenses: (search?: Search) => path`/licenses`(search),
  license: (licenseId: string) => path`/licenses/${licenseId}`(),
  licenseTab: (licenseId: string, tab: LicenseTab) => path`/licenses/${licenseId}/${tab}`(),
  tags: (search?: Search) => path`/tags`(search),
  /** The things with a tag. */
  tag: (name: string) => path`/tags/${name}`(),
  tagTab: (name: string, tab: 'collections' | 'policies' | 'alerts') => path`/tags/${name}/${tab}`(),
  policies: (search?: Search) => path`/policy`(search),
  policy: (uuid: string) => path`/policy/${uuid}`(),
  licenseGroups: (search?: Search) => path`/policy/licenseGroups`(search),
  policyViolationAudit: (search?: Search) => path`/policyViolationAudit`(search),
  vulnerabilityAudit: (search?: Search) => path`/vulnerabilityAudit`(search),
  /** The first steps of a new installation. */
  start: (search?: Search) => path`/start`(search),
  admin: () => path`/admin`(),
  adminPage: (group: string, page: string, search?: Search) => path`/admin/${group}/${page}`(search),
  /** The rules by which notifications are sent. */
  alerts: (search?: Search) => path`/admin/notifications/alerts`(search),
  alert: (uuid: string) => path`/admin/notifications/alerts/${uuid}`(),
  /** The filters and the schedule of an alert. */
  alertOptions: (uuid: string) => path`/admin/notifications/alerts/${uuid}/options`(),
  /** The deliveries of an alert. */
  alertDeliveries: (uuid: string, search?: Search) =>
    path`/admin/notifications/alerts/${uuid}/deliveries`(search),
  templates: (search?: Search) => path`/admin/notifications/templates`(search),
  template: (uuid: string) => path`/admin/notifications/templates/${uuid}`(),
  profile: () => path`/profile`(),
  /** The deliveries of a subscription. */
  subscriptionDeliveries: (uuid: string, search?: Search) => path`/profile/subscriptions/${uuid}`(search),
  /** What a link for customers shows. */
  shared: (token: string) => path`/shared/${token}`(),
  login: (search?: { redirect?: string | undefined }) => path`/login`(search),
  forgotPassword: () => path`/forgot-password`(),
  oidcCallback: () => path`/oidc-callback`(),
  changePassword: (search?: { redirect?: string | undefined }) => path`/change-password`(search),
};

/** Adopts an address that came from outside after it passed `safeRedirect`. */
export function trustPath(text: string): AppPath {
  return text as AppPath;
}
