import type { Finding } from '@waybill/api-contract';
import { cases } from '@waybill/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import { findRow, sql } from '../../../db/database.ts';
import { anything } from '../../../db/list/filters.ts';
import type { Page } from '../../../db/list/page.ts';
import { everyProject, type ProjectScope } from '../../../db/project-scope.ts';
import { refreshSpread } from '../../finding-spread/spread.service.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';
import { everyFinding, type FindingFilter, type PortfolioGrouping } from '../finding-filter.ts';
import { choosePortfolio } from './portfolio.service.ts';
import { pageOfPortfolioGroups } from './portfolio-group.service.ts';
import { asTheyStand } from './portfolio-order.ts';
import type { Limits } from './portfolio-plan.service.ts';

const ghsa = 'GHSA-2222-3333-4444';

let world: AuditWorld;
let other: UploadedProject;
let some: ProjectScope;

beforeAll(async () => {
  world = await startAuditWorld();
  other = await uploadBom(world.server, world.auditor, 'Forge', '7', workshopBom);
  await storeTestRecords(world.server.db, {
    osv: [osvRecord(ghsa, { name: 'example.com/hammer', fixed: '2.0.0', aliases: [flaws.high] })],
  });
  await world.server.runJobs();
  const guest = await world.server.asKey('VIEW_VULNERABILITY');
  for (const project of [world.first, other]) await showProject(world.server, guest, project);
  const team = await findRow(
    world.server.db,
    sql<{ team_id: number }>`select team_id from team where uuid = ${guest.team.uuid}`,
  );
  some = { all: false, teamIds: [team?.team_id ?? 0] };
});
afterAll(() => world.server.close());

async function suppress(component: string, vulnId: string, isSuppressed = true): Promise<void> {
  const { body } = await world.viewer.get<Finding[]>(
    `/api/v1/finding/project/${world.first.uuid}?suppressed=true`,
  );
  const finding = body.find((one) => one.component.name === component && one.vulnerability.vulnId === vulnId);
  const answer = await world.auditor.put('/api/v1/analysis', {
    project: world.first.uuid,
    component: finding?.component.uuid,
    vulnerability: finding?.vulnerability.uuid,
    isSuppressed,
    partial: true,
  });
  expect(answer.status, answer.text).toBe(200);
}

async function attach(component: string, source: string, vulnId: string): Promise<void> {
  const uuid = world.first.components[component];
  const answer = await world.server.asAdmin.post(
    `/api/v1/vulnerability/source/${source}/vuln/${vulnId}/component/${uuid}`,
  );
  expect(answer.status, answer.text).toBe(200);
}

const page = (field = 'urgency'): Page => ({
  offset: 0,
  limit: 100,
  search: undefined,
  order: { field, descending: true },
  hasCursor: true,
});

/** Few are read whole; of many, groups are counted in memory, by the database, or as a job has counted them. */
const ways: readonly Partial<Limits>[] = [{}, { gathered: -1 }, { gathered: -1, tallied: -1 }];
const groupings: readonly PortfolioGrouping[] = ['FLAW', 'COMPONENT', 'PROJECT'];

const filters: readonly Partial<FindingFilter>[] = [
  {},
  { withInactive: true },
  { withSuppressed: true },
  { withSuppressed: true, onlySuppressed: true },
  { severities: [4, 5] },
  { severities: [0], withSuppressed: true },
  { vulnerability: flaws.alias },
];

/** The folded list and its groups, read in every way, count the same findings. */
async function expectAsManyAsListed(): Promise<void> {
  const { db } = world.server;
  await refreshSpread(db, new Date(), new AbortController().signal);
  const field = ['urgency', 'findings', 'components'];
  const groups = { scope: [everyProject, some], filter: filters, by: groupings, field };
  for (const { scope, filter, by, field } of cases(groups, 1)) {
    const folded = { ...everyFinding, ...filter, isFolded: true };
    const { total } = await choosePortfolio(db, scope, folded, asTheyStand, page());
    const [few, ...many] = await Promise.all(
      ways.map((limits) => pageOfPortfolioGroups(db, scope, by, folded, page(field), anything, limits)),
    );
    const rowsOf = (list: typeof few) => (list && 'rows' in list ? list.rows : []);
    const findings = rowsOf(few).reduce((sum, group) => sum + group.findings, 0);
    expect(findings, JSON.stringify([by, filter])).toBe(total);
    for (const list of many) {
      const counted = rowsOf(list).map(({ countedOn: _, ...group }) => group);
      expect(inOrderOfIds(counted)).toEqual(inOrderOfIds(rowsOf(few)));
    }
  }
}

const inOrderOfIds = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const listed = async (query: string) => {
  const { body, headers } = await world.viewer.get<{ findings: number }[]>(
    `/api/waybill/v1/findings${query}`,
  );
  return { rows: body, total: Number(headers.get('x-total-count')) };
};

it('groups count a flaw once for each component, whichever of its records are suppressed or attached', async () => {
  const { total } = await listed('');
  expect(total).toBe(12);
  await expectAsManyAsListed();
  await suppress('hammer', flaws.high);
  await expectAsManyAsListed();
  await attach('mystery', 'OSV', flaws.alias);
  await attach('mystery', 'NVD', flaws.high);
  await attach('nail', 'NVD', flaws.high);
  await attach('nail', 'OSV', flaws.alias);
  await expectAsManyAsListed();
  await suppress('nail', flaws.high);
  await suppress('mystery', flaws.alias);
  await suppress('anvil', flaws.medium);
  await expectAsManyAsListed();
  for (const id of [flaws.alias, ghsa]) await suppress('hammer', id);
  await expectAsManyAsListed();
  await suppress('hammer', flaws.high, false);
  await expectAsManyAsListed();
});

it('groups of one source count its records, as their list does', async () => {
  for (const by of groupings) {
    const { total } = await listed('?source=OSV,GITHUB&suppressed=true');
    const groups = await listed(`/groups?by=${by}&source=OSV,GITHUB&suppressed=true`);
    expect(groups.rows.reduce((sum, group) => sum + group.findings, 0)).toBe(total);
  }
});
