/** Contexts as notifications make them, one for each group; names and texts hold signs that templates must escape. */
export type Context = Readonly<Record<string, unknown>>;

const project = {
  uuid: '11111111-0000-4000-8000-000000000001',
  name: 'Shop "North"',
  version: '1.0',
  toString: 'Shop "North" : 1.0',
};
const otherProject = { uuid: '11111111-0000-4000-8000-000000000002', name: 'Depot', toString: 'Depot' };
const component = {
  uuid: '22222222-0000-4000-8000-000000000001',
  group: 'org.example',
  name: 'back\\slash & sons',
  version: '2.0',
  purl: 'pkg:maven/org.example/b@2.0',
  project,
  toString: 'pkg:maven/org.example/b@2.0',
};
const vulnerability = {
  uuid: '33333333-0000-4000-8000-000000000001',
  vulnId: 'CVE-2026-0001',
  source: 'NVD',
  severity: 'HIGH',
  title: null,
  description: 'Reads "too far"\r\n\tin <b>lists</b>',
  aliases: [{ source: 'GITHUB', vulnId: 'GHSA-aaaa-bbbb-cccc' }],
};
const policyViolation = {
  uuid: '44444444-0000-4000-8000-000000000001',
  type: 'LICENSE',
  timestamp: new Date(Date.UTC(2026, 10, 20)),
  policyCondition: { subject: 'LICENSE', policy: { name: 'No "odd" terms', violationState: 'FAIL' } },
};
const finding = {
  component,
  vulnerability,
  attributedOn: new Date(Date.UTC(2026, 10, 19, 8, 30)),
  analysisState: 'NOT_SET',
  suppressed: false,
};

function event(
  group: string,
  subject?: Context,
  subjectJson?: Context,
): readonly [group: string, context: Context] {
  const notification = {
    level: 'INFORMATIONAL',
    scope: 'PORTFOLIO',
    group,
    title: `A "title" of ${group}\u2028`,
    content: 'First line\nsecond "line" \\ with\u0007 <tags> & é 😀',
    timestamp: '2026-11-20T15:00:00.123',
    subject: subject ?? null,
  };
  return [
    group,
    {
      timestampEpochSecond: 1_795_186_800,
      timestamp: notification.timestamp,
      notification,
      baseUrl: 'https://waybill.example',
      jiraProjectKey: 'OPS',
      jiraTicketType: 'Task',
      ...(subject && { subject, subjectJson: subjectJson ?? { project: { uuid: project.uuid } } }),
    },
  ];
}

export const EVENTS = [
  event(
    'NEW_VULNERABILITY',
    { vulnerability, component, affectedProjects: new Set([project, otherProject]) },
    {
      component: { uuid: component.uuid, name: component.name },
      vulnerability: { vulnId: 'CVE-2026-0001', aliases: [], cvssv3: 9.8 },
      affectedProjects: [{ uuid: project.uuid }],
    },
  ),
  event('NEW_VULNERABLE_DEPENDENCY', { component, vulnerabilities: [vulnerability, vulnerability] }),
  event('PROJECT_AUDIT_CHANGE', {
    vulnerability,
    component,
    project,
    analysis: { analysisState: 'EXPLOITABLE', suppressed: true, analysisComments: [{ commenter: "o'neil" }] },
  }),
  event('PROJECT_AUDIT_CHANGE', {
    policyViolation,
    component,
    analysis: null,
    violationAnalysis: { analysisState: 'APPROVED', suppressed: false, analysisComments: [] },
  }),
  event('POLICY_VIOLATION', { policyViolation, component, project }),
  event('BOM_CONSUMED', { project, bom: 'e30=', format: 'CYCLONEDX', specVersion: '1.6' }),
  event('BOM_PROCESSING_FAILED', { project, bom: 'e30=', cause: 'Unexpected "}"' }),
  event('BOM_VALIDATION_FAILED', { project, bom: 'e30=', errors: ['a "b"', 'c\nd'] }),
  event('VEX_PROCESSED', { project, vex: 'e30=', format: 'CYCLONEDX' }),
  event('PROJECT_CREATED'),
  event('USER_CREATED', { username: 'ann', name: 'Ann "A"', email: 'ann@example.org' }),
  event('NEW_VULNERABILITIES_SUMMARY', {
    overview: { newVulnerabilitiesCountBySeverity: { HIGH: 1, LOW: 0 } },
    summary: {
      projectSummaries: new Map([
        [project, {}],
        [otherProject, {}],
      ]),
    },
    details: { findingsByProject: new Map([[project, [finding]]]) },
  }),
  event('DATASOURCE_MIRRORING'),
] as const;

export { component, finding, vulnerability };
