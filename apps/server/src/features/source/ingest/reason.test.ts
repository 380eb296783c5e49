import type { Analysis, Why } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuditWorld, flaws, startAuditWorld } from '../../../../test/audit-world.ts';
import { findRow, rowsOf, sql } from '../../../db/database.ts';
import { nvdCve, storeTestRecords } from '../source.fixtures.ts';

let world: AuditWorld;
let finding: { project: string; component: string; vulnerability: string };

beforeAll(async () => {
  world = await startAuditWorld();
  const vuln = await findRow(
    world.server.db,
    sql<{ uuid: string }>`select uuid from vuln where source = 'NVD' and ext_id = ${flaws.critical}`,
  );
  const component = world.first.components.anvil ?? '';
  finding = { project: world.first.uuid, component, vulnerability: vuln?.uuid ?? '' };
  const decided = await world.server.asAdmin.put('/api/v1/analysis', {
    ...finding,
    analysisState: 'IN_TRIAGE',
  });
  if (decided.status !== 200) throw new Error(decided.text);
});
afterAll(() => world.server.close());

const publish = (day: number, changes: Parameters<typeof nvdCve>[1] = {}) =>
  storeTestRecords(world.server.db, {
    nvd: [nvdCve(flaws.critical, { lastModified: `2026-03-0${day}T00:00:00.000`, ...changes })],
  });

/** The product's trail entries since the last call. */
let seen = 0;
async function trail(): Promise<string[]> {
  const { body } = await world.server.asAdmin.get<Analysis>(
    `/api/v1/analysis?${new URLSearchParams(finding)}`,
  );
  const lines = (body.analysisComments ?? []).flatMap(({ commenter, comment }) =>
    commenter === 'Waybill' && comment !== undefined ? [comment] : [],
  );
  const fresh = lines.slice(seen);
  seen = lines.length;
  return fresh;
}

it('a record that is scored anew changes the finding, with its day', async () => {
  await publish(1);
  await trail();
  await publish(2, { metrics: {} });
  expect(await trail()).toEqual([
    `Severity: CRITICAL → UNASSIGNED, according to NVD on 2026-03-02 (${flaws.critical})`,
  ]);
  await publish(3);
  expect(await trail()).toEqual([
    `Severity: UNASSIGNED → CRITICAL, according to NVD on 2026-03-03 (${flaws.critical})`,
  ]);
});

it('a record that is narrowed ends the finding, one that is widened reopens it', async () => {
  await publish(4, { end: '1.0' });
  expect(await trail()).toEqual([
    `Finding ended: no longer affected according to NVD on 2026-03-04 (${flaws.critical})`,
  ]);
  await publish(5);
  expect(await trail()).toEqual([
    `Finding reopened: affected according to NVD on 2026-03-05 (${flaws.critical})`,
  ]);
});

it('a rejected record ends the finding, one that is reinstated reopens it', async () => {
  await publish(6, { vulnStatus: 'Rejected' });
  expect(await trail()).toEqual([`Finding ended: rejected by NVD on 2026-03-06 (${flaws.critical})`]);
  await publish(7);
  expect(await trail()).toEqual([`Finding reopened: reinstated by NVD on 2026-03-07 (${flaws.critical})`]);
});

it('the question why tells how former matches ended, also where nobody decided anything', async () => {
  const query = { component: finding.component, vulnerability: `NVD/${flaws.critical}` };
  const { body } = await world.server.asAdmin.get<Why>(`/api/waybill/v1/why?${new URLSearchParams(query)}`);
  expect(body.past).toMatchObject([
    { reason: 'narrowed', feed: 'nvd', recordDate: Date.parse('2026-03-04T00:00:00Z') },
    { reason: 'rejected', feed: 'nvd', recordDate: Date.parse('2026-03-06T00:00:00Z') },
  ]);
  const events = await rowsOf(
    world.server.db,
    sql<{
      reason: string;
    }>`select distinct reason from match_event where feed = 'nvd' and at > now() - interval '1 minute'`,
  );
  expect(events.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['narrowed', 'widened', 'rejected', 'reinstated']),
  );
});

it('an unchanged record tells nothing', async () => {
  await publish(7);
  expect(await trail()).toEqual([]);
});
