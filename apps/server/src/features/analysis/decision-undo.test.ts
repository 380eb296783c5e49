import type { Analysis, AuditFinding, FindingDecided } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { untoldDecisions } from '../../../test/untold-decisions.ts';
import { runSql, sql } from '../../db/database.ts';
import { countDrift } from '../matching/matching.service.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

let world: AuditWorld;
let version = 0;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

async function freshProject(name?: string): Promise<UploadedProject> {
  version += 1;
  return uploadBom(world.server, world.auditor, name ?? `Undo ${version}`, String(version), workshopBom);
}

async function finding({ uuid }: { uuid: string }, vulnId: string): Promise<AuditFinding> {
  const path = `/api/waybill/v1/project/${uuid}/findings?suppressed=true&everyRecord=true`;
  const { body } = await world.viewer.get<AuditFinding[]>(path);
  const found = body.find((one) => one.vulnerability.vulnId === vulnId);
  if (!found) throw new Error(`${vulnId} is not found`);
  return found;
}

async function send(
  project: { uuid: string },
  vulnId: string,
  decision: object,
  client: TestClient = world.auditor,
) {
  const { component, vulnerability } = await finding(project, vulnId);
  const path = `/api/waybill/v1/project/${project.uuid}/findings/${component.uuid}/${vulnerability.uuid}/decision`;
  return client.post<FindingDecided>(path, decision);
}

async function decide(...parameters: Parameters<typeof send>): Promise<FindingDecided> {
  const answer = await send(...parameters);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const undo = (token: string, client: TestClient = world.auditor) =>
  client.post<{ detail: string }>(`/api/waybill/v1/findings/decisions/${token}/undo`);

async function trailOf(project: { uuid: string }, vulnId: string): Promise<string[]> {
  const { component, vulnerability } = await finding(project, vulnId);
  const query = `component=${component.uuid}&vulnerability=${vulnerability.uuid}`;
  const { body } = await world.viewer.get<Analysis>(`/api/v1/analysis?${query}`);
  return body.analysisComments.map((line) => line.comment);
}

describe('a decision about a finding that can be undone', () => {
  it('is taken as one that cannot, and answers what stands', async () => {
    const project = await freshProject();
    const { analysis, undo: token } = await decide(project, flaws.critical, {
      analysisState: 'EXPLOITABLE',
      comment: 'Seen',
    });
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(analysis).toMatchObject({ analysisState: 'EXPLOITABLE', isSuppressed: false });
    expect(analysis.analysisComments.map((line) => line.comment)).toEqual([
      'Analysis: NOT_SET → EXPLOITABLE',
      'Seen',
    ]);
    // Omitted fields stay unchanged.
    const { analysis: later } = await decide(project, flaws.critical, { isSuppressed: true });
    expect(later).toMatchObject({ analysisState: 'EXPLOITABLE', isSuppressed: true });
  });

  it('is refused for what is not of the project, and for who may not decide', async () => {
    const [project, other] = [await freshProject(), await freshProject()];
    const { component, vulnerability } = await finding(project, flaws.critical);
    const path = `/api/waybill/v1/project/${other.uuid}/findings/${component.uuid}/${vulnerability.uuid}/decision`;
    expect((await world.auditor.post(path, { analysisState: 'RESOLVED' })).status).toBe(404);
    expect((await finding(project, flaws.critical)).analysis.isRecorded).toBe(false);
    expect((await send(project, flaws.critical, { comment: 'Seen' }, world.viewer)).status).toBe(403);
  });
});

describe('undoing a decision about a finding', () => {
  it('restores what stood, what it was taken on and where it came from', async () => {
    const old = await freshProject('Carries');
    const carrying = `/api/waybill/v1/project/${old.uuid}/decision-carrying`;
    expect((await world.auditor.put(carrying, { enabled: true })).status).toBe(200);
    await decide(old, flaws.high, { analysisState: 'IN_TRIAGE', analysisDetails: 'Looking' });
    const project = await freshProject('Carries');
    await runSql(world.server.db, sql`update vuln set effective_epss = 0.7 where ext_id = ${flaws.high}`);
    const before = (await finding(project, flaws.high)).analysis;
    expect(before).toMatchObject({ reasonsChanged: ['EPSS'], carriedFrom: { project: old.uuid } });

    const { undo: token } = await decide(project, flaws.high, {
      analysisState: 'RESOLVED',
      clearDetails: true,
      isSuppressed: true,
    });
    const decided = (await finding(project, flaws.high)).analysis;
    expect([decided.reasonsChanged, decided.carriedFrom]).toEqual([undefined, undefined]);
    expect((await undo(token)).status).toBe(204);
    expect((await finding(project, flaws.high)).analysis).toEqual(before);
    expect((await trailOf(project, flaws.high)).slice(-4)).toEqual([
      'Analysis: RESOLVED → IN_TRIAGE',
      'Details: Looking',
      'Unsuppressed',
      'Undone',
    ]);
  });

  it('restores the aliases that were decided along', async () => {
    const project = await freshProject();
    await decide(project, flaws.alias, { analysisState: 'EXPLOITABLE' });
    const { undo: token } = await decide(project, flaws.high, { analysisState: 'RESOLVED', aliases: true });
    expect((await finding(project, flaws.alias)).analysis.state).toBe('RESOLVED');
    expect((await undo(token)).status).toBe(204);
    expect((await finding(project, flaws.high)).analysis.state).toBe('NOT_SET');
    expect((await finding(project, flaws.alias)).analysis.state).toBe('EXPLOITABLE');
    for (const id of [flaws.high, flaws.alias]) expect((await trailOf(project, id)).at(-1)).toBe('Undone');
  });

  it('is refused when somebody has decided about any of it since, and changes nothing', async () => {
    const project = await freshProject();
    const { undo: token } = await decide(project, flaws.high, { analysisState: 'RESOLVED', aliases: true });
    const colleague = await world.server.asKey('VULNERABILITY_ANALYSIS');
    await decide(project, flaws.alias, { analysisState: 'EXPLOITABLE' }, colleague);
    const answer = await undo(token);
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain(flaws.alias);
    expect((await finding(project, flaws.high)).analysis.state).toBe('RESOLVED');
    expect((await finding(project, flaws.alias)).analysis.state).toBe('EXPLOITABLE');
  });

  it('works once, for whoever decided, as long as the project is shown to them', async () => {
    const project = await freshProject();
    const { undo: token } = await decide(project, flaws.critical, { analysisState: 'RESOLVED' });
    const colleague = await world.server.asKey('VULNERABILITY_ANALYSIS');
    expect((await undo(token, colleague)).status).toBe(404);
    expect((await undo(token, world.viewer)).status).toBe(403);
    await setAccessControl(world.server, true);
    try {
      expect((await undo(token)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await undo(unknown)).status).toBe(404);
    expect((await finding(project, flaws.critical)).analysis.state).toBe('NOT_SET');
  });

  it('is possible for a day, even before what is older is forgotten', async () => {
    const project = await freshProject();
    const age = (token: string, interval: string) =>
      runSql(
        world.server.db,
        sql`update decision_undo set at = now() - ${interval}::interval where token = ${token}`,
      );
    const { undo: old } = await decide(project, flaws.critical, { analysisState: 'IN_TRIAGE' });
    await age(old, '24 hours 1 minute');
    expect((await undo(old)).status).toBe(404);
    expect((await finding(project, flaws.critical)).analysis.state).toBe('IN_TRIAGE');
    const { undo: recent } = await decide(project, flaws.critical, { analysisState: 'RESOLVED' });
    await age(recent, '23 hours 59 minutes');
    expect((await undo(recent)).status).toBe(204);
    expect((await finding(project, flaws.critical)).analysis.state).toBe('IN_TRIAGE');
  });
});
