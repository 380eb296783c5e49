import {
  conditionSubjects,
  type FullPolicyCondition,
  type Policy,
  type PolicyViolation,
  policyConditionSubjects,
  type ViolationDetails,
} from '@waybill/api-contract';
import { conditionSubjects as evaluatedSubjects } from '@waybill/policy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flaws } from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';
import {
  makePolicy,
  type PolicyWorld,
  startPolicyWorld,
  violationsOf,
  violators,
} from '../policy-evaluation/policy-world.fixtures.ts';

let world: PolicyWorld;
let project: { uuid: string };
let policy: Policy;

const exploited = { subject: 'KNOWN_EXPLOITED', operator: 'IS', value: 'true' } as const;
const severe = { subject: 'SEVERITY', operator: 'NUMERIC_GREATER_THAN_OR_EQUAL', value: 'CRITICAL' } as const;

beforeAll(async () => {
  world = await startPolicyWorld();
  project = await world.upload('Smithy', '1');
  await runSql(world.server.db, sql`update vuln set exploited = true where ext_id = ${flaws.high}`);
  policy = await makePolicy(world.server, world.manager, 'Urgent', [exploited, severe]);
});
afterAll(() => world.server.close());

const conditions = async () =>
  (
    await world.manager.get<FullPolicyCondition[]>(
      `/api/waybill/v1/policies/conditions?policy=${policy.uuid}`,
    )
  ).body;
const ownCondition = async () => {
  const own = (await conditions()).find(({ subject }) => subject === exploited.subject);
  if (!own) throw new Error('The condition is gone');
  return own;
};

it('has the subjects that are evaluated, three more than the contract', () => {
  expect([...conditionSubjects].sort()).toEqual([...evaluatedSubjects].sort());
  expect(conditionSubjects.filter((one) => !policyConditionSubjects.some((known) => known === one))).toEqual([
    'CVSS',
    'FIX_AVAILABLE',
    'KNOWN_EXPLOITED',
  ]);
});

it('is evaluated, and not shown among the conditions of API v1', async () => {
  expect(await violators(world.manager, project)).toEqual(['anvil', 'hammer']);
  expect(await conditions()).toMatchObject([
    { ...exploited, policy: policy.uuid },
    { ...severe, policy: policy.uuid },
  ]);
  const { body } = await world.manager.get<Policy>(`/api/v1/policy/${policy.uuid}`);
  expect(body.policyConditions).toMatchObject([severe]);
});

it('is shown with a violation in the words of the contract, and whole in our own list', async () => {
  const { body } = await world.manager.get<PolicyViolation[]>(`/api/v1/violation/project/${project.uuid}`);
  const own = body.find(({ component }) => component?.name === 'hammer');
  expect(own).toMatchObject({
    type: 'SECURITY',
    policyCondition: { subject: 'VULNERABILITY_ID', operator: 'IS', value: 'KNOWN_EXPLOITED true' },
  });
  const [listed] = (await violationsOf(world.manager, project)).filter(
    ({ component }) => component.name === 'hammer',
  );
  const details = await world.manager.get<ViolationDetails>(
    `/api/waybill/v1/violations/${listed?.component.uuid}/${listed?.uuid}`,
  );
  expect(details.body.why?.conditions[0]).toMatchObject({
    condition: exploited,
    outcome: 'held',
    checks: [{ fact: 'known_exploited', actual: 'true', details: { vulnerability: flaws.high } }],
  });
});

it('stays as it is when API v1 changes the policy, and cannot be changed there', async () => {
  const { uuid } = await ownCondition();
  const { body } = await world.manager.get<Policy>(`/api/v1/policy/${policy.uuid}`);
  await world.manager.post('/api/v1/policy', { ...body, violationState: 'FAIL' });
  const changed = { uuid, subject: 'SEVERITY', operator: 'IS', value: 'LOW' };
  expect((await world.manager.post('/api/v1/policy/condition', changed)).status).toBe(404);
  expect((await world.manager.delete(`/api/v1/policy/condition/${uuid}`)).status).toBe(404);
  expect(await ownCondition()).toMatchObject(exploited);
});

it('is refused where an evaluation could not read it', async () => {
  const path = `/api/waybill/v1/policies/${policy.uuid}/conditions`;
  const add = (condition: object) => world.manager.put<{ violations: { path: string }[] }>(path, condition);
  const value = await add({ ...exploited, value: 'perhaps' });
  expect(value.status).toBe(400);
  expect(value.body.violations).toMatchObject([{ path: 'value' }]);
  const operator = await add({ subject: 'CVSS', operator: 'IS', value: '7' });
  expect(operator.body.violations).toMatchObject([{ path: 'operator' }]);
  expect((await add({ subject: 'COLOR', operator: 'IS', value: '7' })).status).toBe(400);
  expect((await conditions()).length).toBe(2);
});

it('is changed and deleted by our own endpoints', async () => {
  const { uuid } = await ownCondition();
  const path = `/api/waybill/v1/policies/conditions/${uuid}`;
  const fixable = { subject: 'FIX_AVAILABLE', operator: 'IS', value: 'true' } as const;
  const changed = await world.manager.post<FullPolicyCondition>(path, fixable);
  expect(changed.body).toEqual({ uuid, policy: policy.uuid, ...fixable });
  await world.server.runJobs();
  expect(await violators(world.manager, project)).toEqual(['anvil', 'anvil', 'hammer', 'nail']);
  expect((await world.manager.delete(path)).status).toBe(204);
  await world.server.runJobs();
  expect(await violators(world.manager, project)).toEqual(['anvil']);
  expect((await world.manager.post(path, fixable)).status).toBe(404);
});
