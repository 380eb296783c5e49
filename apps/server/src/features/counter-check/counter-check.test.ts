import type { Task } from '@waybill/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recount } from '../../../test/recount/recount.ts';
import { type Database, inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { enqueue } from '../../jobs/task.ts';
import { refreshAttention } from '../attention/attention-refresh.service.ts';
import { refreshSpread } from '../finding-spread/spread.service.ts';
import {
  makeUsualPolicies,
  type PolicyWorld,
  startPolicyWorld,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { feedSearchIndex } from '../search-index/feed.service.ts';
import { refreshViolationSpread } from '../violation/spread/violation-spread.service.ts';

let world: PolicyWorld;
let db: Database;

beforeAll(async () => {
  world = await startPolicyWorld();
  db = world.server.db;
  await makeUsualPolicies(world.server, world.manager);
  const gone = await world.upload('Gone', '1');
  await world.upload('Kept', '1');
  await world.manager.delete(`/api/v1/project/${gone.uuid}`);
  await world.server.runJobs();
  const { signal } = new AbortController();
  await refreshSpread(db, new Date(), signal);
  await refreshViolationSpread(db, new Date(), signal);
  await refreshAttention(db, new Date(), signal);
  await feedSearchIndex(db, signal);
});
afterAll(() => world.server.close());

async function check(): Promise<Task> {
  const token = await inTransaction(db, (trx) => enqueue(trx, { kind: 'metrics.drift', input: {} }));
  await world.server.runJobs();
  const { body } = await world.server.asAdmin.get<Task>(`/api/waybill/v1/tasks/${token}`);
  expect(body.state, body.error ?? '').toBe('done');
  return body;
}

/** Errors that no writer produces. Each statement breaks something else. */
const harm = [
  sql`insert into violation (project_id, component_id, condition_id, identity_id)
    select v.project_id, 99999999, v.condition_id, v.identity_id from violation v limit 1`,
  sql`insert into violation (project_id, component_id, condition_id, identity_id)
    select d.project_id, 99999999, v.condition_id, v.identity_id from violation v cross join deleted_project d limit 1`,
  sql`update project_count set findings = findings + 3, pv_fail = pv_fail + 1`,
  sql`update identity set c4 = c4 + 1 where identity_id = (select min(identity_id) from identity_match)`,
  sql`update identity_match set twin = not twin where vuln_id = (select max(vuln_id) from identity_match)`,
  sql`insert into component_count (project_id, component_id, identity_id, c4, c3, c2, c1, c0, findings, audited, suppressed)
    select project_id, component_id, identity_id, 1, 0, 0, 0, 0, 1, 0, 0 from component where not special limit 1`,
  sql`delete from vuln_matched where vuln_id = (select min(vuln_id) from vuln_matched)`,
  sql`delete from search_text where text_id = (select min(text_id) from search_text)`,
  sql`update project_sight set components = components + 1
    where project_id = (select max(project_id) from project_sight)`,
  sql`update finding_spread set findings = findings + 1 where kind = 1`,
  sql`delete from violation_spread`,
  sql`insert into project_acl (team_id, project_id, given)
    select min(t.team_id), min(p.project_id), false from team t cross join project p`,
];

it('finds nothing where nothing is wrong', async () => {
  expect(await recount(db)).toEqual({});
  const task = await check();
  expect(task.warnings).toEqual([]);
  expect(Object.values(task.result ?? {}).every((count) => count === 0)).toBe(true);
});

it('mends what is wrong, and says what and how much it was', async () => {
  for (const statement of harm) expect(await runSql(db, statement)).toBeGreaterThan(0);
  const wrong = await recount(db);
  expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(harm.length);
  const task = await check();
  expect(task.result).toMatchObject({
    'rows of deleted projects': 1,
    'matching vulnerabilities that were not marked': 1,
    'search entries that were missing': 1,
    'projects with wrong coverage': 1,
  });
  expect(Object.entries(task.result ?? {}).filter(([, count]) => count === 0)).toEqual([]);
  expect(task.warnings.join()).toMatch(/^Corrected: 1 rows of deleted projects, \d+ identities/);
  await refreshAttention(db, new Date(), new AbortController().signal);
  // The sum of changes tells what counters were thought to be on each day, and is not written anew.
  const { 'projects: sums of changes': _, ...left } = await recount(db);
  expect(left).toEqual({});
  expect(await rowsOf(db, sql`select 1 from violation_past where component_id = 99999999`)).toHaveLength(1);
  expect((await check()).warnings).toEqual([]);
});
