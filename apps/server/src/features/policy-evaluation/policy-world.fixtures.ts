import type { AuditViolation, FullPolicyCondition, Policy } from '@waybill/api-contract';
import { type AuditWorld, startAuditWorld, uploadBom, workshopBom } from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/server.ts';

/** SHA-1 of nothing in particular. */
export const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d';

const licenses: Readonly<Record<string, string>> = {
  anvil: 'MIT',
  hammer: 'GPL-3.0-only',
  nail: 'Apache-2.0',
};

/** The workshop with licenses, a digest, and a component that only a SWID tag names. */
export const policyBom = {
  ...workshopBom,
  components: [
    ...workshopBom.components.map((component) => {
      const license = licenses[component.name];
      return {
        ...component,
        ...(license ? { licenses: [{ license: { id: license } }] } : {}),
        ...(component.name === 'anvil' ? { hashes: [{ alg: 'SHA-1', content: sha1 }] } : {}),
      };
    }),
    { type: 'library', name: 'tagged', version: '3.0', swid: { tagId: 'swid-1', name: 'tagged' } },
  ],
};

export interface PolicyWorld extends AuditWorld {
  /** Holds what policies and their audit need. */
  manager: TestClient;
  upload(
    name: string,
    version: string,
    bom?: unknown,
  ): Promise<{ uuid: string; components: Readonly<Record<string, string>> }>;
}

export async function startPolicyWorld(): Promise<PolicyWorld> {
  const world = await startAuditWorld();
  const manager = await world.server.asKey(
    'POLICY_MANAGEMENT',
    'VIEW_POLICY_VIOLATION',
    'POLICY_VIOLATION_ANALYSIS',
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'TAG_MANAGEMENT',
  );
  return {
    ...world,
    manager,
    upload: (name, version, bom = policyBom) => uploadBom(world.server, world.auditor, name, version, bom),
  };
}

type Condition = Pick<FullPolicyCondition, 'subject' | 'operator' | 'value'>;

/** Makes a policy and works until it is evaluated. */
export async function makePolicy(
  server: TestServer,
  manager: TestClient,
  name: string,
  conditions: readonly Condition[],
  members: Partial<Policy> = {},
): Promise<Policy> {
  const created = await manager.put<Policy>('/api/v1/policy', { name, ...members });
  if (created.status !== 201) throw new Error(created.text);
  for (const condition of conditions) {
    const added = await manager.put(`/api/waybill/v1/policies/${created.body.uuid}/conditions`, condition);
    if (added.status !== 201) throw new Error(added.text);
  }
  await server.runJobs();
  return (await manager.get<Policy>(`/api/v1/policy/${created.body.uuid}`)).body;
}

/** Fails what has an anvil. */
export function forbidAnvils(server: TestServer, manager: TestClient): Promise<Policy> {
  const anvils = JSON.stringify({ name: 'anvil', version: '*' });
  return makePolicy(
    server,
    manager,
    'No anvils',
    [{ subject: 'COORDINATES', operator: 'MATCHES', value: anvils }],
    { violationState: 'FAIL' },
  );
}

/** With violations of every type: anvils fail. Critical vulnerabilities and unknown licenses are reported. */
export async function makeUsualPolicies(server: TestServer, manager: TestClient): Promise<void> {
  await forbidAnvils(server, manager);
  await makePolicy(server, manager, 'Nothing critical', [
    { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
    { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
  ]);
}

export async function removePolicy(server: TestServer, manager: TestClient, policy: Policy): Promise<void> {
  const answer = await manager.delete(`/api/v1/policy/${policy.uuid}`);
  if (answer.status !== 204) throw new Error(answer.text);
  await server.runJobs();
}

/** The violations of a project, by the names of their components. */
export async function violationsOf(
  client: TestClient,
  project: { uuid: string },
  query = '',
): Promise<AuditViolation[]> {
  const answer = await client.get<AuditViolation[]>(
    `/api/waybill/v1/project/${project.uuid}/violations?pageSize=1000&${query}`,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

export async function violators(
  client: TestClient,
  project: { uuid: string },
  query = '',
): Promise<string[]> {
  return (await violationsOf(client, project, query)).map(({ component }) => component.name).sort();
}
