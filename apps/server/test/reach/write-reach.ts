import type { Target } from './reach-world.ts';

/**
 * Which projects a request that writes can change.
 * - `none`: none; it is about accounts, settings, or what somebody keeps for themselves.
 * - `shared`: a record that all projects share, such as a license. Its permission is for the whole portfolio.
 * - `all`: any, which its permission includes: it comes with the sight of every project.
 * - `named`: those that it names or that a list shows, each only if the caller sees it.
 * - `beyond`: others as well, by the tree or the name; refused unless the caller sees those.
 */
type Reach = 'none' | 'shared' | 'all' | 'named' | 'beyond';

/** A request at a project that is seen or hidden. Without a path, that of the endpoint. */
export interface Attack {
  readonly path?: string;
  readonly body?: unknown;
}

export type WriteReach =
  | { readonly reach: Exclude<Reach, 'named' | 'beyond'> }
  | { readonly reach: 'named' | 'beyond'; readonly attacks: (target: Target) => readonly Attack[] };

const none: WriteReach = { reach: 'none' };
const shared: WriteReach = { reach: 'shared' };
const all: WriteReach = { reach: 'all' };
const named = (attacks: (target: Target) => readonly Attack[]): WriteReach => ({ reach: 'named', attacks });
const beyond = (attacks: (target: Target) => readonly Attack[]): WriteReach => ({ reach: 'beyond', attacks });

const api = '/api/v1';
const own = '/api/waybill/v1';
const ids = (...refs: string[]) => ({ kind: 'ids', ids: refs });
/** By ids, and by all that a list shows. */
const chosen = (ref: string, more: object = {}): Attack[] => [
  { body: { selection: ids(ref), ...more } },
  { body: { selection: { kind: 'filter' }, ...more } },
];
const at = (path: string, attacks: readonly Attack[]) => attacks.map((attack) => ({ path, ...attack }));
const decision = { analysisState: 'NOT_AFFECTED', isSuppressed: true, comment: 'Mine' };
const approval = { analysisState: 'APPROVED', isSuppressed: true, comment: 'Mine' };
const vex = (target: Target) => ({
  project: target.project,
  vex: Buffer.from(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      vulnerabilities: [
        { id: 'CVE-2026-0001', source: { name: 'NVD' }, analysis: { state: 'false_positive' } },
      ],
    }),
  ).toString('base64'),
});
const emptyBom = Buffer.from(
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [] }),
).toString('base64');
const property = { groupName: 'g', propertyName: 'n', propertyValue: 'v', propertyType: 'STRING' };

/** Every endpoint that writes, the ones that take something away last: each is tried at the same projects. */
export const writeReach: Readonly<Record<string, WriteReach>> = {
  'POST /api/v1/team/key/{publicIdOrKey}': none,
  'DELETE /api/v1/team/key/{publicIdOrKey}': none,
  'POST /api/v1/team/key/{publicIdOrKey}/comment': none,
  'POST /api/v1/user/{username}/membership': none,
  'DELETE /api/v1/user/{username}/membership': none,
  'POST /api/v1/permission/{permission}/team/{uuid}': none,
  'DELETE /api/v1/permission/{permission}/team/{uuid}': none,
  'PUT /api/waybill/v1/team/{uuid}/permission/{permission}': none,
  'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}': none,
  'POST /api/v1/permission/{permission}/user/{username}': none,
  'DELETE /api/v1/permission/{permission}/user/{username}': none,
  'PUT /api/v1/team': none,
  'POST /api/v1/team': none,
  'DELETE /api/v1/team': none,
  'PUT /api/v1/team/{uuid}/key': none,
  'PUT /api/waybill/v1/team/{uuid}/api-key': none,
  'POST /api/waybill/v1/api-key/{publicIdOrKey}': none,
  'PUT /api/waybill/v1/service-account': none,
  'POST /api/waybill/v1/service-account/{name}': none,
  'DELETE /api/waybill/v1/service-account/{name}': none,
  'PUT /api/waybill/v1/service-account/{name}/team/{uuid}': none,
  'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}': none,
  'PUT /api/waybill/v1/service-account/{name}/api-key': none,
  'POST /api/waybill/v1/token': none,
  'PUT /api/waybill/v1/token-rule': none,
  'POST /api/waybill/v1/token-rule/{uuid}': none,
  'DELETE /api/waybill/v1/token-rule/{uuid}': none,
  'PUT /api/v1/user/managed': none,
  'POST /api/v1/user/managed': none,
  'DELETE /api/v1/user/managed': none,
  'PUT /api/v1/user/ldap': none,
  'DELETE /api/v1/user/ldap': none,
  'PUT /api/v1/user/oidc': none,
  'DELETE /api/v1/user/oidc': none,
  'PUT /api/v1/oidc/group': none,
  'POST /api/v1/oidc/group': none,
  'DELETE /api/v1/oidc/group/{uuid}': none,
  'PUT /api/v1/oidc/mapping': none,
  'DELETE /api/v1/oidc/mapping/{uuid}': none,
  'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping': none,
  'PUT /api/v1/ldap/mapping': none,
  'DELETE /api/v1/ldap/mapping/{uuid}': none,
  'POST /api/v1/user/self': none,
  'POST /api/v1/user/login': none,
  'POST /api/v1/user/oidc/login': none,
  'POST /api/waybill/v1/oidc/authorization': none,
  'POST /api/waybill/v1/oidc/sign-in': none,
  'POST /api/waybill/v1/session/by-header': none,
  'POST /api/waybill/v1/session': none,
  'POST /api/waybill/v1/session/second-factor': none,
  'POST /api/waybill/v1/passkey/enrollment': none,
  'PUT /api/waybill/v1/passkey': none,
  'POST /api/waybill/v1/passkey/recovery-codes': none,
  'POST /api/waybill/v1/passkey/{uuid}': none,
  'POST /api/waybill/v1/passkey/{uuid}/remove': none,
  'DELETE /api/waybill/v1/user/{username}/passkey': none,
  'PUT /api/waybill/v1/user/{kind}/{username}/suspension': none,
  'POST /api/waybill/v1/backups': none,
  'POST /api/waybill/v1/schedule/{kind}/{subject}/run': none,
  'POST /api/waybill/v1/import/dt/file': none,
  'POST /api/waybill/v1/import/dt': all,
  'POST /api/waybill/v1/import/dt/comparison': none,
  'PUT /api/waybill/v1/import/dt/comparison/cause': none,
  'POST /api/waybill/v1/erasure': all,
  'POST /api/waybill/v1/password-reset': none,
  'POST /api/waybill/v1/password-reset/confirm': none,
  'POST /api/waybill/v1/user/oidc/{username}/forget-subject': none,
  'POST /api/waybill/v1/user/oidc/{username}/accept-subject': none,
  'POST /api/waybill/v1/user/oidc/{username}/reject-subject': none,
  'POST /api/waybill/v1/oidc/group/{uuid}/name': none,
  'POST /api/v1/user/forceChangePassword': none,
  'POST /api/waybill/v1/session/sign-out-everywhere': none,
  'POST /api/waybill/v1/session/sign-out': none,
  'DELETE /api/waybill/v1/session/{uuid}': none,
  'DELETE /api/waybill/v1/user/{username}/session/{uuid}': none,
  'POST /api/waybill/v1/user/{username}/sign-out': none,
  'PUT /api/waybill/v1/views': none,
  'POST /api/waybill/v1/views/{uuid}': none,
  'DELETE /api/waybill/v1/views/{uuid}': none,
  'POST /api/v1/search/reindex': none,
  'POST /api/v1/configProperty': none,
  'POST /api/v1/configProperty/aggregate': none,
  'PATCH /api/waybill/v1/settings': none,
  'PUT /api/v1/repository': none,
  'POST /api/v1/repository': none,
  'DELETE /api/v1/repository/{uuid}': none,
  'POST /api/waybill/v1/repositories/look': none,
  'POST /api/waybill/v1/repositories/test': none,
  'POST /api/waybill/v1/repositories/{type}/look': none,
  'POST /api/waybill/v1/repositories/{type}/order': none,
  'POST /api/waybill/v1/sources/{source}/mirror': none,
  'POST /api/waybill/v1/sources/{source}/test': none,
  'POST /api/waybill/v1/analyzers/{analyzer}/test': none,
  'POST /api/waybill/v1/ldap/test': none,
  'POST /api/waybill/v1/ldap/test-user': none,
  'POST /api/waybill/v1/oidc/test': none,
  'POST /api/waybill/v1/trusted-header/test': none,
  // One's own tasks: what they reach is said where they are started, and asked again with every batch.
  'POST /api/waybill/v1/bulk/{token}/cancel': none,
  'POST /api/waybill/v1/bulk/{token}/undo': none,
  'POST /api/waybill/v1/findings/decisions/{token}/undo': none,
  'POST /api/waybill/v1/violations/decisions/{token}/undo': none,

  'POST /api/waybill/v1/analyzers/internal/run': shared,
  'POST /api/waybill/v1/analyzers/{analyzer}/run': shared,
  'PUT /api/v1/license': shared,
  'POST /api/waybill/v1/licenses/{licenseId}': shared,
  'DELETE /api/v1/license/{licenseId}': shared,
  'PUT /api/v1/licenseGroup': shared,
  'POST /api/v1/licenseGroup': shared,
  'DELETE /api/v1/licenseGroup/{uuid}': shared,
  'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': shared,
  'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': shared,
  'PUT /api/v1/policy': shared,
  'POST /api/v1/policy': shared,
  'DELETE /api/v1/policy/{uuid}': shared,
  'PUT /api/v1/policy/{uuid}/condition': shared,
  'POST /api/v1/policy/condition': shared,
  'DELETE /api/v1/policy/condition/{uuid}': shared,
  'PUT /api/waybill/v1/policies/{uuid}/conditions': shared,
  'POST /api/waybill/v1/policies/conditions/{uuid}': shared,
  'PUT /api/waybill/v1/views/{uuid}/team': none,
  'DELETE /api/waybill/v1/views/{uuid}/team': none,
  'DELETE /api/waybill/v1/policies/conditions/{uuid}': shared,
  'POST /api/v1/policy/{policyUuid}/tag/{tagName}': shared,
  'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}': shared,
  'POST /api/v1/tag/{name}/policy': shared,
  'DELETE /api/v1/tag/{name}/policy': shared,
  'POST /api/waybill/v1/policies/{uuid}/evaluate': shared,
  'PUT /api/v1/notification/publisher': none,
  'POST /api/v1/notification/publisher': none,
  'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}': none,
  'POST /api/v1/notification/publisher/restoreDefaultTemplates': none,
  // Rules reach what they are limited to, not what their administrator sees; they change no project.
  'POST /api/v1/notification/publisher/test/smtp': none,
  'POST /api/v1/notification/publisher/test/{uuid}': none,
  'POST /api/waybill/v1/notification/deliveries/{uuid}/send': none,
  'POST /api/waybill/v1/notification/preview': none,
  'POST /api/waybill/v1/notification/jira-fields': none,
  'POST /api/waybill/v1/notification/publishers/{uuid}/copy': none,
  'PUT /api/waybill/v1/notification/rules/{uuid}/options': none,
  'POST /api/waybill/v1/notification/rules/{uuid}/open': none,
  'POST /api/waybill/v1/notification/rules/{uuid}/run': none,
  // Hidden things are not sent.
  'PUT /api/waybill/v1/notification/subscriptions': none,
  'PUT /api/waybill/v1/notification/subscriptions/{uuid}': none,
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/test': none,
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send': none,
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': none,
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': none,
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': none,
  'POST /api/waybill/v1/integrations/{integration}/run': none,
  'POST /api/waybill/v1/integrations/{integration}/test': none,
  'PUT /api/v1/notification/rule': none,
  'PUT /api/v1/notification/rule/scheduled': none,
  'POST /api/v1/notification/rule': none,
  'DELETE /api/v1/notification/rule': none,
  'POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': none,
  'DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': none,
  'POST /api/v1/tag/{name}/notificationRule': none,
  'DELETE /api/v1/tag/{name}/notificationRule': none,
  'PUT /api/v1/vulnerability': shared,
  'POST /api/v1/vulnerability': shared,
  // Refused while any component has it, whoever sees that.
  'DELETE /api/v1/vulnerability/{uuid}': shared,
  'PUT /api/v1/tag': shared,
  'PUT /api/v1/acl/mapping': all,
  'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}': all,
  'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}': all,
  'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': all,

  'PUT /api/v1/analysis': named((t) => [
    { body: { project: t.project, component: t.component, vulnerability: t.vulnerability, ...decision } },
    { body: { component: t.component, vulnerability: t.vulnerability, ...decision } },
  ]),
  'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision': named((t) => [
    {
      path: `${own}/project/${t.project}/findings/${t.component}/${t.vulnerability}/decision`,
      body: decision,
    },
  ]),
  'POST /api/waybill/v1/project/{uuid}/findings/decisions': named((t) =>
    at(
      `${own}/project/${t.project}/findings/decisions`,
      chosen(`${t.component}:${t.vulnerability}`, decision),
    ),
  ),
  'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect': named((t) =>
    at(
      `${own}/project/${t.project}/findings/decisions/effect`,
      chosen(`${t.component}:${t.vulnerability}`, decision),
    ),
  ),
  'POST /api/waybill/v1/findings/decisions/effect': named((t) =>
    chosen(`${t.project}:${t.component}:${t.vulnerability}`, decision),
  ),
  'POST /api/waybill/v1/findings/decisions': named((t) =>
    chosen(`${t.project}:${t.component}:${t.vulnerability}`, decision),
  ),
  'PUT /api/v1/violation/analysis': named((t) => [
    { body: { component: t.violated, policyViolation: t.violation, ...approval } },
  ]),
  'POST /api/waybill/v1/violations/{component}/{violation}/decision': named((t) => [
    { path: `${own}/violations/${t.violated}/${t.violation}/decision`, body: approval },
  ]),
  'POST /api/waybill/v1/project/{uuid}/violations/decisions': named((t) =>
    at(`${own}/project/${t.project}/violations/decisions`, chosen(`${t.violated}:${t.violation}`, approval)),
  ),
  'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect': named((t) =>
    at(
      `${own}/project/${t.project}/violations/decisions/effect`,
      chosen(`${t.violated}:${t.violation}`, approval),
    ),
  ),
  'POST /api/waybill/v1/violations/decisions/effect': named((t) =>
    chosen(`${t.violated}:${t.violation}`, approval),
  ),
  'POST /api/waybill/v1/violations/decisions': named((t) => chosen(`${t.violated}:${t.violation}`, approval)),
  'PUT /api/v1/vex': named((t) => [{ body: vex(t) }]),
  // Likewise.
  'POST /api/v1/vex': named(() => []),
  // A form with a file, which goes where that of PUT does.
  'POST /api/waybill/v1/project/{uuid}/vex': named(() => []),
  'POST /api/v1/finding/project/{uuid}/analyze': named((t) => [
    { path: `${api}/finding/project/${t.project}/analyze` },
  ]),
  'PUT /api/waybill/v1/project/{uuid}/share-link': named((t) => [
    {
      path: `${own}/project/${t.project}/share-link`,
      body: { label: 'Mine', expiresAt: Date.now() + 86_400_000, sbom: true, vex: false },
    },
  ]),
  // By the id of a link, which share-link.routes.test.ts tries.
  'DELETE /api/waybill/v1/share-link/{uuid}': named(() => []),
  'PUT /api/waybill/v1/project/{uuid}/owner': named((t) => [
    { path: `${own}/project/${t.project}/owner`, body: { team: t.team } },
  ]),
  'DELETE /api/waybill/v1/project/{uuid}/owner': named((t) => [
    { path: `${own}/project/${t.project}/owner` },
  ]),
  'PUT /api/waybill/v1/project/{uuid}/decision-carrying': named((t) => [
    { path: `${own}/project/${t.project}/decision-carrying`, body: { enabled: true } },
  ]),
  'PUT /api/v1/component/project/{uuid}': named((t) => [
    { path: `${api}/component/project/${t.project}`, body: { name: 'screw', classifier: 'LIBRARY' } },
  ]),
  'POST /api/v1/component': named((t) => [
    { body: { uuid: t.component, name: 'anvil', classifier: 'LIBRARY', description: 'Mine' } },
  ]),
  'PUT /api/v1/component/{uuid}/property': named((t) => [
    { path: `${api}/component/${t.component}/property`, body: { ...property, propertyName: 'm' } },
  ]),
  'DELETE /api/v1/component/{uuid}/property/{propertyUuid}': named((t) => [
    { path: `${api}/component/${t.component}/property/${t.componentProperty}` },
  ]),
  'PUT /api/v1/service/project/{uuid}': named((t) => [
    { path: `${api}/service/project/${t.project}`, body: { name: 'bellows' } },
  ]),
  'POST /api/v1/service': named((t) => [{ body: { uuid: t.service, name: 'forge', description: 'Mine' } }]),
  'PUT /api/v1/project/{uuid}/property': named((t) => [
    { path: `${api}/project/${t.project}/property`, body: property },
  ]),
  'POST /api/v1/project/{uuid}/property': named((t) => [
    { path: `${api}/project/${t.project}/property`, body: { ...property, propertyValue: 'w' } },
  ]),
  'DELETE /api/v1/project/{uuid}/property': named((t) => [
    { path: `${api}/project/${t.project}/property`, body: property },
  ]),
  'POST /api/v1/vulnerability/{uuid}/component/{component}': named((t) => [
    { path: `${api}/vulnerability/${t.vulnerability}/component/${t.component}` },
  ]),
  'DELETE /api/v1/vulnerability/{uuid}/component/{component}': named((t) => [
    { path: `${api}/vulnerability/${t.vulnerability}/component/${t.component}` },
  ]),
  'POST /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': named((t) => [
    { path: `${api}/vulnerability/source/NVD/vuln/CVE-2026-0003/component/${t.component}` },
  ]),
  'DELETE /api/v1/vulnerability/source/{source}/vuln/{vulnId}/component/{component}': named((t) => [
    { path: `${api}/vulnerability/source/NVD/vuln/CVE-2026-0003/component/${t.component}` },
  ]),
  'POST /api/v1/tag/{name}/project': named((t) => [{ path: `${api}/tag/common/project`, body: [t.project] }]),
  'DELETE /api/v1/tag/{name}/project': named((t) => [
    { path: `${api}/tag/common/project`, body: [t.project] },
  ]),
  'POST /api/waybill/v1/project/tags': named((t) => chosen(t.project, { add: ['mine'], remove: ['common'] })),
  // The tags of hidden projects.
  'DELETE /api/v1/tag': beyond(() => [{ body: ['common'] }]),
  // Below a project to which the policy reaches; the policy is that of the test's world.
  'POST /api/v1/policy/{policyUuid}/project/{projectUuid}': beyond(() => []),
  'DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}': beyond(() => []),
  'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': beyond(() => []),
  'DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': beyond(() => []),
  // The hidden parent, and the hidden version that is the latest.
  'PUT /api/v1/project': beyond((t) => [
    { body: { name: 'New', version: t.project, parent: { uuid: t.project } } },
    { body: { name: 'Seen', version: t.project, isLatest: true } },
  ]),
  // A form with a file, which goes where that of PUT does.
  'POST /api/v1/bom': beyond(() => []),
  'PUT /api/v1/project/clone': beyond((t) => [
    { body: { project: t.project, version: 'clone', includeComponents: true, includeACL: true } },
    { body: { project: t.project, version: 'clone', makeCloneLatest: true } },
  ]),
  'PATCH /api/v1/project/{uuid}': beyond((t) =>
    [{ active: false }, { isLatest: true }, { parent: { uuid: t.project } }, { description: 'Mine' }].map(
      (body) => ({
        path: `${api}/project/${t.project}`,
        body,
      }),
    ),
  ),
  'POST /api/v1/project': beyond((t) => [
    { body: { uuid: t.project, name: 'Seen', version: '1', active: false } },
    { body: { uuid: t.project, name: 'Seen', version: '1', isLatest: true } },
    { body: { uuid: t.project, name: 'Seen', version: '1' } },
  ]),
  'POST /api/waybill/v1/project/activation': beyond((t) => chosen(t.project, { active: false })),
  'POST /api/waybill/v1/project/parent': beyond((t) => chosen(t.project)),
  'POST /api/waybill/v1/project/deletion/preview': beyond((t) => chosen(t.project)),
  'POST /api/waybill/v1/project/deletion': beyond((t) => chosen(t.project)),
  'POST /api/v1/project/batchDelete': beyond((t) => [{ body: [t.project] }]),
  'DELETE /api/v1/project/{uuid}': beyond((t) => [{ path: `${api}/project/${t.project}` }]),
  'POST /api/waybill/v1/components/deletion/preview': named((t) =>
    at(`${own}/components/deletion/preview?query=anvil`, chosen(t.component)),
  ),
  'DELETE /api/v1/service/{uuid}': named((t) => [{ path: `${api}/service/${t.service}` }]),
  'DELETE /api/v1/component/{uuid}': named((t) => [{ path: `${api}/component/${t.component}` }]),
  'POST /api/waybill/v1/project/{uuid}/services/deletion': named((t) =>
    at(`${own}/project/${t.project}/services/deletion`, chosen(t.service)),
  ),
  'POST /api/waybill/v1/services/deletion': named((t) => chosen(t.service)),
  'POST /api/waybill/v1/project/{uuid}/components/deletion': named((t) =>
    at(`${own}/project/${t.project}/components/deletion`, chosen(t.component)),
  ),
  'POST /api/waybill/v1/components/deletion': named((t) =>
    at(`${own}/components/deletion?query=anvil`, chosen(t.component)),
  ),
  // The third one empties the project.
  'POST /api/waybill/v1/import/dt/bom': named((t) => [
    {
      body: {
        notification: {
          group: 'BOM_PROCESSED',
          subject: { project: { uuid: t.project }, bom: { content: emptyBom } },
        },
      },
    },
  ]),
  'PUT /api/v1/bom': beyond((t) => [
    {
      body: {
        projectName: 'Seen',
        projectVersion: `of ${t.project}`,
        isLatest: true,
        autoCreate: true,
        bom: emptyBom,
      },
    },
    {
      body: {
        projectName: 'New',
        projectVersion: 'b',
        parentUUID: t.project,
        autoCreate: true,
        bom: emptyBom,
      },
    },
    { body: { project: t.project, bom: emptyBom } },
  ]),
};
