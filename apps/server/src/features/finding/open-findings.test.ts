import type {
  AuditFinding,
  DecisionEffect,
  FindingGroup,
  PortfolioFinding,
  PortfolioFindingGroup,
} from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
} from '../../../test/audit-world.ts';
import type { Page } from '../../db/list/page.ts';
import { everyFinding, type FindingFilter, type PortfolioGrouping } from './finding-filter.ts';
import { choosePortfolio } from './portfolio/portfolio.service.ts';
import { pageOfPortfolioGroups } from './portfolio/portfolio-group.service.ts';
import { portfolioOrder } from './portfolio/portfolio-order.ts';

const own = '/api/waybill/v1';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
  // In the first project, one is closed, one exploitable, and one suppressed. The vulnerability with two
  // records is unchanged.
  await decide(world.first, 'anvil', flaws.critical, { analysisState: 'NOT_AFFECTED' });
  await decide(world.first, 'anvil', flaws.medium, { analysisState: 'EXPLOITABLE' });
  await decide(world.first, 'nail', flaws.unassigned, { isSuppressed: true });
  await world.server.runJobs();
});
afterAll(() => world.server.close());

const findingsOf = async ({ uuid }: UploadedProject, query = '') =>
  (await world.viewer.get<AuditFinding[]>(`${own}/project/${uuid}/findings?${query}`)).body;

async function refOf(project: UploadedProject, component: string, vulnId: string): Promise<string> {
  const found = await findingsOf(project, `suppressed=true&everyRecord=true&vulnerability=${vulnId}`);
  const finding = found.find((one) => one.component.uuid === project.components[component]);
  return `${finding?.component.uuid}:${finding?.vulnerability.uuid}`;
}

async function decide(project: UploadedProject, component: string, vulnId: string, change: object) {
  const [componentUuid, vulnerability] = (await refOf(project, component, vulnId)).split(':');
  const path = `${own}/project/${project.uuid}/findings/${componentUuid}/${vulnerability}/decision`;
  expect((await world.auditor.post(path, change)).status).toBe(200);
}

/** The groups of a page, which is answered whole. */
const rowsOf = (page: CountedList<PortfolioFindingGroup>) => ('rows' in page ? page.rows : []);

const idsOf = (found: readonly AuditFinding[]) => found.map(({ vulnerability }) => vulnerability.vulnId);

describe('open findings', () => {
  it('are those that nobody has closed or suppressed, in the lists of a project and of all', async () => {
    expect(idsOf(await findingsOf(world.first, 'open=true'))).toEqual([flaws.high, flaws.medium]);
    expect(idsOf(await findingsOf(world.first, 'open=true&suppressed=true'))).toEqual([
      flaws.high,
      flaws.medium,
    ]);
    const all = await world.viewer.get<PortfolioFinding[]>(
      `${own}/findings?open=true&project=${world.first.uuid}`,
    );
    expect(idsOf(all.body)).toEqual([flaws.high, flaws.medium]);
    expect(all.headers.get('x-total-count')).toBe('2');
    // Without it the lists are as they were.
    expect(await findingsOf(world.first)).toHaveLength(3);
  });

  it('give way to states that are asked for', async () => {
    expect(idsOf(await findingsOf(world.first, 'open=true&state=NOT_AFFECTED'))).toEqual([flaws.critical]);
  });

  it('are what groups, counts and decisions by filter are about', async () => {
    const { uuid } = world.first;
    const groups = await world.viewer.get<FindingGroup[]>(
      `${own}/project/${uuid}/findings/groups?by=FLAW&open=true`,
    );
    expect(groups.body.map((group) => group.vulnerability?.vulnId)).toEqual([flaws.high, flaws.medium]);
    const unrated = `${own}/project/${uuid}/findings/unrated?minEpss=0`;
    expect((await world.viewer.get(unrated)).body).toEqual({ findings: 0 });
    const effect = await world.auditor.post<DecisionEffect>(
      `${own}/project/${uuid}/findings/decisions/effect?open=true`,
      { selection: { kind: 'filter' }, analysisState: 'RESOLVED' },
    );
    expect(effect.body).toEqual({ overwritten: 1 });
  });

  it.each(['FLAW', 'COMPONENT', 'PROJECT'] as const satisfies PortfolioGrouping[])(
    'have the same groups by %s however many there are',
    async (by) => {
      const { db } = world.server;
      const open: FindingFilter = { ...everyFinding, open: true, isFolded: true };
      const asked: Page = { offset: 0, limit: 100, search: undefined, order: undefined, cursor: undefined };
      const groupsOf = (limits?: object) =>
        pageOfPortfolioGroups(db, { all: true }, by, open, asked, undefined, limits);
      const few = await groupsOf();
      expect(few.total).toBeGreaterThan(0);
      for (const limits of [{ gathered: 0 }, { gathered: 0, tallied: 0 }]) {
        const many = await groupsOf(limits);
        expect(many.total).toBe(few.total);
        const byId = new Map(rowsOf(many).map((row) => [row.id, row]));
        for (const { id, findings, decided, severity } of rowsOf(few))
          expect(byId.get(id)).toMatchObject({ findings, decided, severity });
      }
      const list = await choosePortfolio(db, { all: true }, open, portfolioOrder(asked), asked, {
        gathered: 0,
      });
      expect(rowsOf(few).reduce((sum, row) => sum + row.findings, 0)).toBe(list.rows.length);
    },
  );
});

describe('groups of the findings of all projects', () => {
  const groupsBy = async (by: PortfolioGrouping, query = '') =>
    (await world.viewer.get<PortfolioFindingGroup[]>(`${own}/findings/groups?by=${by}&${query}`)).body;

  it('say how many of theirs somebody has decided about', async () => {
    const ofFlaws = await groupsBy('FLAW', 'suppressed=true');
    const figures = ofFlaws.map((one) => [one.vulnerability?.vulnId, one.findings, one.decided]);
    expect(figures).toEqual([
      [flaws.critical, 2, 1],
      [flaws.high, 2, 0],
      [flaws.medium, 2, 1],
      [flaws.unassigned, 2, 0],
    ]);
    const ofProjects = await groupsBy('PROJECT');
    expect(ofProjects.map((one) => [one.id, one.decided])).toEqual(
      expect.arrayContaining([
        [world.first.uuid, 2],
        [world.second.uuid, 0],
      ]),
    );
    const ofComponents = await groupsBy('COMPONENT');
    expect(ofComponents.find((one) => one.component?.name === 'anvil')?.decided).toBe(2);
    const open = await groupsBy('FLAW', 'open=true');
    expect(open.find((one) => one.vulnerability?.vulnId === flaws.critical)).toMatchObject({
      findings: 1,
      decided: 0,
    });
  });
});

describe('what a decision about many would overwrite', () => {
  const effectOf = async (path: string, body: object, client = world.auditor) =>
    (await client.post<DecisionEffect>(`${own}${path}`, body)).body.overwritten;

  it('is told before, by ids, by the filter, and by groups, and nothing is changed', async () => {
    const { uuid, components } = world.first;
    const ids = await Promise.all([
      refOf(world.first, 'anvil', flaws.critical),
      refOf(world.first, 'anvil', flaws.medium),
      refOf(world.first, 'hammer', flaws.high),
    ]);
    const project = `/project/${uuid}/findings/decisions/effect`;
    const change = { analysisState: 'NOT_AFFECTED', aliases: true };
    expect(await effectOf(project, { selection: { kind: 'ids', ids }, ...change })).toBe(1);
    expect(await effectOf(project, { selection: { kind: 'ids', ids }, analysisState: 'RESOLVED' })).toBe(2);
    // A comment changes no decision.
    expect(await effectOf(project, { selection: { kind: 'ids', ids }, comment: 'Seen' })).toBe(0);
    const all = { selection: { kind: 'filter' }, analysisState: 'RESOLVED' };
    expect(await effectOf(`${project}?suppressed=true`, all)).toBe(3);
    expect(await effectOf('/findings/decisions/effect', all)).toBe(2);
    const besides = { kind: 'filter', excluded: [`${uuid}:${ids[0]}`] };
    expect(await effectOf('/findings/decisions/effect', { ...all, selection: besides })).toBe(1);
    const group = { kind: 'ids', ids: [components.anvil] };
    expect(await effectOf(`${project}?by=COMPONENT`, { ...all, selection: group })).toBe(2);
    expect(await findingsOf(world.first, 'state=RESOLVED')).toEqual([]);
  });

  it('counts nothing that is hidden from the caller, and refuses what is no decision', async () => {
    const guest = await world.server.asKey('VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS');
    const ref = `${world.first.uuid}:${await refOf(world.first, 'anvil', flaws.critical)}`;
    await setAccessControl(world.server, true);
    try {
      await showProject(world.server, guest, world.second);
      const all = { selection: { kind: 'filter' }, analysisState: 'RESOLVED' };
      expect(await effectOf('/findings/decisions/effect', all, guest)).toBe(0);
      const named = { selection: { kind: 'ids', ids: [ref] }, analysisState: 'RESOLVED' };
      expect(await effectOf('/findings/decisions/effect', named, guest)).toBe(0);
    } finally {
      await setAccessControl(world.server, false);
    }
    const nothing = await world.auditor.post(`${own}/findings/decisions/effect`, {
      selection: { kind: 'filter' },
    });
    expect(nothing.status).toBe(400);
  });
});
