import type { License, LicenseGroup, Policy } from '@waybill/api-contract';
import { packages } from './documents.ts';
import { type Field, isDone, pickFrom, pickProject, type Writer } from './writer.ts';

const groupName = 'Disliked';

async function anyGroup(field: Field): Promise<LicenseGroup | undefined> {
  const { client } = field;
  const find = async () => {
    const answer = await client.get<LicenseGroup[]>('/api/v1/licenseGroup?pageSize=100');
    return isDone('license groups', answer) ? answer.body.find(({ name }) => name === groupName) : undefined;
  };
  const found = await find();
  if (found) return found;
  isDone('a license group', await client.put('/api/v1/licenseGroup', { name: groupName }));
  return find();
}

async function condition(field: Field) {
  const { random } = field;
  const kind = random.below(4);
  if (kind === 0)
    return { subject: 'SEVERITY', operator: 'IS', value: random.pick(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']) };
  if (kind === 1) {
    const group = await anyGroup(field);
    if (group) return { subject: 'LICENSE_GROUP', operator: 'IS', value: group.uuid };
  }
  if (kind === 2)
    return { subject: 'PACKAGE_URL', operator: 'MATCHES', value: `.*/${random.pick(packages)}@.*` };
  return {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: JSON.stringify({ group: '*', name: random.pick(packages), version: '*' }),
  };
}

const pickPolicy = (field: Field) => pickFrom<Policy>(field, '/api/v1/policy?pageSize=100');

/** The writers of policies and of what they depend on. */
export const policyWriters = {
  makePolicy: async (field) => {
    const { client, random, next, acknowledged } = field;
    const name = `Policy ${next()}`;
    const made = await client.put<Policy>('/api/v1/policy', {
      name,
      operator: random.pick(['ANY', 'ALL']),
      violationState: random.pick(['INFO', 'WARN', 'FAIL']),
      onlyLatestProjectVersion: random.chance(15),
    });
    if (!isDone('a policy', made)) return;
    acknowledged({ kind: 'policy', name });
    for (let n = 0; n <= random.below(2); n++) {
      const answer = await client.put(`/api/v1/policy/${made.body.uuid}/condition`, await condition(field));
      isDone('a condition', answer);
    }
  },
  changePolicy: async (field) => {
    const policy = await pickPolicy(field);
    if (!policy) return;
    const { uuid, name } = policy;
    const violationState = field.random.pick(['INFO', 'WARN', 'FAIL']);
    const operator = field.random.pick(['ANY', 'ALL']);
    isDone(
      'a changed policy',
      await field.client.post('/api/v1/policy', { uuid, name, operator, violationState }),
    );
  },
  changeCondition: async (field) => {
    const policy = await pickPolicy(field);
    const old = policy?.policyConditions?.[0];
    if (!policy || !old) return;
    const { client, random } = field;
    if (random.chance(40)) {
      isDone('a deleted condition', await client.delete(`/api/v1/policy/condition/${old.uuid}`));
      return;
    }
    isDone(
      'a condition',
      await client.put(`/api/v1/policy/${policy.uuid}/condition`, await condition(field)),
    );
  },
  limitPolicy: async (field) => {
    const policy = await pickPolicy(field);
    const project = await pickProject(field);
    if (!policy || !project) return;
    const path = `/api/v1/policy/${policy.uuid}/project/${project.uuid}`;
    const { client, random } = field;
    isDone('a limit', random.chance(60) ? await client.post(path) : await client.delete(path));
  },
  deletePolicy: async (field) => {
    const policies = await field.client.get<Policy[]>('/api/v1/policy?pageSize=100');
    if (!isDone('policies', policies)) return;
    const policy = policies.body[field.random.below(8)];
    if (policy && policies.body.length > 4)
      isDone('a deleted policy', await field.client.delete(`/api/v1/policy/${policy.uuid}`));
  },
  changeGroup: async (field) => {
    const group = await anyGroup(field);
    const { client, random } = field;
    const license = await client.get<License>(
      `/api/v1/license/${random.pick(['MIT', 'Apache-2.0', 'GPL-3.0-only'])}`,
    );
    if (!group || !isDone('a license', license)) return;
    const path = `/api/v1/licenseGroup/${group.uuid}/license/${license.body.uuid}`;
    isDone('a license of a group', random.chance(60) ? await client.post(path) : await client.delete(path));
  },
} as const satisfies Record<string, Writer>;
