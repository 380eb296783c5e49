import { setTimeout as sleep } from 'node:timers/promises';
import type { Analysis, Finding, ProjectMetrics } from '@waybill/api-contract';
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
} from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { countDrift } from '../matching/matching.service.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const path = '/api/v1/analysis';

let world: AuditWorld;
let version = 10;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

interface Key {
  project: string;
  component: string;
  vulnerability: string;
}

/** A fresh project, with the keys of its findings by component and vulnerability. */
async function freshProject(): Promise<{ project: UploadedProject; keyOf: (vulnId: string) => Key }> {
  version += 1;
  const project = await uploadBom(world.server, world.auditor, 'Fresh', String(version), workshopBom);
  const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`);
  return {
    project,
    keyOf(vulnId) {
      const finding = body.find((item) => item.vulnerability.vulnId === vulnId);
      if (!finding) throw new Error(`The project has no finding of ${vulnId}`);
      return {
        project: project.uuid,
        component: finding.component.uuid,
        vulnerability: finding.vulnerability.uuid,
      };
    },
  };
}

const anvil = (version: string) => ({
  type: 'library',
  'bom-ref': `anvil ${version}`,
  name: 'anvil',
  version,
  cpe: `cpe:2.3:a:acme:anvil:${version}:*:*:*:*:*:*:*`,
});

async function put(key: Key, decision: object, client: TestClient = world.auditor): Promise<Analysis> {
  const { status, text, body } = await client.put<Analysis>(path, { ...key, ...decision });
  if (status !== 200) throw new Error(text);
  return body;
}

const get = (key: Partial<Key>, client: TestClient = world.viewer) =>
  client.get<Analysis>(`${path}?${new URLSearchParams(key as Record<string, string>)}`);

const linesOf = (analysis: Analysis) => analysis.analysisComments.map((line) => line.comment);

async function metricsOf({ uuid }: UploadedProject): Promise<ProjectMetrics> {
  return (await world.viewer.get<ProjectMetrics>(`/api/v1/metrics/project/${uuid}/current`)).body;
}

describe('a decision about a finding', () => {
  it('leaves the finding with its component, and is kept with its trail until the project is deleted', async () => {
    const { server, auditor } = world;
    const { project, keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { analysisState: 'NOT_AFFECTED', isSuppressed: true, comment: 'Read the code' });
    const others = workshopBom.components.filter(({ name }) => project.components[name] !== key.component);
    const bom = { ...workshopBom, components: others, dependencies: [] };
    await uploadBom(server, auditor, 'Fresh', String(version), bom);
    expect((await get(key)).status).toBe(404);
    const kept = () =>
      rowsOf(
        server.db,
        sql<{ state: string; suppressed: boolean; comments: object[] }>`select state, suppressed, comments
          from analysis_past a join project p using (project_id) where p.uuid = ${project.uuid}`,
      );
    const [past] = await kept();
    expect(past).toMatchObject({ state: 'NOT_AFFECTED', suppressed: true });
    expect(past?.comments.at(-1)).toMatchObject({ comment: 'Read the code', at: expect.any(String) });
    await uploadBom(server, auditor, 'Fresh', String(version), workshopBom);
    expect((await get(key)).status).toBe(404);
    expect(await kept()).toHaveLength(1);
    await server.asAdmin.delete(`/api/v1/project/${project.uuid}`);
    expect(await rowsOf(server.db, sql`select 1 from analysis_past`)).toEqual([]);
  });

  it('is answered and read back in the shape of the contract', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    const started = Date.now();
    const answer = await put(key, {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: '  Never called.\nSee the ticket.  ',
      comment: 'Agreed in the meeting.',
      isSuppressed: true,
    });
    expect(answer).toEqual({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Never called.\nSee the ticket.',
      analysisComments: [
        'Analysis: NOT_SET → NOT_AFFECTED',
        'Justification: NOT_SET → CODE_NOT_REACHABLE',
        'Vendor Response: NOT_SET → WILL_NOT_FIX',
        'Details: Never called.\nSee the ticket.',
        'Suppressed',
        'Agreed in the meeting.',
      ].map((comment) => ({
        timestamp: expect.any(Number),
        comment,
        commenter: world.auditor.team.name,
      })),
      isSuppressed: true,
    });
    expect(answer.analysisComments[0]?.timestamp).toBeGreaterThan(started - 60_000);
    expect((await get(key)).body).toEqual(answer);
    const { project: _, ...withoutProject } = key;
    expect((await get(withoutProject)).body).toEqual(answer);
  });

  it('writes a line only for what changes, in order, after the lines before', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { analysisState: 'IN_TRIAGE', analysisDetails: 'First look' });
    await put(key, { analysisState: 'IN_TRIAGE', analysisDetails: 'First look' });
    await put(key, { analysisState: 'EXPLOITABLE', analysisResponse: 'UPDATE', isSuppressed: true });
    const last = await put(key, {
      analysisState: 'EXPLOITABLE',
      analysisResponse: 'ROLLBACK',
      analysisDetails: 'Second look',
      isSuppressed: false,
      comment: ' Waiting for the vendor ',
    });
    expect(linesOf(last)).toEqual([
      'Analysis: NOT_SET → IN_TRIAGE',
      'Details: First look',
      'Analysis: IN_TRIAGE → EXPLOITABLE',
      'Vendor Response: NOT_SET → UPDATE',
      'Suppressed',
      'Vendor Response: UPDATE → ROLLBACK',
      'Details: Second look',
      'Unsuppressed',
      'Waiting for the vendor',
    ]);
    const times = last.analysisComments.map((line) => line.timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('resets state, justification and response that are left out, and keeps details and suppression', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, {
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'PROTECTED_AT_PERIMETER',
      analysisResponse: 'WORKAROUND_AVAILABLE',
      analysisDetails: 'Behind the proxy',
      isSuppressed: true,
    });
    const reset = await put(key, { analysisDetails: null, isSuppressed: null });
    expect(reset).toMatchObject({
      analysisState: 'NOT_SET',
      analysisJustification: 'NOT_SET',
      analysisResponse: 'NOT_SET',
      analysisDetails: 'Behind the proxy',
      isSuppressed: true,
    });
    expect(linesOf(reset).slice(5)).toEqual([
      'Analysis: NOT_AFFECTED → NOT_SET',
      'Justification: PROTECTED_AT_PERIMETER → NOT_SET',
      'Vendor Response: WORKAROUND_AVAILABLE → NOT_SET',
    ]);
  });

  it('keeps details when given an empty text, and takes them away only when told to', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { analysisDetails: 'Behind the proxy' });
    expect(await put(key, { analysisDetails: ' ' })).toMatchObject({ analysisDetails: 'Behind the proxy' });
    const cleared = await put(key, { analysisDetails: '', clearDetails: true });
    expect(cleared).not.toHaveProperty('analysisDetails');
    expect(linesOf(cleared)).toEqual(['Details: Behind the proxy', 'Details:']);
  });

  it('keeps what is left out when told to', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { analysisState: 'NOT_AFFECTED', analysisJustification: 'PROTECTED_AT_PERIMETER' });
    const commented = await put(key, { partial: true, comment: 'Seen' });
    expect(commented).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'PROTECTED_AT_PERIMETER',
      analysisResponse: 'NOT_SET',
    });
    expect(linesOf(commented).at(-1)).toBe('Seen');
  });

  it('that decides nothing leaves a record without lines', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    expect((await get(key)).status).toBe(404);
    expect(await put(key, { analysisResponse: 'NOT_SET' })).toEqual({
      analysisState: 'NOT_SET',
      analysisJustification: 'NOT_SET',
      analysisResponse: 'NOT_SET',
      analysisComments: [],
      isSuppressed: false,
    });
    expect((await get(key)).status).toBe(200);
  });

  it('names the user who took it', async () => {
    const { keyOf } = await freshProject();
    const user = await world.server.asUser('VULNERABILITY_ANALYSIS');
    const [line] = (await put(keyOf(flaws.critical), { analysisState: 'RESOLVED' }, user)).analysisComments;
    expect(line).toMatchObject({ comment: 'Analysis: NOT_SET → RESOLVED', commenter: user.username });
  });

  it('counts in its own project only', async () => {
    const { project, keyOf } = await freshProject();
    const before = await metricsOf(world.second);
    expect(await metricsOf(project)).toMatchObject({ critical: 1, high: 1, findingsTotal: 5, suppressed: 0 });
    await put(keyOf(flaws.critical), { analysisState: 'FALSE_POSITIVE', isSuppressed: true });
    await put(keyOf(flaws.medium), { analysisState: 'EXPLOITABLE' });
    await put(keyOf(flaws.unassigned), { analysisState: 'IN_TRIAGE' });
    expect(await metricsOf(project)).toMatchObject({
      critical: 0,
      medium: 1,
      vulnerabilities: 3,
      suppressed: 1,
      findingsTotal: 4,
      findingsAudited: 1,
      findingsUnaudited: 3,
      vulnerableComponents: 3,
      inheritedRiskScore: 5 + 3 + 5,
    });
    await put(keyOf(flaws.medium), { isSuppressed: true });
    expect(await metricsOf(project)).toMatchObject({
      findingsAudited: 0,
      suppressed: 2,
      vulnerableComponents: 2,
    });
    await put(keyOf(flaws.critical), { isSuppressed: false });
    expect(await metricsOf(project)).toMatchObject({ critical: 1, suppressed: 1, vulnerableComponents: 3 });
    expect(await metricsOf(world.second)).toMatchObject({ ...before, lastOccurrence: expect.any(Number) });
    expect(await countDrift(world.server.db)).toEqual(noDrift);
  });

  it('about one of two aliases leaves the flaw counted by the other', async () => {
    const { project, keyOf } = await freshProject();
    await put(keyOf(flaws.high), { isSuppressed: true });
    expect(await metricsOf(project)).toMatchObject({
      high: 1,
      unassigned: 1,
      vulnerabilities: 4,
      suppressed: 1,
    });
    await put(keyOf(flaws.alias), { isSuppressed: true });
    expect(await metricsOf(project)).toMatchObject({
      high: 0,
      unassigned: 1,
      vulnerabilities: 3,
      suppressed: 2,
    });
  });

  it('is taken for the aliases in its component when told to, and each trail says so', async () => {
    const { keyOf } = await freshProject();
    const [high, alias] = [keyOf(flaws.high), keyOf(flaws.alias)];
    await put(alias, { partial: true, analysisResponse: 'UPDATE' });
    await put(high, { partial: true, aliases: true, analysisState: 'IN_TRIAGE', comment: 'Looking' });
    const note = `Decided for all records of ${flaws.high}`;
    const lines = ['Analysis: NOT_SET → IN_TRIAGE', 'Looking', note];
    expect(linesOf((await get(high)).body)).toEqual(lines);
    const also = (await get(alias)).body;
    expect(also).toMatchObject({ analysisState: 'IN_TRIAGE', analysisResponse: 'NOT_SET' });
    expect(linesOf(also).slice(1)).toEqual([lines[0], 'Vendor Response: UPDATE → NOT_SET', 'Looking', note]);
    await put(alias, { partial: true, analysisState: 'EXPLOITABLE' });
    await put(high, { partial: true, aliases: true, comment: 'Still looking' });
    expect((await get(alias)).body.analysisState).toBe('EXPLOITABLE');
    expect(linesOf((await get(alias)).body).slice(-2)).toEqual(['Still looking', note]);
    await put(keyOf(flaws.critical), { partial: true, aliases: true, analysisState: 'RESOLVED' });
    expect(linesOf((await get(keyOf(flaws.critical))).body)).toEqual(['Analysis: NOT_SET → RESOLVED']);
    expect((await get(keyOf(flaws.medium))).status).toBe(404);
  });

  it('is taken for the other components that have the vulnerability, in one request', async () => {
    const versions = { ...workshopBom, components: ['1.5', '1.4', '1.3'].map((version) => anvil(version)) };
    const others = await uploadBom(world.server, world.auditor, 'Versions', '1', {
      ...versions,
      components: [
        ...versions.components,
        { type: 'library', 'bom-ref': 'm', name: 'mystery', version: '1.5' },
      ],
      dependencies: [],
    });
    const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${others.uuid}`);
    const keys = body
      .filter(({ vulnerability }) => vulnerability.vulnId === flaws.critical)
      .map(({ component, vulnerability }) => ({
        project: others.uuid,
        component: component.uuid,
        vulnerability: vulnerability.uuid,
      }));
    const [first, second, third] = keys;
    if (!first || !second || !third) throw new Error('There are no findings in three versions');
    await put(second, { partial: true, isSuppressed: true, analysisResponse: 'UPDATE' });
    const { keyOf } = await freshProject();
    const strange = keyOf(flaws.critical);
    const mystery = others.components.mystery;
    await put(first, {
      partial: true,
      analysisState: 'EXPLOITABLE',
      comment: 'Seen',
      components: [second.component, third.component, mystery, strange.component, unknown],
    });
    const lines = ['Analysis: NOT_SET → EXPLOITABLE', 'Seen'];
    expect(linesOf((await get(first)).body)).toEqual(lines);
    expect(linesOf((await get(third)).body)).toEqual(lines);
    const also = (await get(second)).body;
    expect(also).toMatchObject({ analysisState: 'EXPLOITABLE', isSuppressed: true });
    expect(linesOf(also).slice(-3)).toEqual([lines[0], 'Vendor Response: UPDATE → NOT_SET', 'Seen']);
    // Neither what has not the vulnerability nor what is of another project.
    for (const key of [strange, { ...first, component: mystery ?? '' }])
      expect((await get(key)).status).toBe(404);
    const wrong = await world.auditor.put(path, { ...first, components: ['anvil'] });
    expect(wrong.status).toBe(400);
  });

  it('is taken for all records of the flaw in other versions, whichever of them each has', async () => {
    const hammer = (version: string, names: object) => ({
      type: 'library',
      'bom-ref': version,
      group: 'example.com',
      name: 'hammer',
      version,
      ...names,
    });
    const purl = (version: string) => `pkg:golang/example.com/hammer@v${version}.0`;
    const cpe = (version: string) => `cpe:2.3:a:acme:hammer:${version}:*:*:*:*:*:*:*`;
    const project = await uploadBom(world.server, world.auditor, 'Versions', '2', {
      ...workshopBom,
      components: [
        hammer('1.5', { cpe: cpe('1.5') }),
        hammer('1.4', { cpe: cpe('1.4'), purl: purl('1.4') }),
        hammer('1.3', { purl: purl('1.3') }),
        hammer('1.2', { cpe: cpe('1.2') }),
      ],
      dependencies: [],
    });
    const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`);
    const keyOf = (of: string, vulnId: string): Key => {
      const found = body.find(
        ({ component, vulnerability }) => component.version === of && vulnerability.vulnId === vulnId,
      );
      if (!found) throw new Error(`${vulnId} is not found in ${of}`);
      const { component, vulnerability } = found;
      return { project: project.uuid, component: component.uuid, vulnerability: vulnerability.uuid };
    };
    const opened = keyOf('1.5', flaws.high);
    const [both, alias, same] = [
      [keyOf('1.4', flaws.high), keyOf('1.4', flaws.alias)],
      keyOf('1.3', flaws.alias),
      keyOf('1.2', flaws.high),
    ] as const;
    const components = [both[0].component, alias.component, same.component];
    await put(opened, { partial: true, analysisState: 'IN_TRIAGE', components });
    expect((await get(both[0])).body.analysisState).toBe('IN_TRIAGE');
    for (const key of [both[1], alias]) expect((await get(key)).status).toBe(404);

    await put(opened, { partial: true, aliases: true, analysisState: 'RESOLVED', components });
    const note = `Decided for all records of ${flaws.high}`;
    const line = 'Analysis: IN_TRIAGE → RESOLVED';
    expect(linesOf((await get(both[0])).body).slice(1)).toEqual([line, note]);
    for (const key of [both[1], alias])
      expect(linesOf((await get(key)).body)).toEqual(['Analysis: NOT_SET → RESOLVED', note]);
    // A finding without other records of its vulnerability does not mention any.
    for (const key of [opened, same]) expect(linesOf((await get(key)).body).slice(1)).toEqual([line]);
  });

  it('survives an upload of the same component and goes with it', async () => {
    const { project, keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    const kept = await put(key, { analysisState: 'RESOLVED', isSuppressed: true });
    const changed = { ...workshopBom, dependencies: [], services: [] };
    await uploadBom(world.server, world.auditor, 'Fresh', String(version), changed);
    expect((await get(key)).body).toEqual(kept);
    expect(await metricsOf(project)).toMatchObject({ suppressed: 1, findingsTotal: 4 });
    const without = {
      ...changed,
      components: workshopBom.components.filter((component) => component.name !== 'anvil'),
    };
    await uploadBom(world.server, world.auditor, 'Fresh', String(version), without);
    expect((await get(key)).status).toBe(404);
    for (const table of ['analysis', 'analysis_comment', 'component_count'])
      expect(
        await rowsOf(
          world.server.db,
          sql`select 1 from ${sql.table(table)} join project using (project_id) where uuid = ${project.uuid}`,
        ),
      ).toEqual([]);
    expect(await metricsOf(project)).toMatchObject({ suppressed: 0, findingsTotal: 3 });
    expect(await countDrift(world.server.db)).toEqual(noDrift);
  });

  it('is told of when state or suppression changed, and only then', async () => {
    const { project, keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { comment: 'Just a word' });
    await put(key, { analysisResponse: 'UPDATE' });
    await put(key, { analysisState: 'EXPLOITABLE' });
    await put(key, { analysisState: 'EXPLOITABLE', isSuppressed: true });
    const events = await rowsOf(
      world.server.db,
      sql<{ scope: string; level: string; after: unknown }>`select scope, level, subject -> 'after' as after
        from outbox join project using (project_id)
        where event_group = 'PROJECT_AUDIT_CHANGE' and project.uuid = ${project.uuid} order by event_id`,
    );
    expect(events).toEqual([
      {
        scope: 'PORTFOLIO',
        level: 'INFORMATIONAL',
        after: { state: 'EXPLOITABLE', suppressed: false },
      },
      { scope: 'PORTFOLIO', level: 'INFORMATIONAL', after: { state: 'EXPLOITABLE', suppressed: true } },
    ]);
  });

  it('that several people take first, at the same time, has the lines of all in its trail', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    const comments = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(comments.map((comment) => put(key, { analysisState: 'IN_TRIAGE', comment })));
    const lines = linesOf((await get(key)).body);
    expect(lines.filter((line) => line === 'Analysis: NOT_SET → IN_TRIAGE')).toHaveLength(1);
    expect(lines).toEqual(expect.arrayContaining(comments));
  });

  it('counts right when many are taken at once, beside uploads of the same project', async () => {
    const { project, keyOf } = await freshProject();
    const decisions = Object.values(flaws).flatMap((vulnId, n) =>
      [0, 1, 2, 3].map((round) =>
        put(keyOf(vulnId), { analysisState: 'RESOLVED', isSuppressed: (round + n) % 2 === 0 }),
      ),
    );
    const uploads = [1, 2, 3].map((n) =>
      uploadBom(world.server, world.auditor, 'Fresh', String(version), {
        ...workshopBom,
        version: n + 1,
        services: n % 2 ? [] : workshopBom.services,
        dependencies: [],
      }),
    );
    await Promise.all([...decisions, ...uploads]);
    expect(await countDrift(world.server.db)).toEqual(noDrift);
    expect(await metricsOf(project)).toMatchObject({ components: 4 });
  });
});

describe('GET /api/v1/analysis', () => {
  it('answers an array of what is wrong with the query', async () => {
    const answer = await get({ project: 'x', component: 'y' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([
      { input: 'x', message: expect.any(String) },
      { input: 'y', message: expect.any(String) },
      { input: null, message: expect.any(String) },
    ]);
  });

  it('answers 404 in words for what does not exist', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    for (const [part, words] of [
      ['project', 'The project could not be found.'],
      ['component', 'The component could not be found.'],
      ['vulnerability', 'The vulnerability could not be found.'],
    ] as const) {
      const answer = await get({ ...key, [part]: unknown });
      expect([answer.status, answer.text]).toEqual([404, words]);
    }
    expect((await get(key)).text).toBe('The analysis could not be found.');
  });

  it('needs VIEW_VULNERABILITY', async () => {
    const other = await world.server.asKey('VULNERABILITY_ANALYSIS', 'VIEW_PORTFOLIO');
    expect((await get({}, other)).status).toBe(403);
    expect((await get({}, world.server.asNobody)).status).toBe(401);
  });
});

describe('PUT /api/v1/analysis', () => {
  it('needs VULNERABILITY_ANALYSIS', async () => {
    expect((await world.viewer.put(path, {})).status).toBe(403);
    expect((await world.server.asNobody.put(path, {})).status).toBe(401);
  });

  it('answers an array of the members that break a rule', async () => {
    const missing = await world.auditor.put(path, {});
    expect(missing.status).toBe(400);
    expect(missing.body).toEqual([
      {
        path: 'component',
        message: 'must be present',
        messageTemplate: 'must be present',
        invalidValue: null,
      },
      {
        path: 'vulnerability',
        message: 'must be present',
        messageTemplate: 'must be present',
        invalidValue: null,
      },
    ]);
    const malformed = await world.auditor.put(path, { project: 'x', component: 'y', vulnerability: unknown });
    expect(malformed.status).toBe(400);
    expect(malformed.body).toMatchObject([
      { path: 'project', invalidValue: 'x' },
      { path: 'component', invalidValue: 'y' },
    ]);
    const { keyOf } = await freshProject();
    const control = await world.auditor.put(path, { ...keyOf(flaws.critical), comment: 'a\u0007b' });
    expect(control.status).toBe(400);
    expect(control.body).toMatchObject([{ path: 'comment' }]);
  });

  it('answers a problem for words, types and members it does not know', async () => {
    const { keyOf } = await freshProject();
    for (const change of [{ analysisState: 'OPEN' }, { isSuppressed: 'yes' }, { severity: 'LOW' }]) {
      const answer = await world.auditor.put(path, { ...keyOf(flaws.critical), ...change });
      expect(answer.status, JSON.stringify(change)).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect((await get(keyOf(flaws.critical))).status).toBe(404);
  });

  it('answers 404 for what does not exist, and writes nothing', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    for (const part of ['project', 'component', 'vulnerability']) {
      const answer = await world.auditor.put(path, { ...key, [part]: unknown, isSuppressed: true });
      expect(answer.status, part).toBe(404);
    }
    expect((await get(key)).status).toBe(404);
  });
});

describe('a decision about a component that is just being removed', () => {
  it('finds it gone', async () => {
    const { keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    const answer = await inTransaction(world.server.db, async (trx) => {
      await runSql(trx, sql`delete from component where uuid = ${key.component}`);
      const asked = world.auditor.put(path, { ...key, analysisState: 'RESOLVED' });
      await sleep(300);
      return { asked };
    });
    expect(await answer.asked).toMatchObject({ status: 404, text: 'The component could not be found.' });
  });
});

describe('under access control', () => {
  it('decisions about projects of others can neither be read nor taken', async () => {
    const { project, keyOf } = await freshProject();
    const key = keyOf(flaws.critical);
    await put(key, { analysisState: 'RESOLVED' });
    const caller = await world.server.asKey('VULNERABILITY_ANALYSIS', 'VIEW_VULNERABILITY');
    await showProject(world.server, caller, world.second);
    await setAccessControl(world.server, true);
    try {
      expect((await get(key, caller)).status).toBe(403);
      // Naming a project that the caller sees does not open the component of another.
      expect((await get({ ...key, project: world.second.uuid }, caller)).status).toBe(403);
      expect((await caller.put(path, { ...key, isSuppressed: true })).status).toBe(403);
      await showProject(world.server, caller, project);
      expect((await get(key, caller)).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
    expect((await get(key)).body).toMatchObject({ isSuppressed: false });
  });
});
