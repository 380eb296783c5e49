import type { Attention, AttentionProject, AuditFinding, PortfolioCoverage } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import type { KeyClient } from '../../../test/server.ts';
import { inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { refreshFlaws } from '../flaw/flaw.service.ts';
import { isAnyOutdated, refreshAttention } from './attention-refresh.service.ts';

let world: AuditWorld;
/** Sees the second project only. */
let restricted: KeyClient;

beforeAll(async () => {
  world = await startAuditWorld();
  await world.server.asAdmin.post('/api/v1/configProperty', {
    groupName: 'vuln-source',
    propertyName: 'google.osv.enabled',
    propertyValue: 'Go',
  });
  restricted = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
  await showProject(world.server, restricted, world.second);
});
afterAll(() => world.server.close());

const refresh = () => refreshAttention(world.server.db, new Date(), new AbortController().signal);
const isOutdated = () => isAnyOutdated(world.server.db, new Date());
const attention = async (client = world.viewer) =>
  (await client.get<Attention>('/api/waybill/v1/attention')).body;
const coverage = async () => (await world.viewer.get<PortfolioCoverage>('/api/waybill/v1/coverage')).body;
const projects = async (query = '', client = world.viewer) =>
  (await client.get<AttentionProject[]>(`/api/waybill/v1/attention/projects${query}`)).body;

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

async function countOf(filter: string): Promise<number> {
  const answer = await world.viewer.get<AuditFinding[]>(
    `/api/waybill/v1/project/${world.first.uuid}/findings?${filter}`,
  );
  return answer.body.length;
}

describe('what needs attention', () => {
  it('is pending until the projects have been counted', async () => {
    expect(await isOutdated()).toBe(true);
    expect(await attention()).toMatchObject({ pending: 2, newProjects: 0, exploited: 0 });
    expect(await coverage()).toMatchObject({ pending: 2, components: 0 });
    expect(await refresh()).toBe(2);
    expect((await coverage()).pending).toBe(0);
    expect((await coverage()).components).toBeGreaterThan(0);
    expect(await isOutdated()).toBe(false);
    expect(await refresh()).toBe(0);
    expect((await attention()).pending).toBe(0);
  });

  it('counts new findings as the audit list does', async () => {
    expect(await attention()).toMatchObject({
      since: yesterday(),
      newFindings: { critical: 2, high: 2, medium: 2, low: 0, unassigned: 2 },
      newProjects: 2,
    });
    const [row] = await projects('?searchText=work&sortName=name&sortOrder=asc');
    for (const severity of ['critical', 'high', 'medium', 'unassigned'] as const) {
      const filter = `foundSince=${yesterday()}&severity=${severity.toUpperCase()}`;
      expect(row?.newFindings[severity]).toBe(await countOf(filter));
    }
  });

  it('says that the highest EPSS is unknown until scores have been read', async () => {
    const saysUnread = async () => [
      (await attention()).coverage.epssUnread,
      ...(await projects()).map((project) => project.epssUnread),
    ];
    expect(await saysUnread()).toEqual([true, true, true]);
    await runSql(
      world.server.db,
      sql`insert into source_state (source, part, last_success) values ('epss', 'scores', ${new Date()})`,
    );
    expect(await saysUnread()).toEqual([undefined, undefined, undefined]);
  });

  it('follows the catalog of exploited flaws', async () => {
    const { db } = world.server;
    const saysUnread = async () => [
      (await attention()).coverage.exploitedUnread,
      ...(await projects()).map((project) => project.exploitedUnread),
    ];
    expect(await saysUnread()).toEqual([true, true, true]);
    await runSql(db, sql`insert into known_exploited (cve_id) values (${flaws.high})`);
    const [{ vuln_id } = { vuln_id: 0 }] = await rowsOf(
      db,
      sql<{ vuln_id: number }>`select vuln_id from vuln where ext_id = ${flaws.high}`,
    );
    await inTransaction(db, (trx) => refreshFlaws(trx, [vuln_id]));
    await runSql(
      db,
      sql`insert into source_state (source, part, last_success) values ('kev', 'catalog', ${new Date()})`,
    );
    expect(await saysUnread()).toEqual([undefined, undefined, undefined]);
    expect(await isOutdated()).toBe(true);
    expect(await refresh()).toBe(2);
    expect(await attention()).toMatchObject({ exploited: 2, exploitedProjects: 2 });
    const [row] = await projects('?reason=EXPLOITED');
    expect(row?.exploited).toBe(await countOf('exploited=true'));
  });

  it('leaves out what was suppressed, and only that project is counted again', async () => {
    const [finding] = (
      await world.viewer.get<AuditFinding[]>(
        `/api/waybill/v1/project/${world.first.uuid}/findings?severity=CRITICAL`,
      )
    ).body;
    await world.auditor.put('/api/v1/analysis', {
      project: world.first.uuid,
      component: finding?.component.uuid,
      vulnerability: finding?.vulnerability.uuid,
      isSuppressed: true,
    });
    expect((await attention()).pending).toBe(1);
    expect(await refresh()).toBe(1);
    expect((await attention()).newFindings.critical).toBe(1);
    const [first] = await projects();
    expect(first).toMatchObject({ uuid: world.second.uuid, critical: 1 });
  });

  it('gives way while somebody waits for a decision about many findings', async () => {
    const { db } = world.server;
    await runSql(db, sql`update project_attention set changed_at = null`);
    const token = newUuid();
    await runSql(db, sql`insert into task (token, kind) values (${token}, 'bulk')`);
    await runSql(
      db,
      sql`insert into bulk (token, kind, parameters) values (${token}, 'finding.analysis', '{}')`,
    );
    expect(await refresh()).toBe(0);
    expect(await isOutdated()).toBe(true);
    await runSql(db, sql`update task set state = 'done' where token = ${token}`);
    expect(await refresh()).toBe(2);
    expect(await isOutdated()).toBe(false);
  });

  it('says what no source covers, with the causes, as the project itself does', async () => {
    const { coverage } = await attention();
    expect(coverage).toMatchObject({ components: 8, blind: 2, judgeable: 6 });
    const action = { code: 'add_identifier', data: {}, components: 2 };
    expect(coverage.blindSpots).toEqual([
      { code: 'no_identifier', data: {}, key: 'no_identifier', components: 2, examples: [], action },
    ]);
    expect((await projects('?reason=NOT_COVERED')).map(({ notCovered }) => notCovered)).toEqual([1, 1]);
    await uploadBom(world.server, world.auditor, 'Workshop', '2', {
      ...workshopBom,
      components: workshopBom.components.filter(({ name }) => name !== 'mystery'),
    });
    await refresh();
    expect((await attention()).coverage.blind).toBe(1);
    expect(await projects('?reason=NOT_COVERED')).toMatchObject([{ uuid: world.first.uuid }]);
  });

  it('is about active projects that the caller may see', async () => {
    await setAccessControl(world.server, true);
    try {
      expect(await attention(restricted)).toMatchObject({ newProjects: 1, exploitedProjects: 1 });
      expect((await attention(restricted)).coverage.components).toBe(3);
      expect((await projects('', restricted)).map(({ uuid }) => uuid)).toEqual([world.second.uuid]);
    } finally {
      await setAccessControl(world.server, false);
    }
    await world.auditor.patch(`/api/v1/project/${world.second.uuid}`, { active: false });
    expect(await attention()).toMatchObject({ newProjects: 1 });
    expect((await projects()).map(({ uuid }) => uuid)).toEqual([world.first.uuid]);
    await world.auditor.patch(`/api/v1/project/${world.second.uuid}`, { active: true });
  });

  it('forgets what is new when the day is over', async () => {
    await runSql(world.server.db, sql`update project_attention set since = since - 1`);
    expect(await attention()).toMatchObject({ newProjects: 0, pending: 2 });
    await refresh();
    expect(await attention()).toMatchObject({ newProjects: 2, pending: 0 });
  });

  it('is refused to those who do not see the portfolio', async () => {
    const other = await world.server.asKey('BOM_UPLOAD');
    expect((await other.get('/api/waybill/v1/attention')).status).toBe(403);
    expect((await other.get('/api/waybill/v1/attention/projects')).status).toBe(403);
    expect((await world.viewer.get('/api/waybill/v1/attention/projects?reason=x')).status).toBe(400);
  });
});
