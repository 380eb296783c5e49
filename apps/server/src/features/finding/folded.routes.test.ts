import type {
  AuditFinding,
  BulkStarted,
  Finding,
  PortfolioFinding,
  ProjectMetrics,
} from '@waybill/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import { inTransaction } from '../../db/database.ts';
import { countDrift, lockForFeed } from '../matching/matching.service.ts';
import { forgetAliases } from '../source/advisory.service.ts';
import { osvRecord, storeTestRecords } from '../source/source.fixtures.ts';

const ghsa = 'GHSA-2222-3333-4444';
const critical = [{ type: 'CVSS_V3' as const, score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }];

let world: AuditWorld;
let day = 1;
/** Stores what a source says of `hammer`, later than it did before. */
async function storeRecord(id: string, changes: Parameters<typeof osvRecord>[1] = {}): Promise<void> {
  day += 1;
  const modified = `2026-03-${String(day).padStart(2, '0')}T00:00:00Z`;
  const record = { name: 'example.com/hammer', fixed: '2.0.0', aliases: [flaws.high], modified, ...changes };
  await storeTestRecords(world.server.db, { osv: [osvRecord(id, record)] });
}

const storeGhsa = (changes?: Parameters<typeof osvRecord>[1]) => storeRecord(ghsa, changes);

/** As if its source no longer said which records are those of the flaw. */
async function forgetGhsaAliases(): Promise<void> {
  await inTransaction(world.server.db, async (trx) => {
    await lockForFeed(trx);
    await forgetAliases(trx, 'osv', { source: 'GITHUB', vulnId: ghsa });
  });
}

beforeAll(async () => {
  world = await startAuditWorld();
  await storeGhsa();
});
afterEach(async () => {
  const { db } = world.server;
  expect(await countDrift(db)).toEqual(noDrift);
});
afterAll(() => world.server.close());

const inProject = ({ uuid }: UploadedProject) => `/api/waybill/v1/project/${uuid}/findings`;
const everywhere = '/api/waybill/v1/findings';

const listed = async <Row = AuditFinding>(path: string, client: TestClient = world.viewer) => {
  const { body, headers } = await client.get<Row[]>(path);
  return { rows: body, total: Number(headers.get('x-total-count')) };
};
const ofProject = async (query = '', project = world.first) =>
  (await listed(`${inProject(project)}${query}`)).rows;

const idsOf = (rows: readonly AuditFinding[]) => rows.map(({ vulnerability }) => vulnerability.vulnId);
const ofHammer = (rows: readonly AuditFinding[]) =>
  idsOf(rows.filter(({ component }) => component.name === 'hammer'));

async function decide(vulnId: string, decision: object, component = 'hammer'): Promise<void> {
  const { body } = await world.viewer.get<Finding[]>(
    `/api/v1/finding/project/${world.first.uuid}?suppressed=true`,
  );
  const finding = body.find((one) => one.component.name === component && one.vulnerability.vulnId === vulnId);
  const answer = await world.auditor.put('/api/v1/analysis', {
    project: world.first.uuid,
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    partial: true,
    ...decision,
  });
  expect(answer.status, answer.text).toBe(200);
}

/** The figures on a project's cards must equal the lengths of its lists. */
async function expectAsManyAsCounted(project: UploadedProject): Promise<void> {
  const { body } = await world.viewer.get<ProjectMetrics>(`/api/v1/metrics/project/${project.uuid}/current`);
  const counted = {
    CRITICAL: body.critical,
    HIGH: body.high,
    MEDIUM: body.medium,
    'LOW,INFO': body.low,
    UNASSIGNED: body.unassigned,
  };
  for (const [severity, count] of Object.entries(counted)) {
    for (const path of [
      `${inProject(project)}?severity=${severity}`,
      `${everywhere}?project=${project.uuid}&severity=${severity}`,
    ]) {
      const { rows, total } = await listed(path);
      expect([rows.length, total], path).toEqual([count, count]);
    }
  }
  expect((await listed(inProject(project))).total).toBe(
    Object.values(counted).reduce((sum, n) => sum + n, 0),
  );
}

describe('a flaw with several records', () => {
  it('is one row for each component, which names the others', async () => {
    const rows = await ofProject();
    expect(ofHammer(rows)).toEqual([flaws.high]);
    const hammer = rows.find(({ component }) => component.name === 'hammer');
    expect(hammer?.otherRecords?.map(({ vulnId }) => vulnId)).toEqual([flaws.alias, ghsa]);
    expect(rows.filter(({ otherRecords }) => otherRecords !== undefined)).toEqual([hammer]);
    const [inPortfolio] = (
      await listed<PortfolioFinding>(`${everywhere}?project=${world.first.uuid}&searchText=hammer`)
    ).rows;
    expect(inPortfolio?.otherRecords).toEqual(hammer?.otherRecords);
    await expectAsManyAsCounted(world.first);
  });

  it('is listed by record where every one is asked for, or what only records have', async () => {
    const all = [flaws.high, flaws.alias, ghsa];
    for (const path of [inProject(world.first), everywhere]) {
      const of = async (query: string) => {
        const { rows } = await listed<AuditFinding>(`${path}?project=${world.first.uuid}&${query}`);
        return ofHammer(rows).toSorted();
      };
      expect(await of('everyRecord=true'), path).toEqual(all.toSorted());
      expect(await of('source=OSV,GITHUB'), path).toEqual([ghsa, flaws.alias]);
      expect(await of('analyzer=INTERNAL_ANALYZER'), path).toEqual(all.toSorted());
    }
    const every = await ofProject('?everyRecord=true');
    expect(every.every(({ otherRecords }) => otherRecords === undefined)).toBe(true);
    const { body } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`);
    expect(body.filter(({ component }) => component.name === 'hammer')).toHaveLength(3);
  });

  it('is found by the id, the uuid, and the text of each of its records', async () => {
    const every = await ofProject('?everyRecord=true');
    for (const path of [inProject(world.first), everywhere]) {
      for (const { vulnerability } of every.filter(({ component }) => component.name === 'hammer')) {
        for (const query of [
          `vulnerability=${vulnerability.vulnId}`,
          `vulnerability=${vulnerability.uuid}`,
          `flaw=${vulnerability.uuid}`,
          `searchText=${vulnerability.vulnId.toLowerCase()}`,
          `searchText=${encodeURIComponent(`summary of ${ghsa}`)}`,
        ]) {
          const { rows, total } = await listed(`${path}?project=${world.first.uuid}&pageSize=100&${query}`);
          expect([idsOf(rows), total], query).toEqual([[flaws.high], 1]);
        }
      }
    }
  });

  it('shows its open records where the leading one is suppressed alone', async () => {
    await decide(flaws.high, { isSuppressed: true });
    for (const path of [inProject(world.first), `${everywhere}?project=${world.first.uuid}`]) {
      const more = path.includes('?') ? '&' : '?';
      const open = await listed(path);
      expect(ofHammer(open.rows)).toEqual([flaws.alias]);
      const leading = open.rows.find(({ component }) => component.name === 'hammer');
      expect(leading?.otherRecords?.map(({ vulnId }) => vulnId)).toEqual([ghsa]);
      const all = await listed(`${path}${more}suppressed=true&pageSize=100`);
      expect(ofHammer(all.rows).toSorted()).toEqual([flaws.high, flaws.alias].toSorted());
      expect([open.total, all.total]).toEqual([open.rows.length, all.rows.length]);
    }
    await expectAsManyAsCounted(world.first);
    await expectAsManyAsCounted(world.second);
    await decide(flaws.alias, { isSuppressed: true });
    expect(ofHammer(await ofProject())).toEqual([ghsa]);
    await decide(ghsa, { isSuppressed: true });
    expect(ofHammer(await ofProject())).toEqual([]);
    expect(ofHammer(await ofProject('?suppressed=true'))).toEqual([flaws.high]);
    await expectAsManyAsCounted(world.first);
    for (const id of [flaws.high, flaws.alias, ghsa]) await decide(id, { isSuppressed: false });
    expect(ofHammer(await ofProject())).toEqual([flaws.high]);
  });

  it('is led by whatever is the most severe now', async () => {
    await decide(flaws.high, { analysisState: 'IN_TRIAGE' });
    await storeGhsa({ severity: critical });
    const rows = await ofProject('?severity=CRITICAL');
    // Without a severity of its own, a record has that of its flaw; the older one leads.
    expect(ofHammer(rows)).toEqual([flaws.alias]);
    await expectAsManyAsCounted(world.first);
    await expectAsManyAsCounted(world.second);
    await storeGhsa();
    expect(ofHammer(await ofProject())).toEqual([flaws.high]);
    await decide(flaws.high, { analysisState: 'NOT_SET' });
  });

  it('falls apart and comes together as its sources say', async () => {
    await forgetGhsaAliases();
    expect(ofHammer(await ofProject()).toSorted()).toEqual([flaws.high, flaws.alias, ghsa].toSorted());
    await expectAsManyAsCounted(world.second);
    await storeGhsa();
    expect(ofHammer(await ofProject()).toSorted()).toEqual([flaws.high, flaws.alias].toSorted());
    await storeRecord(flaws.alias);
    expect(ofHammer(await ofProject())).toEqual([flaws.high]);
    await storeGhsa({ withdrawn: '2026-03-20T00:00:00Z' });
    const hammer = (await ofProject()).find(({ component }) => component.name === 'hammer');
    expect(hammer?.otherRecords?.map(({ vulnId }) => vulnId)).toEqual([flaws.alias]);
    await storeGhsa();
    await expectAsManyAsCounted(world.second);
  });

  it('is one row in what is uploaded later', async () => {
    const later = {
      ...workshopBom,
      components: workshopBom.components.map((one) => ({ ...one, version: '1.6' })),
    };
    const text = JSON.stringify(later).replaceAll('@v1.5.0', '@v1.6.0').replaceAll(':1.5:', ':1.6:');
    const project = await uploadBom(world.server, world.auditor, 'Later', '1', JSON.parse(text));
    expect(ofHammer(await ofProject('', project))).toEqual([flaws.high]);
    await expectAsManyAsCounted(project);
  });

  it('takes in what a person attached', async () => {
    const attach = async (component: string, source: string, vulnId: string) => {
      const uuid = world.first.components[component];
      const answer = await world.server.asAdmin.post(
        `/api/v1/vulnerability/source/${source}/vuln/${vulnId}/component/${uuid}`,
      );
      expect(answer.status, answer.text).toBe(200);
    };
    await attach('mystery', 'OSV', flaws.alias);
    await attach('mystery', 'NVD', flaws.high);
    await attach('nail', 'NVD', flaws.high);
    const of = async (name: string) =>
      idsOf((await ofProject()).filter(({ component }) => component.name === name));
    expect(await of('mystery')).toEqual([flaws.high]);
    expect((await of('nail')).toSorted()).toEqual([flaws.high, flaws.unassigned].toSorted());
    await expectAsManyAsCounted(world.first);
    // A record that a person attached leads those that match.
    await storeGhsa({ name: 'example.com/nail' });
    expect((await of('nail')).toSorted()).toEqual([flaws.high, flaws.unassigned].toSorted());
    await expectAsManyAsCounted(world.first);
    await decide(flaws.high, { isSuppressed: true }, 'nail');
    expect((await of('nail')).toSorted()).toEqual([ghsa, flaws.unassigned].toSorted());
    await expectAsManyAsCounted(world.first);
    await decide(flaws.high, { isSuppressed: false }, 'nail');
    await storeGhsa();
  });

  it('is on one page only, whatever the order', async () => {
    await decide(flaws.alias, { isSuppressed: true });
    for (const path of [inProject(world.first), everywhere]) {
      for (const order of ['vulnerability.urgency', 'component.name', 'attribution.attributedOn']) {
        const query = `${path}?sortName=${order}&sortOrder=asc`;
        const whole = await listed<PortfolioFinding>(`${query}&pageSize=100`);
        const seen: PortfolioFinding[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const answer: Awaited<ReturnType<typeof world.viewer.get<PortfolioFinding[]>>> =
            await world.viewer.get<PortfolioFinding[]>(`${query}&pageNumber=1&pageSize=2&cursor=${cursor}`);
          seen.push(...answer.body);
          cursor = answer.headers.get('x-next-cursor');
        }
        expect(seen, query).toEqual(whole.rows);
        expect(whole.total, query).toBe(seen.length);
      }
    }
    await decide(flaws.alias, { isSuppressed: false });
  });

  it('is one row for who sees some projects, and counted as one', async () => {
    const guest = await world.server.asKey('VIEW_VULNERABILITY');
    await setAccessControl(world.server, true);
    try {
      await showProject(world.server, guest, world.second);
      const { rows, total } = await listed<PortfolioFinding>(everywhere, guest);
      expect(rows.every(({ project }) => project.uuid === world.second.uuid)).toBe(true);
      expect(ofHammer(rows)).toEqual([flaws.high]);
      expect(total).toBe(rows.length);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('is decided about as the list shows it', async () => {
    const { uuid } = world.second;
    for (const query of ['', '&everyRecord=true', '&source=OSV']) {
      for (const [list, path] of [
        [`${inProject(world.second)}?pageSize=100${query}`, `${inProject(world.second)}/decisions?${query}`],
        [`${everywhere}?project=${uuid}${query}`, `${everywhere}/decisions?project=${uuid}${query}`],
      ] as const) {
        const { total } = await listed(list);
        const answer = await world.auditor.post<BulkStarted>(path, {
          selection: { kind: 'filter', excluded: [] },
          comment: 'Looked at',
        });
        expect(answer.body.total, path).toBe(total);
      }
    }
    await world.server.runJobs();
  });
});
