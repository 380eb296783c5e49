import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRow, inTransaction, rowsOf, sql } from '../../src/db/database.ts';
import { refreshAttention } from '../../src/features/attention/attention-refresh.service.ts';
import { refreshSpread } from '../../src/features/finding-spread/spread.service.ts';
import { refreshLicenseUse } from '../../src/features/license/use/license-use.service.ts';
import { startDueEvaluation } from '../../src/features/policy-evaluation/evaluate.service.ts';
import { feedSearchIndex } from '../../src/features/search-index/feed.service.ts';
import { storeTestRecords } from '../../src/features/source/source.fixtures.ts';
import { refreshViolationSpread } from '../../src/features/violation/spread/violation-spread.service.ts';
import { recount } from '../recount/recount.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { accessWriters } from './access-writers.ts';
import { auditWriters } from './audit-writers.ts';
import { changedCve, changedOsv, cves, goIds } from './documents.ts';
import { policyWriters } from './policy-writers.ts';
import { projectWriters, uploadTo } from './project-writers.ts';
import { createRandom } from './random.ts';
import { roundsOfAllPairs } from './rounds.ts';
import { serverWriters } from './server-writers.ts';
import type { Change, Field, Writer } from './writer.ts';

const seed = 29;
const atOnce = 16;
const maxProjects = 8;
/** A dozen rounds are some seconds where nothing else runs. */
const limitMs = 400_000;

let server: TestServer;
let field: Field;
let writers: Readonly<Record<string, Writer>>;
const changes: Change[] = [];

beforeAll(async () => {
  server = await startTestServer();
  let last = 0;
  field = {
    client: server.asAdmin,
    random: createRandom(seed),
    next: () => ++last,
    acknowledged: (change) => changes.push(change),
  };
  writers = {
    ...projectWriters,
    ...accessWriters,
    ...auditWriters,
    ...policyWriters,
    ...serverWriters(server),
  };
  await storeTestRecords(server.db, {
    nvd: cves.map((id, n) => changedCve(field.random, n, id)),
    osv: goIds.map((id, n) => changedOsv(field.random, n, id)),
  });
  for (const name of ['Shared', 'Side', 'Other']) await uploadTo(field, name);
  for (let n = 0; n < 4; n++) await policyWriters.makePolicy(field);
  await server.runJobs();
});
afterAll(() => server.close());

/** Two lanes of workers, and the writers among themselves. */
async function race(names: readonly string[]): Promise<void> {
  let isOver = false;
  const lane = async () => {
    while (!isOver) await server.runJobs();
  };
  const lanes = [lane(), lane()];
  const results = await Promise.allSettled(names.map((name) => writers[name]?.(field)));
  isOver = true;
  await Promise.all(lanes);
  await finishJobs();
  const faults = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(faults, names.join(', ')).toEqual([]);
  await thinOut();
}

const maxTries = 5;

/** Also those that have failed and would wait to be tried again, and what was noted while the task that takes it ended. */
async function finishJobs(): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    await server.runJobs();
    await inTransaction(server.db, startDueEvaluation);
    await server.runJobs();
    const failed = await rowsOf(
      server.db,
      sql<{ kind: string; error: string }>`update graphile_worker._private_jobs j set run_at = now()
        from graphile_worker._private_tasks t where t.id = j.task_id and j.attempts < j.max_attempts
        returning t.identifier as kind, j.last_error as error`,
    );
    if (failed.length === 0) return;
    for (const { kind, error } of failed) console.log(`${kind} is tried again: ${error}`);
  }
  throw new Error('Jobs fail again and again');
}

/** Clones of clones would make each round slower than the one before. */
async function thinOut(): Promise<void> {
  const rows = await rowsOf(
    server.db,
    sql<{
      uuid: string;
    }>`select uuid from project where version is distinct from '1' or name !~ '^(Shared|Side|Other)$'
      order by project_id`,
  );
  for (const { uuid } of rows.slice(0, Math.max(0, rows.length - maxProjects)))
    await server.asAdmin.delete(`/api/v1/project/${uuid}`);
  await finishJobs();
}

async function countGathered(): Promise<void> {
  const { signal } = new AbortController();
  await refreshSpread(server.db, new Date(), signal);
  await refreshViolationSpread(server.db, new Date(), signal);
  await refreshLicenseUse(server.db, new Date(), signal);
  await refreshAttention(server.db, new Date(), signal);
  await feedSearchIndex(server.db, signal);
}

describe('every pair of writers at once', { retry: 0, timeout: limitMs }, () => {
  it('leaves everything derived as a plain recount has it, and loses nothing', async () => {
    const rounds = roundsOfAllPairs(Object.keys(writers), atOnce, field.random);
    for (const names of rounds) {
      await race(names);
      expect(await recount(server.db), `after ${names.join(', ')}`).toEqual({});
    }
    await countGathered();
    expect(await recount(server.db)).toEqual({});
    expect(await lost()).toEqual([]);
    const seen = await findRow(
      server.db,
      sql<{
        violations: number;
        findings: number;
        past: number;
      }>`select (select count(*) from violation) as violations,
        (select count(*) from violation_past) as past, (select sum(findings) from project_count) as findings`,
    );
    expect(Math.min(...Object.values(seen ?? {}))).toBeGreaterThan(0);
  });

  /** Comments that are in no trail, although their projects are there. */
  async function lost(): Promise<string[]> {
    const comments = changes.flatMap((change) => (change.kind === 'comment' ? [change] : []));
    const rows = await rowsOf(
      server.db,
      sql<{ comment: string }>`select g.comment
        from unnest(${comments.map(({ comment }) => comment)}::text[], ${comments.map(({ project }) => project)}::uuid[])
          as g(comment, project)
        join project p on p.uuid = g.project
        where not exists (select 1 from analysis_comment c where c.comment = g.comment)
          and not exists (select 1 from violation_comment c where c.comment = g.comment)
          and not exists (select 1 from analysis_past a where a.comments @> jsonb_build_array(jsonb_build_object('comment', g.comment)))
          and not exists (select 1 from violation_past v
            where v.analysis -> 'comments' @> jsonb_build_array(jsonb_build_object('comment', g.comment)))`,
    );
    return rows.map(({ comment }) => comment);
  }
});
