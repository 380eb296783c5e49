import type { Analysis, BulkReport, BulkStarted, Finding, ProjectMetrics, Task } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import type { TestClient } from '../../../../test/client.ts';
import { noDrift } from '../../../../test/no-drift.ts';
import { untoldDecisions } from '../../../../test/untold-decisions.ts';
import { rowsOf, runSql, sql } from '../../../db/database.ts';
import { countDrift } from '../../matching/matching.service.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

let world: AuditWorld;
let version = 100;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

interface FreshProject {
  project: UploadedProject;
  /** By vulnerability. */
  ids: Readonly<Record<string, string>>;
  /** The ids of all findings. */
  all: string[];
}

async function freshProject(): Promise<FreshProject> {
  version += 1;
  const project = await uploadBom(world.server, world.auditor, 'Bulk', String(version), workshopBom);
  const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`);
  const pairs = body.map(
    ({ component, vulnerability }) =>
      [vulnerability.vulnId, `${component.uuid}:${vulnerability.uuid}`] as const,
  );
  return { project, ids: Object.fromEntries(pairs), all: pairs.map(([, id]) => id) };
}

const pathOf = ({ uuid }: { uuid: string }, query = '') =>
  `/api/waybill/v1/project/${uuid}/findings/decisions${query}`;

const idsOf = (...ids: (string | undefined)[]) => ({ selection: { kind: 'ids', ids } });
const byFilter = (...excluded: string[]) => ({ selection: { kind: 'filter', excluded } });

async function start(
  project: UploadedProject,
  body: object,
  { client = world.auditor, query = '' }: { client?: TestClient; query?: string } = {},
): Promise<BulkStarted> {
  const answer = await client.post<BulkStarted>(pathOf(project, query), body);
  if (answer.status !== 202) throw new Error(answer.text);
  return answer.body;
}

async function decide(...parameters: Parameters<typeof start>): Promise<BulkStarted> {
  const started = await start(...parameters);
  await world.server.runJobs();
  return started;
}

const reportOf = async ({ token }: { token: string }, client: TestClient = world.auditor) =>
  (await client.get<BulkReport>(`/api/waybill/v1/bulk/${token}`)).body;

const undo = ({ token }: { token: string }, client: TestClient = world.auditor) =>
  client.post<BulkStarted>(`/api/waybill/v1/bulk/${token}/undo`);

async function analysisOf(project: UploadedProject, id: string | undefined): Promise<Analysis> {
  const [component, vulnerability] = id?.split(':') ?? [];
  const query = `project=${project.uuid}&component=${component}&vulnerability=${vulnerability}`;
  return (await world.viewer.get<Analysis>(`/api/v1/analysis?${query}`)).body;
}

const put = (id: string | undefined, decision: object) => {
  const [component, vulnerability] = id?.split(':') ?? [];
  return world.auditor.put('/api/v1/analysis', { component, vulnerability, partial: true, ...decision });
};

const linesOf = (analysis: Analysis) => analysis.analysisComments.map((line) => line.comment);

async function metricsOf({ uuid }: UploadedProject): Promise<ProjectMetrics> {
  return (await world.viewer.get<ProjectMetrics>(`/api/v1/metrics/project/${uuid}/current`)).body;
}

const eventsOf = ({ uuid }: UploadedProject) =>
  rowsOf(
    world.server.db,
    sql<{ subject: object }>`select o.subject from outbox o join project p on p.project_id = o.project_id
      where p.uuid = ${uuid} and event_group = 'PROJECT_AUDIT_CHANGE' order by event_id`,
  );

describe('one decision about many findings', () => {
  it('leaves what as many single decisions would: analysis, trail, events and counts', async () => {
    const [many, single] = [await freshProject(), await freshProject()];
    const change = {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Never called',
      isSuppressed: true,
      comment: 'Read the code',
    };
    const chosen = [flaws.critical, flaws.high, flaws.alias];
    const started = await decide(many.project, { ...idsOf(...chosen.map((id) => many.ids[id])), ...change });
    expect(started.total).toBe(3);
    for (const id of chosen) expect((await put(single.ids[id], change)).status).toBe(200);

    for (const id of Object.values(flaws)) {
      const timeless = (analysis: Analysis) =>
        chosen.includes(id as never)
          ? { ...analysis, analysisComments: linesOf(analysis), by: analysis.analysisComments[0]?.commenter }
          : undefined;
      const [a, b] = [
        await analysisOf(many.project, many.ids[id]),
        await analysisOf(single.project, single.ids[id]),
      ];
      expect(timeless(a)).toEqual(timeless(b));
    }
    const { firstOccurrence: _f, lastOccurrence: _l, ...counts } = await metricsOf(many.project);
    expect(await metricsOf(single.project)).toMatchObject(counts);
    const nameless = (events: { subject: object }[]) =>
      events.map(({ subject }) => ({ ...subject, project: 0, componentId: 0 }));
    const [ours, theirs] = [await eventsOf(many.project), await eventsOf(single.project)];
    expect(nameless(ours)).toHaveLength(3);
    expect(nameless(ours)).toEqual(expect.arrayContaining(nameless(theirs)));
    expect(await reportOf(started)).toMatchObject({
      total: 3,
      done: 3,
      skipped: 0,
      canUndo: true,
      reasons: [],
    });
  });

  it('takes what the list shows under the same filter, but for those that are excluded', async () => {
    const { project, ids } = await freshProject();
    await put(ids[flaws.medium], { isSuppressed: true });
    const query = '?searchText=anvil&severity=CRITICAL,MEDIUM';
    const change = { analysisState: 'IN_TRIAGE' };
    expect((await decide(project, { ...byFilter(), ...change }, { query })).total).toBe(1);
    expect((await analysisOf(project, ids[flaws.critical])).analysisState).toBe('IN_TRIAGE');
    expect((await analysisOf(project, ids[flaws.medium])).analysisState).toBe('NOT_SET');

    const rest = await decide(
      project,
      { ...byFilter(ids[flaws.critical] ?? ''), analysisState: 'EXPLOITABLE' },
      { query: '?suppressed=true' },
    );
    // One row stands for both records of a flaw.
    expect(rest.total).toBe(3);
    expect((await analysisOf(project, ids[flaws.critical])).analysisState).toBe('IN_TRIAGE');
    expect((await analysisOf(project, ids[flaws.medium])).analysisState).toBe('EXPLOITABLE');
  });

  it('reports what was left alone by its reason', async () => {
    const { project, ids } = await freshProject();
    await put(ids[flaws.critical], { analysisState: 'FALSE_POSITIVE' });
    const other = await freshProject();
    const started = await decide(project, {
      ...idsOf(ids[flaws.critical], ids[flaws.medium], `${unknown}:${unknown}`, other.ids[flaws.medium]),
      analysisState: 'FALSE_POSITIVE',
    });
    const report = await reportOf(started);
    expect(report).toMatchObject({ state: 'done', total: 4, done: 1, skipped: 3 });
    expect(report.reasons).toEqual([
      {
        reason: 'not_found',
        count: 2,
        items: [{ id: `${unknown}:${unknown}` }, { id: other.ids[flaws.medium] }],
      },
      {
        reason: 'unchanged',
        count: 1,
        items: [{ id: ids[flaws.critical], label: `${flaws.critical} · anvil 1.5` }],
      },
    ]);
    expect(linesOf(await analysisOf(project, ids[flaws.critical]))).toHaveLength(1);
  });

  it('refuses what names nothing, is not understood or is not allowed', async () => {
    const { project, all } = await freshProject();
    const status = async (body: object, client: TestClient = world.auditor, of = project) =>
      (await client.post(pathOf(of), body)).status;
    const change = { comment: 'Seen' };
    expect(await status({ ...idsOf(...all) })).toBe(400);
    expect(await status({ selection: { kind: 'ids' }, ...change })).toBe(400);
    expect(await status({ ...idsOf(), ...change })).toBe(400);
    expect(await status({ ...idsOf('nonsense'), ...change })).toBe(400);
    expect(await status({ ...idsOf('\u0000'), ...change })).toBe(400);
    expect(await status({ selection: { kind: 'everything' }, ...change })).toBe(400);
    expect(await status({ ...idsOf(...all), analysisState: 'SOLVED' })).toBe(400);
    expect(await status(change)).toBe(400);
    expect(await status({ ...idsOf(...all), ...change }, world.viewer)).toBe(403);
    expect(await status({ ...idsOf(...all), ...change }, world.auditor, { ...project, uuid: unknown })).toBe(
      404,
    );
    const blind = await world.server.asKey('VULNERABILITY_ANALYSIS');
    expect(await status({ ...byFilter(), ...change }, blind)).toBe(403);
    expect(await status({ ...idsOf(...all), ...change }, blind)).toBe(202);
    await world.server.runJobs();
  });

  it('does the later one last where two are asked for at once', async () => {
    const { project, ids } = await freshProject();
    const query = '?everyRecord=true';
    const later = { ...byFilter(), analysisState: 'RESOLVED', comment: 'Second' };
    const first = await start(
      project,
      { ...byFilter(), analysisState: 'EXPLOITABLE', comment: 'First' },
      { query },
    );
    const second = await start(project, later, { query });
    await world.server.runJobs();
    expect(await reportOf(first)).toMatchObject({ done: 5 });
    expect(await reportOf(second)).toMatchObject({ done: 5 });
    for (const id of Object.values(flaws)) {
      expect(linesOf(await analysisOf(project, ids[id]))).toEqual([
        'Analysis: NOT_SET → EXPLOITABLE',
        'First',
        'Analysis: EXPLOITABLE → RESOLVED',
        'Second',
      ]);
    }
  });

  it('can be canceled as long as it is not over', async () => {
    const { project, ids } = await freshProject();
    const started = await start(project, { ...byFilter(), isSuppressed: true });
    const cancel = (client: TestClient) => client.post(`/api/waybill/v1/bulk/${started.token}/cancel`);
    expect((await cancel(world.viewer)).status).toBe(404);
    expect((await cancel(world.auditor)).status).toBe(204);
    await world.server.runJobs();
    expect(await reportOf(started)).toMatchObject({ state: 'canceled', total: 4, done: 0, canUndo: false });
    const { body } = await world.auditor.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`);
    expect(body).toHaveLength(Object.keys(ids).length);
    const done = await decide(project, { ...byFilter(), isSuppressed: true });
    expect((await world.auditor.post(`/api/waybill/v1/bulk/${done.token}/cancel`)).status).toBe(204);
    expect(await reportOf(done)).toMatchObject({ state: 'done', done: 4 });
  });
});

describe('one decision about many findings and their aliases', () => {
  const note = `Decided for all records of ${flaws.high}`;

  it('is written to each record of the flaw that the component has, which count as one', async () => {
    const { project, ids } = await freshProject();
    await put(ids[flaws.alias], { analysisResponse: 'UPDATE' });
    const body = { ...idsOf(ids[flaws.high], ids[flaws.critical]), analysisState: 'IN_TRIAGE' };
    const started = await decide(project, { ...body, aliases: true });
    expect(await reportOf(started)).toMatchObject({ total: 2, done: 2, skipped: 0 });
    const lines = ['Analysis: NOT_SET → IN_TRIAGE', note];
    expect(linesOf(await analysisOf(project, ids[flaws.high]))).toEqual(lines);
    const alias = await analysisOf(project, ids[flaws.alias]);
    expect(linesOf(alias).slice(1)).toEqual(lines);
    // Omitted fields stay unchanged for each.
    expect(alias.analysisResponse).toBe('UPDATE');
    expect(linesOf(await analysisOf(project, ids[flaws.critical]))).toEqual([lines[0]]);

    // Only an alias is left to be decided about.
    await put(ids[flaws.alias], { analysisState: 'NOT_SET' });
    expect(await reportOf(await decide(project, { ...body, aliases: true }))).toMatchObject({
      done: 1,
      skipped: 1,
      reasons: [{ reason: 'unchanged', items: [{ id: ids[flaws.critical] }] }],
    });
    expect((await analysisOf(project, ids[flaws.alias])).analysisState).toBe('IN_TRIAGE');
  });

  it('leaves aliases alone unless told to', async () => {
    const { project, ids } = await freshProject();
    await decide(project, { ...idsOf(ids[flaws.high]), analysisState: 'IN_TRIAGE' });
    expect(linesOf(await analysisOf(project, ids[flaws.high]))).toEqual(['Analysis: NOT_SET → IN_TRIAGE']);
    const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`);
    const alias = body.find(({ vulnerability }) => vulnerability.vulnId === flaws.alias);
    expect(alias?.analysis.state).toBeUndefined();
  });

  it('takes a flaw once that is named by several of its records, and leaves out all of one that is excluded', async () => {
    const { project, ids } = await freshProject();
    const named = idsOf(ids[flaws.high], ids[flaws.alias]);
    const started = await decide(project, { ...named, comment: 'Seen', aliases: true });
    expect(await reportOf(started)).toMatchObject({ total: 1, done: 1 });
    for (const id of [flaws.high, flaws.alias])
      expect(linesOf(await analysisOf(project, ids[id]))).toEqual(['Seen', note]);
    const all = await decide(project, { ...byFilter(), analysisState: 'RESOLVED', aliases: true });
    expect(all.total).toBe(4);
    const rest = { ...byFilter(ids[flaws.alias] ?? ''), analysisState: 'EXPLOITABLE', aliases: true };
    expect((await decide(project, rest)).total).toBe(3);
    for (const id of [flaws.high, flaws.alias])
      expect((await analysisOf(project, ids[id])).analysisState).toBe('RESOLVED');
  });

  it('is undone for all records together, or for none', async () => {
    const { project, ids } = await freshProject();
    await put(ids[flaws.alias], { analysisState: 'EXPLOITABLE' });
    const change = { ...byFilter(), analysisState: 'RESOLVED', aliases: true };
    const undoing = await undo(await decide(project, change));
    expect(undoing.body.total).toBe(4);
    await world.server.runJobs();
    expect(await reportOf(undoing.body)).toMatchObject({ done: 4, skipped: 0 });
    expect((await analysisOf(project, ids[flaws.high])).analysisState).toBe('NOT_SET');
    const alias = await analysisOf(project, ids[flaws.alias]);
    expect(alias.analysisState).toBe('EXPLOITABLE');
    expect(linesOf(alias).slice(-2)).toEqual(['Analysis: RESOLVED → EXPLOITABLE', 'Bulk update undone']);

    const again = await decide(project, change);
    await put(ids[flaws.alias], { comment: 'Wait' });
    const { body } = await undo(again);
    await world.server.runJobs();
    expect(await reportOf(body)).toMatchObject({
      done: 3,
      reasons: [{ reason: 'changed_since', count: 1, items: [{ id: ids[flaws.high] }] }],
    });
    for (const id of [flaws.high, flaws.alias])
      expect((await analysisOf(project, ids[id])).analysisState).toBe('RESOLVED');
  });
});

describe('one decision about groups of findings of a project', () => {
  it('is written to each record of the flaw, and each trail says so', async () => {
    const { project, ids } = await freshProject();
    const group = ids[flaws.alias]?.split(':')[1];
    const started = await decide(
      project,
      { ...idsOf(group), analysisState: 'IN_TRIAGE' },
      { query: '?by=FLAW' },
    );
    expect(await reportOf(started)).toMatchObject({ total: 2, done: 2 });
    for (const id of [flaws.high, flaws.alias])
      expect(linesOf(await analysisOf(project, ids[id]))).toEqual([
        'Analysis: NOT_SET → IN_TRIAGE',
        `Decided for all records of ${flaws.high}`,
      ]);
    const rest = { ...byFilter(group ?? ''), analysisState: 'RESOLVED' };
    expect((await decide(project, rest, { query: '?by=FLAW' })).total).toBe(3);
    expect((await analysisOf(project, ids[flaws.high])).analysisState).toBe('IN_TRIAGE');
  });

  it('is written to all that a component has under the filter', async () => {
    const { project, ids } = await freshProject();
    const group = ids[flaws.critical]?.split(':')[0];
    const change = { ...idsOf(group), analysisState: 'IN_TRIAGE' };
    expect((await decide(project, change, { query: '?by=COMPONENT&severity=MEDIUM' })).total).toBe(1);
    expect((await analysisOf(project, ids[flaws.medium])).analysisState).toBe('IN_TRIAGE');
  });

  it('is refused for ids that are none, and for who may not list them', async () => {
    const { project, all } = await freshProject();
    const change = { ...idsOf(...all), analysisState: 'IN_TRIAGE' };
    expect((await world.auditor.post(pathOf(project, '?by=FLAW'), change)).status).toBe(400);
    const excluded = { ...byFilter('nonsense'), analysisState: 'IN_TRIAGE' };
    expect((await world.auditor.post(pathOf(project, '?by=FLAW'), excluded)).status).toBe(400);
    const blind = await world.server.asKey('VULNERABILITY_ANALYSIS');
    const named = { ...idsOf(unknown), analysisState: 'IN_TRIAGE' };
    expect((await blind.post(pathOf(project, '?by=FLAW'), named)).status).toBe(403);
  });
});

describe('a decision about many findings that is undone', () => {
  it('restores what stood before, each with an entry in its trail', async () => {
    const { project, ids } = await freshProject();
    await put(ids[flaws.critical], { analysisState: 'IN_TRIAGE', analysisDetails: 'Looking' });
    const before = await metricsOf(project);
    const started = await decide(project, {
      ...byFilter(),
      analysisState: 'NOT_AFFECTED',
      clearDetails: true,
      isSuppressed: true,
    });
    expect((await metricsOf(project)).suppressed).not.toBe(before.suppressed);
    const undoing = await undo(started);
    expect(undoing.status, undoing.text).toBe(202);
    expect(undoing.body.total).toBe(4);
    await world.server.runJobs();

    const critical = await analysisOf(project, ids[flaws.critical]);
    expect(critical).toMatchObject({
      analysisState: 'IN_TRIAGE',
      analysisDetails: 'Looking',
      isSuppressed: false,
    });
    expect(linesOf(critical).slice(-4)).toEqual([
      'Analysis: NOT_AFFECTED → IN_TRIAGE',
      'Details: Looking',
      'Unsuppressed',
      'Bulk update undone',
    ]);
    expect((await analysisOf(project, ids[flaws.unassigned])).analysisState).toBe('NOT_SET');
    const { firstOccurrence: _f, lastOccurrence: _l, ...counts } = before;
    expect(await metricsOf(project)).toMatchObject(counts);
    expect(await reportOf(started)).toMatchObject({ canUndo: false, undoneBy: undoing.body.token });
    expect(await reportOf(undoing.body)).toMatchObject({ done: 4, undoes: started.token, canUndo: false });
  });

  it('leaves alone what somebody has changed since', async () => {
    const { project, ids } = await freshProject();
    const started = await decide(project, { ...byFilter(), analysisState: 'EXPLOITABLE' });
    await put(ids[flaws.critical], { analysisState: 'RESOLVED' });
    // The same state once more is a decision, too.
    await put(ids[flaws.medium], { analysisState: 'EXPLOITABLE', comment: 'I agree' });
    const { body } = await undo(started);
    await world.server.runJobs();
    const report = await reportOf(body);
    expect(report).toMatchObject({ total: 4, done: 2, skipped: 2 });
    expect(report.reasons).toMatchObject([
      {
        reason: 'changed_since',
        items: expect.arrayContaining([
          { id: ids[flaws.critical], label: `${flaws.critical} · anvil 1.5` },
          { id: ids[flaws.medium], label: `${flaws.medium} · anvil 1.5` },
        ]),
      },
    ]);
    expect((await analysisOf(project, ids[flaws.critical])).analysisState).toBe('RESOLVED');
    expect((await analysisOf(project, ids[flaws.medium])).analysisState).toBe('EXPLOITABLE');
    expect((await analysisOf(project, ids[flaws.high])).analysisState).toBe('NOT_SET');
  });

  it('is undone once, by whoever took it, and when it is over', async () => {
    const { project } = await freshProject();
    const started = await start(project, { ...byFilter(), analysisState: 'EXPLOITABLE' });
    expect((await undo(started)).status).toBe(409);
    await world.server.runJobs();
    const other = await world.server.asKey('VULNERABILITY_ANALYSIS');
    expect((await undo(started, other)).status).toBe(404);
    expect((await undo({ token: unknown })).status).toBe(404);
    expect((await other.get(`/api/waybill/v1/bulk/${started.token}`)).status).toBe(404);
    const answers = await Promise.all([undo(started), undo(started)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await world.server.runJobs();
    const undoing = answers.find(({ status }) => status === 202)?.body ?? { token: '' };
    expect((await undo(undoing)).status).toBe(409);
  });
});

describe('with portfolio access control, a decision about many findings', () => {
  beforeAll(() => setAccessControl(world.server, true));
  afterAll(() => setAccessControl(world.server, false));

  const auditorKey = () => world.server.asKey('VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS');

  it('is refused for a project that is hidden, and finds nothing of another one', async () => {
    const secret = await freshOf(world.first);
    const client = await auditorKey();
    const change = { analysisState: 'EXPLOITABLE' };
    expect((await client.post(pathOf(world.first), { ...byFilter(), ...change })).status).toBe(404);
    await showProject(world.server, client, world.second);
    const started = await decide(world.second, { ...idsOf(...secret), ...change }, { client });
    const report = await reportOf(started, client);
    expect(report).toMatchObject({ done: 0, skipped: secret.length });
    expect(report.reasons.flatMap(({ items }) => items.map(({ label }) => label)).every((l) => !l)).toBe(
      true,
    );
    expect(await decidedIn(world.first)).toBe(0);
  });

  it('ends when its caller loses the right meanwhile, and touches nothing that is hidden since', async () => {
    const client = await auditorKey();
    await showProject(world.server, client, world.second);
    const hidden = await start(world.second, { ...byFilter(), analysisState: 'EXPLOITABLE' }, { client });
    await runSql(world.server.db, sql`delete from project_acl where team_id = ${client.team.teamId}`);
    await world.server.runJobs();
    expect(await decidedIn(world.second)).toBe(0);
    await showProject(world.server, client, world.second);
    expect(await reportOf(hidden, client)).toMatchObject({ done: 0, skipped: 4 });

    const refused = await start(world.second, { ...byFilter(), analysisState: 'EXPLOITABLE' }, { client });
    await runSql(
      world.server.db,
      sql`delete from team_permission where team_id = ${client.team.teamId} and permission = 'VULNERABILITY_ANALYSIS'`,
    );
    await world.server.runJobs();
    expect(await decidedIn(world.second)).toBe(0);
    const { body } = await client.get<Task>(`/api/waybill/v1/tasks/${refused.token}`);
    expect(body).toMatchObject({ state: 'failed', error: expect.stringContaining('VULNERABILITY_ANALYSIS') });
  });

  async function freshOf({ uuid }: UploadedProject): Promise<string[]> {
    const { body } = await world.server.asAdmin.get<Finding[]>(`/api/v1/finding/project/${uuid}`);
    return body.map(({ component, vulnerability }) => `${component.uuid}:${vulnerability.uuid}`);
  }

  async function decidedIn({ uuid }: UploadedProject): Promise<number> {
    const rows = await rowsOf(
      world.server.db,
      sql`select 1 from analysis a join project p on p.project_id = a.project_id where p.uuid = ${uuid}`,
    );
    return rows.length;
  }
});
