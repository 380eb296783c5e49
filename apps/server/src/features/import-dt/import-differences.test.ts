import type { Analysis, Component, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recount } from '../../../test/recount/recount.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { sql } from '../../db/database.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  projectRow,
  type Row,
  type Tables,
  tableOf,
  uuidOf,
  writeScript,
} from './import-dt.fixtures.ts';
import type { ImportReport } from './import-dt.service.ts';
import { smallPortfolio } from './portfolio.fixtures.ts';

const project = (id: number) => uuidOf('22222222', id);
const component = (id: number) => uuidOf('33333333', id);
const vulnerability = (id: number) => uuidOf('44444444', id);

/** A license of the SPDX list, whose UUID identifies the installation. */
const licenseOf = (uuid: string) => ({
  ID: 1,
  COMMENT: null,
  ISCUSTOMLICENSE: false,
  ISDEPRECATED: false,
  FSFLIBRE: false,
  HEADER: null,
  LICENSEID: 'Apache-2.0',
  NAME: 'Apache License 2.0',
  ISOSIAPPROVED: true,
  SEEALSO: null,
  TEMPLATE: null,
  TEXT: null,
  UUID: uuid,
});
const tag = (id: number, projectId: number) => ({ TAG_ID: id, PROJECT_ID: projectId });
const before: Tables = {
  ...smallPortfolio,
  LICENSE: [licenseOf(uuidOf('99999999', 1))],
  PROJECT: [...smallPortfolio.PROJECT, projectRow(5, { NAME: 'doomed' }), projectRow(6, { NAME: 'loved' })],
  PROJECTS_TAGS: [tag(1, 1), tag(2, 1), tag(1, 5)],
};

/** The tables after people have worked there. */
function changed(changes: Readonly<Record<string, (rows: readonly Row[]) => readonly Row[]>>): Tables {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [table, changes[table]?.(rows) ?? rows]),
  );
}
const withRow = (id: number, more: Row) => (rows: readonly Row[]) =>
  rows.map((row) => (row.ID === id ? { ...row, ...more } : row));
const without = (is: (row: Row) => boolean) => (rows: readonly Row[]) => rows.filter((row) => !is(row));

let server: TestServer;
let reader: UserClient;
const folder = makeFolder();
let files = 0;
let days = 1;
const run = (tables: Tables, request: object = {}): Promise<ImportReport> =>
  importFrom(server.context, folder.write(`script-${++files}.sql`, writeScript(tables)), {
    at: new Date(Date.UTC(2026, 10, ++days)),
    ...request,
  });

/** All rows of all tables except sessions. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.db);
  // The time at which the other installation was read last, and the task that compares with it, are new each time.
  const skipped = new Set(['user_session', 'schema_migration', 'other_installation', 'task']);
  const parts: string[] = [];
  for (const { name } of tables.filter((it) => !skipped.has(it.name))) {
    const { rows } = await sql<{
      digest: string;
    }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.table(name)} t`.execute(server.db);
    parts.push(`${name} ${rows[0]?.digest}`);
  }
  return parts.join('\n');
}

const reasonsOf = (report: ImportReport, table: string) =>
  tableOf(report, table).notes.map(({ outcome, row, reason }) => [outcome, row, reason]);

beforeAll(async () => {
  server = await startTestServer();
  await run(before);
  await server.runJobs();
  reader = await server.asUser(
    'ACCESS_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'BOM_UPLOAD',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
  );
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const analysisOf = async (id: number) =>
  (
    await reader.get<Analysis>(
      `/api/v1/analysis?project=${project(1)}&component=${component(id)}&vulnerability=${vulnerability(1)}`,
    )
  ).body;

describe('a second run', () => {
  it('writes nothing where nothing has changed', async () => {
    const was = await everything();
    const report = await run(before);
    for (const { table, outcomes, removed } of report.tables) {
      expect([table, outcomes.written, outcomes.changed, outcomes.kept, removed]).toEqual([
        table,
        0,
        0,
        0,
        0,
      ]);
    }
    expect(await everything()).toBe(was);
  });

  it('takes nothing away for an installation that is another one', async () => {
    const report = await run({
      ...before,
      LICENSE: [licenseOf(uuidOf('99999999', 2))],
      TEAM: [],
      TEAMS_PERMISSIONS: [],
      MANAGEDUSERS_TEAMS: [],
      PROJECT_ACCESS_TEAMS: [],
    });
    expect(report.tables.filter(({ removed }) => removed > 0)).toEqual([]);
  });

  it('takes nothing away where a row could not be read', async () => {
    const report = await run(changed({ TEAM: () => [{ ID: 1, NAME: 'Sector 7', UUID: 'no uuid' }] }));
    expect(report.tables.filter(({ removed }) => removed > 0)).toEqual([]);
  });

  it('follows what has changed there', async () => {
    const report = await run(
      changed({
        TEAM: withRow(2, { NAME: 'Sector 9' }),
        MANAGEDUSER: withRow(1, { EMAIL: 'new@example.org', SUSPENDED: true }),
        PROJECT: withRow(4, { DESCRIPTION: 'sold since May', VERSION: '2.1', PARENT_PROJECT_ID: 3 }),
        TAG: (rows) => rows,
      }),
    );
    expect(outcomesOf(report, 'TEAM')).toEqual({ changed: 1, present: 1 });
    expect(outcomesOf(report, 'MANAGEDUSER')).toEqual({ changed: 1 });
    expect(outcomesOf(report, 'PROJECT')).toEqual({ changed: 1, present: 5 });
    const { body } = await reader.get<Project>(`/api/v1/project/${project(4)}`);
    expect(body).toMatchObject({
      description: 'sold since May',
      version: '2.1',
      parent: { uuid: project(3) },
    });
    const teams = await reader.get<{ name: string }[]>('/api/v1/team');
    expect(teams.body.map(({ name }) => name)).toContain('Sector 9');
    const users = await reader.get<{ username: string }[]>('/api/v1/user/managed');
    expect(users.body.find(({ username }) => username === 'ines')).toMatchObject({
      email: 'new@example.org',
      suspended: true,
    });
  });

  it('keeps what somebody has changed here, and says so', async () => {
    expect((await reader.patch(`/api/v1/project/${project(4)}`, { description: 'our words' })).status).toBe(
      200,
    );
    const there = changed({
      TEAM: withRow(2, { NAME: 'Sector 9' }),
      MANAGEDUSER: withRow(1, { EMAIL: 'new@example.org', SUSPENDED: true }),
      PROJECT: withRow(4, { DESCRIPTION: 'their words', VERSION: '2.2', PARENT_PROJECT_ID: 3 }),
    });
    const report = await run(there);
    expect(outcomesOf(report, 'PROJECT')).toEqual({ kept: 1, present: 5 });
    expect(reasonsOf(report, 'PROJECT')).toEqual([
      ['kept', 'shop 2.2', expect.stringContaining('somebody has changed the same here: description')],
    ]);
    const { body } = await reader.get<Project>(`/api/v1/project/${project(4)}`);
    expect(body).toMatchObject({ description: 'our words', version: '2.2' });
  });

  it('follows decisions with their trails, and keeps those that were made here', async () => {
    const decided = (id: number, state: string) => withRow(id, { STATE: state });
    const trail = (rows: readonly Row[]) => [
      ...rows,
      {
        ID: 9,
        ANALYSIS_ID: 2,
        COMMENT: 'it is',
        COMMENTER: 'Inés',
        TIMESTAMP: { time: '2026-11-20 10:00:00' },
      },
    ];
    await run(changed({ ANALYSIS: decided(2, 'EXPLOITABLE'), ANALYSISCOMMENT: trail }));
    const followed = await analysisOf(1);
    expect(followed.analysisState).toBe('EXPLOITABLE');
    expect(followed.analysisComments?.map(({ comment }) => comment)).toEqual(['it is']);
    const decision = {
      project: project(1),
      component: component(2),
      vulnerability: vulnerability(1),
      analysisState: 'EXPLOITABLE',
    };
    expect((await reader.put('/api/v1/analysis', decision)).status).toBe(200);
    const report = await run(
      changed({
        ANALYSIS: (rows) => decided(1, 'FALSE_POSITIVE')(decided(2, 'EXPLOITABLE')(rows)),
        ANALYSISCOMMENT: trail,
      }),
    );
    expect(outcomesOf(report, 'ANALYSIS')).toEqual({ kept: 1, present: 1, refused: 1 });
    expect(reasonsOf(report, 'ANALYSIS')).toContainEqual([
      'kept',
      `${component(2)} INTERNAL/INT-1`,
      expect.stringContaining('somebody has decided here since'),
    ]);
    expect((await analysisOf(2)).analysisState).toBe('EXPLOITABLE');
  });

  it('follows what is in projects', async () => {
    const report = await run(
      changed({
        COMPONENT: (rows) =>
          withRow(1, { NAME: 'outer', DIRECT_DEPENDENCIES: null, PURL: 'pkg:npm/outer@1.1', VERSION: '1.1' })(
            withRow(2, { TEXT: 'another note' })(rows.filter(({ ID }) => ID !== 3)),
          ),
        COMPONENT_PROPERTY: withRow(1, { PROPERTYVALUE: 'blau' }),
      }),
    );
    expect(outcomesOf(report, 'COMPONENT')).toMatchObject({ changed: 2 });
    expect(tableOf(report, 'COMPONENT').removed).toBe(1);
    const outer = await reader.get<Component>(`/api/v1/component/${component(1)}`);
    expect(outer.body).toMatchObject({ version: '1.1', purl: 'pkg:npm/outer@1.1' });
    const inner = await reader.get<Component>(`/api/v1/component/${component(2)}`);
    expect(inner.body).toMatchObject({ notes: 'another note', parent: { uuid: component(1) } });
    const properties = await reader.get<{ propertyValue: string }[]>(
      `/api/v1/component/${component(2)}/property`,
    );
    expect(properties.body.map((it) => it.propertyValue)).toEqual(['blau']);
    expect((await reader.get(`/api/v1/component/${component(3)}`)).status).toBe(404);
    const below = await reader.get(`/api/v1/dependencyGraph/component/${component(1)}/directDependencies`);
    expect(below.body).toEqual([]);
    await server.runJobs();
    expect(await recount(server.db)).toEqual({});
  });

  it('keeps what is in a project that got another component here', async () => {
    const added = await reader.put(`/api/v1/component/project/${project(1)}`, {
      name: 'ours',
      version: '1',
      classifier: 'LIBRARY',
    });
    expect(added.status).toBe(201);
    const report = await run(changed({ COMPONENT: (rows) => rows.filter(({ ID }) => ID !== 2 && ID !== 3) }));
    expect(tableOf(report, 'COMPONENT').removed).toBe(0);
    expect(reasonsOf(report, 'COMPONENT')).toContainEqual([
      'kept',
      project(1),
      expect.stringContaining('has changed there, and here, too'),
    ]);
    expect((await reader.get(`/api/v1/component/${component(2)}`)).status).toBe(200);
  });

  it('removes what is gone there, unless somebody has changed it here', async () => {
    expect((await reader.patch(`/api/v1/project/${project(6)}`, { description: 'ours' })).status).toBe(200);
    const report = await run(
      changed({
        PROJECT: without(({ ID }) => ID === 5 || ID === 6),
        PROJECTS_TAGS: without((row) => row.TAG_ID === 2 || row.PROJECT_ID === 5),
        TEAM: without(({ ID }) => ID === 2),
        TEAMS_PERMISSIONS: without(({ PERMISSION_ID }) => PERMISSION_ID === 2),
        MANAGEDUSERS_TEAMS: () => [],
      }),
    );
    expect(tableOf(report, 'PROJECT').removed).toBe(1);
    expect(reasonsOf(report, 'PROJECT')).toContainEqual([
      'kept',
      project(6),
      expect.stringContaining('It is gone there, but somebody has changed it here.'),
    ]);
    expect((await reader.get(`/api/v1/project/${project(5)}`)).status).toBe(404);
    expect((await reader.get(`/api/v1/project/${project(6)}`)).status).toBe(200);
    const { body } = await reader.get<Project>(`/api/v1/project/${project(1)}`);
    expect(body.tags?.map(({ name }) => name)).toEqual(['prod']);
    const teams = await reader.get<{ name: string; permissions: { name: string }[] }[]>('/api/v1/team');
    expect(teams.body.map(({ name }) => name)).not.toContain('Sector 9');
    expect(teams.body.find(({ name }) => name === 'Sector 7')?.permissions.map(({ name }) => name)).toEqual([
      'BOM_UPLOAD',
    ]);
    const ines = await reader.get<{ username: string; teams?: unknown[] }[]>('/api/v1/user/managed');
    expect(ines.body.find(({ username }) => username === 'ines')?.teams ?? []).toEqual([]);
  });

  it('says in its preview what it would change, and changes nothing', async () => {
    const was = await everything();
    const report = await run(changed({ TEAM: withRow(1, { NAME: 'Sector 1' }) }), { isPreview: true });
    expect(outcomesOf(report, 'TEAM')).toMatchObject({ changed: 1 });
    expect(await everything()).toBe(was);
  });
});
