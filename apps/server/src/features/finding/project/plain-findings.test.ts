import { endpointTable } from '@waybill/api-contract/server';
import { cases } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, flaws, startAuditWorld } from '../../../../test/audit-world.ts';
import { pageOf } from '../../../../test/list-page.ts';
import { findRow, sql } from '../../../db/database.ts';
import { everyFinding, type FindingFilter } from '../finding-filter.ts';
import { chooseAuditFindings } from './audit-list.queries.ts';
import { openScope, withoutIdleTime } from './audit-scope.queries.ts';
import { chooseFindingGroups } from './finding-group.queries.ts';
import type { Grouping } from './finding-tally.ts';

const never = Number.POSITIVE_INFINITY;
const descending = [false, true];
const { sort: fields = [] } = endpointTable['GET /api/waybill/v1/project/{uuid}/findings'].paged ?? {};
const { sort: groupFields = [] } =
  endpointTable['GET /api/waybill/v1/project/{uuid}/findings/groups'].paged ?? {};

let world: AuditWorld;
let projectId = 0;

/**
 * An undecided finding, a decision, a suppressed finding, a match of its own, and two components of one
 * identity.
 */
beforeAll(async () => {
  world = await startAuditWorld();
  const { first, server, auditor } = world;
  const { db } = server;
  const row = await findRow(
    db,
    sql<{ id: number }>`select project_id as id from project where uuid = ${first.uuid}`,
  );
  projectId = row?.id ?? 0;
  const again = await auditor.put(`/api/v1/component/project/${first.uuid}`, {
    group: 'example.com',
    name: 'hammer',
    version: '1.5',
    classifier: 'LIBRARY',
    purl: 'pkg:golang/example.com/hammer@v1.5.0',
    cpe: 'cpe:2.3:a:acme:hammer:1.5:*:*:*:*:*:*:*',
  });
  expect(again.status).toBe(201);
  const vulnerability = await auditor.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}`,
  );
  const decision = {
    project: first.uuid,
    component: first.components.anvil,
    vulnerability: vulnerability.body.uuid,
    analysisState: 'EXPLOITABLE',
  };
  expect((await auditor.put('/api/v1/analysis', decision)).status).toBe(200);
  const medium = await auditor.get<{ uuid: string }>(`/api/v1/vulnerability/source/NVD/vuln/${flaws.medium}`);
  const suppression = { ...decision, vulnerability: medium.body.uuid, isSuppressed: true };
  expect((await auditor.put('/api/v1/analysis', suppression)).status).toBe(200);
});
afterAll(() => world.server.close());

const filters: Record<string, Partial<FindingFilter>> = {
  'nothing asked': {},
  severity: { severities: [5] },
  'without a severity': { severities: [0] },
  'at most a score': { cvss: { from: undefined, to: 8 } },
  'at least a score': { cvss: { from: 6, to: undefined } },
  source: { sources: ['NVD'], isFolded: false },
  analyzer: { analyzers: ['INTERNAL_ANALYZER'], isFolded: false },
  'another analyzer': { analyzers: ['SNYK_ANALYZER'], isFolded: false },
  direct: { dependency: 'DIRECT' },
  transitive: { dependency: 'TRANSITIVE' },
  'with a fix': { fix: 'AVAILABLE' },
  'without a fix': { fix: 'NONE' },
  decided: { states: ['EXPLOITABLE'] },
  undecided: { states: ['NOT_SET'] },
  either: { states: ['NOT_SET', 'EXPLOITABLE'] },
  'with suppressed ones': { withSuppressed: true },
  'only suppressed ones': { withSuppressed: true, onlySuppressed: true },
  'found since': { foundSince: new Date(Date.now() - 3_600_000) },
  'found until now': { foundUntil: new Date() },
  'found until a while ago': { foundUntil: new Date(Date.now() - 48 * 3_600_000) },
  'every record': { isFolded: false },
};

const texts = ['hammer', 'EXAMPLE.com', 'nail', flaws.high, flaws.alias, 'CVE-2026', 'nothing'];
const asked: [string, Partial<FindingFilter>, string?][] = [
  ...Object.entries(filters),
  ...texts.map((text): [string, Partial<FindingFilter>, string] => [`with ${text}`, {}, text]),
  ['suppressed ones too, with anvil', { withSuppressed: true }, 'anvil'],
];

const names = asked.map(([name]) => name);
// As they come, too.
const listed = cases({ name: names, field: [undefined, ...fields], descending }, 1);
const by: Grouping[] = ['FLAW', 'COMPONENT'];
const grouped = cases({ name: names, field: [undefined, ...groupFields], descending, by }, 2);

const orderOf = ({ field, descending }: { field: string | undefined; descending: boolean }) =>
  field === undefined ? undefined : { field, descending };

describe.each(asked)('findings of a large project, %s', (name, change, search) => {
  const filter: FindingFilter = { ...everyFinding, isFolded: true, ...change };

  it('are those that are found component by component, in any order', async () => {
    const { db } = world.server;
    for (const one of listed.filter((row) => row.name === name)) {
      const page = pageOf({ order: orderOf(one), search });
      const all = await chooseAuditFindings(db, projectId, filter, page, never, never, -1);
      expect(await chooseAuditFindings(db, projectId, filter, page, never, 0)).toEqual(all);
      // As those of a small project, of which all are read at once.
      expect(await chooseAuditFindings(db, projectId, filter, page, never, never, never)).toEqual(all);
    }
  });

  it('have the same groups', async () => {
    const { db } = world.server;
    for (const { by, ...one } of grouped.filter((row) => row.name === name)) {
      const page = pageOf({ order: orderOf(one), search });
      const [plain, all] = [
        await openScope(db, projectId, filter, search, 0),
        await openScope(db, projectId, filter, search, never),
      ];
      const meant = await withoutIdleTime(db, plain, filter);
      expect(await chooseFindingGroups(db, plain, by, meant, page)).toEqual(
        await chooseFindingGroups(db, all, by, filter, page),
      );
    }
  });
});

it('asks nothing of a time that every component came after, and of any other what it did', async () => {
  const { db } = world.server;
  const timeLeft = async (age: number, least: number) => {
    const filter = { ...everyFinding, foundSince: new Date(Date.now() - age) };
    const scope = await openScope(db, projectId, filter, undefined, least);
    return (await withoutIdleTime(db, scope, filter)).foundSince;
  };
  expect(await timeLeft(3_600_000, 0)).toBeUndefined();
  expect(await timeLeft(0, 0)).toBeInstanceOf(Date);
  expect(await timeLeft(3_600_000, never)).toBeInstanceOf(Date);
});

it('has findings of each kind, or the comparison would say nothing', async () => {
  const { db } = world.server;
  const count = async (change: Partial<FindingFilter>) => {
    const filter = { ...everyFinding, isFolded: true, ...change };
    const { total } = await chooseAuditFindings(db, projectId, filter, pageOf({}), never, 0);
    return total;
  };
  // hammer occurs twice, and its vulnerability with an alias once for each.
  expect(await count({})).toBe(4);
  expect(await count({ isFolded: false })).toBe(6);
  expect(await count({ withSuppressed: true })).toBe(5);
  expect(await count({ states: ['EXPLOITABLE'] })).toBe(1);
  expect(await count({ dependency: 'TRANSITIVE' })).toBeGreaterThan(0);
});
