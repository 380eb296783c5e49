import type {
  LicenseGroup,
  NotificationPublisher,
  NotificationRule,
  Policy,
  ServiceComponent,
  Team,
  TokenRule,
} from '@waybill/api-contract';
import { flaws, startAuditWorld, type TestServer } from '#test/server';

/** Where the things are that the screens are opened with. */
export interface Things {
  project: string;
  otherVersion: string;
  component: string;
  service: string;
  policy: string;
  licenseGroup: string;
  /** The parameter of a finding's panel in the address. */
  finding: string;
  violation: string;
  /** A component that violates the policy. */
  violating: string;
  team: string;
  vex: string;
  alert: string;
  /** One that can be changed. */
  template: string;
  /** A service account, by its name. */
  account: string;
  tokenRule: string;
}

const vexDocument = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'workshop' } },
  vulnerabilities: [
    {
      id: flaws.critical,
      source: { name: 'NVD' },
      analysis: { state: 'in_triage', detail: 'Being looked at.' },
      affects: [{ ref: 'root' }],
    },
  ],
};

/** A portfolio that has one of everything that a screen shows. */
export async function startFullWorld(): Promise<{ server: TestServer; things: Things }> {
  const { server, first, second } = await startAuditWorld();
  const { asAdmin } = server;
  const { uuid: project } = first;
  const component = first.components.anvil ?? '';
  await asAdmin.post('/api/v1/project', {
    uuid: project,
    name: 'Workshop',
    version: '1',
    tags: [{ name: 'forged' }],
  });
  await asAdmin.put(`/api/v1/component/${component}/property`, {
    groupName: 'shop',
    propertyName: 'shelf',
    propertyValue: '7',
    propertyType: 'STRING',
  });
  await asAdmin.put('/api/v1/vulnerability', { vulnId: 'INT-1', title: 'Anvils fall' });
  await asAdmin.put('/api/v1/license', { licenseId: 'House-1.0', name: 'House license' });
  const policy = (
    await asAdmin.put<Policy>('/api/v1/policy', { name: 'No Go', operator: 'ANY', violationState: 'FAIL' })
  ).body.uuid;
  await asAdmin.put(`/api/v1/policy/${policy}/condition`, {
    subject: 'PACKAGE_URL',
    operator: 'MATCHES',
    value: 'pkg:golang/*',
  });
  await asAdmin.post(`/api/v1/policy/${policy}/tag/forged`);
  const template = (
    await asAdmin.put<NotificationPublisher>('/api/v1/notification/publisher', {
      name: 'House template',
      publisherClass: 'org.dependencytrack.notification.publisher.ConsolePublisher',
      templateMimeType: 'text/plain',
      template: '{{ notification.title }}',
    })
  ).body.uuid;
  const alert = (
    await asAdmin.put<NotificationRule>('/api/v1/notification/rule', {
      name: 'House alert',
      scope: 'PORTFOLIO',
      notificationLevel: 'ERROR',
      publisher: { uuid: template },
      tags: [{ name: 'forged' }],
    })
  ).body.uuid;
  const account = 'house-bot';
  await asAdmin.put('/api/waybill/v1/service-account', { name: account });
  const tokenRule = (
    await asAdmin.put<TokenRule>('/api/waybill/v1/token-rule', {
      name: 'House rule',
      account,
      issuer: 'https://issuer.example.org',
      audience: 'https://waybill.example.org',
      claims: [{ claim: 'sub', value: 'house' }],
    })
  ).body.uuid;
  const vex = (
    await asAdmin.put<{ token: string }>('/api/v1/vex', {
      project,
      vex: Buffer.from(JSON.stringify(vexDocument)).toString('base64'),
    })
  ).body.token;
  await server.runJobs();
  const teams = await asAdmin.get<Team[]>('/api/v1/team');
  const groups = await asAdmin.get<LicenseGroup[]>('/api/v1/licenseGroup');
  const services = await asAdmin.get<ServiceComponent[]>(`/api/v1/service/project/${project}`);
  const findings = await asAdmin.get<{ component: { uuid: string }; vulnerability: { uuid: string } }[]>(
    `/api/v1/finding/project/${project}`,
  );
  const violations = await asAdmin.get<{ uuid: string; component: { uuid: string } }[]>(
    `/api/v1/violation/project/${project}`,
  );
  const [finding] = findings.body.filter((each) => each.component.uuid === component);
  const [violation] = violations.body;
  return {
    server,
    things: {
      account,
      tokenRule,
      project,
      otherVersion: second.uuid,
      component,
      service: services.body[0]?.uuid ?? '',
      policy,
      licenseGroup: groups.body[0]?.uuid ?? '',
      finding: `${finding?.component.uuid}:${finding?.vulnerability.uuid}`,
      violation: `${violation?.component.uuid}:${violation?.uuid}`,
      violating: violation?.component.uuid ?? '',
      team: teams.body[0]?.uuid ?? '',
      vex,
      alert,
      template,
    },
  };
}
