import { endpointTable } from '@waybill/api-contract/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, startAuditWorld } from '../../../../test/audit-world.ts';
import { ordersBy, pageOf } from '../../../../test/list-page.ts';
import { findRow, sql } from '../../../db/database.ts';
import type { Page } from '../../../db/list/page.ts';
import { everyFinding, type FindingFilter } from '../finding-filter.ts';
import { chooseAuditFindings } from './audit-list.queries.ts';
import type { AuditKey } from './audit-row.queries.ts';
import { walkAuditFindings } from './audit-walk.queries.ts';

let world: AuditWorld;
let projectId = 0;

beforeAll(async () => {
  world = await startAuditWorld();
  const { first } = world;
  const row = await findRow(
    world.server.db,
    sql<{ id: number }>`select project_id as id from project where uuid = ${first.uuid}`,
  );
  projectId = row?.id ?? 0;
});
afterAll(() => world.server.close());

const fields = (endpointTable['GET /api/waybill/v1/project/{uuid}/findings'].paged?.sort ?? []).filter(
  (field) => field.startsWith('vulnerability.'),
);
const orders = ordersBy(fields);
const names = (rows: readonly AuditKey[]) => rows.map((row) => `${row.component_id} ${row.vuln_id}`);

describe('the findings of a large project', () => {
  it.each(orders)('are the same, read in their order: %o', async (order) => {
    const { db } = world.server;
    for (const [withSuppressed, isFolded] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const filter = {
        ...everyFinding,
        withSuppressed: withSuppressed ?? false,
        isFolded: isFolded ?? false,
      };
      const all = await chooseAuditFindings(db, projectId, filter, pageOf({ order }));
      const walked = await chooseAuditFindings(db, projectId, filter, pageOf({ order }), 0);
      expect(all.rows.length).toBeGreaterThan(3);
      expect(names(walked.rows)).toEqual(names(all.rows));
      expect(walked.total).toBe(all.total);
    }
  });

  it.each<[string, Partial<FindingFilter>]>([
    ['a source', { sources: ['NVD'], isFolded: false }],
    ['an analyzer', { analyzers: ['INTERNAL_ANALYZER'], isFolded: false }],
    ['what others bring along', { dependency: 'TRANSITIVE' }],
    ['a fix', { fix: 'AVAILABLE' }],
    ['no decision', { states: ['NOT_SET'] }],
    ['a last day', { foundUntil: new Date() }],
    ['suppressed ones, too', { withSuppressed: true, states: ['NOT_SET', 'EXPLOITABLE'] }],
  ])('are the same, counted and read in their order, with %s', async (_name, change) => {
    const { db } = world.server;
    const filter = { ...everyFinding, isFolded: true, ...change };
    for (const order of orders) {
      const walked = await walkAuditFindings(db, projectId, filter, pageOf({ order }), 0);
      const all = await chooseAuditFindings(db, projectId, filter, pageOf({ order }));
      expect(names(walked?.rows ?? [])).toEqual(names(all.rows));
      expect(walked?.total).toBe(all.total);
      expect(all.rows.length).toBeGreaterThan(0);
    }
  });

  it('go on by a cursor, whichever way the page before was read', async () => {
    const { db } = world.server;
    const all = await chooseAuditFindings(db, projectId, everyFinding, pageOf({}));
    for (const leasts of [[0], [undefined], [undefined, 0]]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const asked = pageOf({ limit: 2, hasCursor: true, cursor });
        const least = leasts[Math.min(seen.length / 2, leasts.length - 1)];
        const page = await chooseAuditFindings(db, projectId, everyFinding, asked, least);
        seen.push(...names(page.rows));
        cursor = page.next;
      } while (cursor !== undefined);
      expect(seen).toEqual(names(all.rows));
    }
  });

  it('are all looked at where something is filtered, searched or sorted otherwise, and far down', async () => {
    const { db } = world.server;
    const walk = (changes: Partial<Page>, filter = everyFinding) =>
      walkAuditFindings(db, projectId, filter, pageOf(changes), 0);
    expect(await walk({})).toBeDefined();
    expect(await walk({ search: 'a' })).toBeUndefined();
    expect(await walk({ offset: 5_000 })).toBeUndefined();
    expect(await walk({ limit: undefined })).toBeUndefined();
    expect(await walk({ order: { field: 'component.name', descending: false } })).toBeUndefined();
    expect(await walk({}, { ...everyFinding, severities: [5] })).toBeUndefined();
    expect(await walk({}, { ...everyFinding, exploited: true })).toBeUndefined();
    expect(await walk({}, { ...everyFinding, fix: 'NONE' })).toBeUndefined();
    expect(await walk({}, { ...everyFinding, states: ['EXPLOITABLE'] })).toBeUndefined();
    // Too few are left to be come across.
    expect(await walk({}, { ...everyFinding, analyzers: ['SNYK_ANALYZER'] })).toBeUndefined();
    expect(await walkAuditFindings(db, projectId, everyFinding, pageOf({}))).toBeUndefined();
  });
});
