import type {
  AuditFinding,
  AuditViolation,
  FindingDecided,
  ProjectMetrics,
  ViolationDecided,
  ViolationDetails,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws, setAccessControl, type UploadedProject } from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import type { KeyClient } from '../../../../test/server.ts';
import { untoldDecisions } from '../../../../test/untold-decisions.ts';
import { rowsOf, runSql, sql } from '../../../db/database.ts';
import {
  makePolicy,
  type PolicyWorld,
  policyBom,
  removePolicy,
  startPolicyWorld,
  violationsOf,
} from '../../policy-evaluation/policy-world.fixtures.ts';
import { countViolationDrift } from '../../policy-evaluation/violation-count.service.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const api = '/api/waybill/v1';
const noAnvils = 'No anvils';

let world: PolicyWorld;
let colleague: KeyClient;
let version = 0;
beforeAll(async () => {
  world = await startPolicyWorld();
  colleague = await world.server.asKey(
    'VIEW_POLICY_VIOLATION',
    'POLICY_VIOLATION_ANALYSIS',
    'VULNERABILITY_ANALYSIS',
  );
  const { server, manager } = world;
  const anvil = {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: '{"name":"anvil","version":"*"}',
  } as const;
  await makePolicy(server, manager, noAnvils, [anvil], { violationState: 'FAIL' });
  await makePolicy(server, manager, 'Known licenses', [
    { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
  ]);
});
afterAll(async () => {
  expect(await countViolationDrift(world.server.db)).toBe(0);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

async function freshProject(): Promise<UploadedProject> {
  version += 1;
  return world.upload('Undo', String(version));
}

async function violation(project: { uuid: string }, policy = noAnvils): Promise<AuditViolation> {
  const rows = await violationsOf(world.manager, project, 'suppressed=true');
  const found = rows.find((row) => row.policy.name === policy);
  if (!found) throw new Error(`No violation of ${policy}`);
  return found;
}

const pathOf = ({ component, uuid }: AuditViolation) => `${api}/violations/${component.uuid}/${uuid}`;

const send = (row: AuditViolation, decision: object, client: TestClient = world.manager) =>
  client.post<ViolationDecided>(`${pathOf(row)}/decision`, decision);

async function decide(...parameters: Parameters<typeof send>): Promise<ViolationDecided> {
  const answer = await send(...parameters);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const undo = (token: string, client: TestClient = world.manager) =>
  client.post<{ detail: string }>(`${api}/violations/decisions/${token}/undo`);

const detailsOf = async (row: AuditViolation) =>
  (await world.manager.get<ViolationDetails>(pathOf(row))).body;

const trailOf = async (row: AuditViolation) =>
  (await detailsOf(row)).comments.map((line) => [line.comment, line.commenter]);

const countsOf = async (project: { uuid: string }) => {
  const path = `/api/v1/metrics/project/${project.uuid}/current`;
  const { body } = await world.manager.get<ProjectMetrics>(path);
  return [body.policyViolationsTotal, body.policyViolationsFail, body.policyViolationsAudited];
};

const decideAnew = (row: AuditViolation, decision: object) =>
  colleague.put('/api/v1/violation/analysis', {
    component: row.component.uuid,
    policyViolation: row.uuid,
    partial: true,
    ...decision,
  });

describe('a decision about a violation that can be undone', () => {
  it('is taken as one that cannot, and answers what stands', async () => {
    const row = await violation(await freshProject());
    const { analysis, undo: token } = await decide(row, { analysisState: 'APPROVED', comment: 'Bought' });
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(analysis).toMatchObject({ analysisState: 'APPROVED', isSuppressed: false });
    expect(analysis.analysisComments?.map((line) => line.comment)).toEqual(['NOT_SET → APPROVED', 'Bought']);
    // Omitted fields stay unchanged.
    const { analysis: later } = await decide(row, { isSuppressed: true });
    expect(later).toMatchObject({ analysisState: 'APPROVED', isSuppressed: true });
  });

  it('is refused for what is not there, for who may not decide, and when it says nothing', async () => {
    const row = await violation(await freshProject());
    expect((await send({ ...row, uuid: unknown }, { analysisState: 'APPROVED' })).status).toBe(404);
    const elsewhere = { ...row, component: { ...row.component, uuid: unknown } };
    expect((await send(elsewhere, { analysisState: 'APPROVED' })).status).toBe(404);
    expect((await send(row, { analysisState: 'APPROVED' }, world.auditor)).status).toBe(403);
    expect((await send(row, {})).status).toBe(400);
    expect((await detailsOf(row)).analysis.isRecorded).toBe(false);
  });
});

describe('undoing a decision about a violation', () => {
  it('restores state and suppression, says so in the trail, counts and tells of it, and leaves others alone', async () => {
    const project = await freshProject();
    const [row, other] = [await violation(project), await violation(project, 'Known licenses')];
    await decide(row, { analysisState: 'REJECTED', comment: 'Too heavy' });
    await decide(other, { analysisState: 'APPROVED' });
    const before = { row: await violation(project), counts: await countsOf(project) };
    const { undo: token } = await decide(row, { analysisState: 'APPROVED', isSuppressed: true });
    expect(await countsOf(project)).not.toEqual(before.counts);
    expect(await violationsOf(world.manager, project, 'state=FAIL')).toEqual([]);

    expect((await undo(token)).status).toBe(204);
    expect(await violation(project)).toEqual(before.row);
    expect(await countsOf(project)).toEqual(before.counts);
    expect(await violationsOf(world.manager, project, 'state=FAIL')).toEqual([before.row]);
    const lines = await trailOf(row);
    expect(lines.map(([comment]) => comment)).toEqual([
      'NOT_SET → REJECTED',
      'Too heavy',
      'REJECTED → APPROVED',
      'Suppressed',
      'APPROVED → REJECTED',
      'Unsuppressed',
      'Undone',
    ]);
    expect(new Set(lines.map(([, commenter]) => commenter)).size).toBe(1);
    expect((await detailsOf(other)).analysis.state).toBe('APPROVED');
    expect(await trailOf(other)).toHaveLength(1);
    const [event] = await rowsOf(
      world.server.db,
      sql<{ subject: object }>`select subject from outbox where event_group = 'PROJECT_AUDIT_CHANGE'
        and subject -> 'violation' ->> 'uuid' = ${row.uuid} order by event_id desc limit 1`,
    );
    expect(event?.subject).toMatchObject({
      before: { state: 'APPROVED', suppressed: true },
      after: { state: 'REJECTED', suppressed: false },
    });
  });

  it.each([
    ['another state', { analysisState: 'REJECTED' }, 'REJECTED'],
    ['suppressed it', { isSuppressed: true }, 'APPROVED'],
    ['only said something', { comment: 'Really?' }, 'APPROVED'],
  ])('is refused when somebody has decided since: %s', async (_, later, state) => {
    const project = await freshProject();
    const row = await violation(project);
    const { undo: token } = await decide(row, { analysisState: 'APPROVED' });
    expect((await decideAnew(row, later)).status).toBe(200);
    const before = { row: await violation(project), trail: await trailOf(row) };
    expect(before.row.analysis.state).toBe(state);
    for (const answer of [await undo(token), await undo(token)]) {
      expect(answer.status).toBe(409);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body).toMatchObject({
        title: 'Someone has decided since',
        detail: expect.stringContaining('"No anvils · anvil 1.5"'),
      });
    }
    expect({ row: await violation(project), trail: await trailOf(row) }).toEqual(before);
  });

  it('is refused after a bulk change, even when that is undone', async () => {
    const project = await freshProject();
    const row = await violation(project);
    const { undo: token } = await decide(row, { analysisState: 'APPROVED' });
    const bulk = await colleague.post<{ token: string }>(`${api}/violations/decisions`, {
      selection: { kind: 'ids', ids: [`${row.component.uuid}:${row.uuid}`] },
      analysisState: 'REJECTED',
    });
    await world.server.runJobs();
    expect((await undo(token)).status).toBe(409);
    expect((await colleague.post(`${api}/bulk/${bulk.body.token}/undo`)).status).toBe(202);
    await world.server.runJobs();
    expect((await violation(project)).analysis.state).toBe('APPROVED');
    expect((await undo(token)).status).toBe(409);
  });

  it('works once, for whoever decided, as long as the project is shown to them', async () => {
    const project = await freshProject();
    const row = await violation(project);
    const { undo: token } = await decide(row, { analysisState: 'APPROVED' });
    expect((await undo(token, colleague)).status).toBe(404);
    expect((await undo(token, world.auditor)).status).toBe(403);
    expect((await undo(token, world.server.asNobody)).status).toBe(401);
    await setAccessControl(world.server, true);
    try {
      expect((await undo(token)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await undo(unknown)).status).toBe(404);
    expect((await violation(project)).analysis.state).toBe('NOT_SET');
    expect(await trailOf(row)).toHaveLength(3);
  });

  it('takes back violations alone, and that of findings findings alone', async () => {
    const project = await freshProject();
    const row = await violation(project);
    const { undo: token } = await decide(row, { analysisState: 'APPROVED' }, colleague);
    const { body: findings } = await world.viewer.get<AuditFinding[]>(
      `${api}/project/${project.uuid}/findings`,
    );
    const finding = findings.find((one) => one.vulnerability.vulnId === flaws.critical);
    const path = `${finding?.component.uuid}/${finding?.vulnerability.uuid}/decision`;
    const ofFinding = await colleague.post<FindingDecided>(
      `${api}/project/${project.uuid}/findings/${path}`,
      { analysisState: 'IN_TRIAGE' },
    );
    const undoFinding = (one: string) => colleague.post(`${api}/findings/decisions/${one}/undo`);
    expect((await undo(ofFinding.body.undo, colleague)).status).toBe(404);
    expect((await undoFinding(token)).status).toBe(404);
    expect((await undo(token, colleague)).status).toBe(204);
    expect((await undoFinding(ofFinding.body.undo)).status).toBe(204);
  });

  it('never overwrites what somebody decides at the same time', async () => {
    const row = await violation(await freshProject());
    for (let round = 0; round < 6; round++) {
      await decideAnew(row, { analysisState: 'NOT_SET' });
      const { undo: token } = await decide(row, { analysisState: 'APPROVED' });
      const before = (await trailOf(row)).length;
      const [undone, decided] = await Promise.all([
        undo(token),
        decideAnew(row, { analysisState: 'REJECTED' }),
      ]);
      expect(decided.status).toBe(200);
      expect([204, 409]).toContain(undone.status);
      expect((await detailsOf(row)).analysis.state).toBe('REJECTED');
      const undoneFirst = ['APPROVED → NOT_SET', 'Undone', 'NOT_SET → REJECTED'];
      expect((await trailOf(row)).slice(before).map(([comment]) => comment)).toEqual(
        undone.status === 204 ? undoneFirst : ['APPROVED → REJECTED'],
      );
    }
  });

  it('is possible for a day', async () => {
    const project = await freshProject();
    const row = await violation(project);
    const age = (token: string, interval: string) =>
      runSql(
        world.server.db,
        sql`update decision_undo set at = now() - ${interval}::interval where token = ${token}`,
      );
    const { undo: old } = await decide(row, { analysisState: 'APPROVED' });
    await age(old, '24 hours 1 minute');
    expect((await undo(old)).status).toBe(404);
    expect((await violation(project)).analysis.state).toBe('APPROVED');
    const { undo: recent } = await decide(row, { analysisState: 'REJECTED' });
    await age(recent, '23 hours 59 minutes');
    expect((await undo(recent)).status).toBe(204);
    expect((await violation(project)).analysis.state).toBe('APPROVED');
  });

  it('is refused once the violation is gone with its component or its policy', async () => {
    const project = await freshProject();
    const row = await violation(project);
    const { undo: token } = await decide(row, { analysisState: 'APPROVED' });
    const others = policyBom.components.filter(({ name }) => name !== 'anvil');
    await world.upload('Undo', String(version), { ...policyBom, components: others, dependencies: [] });
    expect((await undo(token)).status).toBe(404);

    const { server, manager } = world;
    const nails = {
      subject: 'COORDINATES',
      operator: 'MATCHES',
      value: '{"name":"nail","version":"*"}',
    } as const;
    const policy = await makePolicy(server, manager, 'No nails', [nails]);
    const nail = await decide(await violation(project, 'No nails'), { analysisState: 'APPROVED' });
    await removePolicy(server, manager, policy);
    expect((await undo(nail.undo)).status).toBe(404);
  });
});
