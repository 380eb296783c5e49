import type { Analysis, Component, Finding, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recount } from '../../../test/recount/recount.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../test/server.ts';
import { inTransaction, rowsOf, sql } from '../../db/database.ts';
import { settleMovedFindings } from '../matching/moved-findings.service.ts';
import { storeAdvisories } from '../source/advisory.service.ts';
import { importFrom, makeFolder, outcomesOf, tableOf, uuidOf, writeScript } from './import-dt.fixtures.ts';
import type { ImportReport } from './import-dt.service.ts';
import { smallPortfolio } from './portfolio.fixtures.ts';

const folder = makeFolder();
const script = folder.write('script.sql', writeScript(smallPortfolio));
const project = (id: number) => uuidOf('22222222', id);
const component = (id: number) => uuidOf('33333333', id);
const vulnerability = (id: number) => uuidOf('44444444', id);

describe('a portfolio that moves in', () => {
  let server: TestServer;
  let report: ImportReport;
  let reader: UserClient;
  beforeAll(async () => {
    server = await startTestServer();
    report = await importFrom(server.context, script);
    reader = await server.asUser(
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
    );
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  it('keeps projects of one name and version beside each other, of which the newest is found by them', async () => {
    const found = await reader.get<Project>('/api/v1/project/lookup?name=shop&version=1.0');
    expect(found.body.uuid).toBe(project(1));
    const other = await reader.get<Project>(`/api/v1/project/${project(2)}`);
    expect(other.body).toMatchObject({ name: 'shop', version: '1.0', parent: { uuid: project(3) } });
    const told = tableOf(report, 'PROJECT').notes.map(({ outcome, reason }) => [outcome, reason]);
    expect(told).toEqual([
      ['written', expect.stringContaining('Another project has its name and version.')],
      ['written', 'Another version is marked as the latest one.'],
    ]);
  });

  it('lets one of them have a name of its own, and takes no third one', async () => {
    const again = await reader.put('/api/v1/project', { name: 'shop', version: '1.0' });
    expect(again.status).toBe(409);
    const renamed = await reader.patch(`/api/v1/project/${project(2)}`, { name: 'second shop' });
    expect(renamed.status).toBe(200);
    const found = await reader.get<Project>('/api/v1/project/lookup?name=second%20shop&version=1.0');
    expect(found.body.uuid).toBe(project(2));
    const back = await reader.patch(`/api/v1/project/${project(2)}`, { name: 'shop' });
    expect(back.status).toBe(409);
  });

  it('has one latest version of a name', async () => {
    const rows = await rowsOf<{ n: number }>(
      server.db,
      sql`select count(*) as n from project where is_latest`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('has what projects say, with tags, teams and the maker of the last BOM', async () => {
    const { body } = await reader.get<Project>(`/api/v1/project/${project(1)}`);
    expect(body).toMatchObject({
      active: true,
      authors: [{ name: 'Inés' }],
      tags: [{ name: 'prod' }],
      lastBomImport: Date.parse('2026-02-01T10:00:00Z'),
      lastBomImportFormat: 'CycloneDX 1.5',
      metadata: { authors: [{ name: 'CI' }] },
    });
    const all = await reader.get<Project>(`/api/v1/project/${project(3)}`);
    expect(all.body).toMatchObject({
      active: true,
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      collectionTag: { name: 'prod' },
    });
  });

  it('has components with what is nested in them and what they depend on', async () => {
    const { body } = await reader.get<Component>(`/api/v1/component/${component(2)}`);
    expect(body).toMatchObject({ name: 'inner', notes: 'a note', parent: { uuid: component(1) } });
    const direct = await reader.get<{ uuid: string }[]>(
      `/api/v1/dependencyGraph/project/${project(1)}/directDependencies`,
    );
    expect(direct.body.map((it) => it.uuid)).toEqual([component(1)]);
    const onlyDirect = await reader.get<Component[]>(
      `/api/v1/component/project/${project(1)}?onlyDirect=true`,
    );
    expect(onlyDirect.body.map((it) => it.uuid)).toEqual([component(1)]);
  });

  it('finds what its own vulnerabilities affect, dated as it was, and keeps what only it knew', async () => {
    const { body } = await reader.get<Finding[]>(`/api/v1/finding/project/${project(1)}?suppressed=true`);
    const found = body.map((it) => [
      it.component.uuid,
      it.vulnerability.vulnId,
      it.attribution?.attributedOn,
    ]);
    expect(found.sort()).toEqual([
      [component(1), 'OSV-ONLY-THERE', Date.parse('2026-01-25T10:00:00Z')],
      [component(2), 'INT-1', Date.parse('2026-01-20T10:00:00Z')],
    ]);
    const kept = await reader.get('/api/v1/vulnerability/source/OSV/vuln/OSV-ONLY-THERE');
    expect(kept.body).toMatchObject({
      uuid: vulnerability(2),
      description: 'what was said',
      severity: 'HIGH',
    });
    const other = await reader.get<Finding[]>(`/api/v1/finding/project/${project(2)}`);
    expect(other.body.map((it) => it.vulnerability.vulnId)).toEqual(['INT-1']);
  });

  it('has decisions with their trails in order, also where nothing is found', async () => {
    const of = (id: number, vuln: number) =>
      reader.get<Analysis>(
        `/api/v1/analysis?project=${project(1)}&component=${component(id)}&vulnerability=${vulnerability(vuln)}`,
      );
    const decided = await of(2, 1);
    expect(decided.body).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisDetails: 'see there',
      isSuppressed: true,
    });
    expect(decided.body.analysisComments?.map((it) => [it.comment, it.commenter, it.timestamp])).toEqual([
      ['first', 'Inés', Date.parse('2026-03-01T10:00:00Z')],
      ['second', 'Inés', Date.parse('2026-03-02T10:00:00Z')],
    ]);
    expect((await of(1, 1)).body).toMatchObject({ analysisState: 'IN_TRIAGE' });
  });

  it('has the history of uploads, of which there are no documents', async () => {
    const { body } = await reader.get<object[]>(`/api/waybill/v1/project/${project(1)}/bom`);
    expect(body).toEqual([
      expect.objectContaining({ uuid: uuidOf('55555555', 2), specVersion: '1.5', bomVersion: 2 }),
    ]);
    expect(body[0]).not.toHaveProperty('sha256');
    const original = await reader.get(`/api/waybill/v1/bom/${uuidOf('55555555', 2)}/original`);
    expect(original.status).toBe(404);
  });

  it('says of each row that it refused why', () => {
    const refused = report.tables.flatMap(({ table, notes }) =>
      notes.filter(({ outcome }) => outcome === 'refused').map(({ row, reason }) => [table, row, reason]),
    );
    expect(refused).toEqual([
      ['PROJECTS_TAGS', 'PROJECT 1, TAG 9', expect.stringContaining('TAG 9, which is not there')],
      ['COMPONENT', 'component 4 (COMPONENT 4)', expect.stringContaining('PROJECT 77, which is not there')],
      ['COMPONENT', expect.stringContaining('component 5'), 'The text is no JSON.'],
      [
        'COMPONENT_PROPERTY',
        '1 of COMPONENT_PROPERTY',
        expect.stringContaining('components that are not there'),
      ],
      [
        'ANALYSIS',
        '1 of ANALYSIS',
        expect.stringContaining('components or vulnerabilities that are not there'),
      ],
      ['ANALYSISCOMMENT', '1 of ANALYSISCOMMENT', expect.stringContaining('analyses that are not there')],
    ]);
    expect(outcomesOf(report, 'VULNERABILITY')).toEqual({ written: 3, leftOut: 1 });
    expect(tableOf(report, 'VULNERABILITY').notes).toEqual([
      {
        row: 'an id of old',
        outcome: 'written',
        reason: expect.stringContaining('without its OWASP rating'),
      },
    ]);
  });

  it('counts as a plain recount does', async () => {
    expect(await recount(server.db)).toEqual({});
  });

  it('lets a source decide once it tells of what only the other installation knew', async () => {
    const vulnId = 'OSV-ONLY-THERE';
    const told = {
      feed: 'osv',
      recordId: vulnId,
      source: 'OSV',
      vulnId,
      title: 'told by its source',
    } as const;
    const nothing = { aliases: [], references: [], cwes: [], affected: [] };
    await inTransaction(server.db, (trx) => storeAdvisories(trx, [{ ...told, ...nothing }]));
    const { ended } = await settleMovedFindings(server.db, new AbortController().signal);
    expect(ended).toBe(1);
    const { body } = await reader.get<Finding[]>(`/api/v1/finding/project/${project(1)}?suppressed=true`);
    expect(body.map((it) => it.vulnerability.vulnId)).toEqual(['INT-1']);
    const kept = await reader.get('/api/v1/vulnerability/source/OSV/vuln/OSV-ONLY-THERE');
    expect(kept.body).toMatchObject({ uuid: vulnerability(2), title: 'told by its source' });
    expect(await recount(server.db)).toEqual({});
  });

  it('brings only what is new the second time, and nothing back that was deleted here', async () => {
    const manager = await server.asUser('PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
    expect((await manager.delete(`/api/v1/component/${component(2)}`)).status).toBe(204);
    expect((await manager.delete(`/api/v1/project/${project(2)}`)).status).toBe(204);
    const more = {
      ...smallPortfolio,
      COMPONENT: [
        ...smallPortfolio.COMPONENT,
        { ...smallPortfolio.COMPONENT[0], ID: 6, UUID: component(6), NAME: 'late' },
        { ...smallPortfolio.COMPONENT[0], ID: 7, UUID: component(7), NAME: 'late', PROJECT_ID: 4 },
      ],
    };
    const again = await importFrom(server.context, folder.write('more.sql', writeScript(more)));
    const written = again.tables.filter(({ outcomes }) => outcomes.written > 0);
    expect(written.map(({ table, outcomes }) => [table, outcomes.written])).toEqual([['COMPONENT', 1]]);
    expect((await reader.get(`/api/v1/component/${component(2)}`)).status).toBe(404);
    expect((await reader.get(`/api/v1/project/${project(2)}`)).status).toBe(404);
    // Somebody has changed the contents of the project here, so they stay.
    expect((await reader.get(`/api/v1/component/${component(6)}`)).status).toBe(404);
    expect((await reader.get(`/api/v1/component/${component(7)}`)).status).toBe(200);
    expect(await recount(server.db)).toEqual({});
  });
});
