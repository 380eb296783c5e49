import type {
  Analysis,
  AuditFinding,
  BulkStarted,
  FindingDecided,
  ProjectMetrics,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { untoldDecisions } from '../../../test/untold-decisions.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { countDrift } from '../matching/matching.service.ts';
import { applyVexTo } from '../vex/vex.fixtures.ts';
import { endDecisions } from './ended-decision.service.ts';

const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

let world: AuditWorld;
let project: UploadedProject;
let version = 0;

beforeAll(async () => {
  world = await startAuditWorld();
  project = await freshProject('Acceptance');
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

async function freshProject(name: string): Promise<UploadedProject> {
  version += 1;
  return uploadBom(world.server, world.auditor, name, String(version), workshopBom);
}

async function find(of: UploadedProject, vulnId: string): Promise<AuditFinding> {
  const path = `/api/waybill/v1/project/${of.uuid}/findings?suppressed=true&everyRecord=true`;
  const { body } = await world.viewer.get<AuditFinding[]>(path);
  const found = body.find(({ vulnerability }) => vulnerability.vulnId === vulnId);
  if (!found) throw new Error(`${vulnId} is not found`);
  return found;
}

async function send(of: UploadedProject, vulnId: string, decision: object) {
  const { component, vulnerability } = await find(of, vulnId);
  const path = `/api/waybill/v1/project/${of.uuid}/findings/${component.uuid}/${vulnerability.uuid}/decision`;
  return world.auditor.post<FindingDecided>(path, decision);
}

async function accept(of: UploadedProject, vulnId: string, until: string): Promise<FindingDecided> {
  const answer = await send(of, vulnId, {
    analysisState: 'NOT_AFFECTED',
    analysisDetails: 'Until the next release',
    isSuppressed: true,
    analysisUntil: until,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function analysisOf(of: UploadedProject, vulnId: string): Promise<Analysis> {
  const { component, vulnerability } = await find(of, vulnId);
  const query = `component=${component.uuid}&vulnerability=${vulnerability.uuid}`;
  return (await world.viewer.get<Analysis>(`/api/v1/analysis?${query}`)).body;
}

const untilOf = async (of: UploadedProject, vulnId: string) => (await analysisOf(of, vulnId)).analysisUntil;
const trailOf = async (of: UploadedProject, vulnId: string) =>
  (await analysisOf(of, vulnId)).analysisComments.map(({ comment }) => comment);

/** Ends what is over at the beginning of a day. */
const endOn = (day: string) =>
  endDecisions({
    db: world.server.db,
    now: () => new Date(`${day}T00:00:00Z`),
    signal: new AbortController().signal,
  });

describe('the last day of a decision', () => {
  it('is stored with it and told in its trail', async () => {
    const { analysis } = await accept(project, flaws.critical, dayIn(30));
    expect(analysis).toMatchObject({ analysisUntil: dayIn(30), isSuppressed: true });
    expect((await trailOf(project, flaws.critical)).at(-1)).toBe(`Until: ${dayIn(30)}`);
  });

  it.each([
    ['one that is over', dayIn(-1)],
    ['one that does not exist', '2027-02-30'],
    ['anything else', 'soon'],
  ])('is not %s', async (_what, analysisUntil) => {
    const answer = await send(project, flaws.medium, { analysisState: 'NOT_AFFECTED', analysisUntil });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('analysisUntil');
    expect((await find(project, flaws.medium)).analysis.isRecorded).toBe(false);
  });

  it('needs something that can end', async () => {
    const answer = await send(project, flaws.medium, { comment: 'Later', analysisUntil: dayIn(3) });
    expect(answer.body.analysis.analysisUntil).toBeUndefined();
  });

  it('stays when API v1 says the same again, and goes with another decision', async () => {
    const { component, vulnerability } = await find(project, flaws.critical);
    const put = (change: object) =>
      world.auditor.put<Analysis>('/api/v1/analysis', {
        project: project.uuid,
        component: component.uuid,
        vulnerability: vulnerability.uuid,
        ...change,
      });
    await put({ analysisState: 'NOT_AFFECTED', comment: 'Still so' });
    await put({ partial: true, comment: 'Only this' });
    expect(await untilOf(project, flaws.critical)).toBe(dayIn(30));
    await put({ analysisState: 'EXPLOITABLE', isSuppressed: false });
    expect(await untilOf(project, flaws.critical)).toBeUndefined();
    expect((await trailOf(project, flaws.critical)).at(-1)).toBe('Until: no end');
  });

  it('is taken away, and comes back when that is undone', async () => {
    await accept(project, flaws.critical, dayIn(5));
    const { body } = await send(project, flaws.critical, { clearUntil: true });
    expect(body.analysis.analysisUntil).toBeUndefined();
    await world.auditor.post(`/api/waybill/v1/findings/decisions/${body.undo}/undo`);
    expect(await untilOf(project, flaws.critical)).toBe(dayIn(5));
  });

  it('is decided about many findings at once, and undone', async () => {
    const many = await freshProject('Many');
    const { body } = await world.auditor.post<BulkStarted>(
      `/api/waybill/v1/project/${many.uuid}/findings/decisions`,
      { selection: { kind: 'filter', excluded: [] }, analysisState: 'IN_TRIAGE', analysisUntil: dayIn(9) },
    );
    await world.server.runJobs();
    expect(await untilOf(many, flaws.critical)).toBe(dayIn(9));
    await world.auditor.post(`/api/waybill/v1/bulk/${body.token}/undo`);
    await world.server.runJobs();
    expect(await untilOf(many, flaws.critical)).toBeUndefined();
  });

  it('goes along into a clone, into the next version, and into VEX documents and back', async () => {
    const old = await freshProject('Along');
    await world.auditor.put(`/api/waybill/v1/project/${old.uuid}/decision-carrying`, { enabled: true });
    await accept(old, flaws.critical, dayIn(7));
    expect(await untilOf(await freshProject('Along'), flaws.critical)).toBe(dayIn(7));

    const document = await world.auditor.get<{ vulnerabilities: { properties?: object[] }[] }>(
      `/api/v1/vex/cyclonedx/project/${old.uuid}`,
    );
    expect(document.body.vulnerabilities).toContainEqual(
      expect.objectContaining({ properties: [{ name: 'waybill:until', value: dayIn(7) }] }),
    );
    const copy = await freshProject('From VEX');
    await applyVexTo(world, copy, document.body);
    expect(await untilOf(copy, flaws.critical)).toBe(dayIn(7));
  });
});

describe('a decision whose last day is over', () => {
  it('ends on the next day, with its details kept, as everything else can tell', async () => {
    const ending = await freshProject('Ending');
    const { undo } = await accept(ending, flaws.critical, dayIn(1));
    await accept(ending, flaws.medium, dayIn(2));
    const critical = async () =>
      (await world.viewer.get<ProjectMetrics>(`/api/v1/metrics/project/${ending.uuid}/current`)).body
        .critical;
    expect(await critical()).toBe(0);
    const events = () =>
      rowsOf(
        world.server.db,
        sql<{ subject: object }>`select o.subject from outbox o join project p using (project_id)
          where p.uuid = ${ending.uuid} and o.event_group = 'PROJECT_AUDIT_CHANGE' order by o.event_id desc`,
      );
    const before = (await events()).length;

    await endOn(dayIn(1));
    expect(await untilOf(ending, flaws.critical)).toBe(dayIn(1));
    expect(await endOn(dayIn(2))).toBe(1);
    const after = await analysisOf(ending, flaws.critical);
    expect(after).toMatchObject({
      analysisState: 'NOT_SET',
      analysisJustification: 'NOT_SET',
      analysisDetails: 'Until the next release',
      isSuppressed: false,
    });
    expect(after.analysisUntil).toBeUndefined();
    expect(after.analysisComments.slice(-4).map(({ comment, commenter }) => [comment, commenter])).toEqual([
      [`Analysis ended, it was valid until ${dayIn(1)}`, 'Waybill'],
      ['Analysis: NOT_AFFECTED → NOT_SET', 'Waybill'],
      ['Unsuppressed', 'Waybill'],
      ['Until: no end', 'Waybill'],
    ]);
    expect(await critical()).toBe(1);
    const [event, ...others] = await events();
    expect(others).toHaveLength(before);
    expect(event?.subject).toMatchObject({
      before: { state: 'NOT_AFFECTED', suppressed: true },
      after: { state: 'NOT_SET', suppressed: false },
    });
    // The other one has a day left; what ended cannot be undone.
    expect(await untilOf(ending, flaws.medium)).toBe(dayIn(2));
    expect((await world.auditor.post(`/api/waybill/v1/findings/decisions/${undo}/undo`)).status).toBe(409);
    expect(await endOn(dayIn(2))).toBe(0);
  });
});
