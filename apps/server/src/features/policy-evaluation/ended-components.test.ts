import type { AuditViolation } from '@waybill/api-contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type UploadedProject, workshopBom } from '../../../test/audit-world.ts';
import { recount } from '../../../test/recount/recount.ts';
import { type Database, findRow, inTransaction, rowsOf, runSql, sql } from '../../db/database.ts';
import { endComponents } from '../component/change/component-end.queries.ts';
import { lockForUpload, recountProjects } from '../matching/matching.service.ts';
import { insertDue } from './due.queries.ts';
import { evaluateProjects, judgeNewIdentities, startDueEvaluation } from './evaluate.service.ts';
import { evaluateDuePolicies } from './evaluate-policies.ts';
import { type PolicyWorld, startPolicyWorld } from './policy-world.fixtures.ts';
import { lockViolations } from './violation-count.service.ts';

let world: PolicyWorld;
let db: Database;
let policies = 0;

beforeAll(async () => {
  world = await startPolicyWorld();
  db = world.server.db;
});
afterEach(async () => {
  await world.server.runJobs();
  expect(await recount(db)).toEqual({});
});
afterAll(() => world.server.close());

/** A policy that every anvil violates, not evaluated yet. */
async function forbid(): Promise<void> {
  policies += 1;
  const { body } = await world.manager.put<{ uuid: string }>('/api/v1/policy', { name: `P${policies}` });
  await world.manager.put(`/api/v1/policy/${body.uuid}/condition`, {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: '{"name":"anvil","version":"*"}',
  });
}

const evaluate = () =>
  evaluateDuePolicies({
    db,
    now: () => new Date(),
    signal: new AbortController().signal,
    progress: () => undefined,
  });

/** A gate that a transaction waits at. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

async function someoneWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await findRow(db, waiting))) await new Promise((resolve) => setTimeout(resolve, 5));
}

const idOf = async (project: UploadedProject) =>
  (await findRow(db, sql<{ id: number }>`select project_id as id from project where uuid = ${project.uuid}`))
    ?.id ?? 0;

/** Holds back every evaluation until it is opened. @returns when it does */
async function holdCounters(projectId: number): Promise<{ open(): void; done: Promise<void> }> {
  const held = gate();
  const release = gate();
  const done = inTransaction(db, async (trx) => {
    await runSql(trx, sql`select 1 from project_count where project_id = ${projectId} for update`);
    held.open();
    await release.opened;
  });
  await held.opened;
  return { open: release.open, done };
}

describe('a violation that somebody decides about while its component ends', () => {
  it('takes the decision with it', async () => {
    const project = await world.upload('Deciding', '1');
    const projectId = await idOf(project);
    await forbid();
    await world.server.runJobs();
    const query = `/api/waybill/v1/project/${project.uuid}/violations`;
    const [violation] = (await world.manager.get<AuditViolation[]>(query)).body;
    // The decision is taken while the upload waits to count.
    const hold = await holdCounters(projectId);
    const decision = world.manager.put('/api/v1/violation/analysis', {
      component: violation?.component.uuid,
      policyViolation: violation?.uuid,
      analysisState: 'APPROVED',
      comment: 'fine',
    });
    await someoneWaits();
    const upload = world.upload('Deciding', '1', { ...workshopBom, version: 2, components: [] });
    const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await findRow(db, waiting))?.n ?? 0) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    hold.open();
    await hold.done;
    expect((await decision).status).toBe(200);
    await upload;
    const past = await rowsOf(
      db,
      sql<{
        state: string;
      }>`select analysis ->> 'state' as state from violation_past where uuid = ${violation?.uuid}`,
    );
    expect(past).toEqual([{ state: 'APPROVED' }]);
  });
});

describe('a component that ends while a policy is evaluated', () => {
  it('leaves no violation, whoever comes first', async () => {
    const first = await idOf(world.first);
    const project = await world.upload('Ending', '1');
    const projectId = await idOf(project);
    await forbid();
    const hold = await holdCounters(first);
    const evaluation = evaluate();
    await someoneWaits();
    // The evaluation has begun: nobody who comes now is waited for.
    const ended = gate();
    const commit = gate();
    const ending = inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      const rows = await rowsOf(
        trx,
        sql<{ id: number }>`select component_id as id from component where project_id = ${projectId}`,
      );
      await endComponents(
        trx,
        [projectId],
        rows.map(({ id }) => id),
        new Date(),
      );
      await runSql(trx, sql`delete from dependency where project_id = ${projectId}`);
      ended.open();
      await commit.opened;
      await recountProjects(trx, [projectId]);
    });
    await ended.opened;
    hold.open();
    await hold.done;
    await Promise.race([evaluation, someoneWaits()]);
    commit.open();
    await Promise.all([ending, evaluation]);
    const { body } = await world.manager.get<AuditViolation[]>(
      `/api/waybill/v1/project/${project.uuid}/violations`,
    );
    expect(body).toEqual([]);
  });

  it('leaves none when its project goes', async () => {
    const project = await world.upload('Going', '1');
    const projectId = await idOf(project);
    await forbid();
    const evaluated = gate();
    const commit = gate();
    const evaluation = inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      await lockViolations(trx, [projectId]);
      const identities = await rowsOf(
        trx,
        sql<{ id: number }>`select identity_id as id from component where project_id = ${projectId}`,
      );
      await judgeNewIdentities(
        trx,
        identities.map(({ id }) => id),
      );
      await evaluateProjects(trx, [projectId]);
      evaluated.open();
      await commit.opened;
    });
    await evaluated.opened;
    const deletion = world.manager.delete(`/api/v1/project/${project.uuid}`);
    await someoneWaits();
    commit.open();
    await evaluation;
    expect((await deletion).status).toBe(204);
  });
});

describe('a component that is added while its identity is judged anew', () => {
  it('is evaluated by the new judgment, whoever comes first', async () => {
    const source = await world.upload('Source', '1');
    const target = await world.upload('Target', '1', { ...workshopBom, components: [], dependencies: [] });
    await forbid();
    await world.server.runJobs();
    const [from, to] = [await idOf(source), await idOf(target)];
    // As if it had not been forbidden before.
    await runSql(db, sql`delete from policy_match`);
    const added = gate();
    const commit = gate();
    const adding = inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      await runSql(
        trx,
        sql`insert into component (project_id, component_id, identity_id, uuid, flags)
          select ${to}, component_id, identity_id, gen_random_uuid(), flags from component where project_id = ${from}`,
      );
      await runSql(
        trx,
        sql`insert into component_detail select (jsonb_populate_record(d, jsonb_build_object('project_id', ${to}::int))).*
          from component_detail d where project_id = ${from}`,
      );
      await recountProjects(trx, [to]);
      added.open();
      await commit.opened;
    });
    await added.opened;
    await inTransaction(db, async (trx) => {
      const rows = await rowsOf(
        trx,
        sql<{ id: number }>`select identity_id as id from component where project_id = ${from}`,
      );
      await insertDue(
        trx,
        rows.map(({ id }) => id),
      );
      await startDueEvaluation(trx);
    });
    const jobs = world.server.runJobs();
    await Promise.race([jobs, someoneWaits()]);
    commit.open();
    await adding;
    await jobs;
    const rows = await rowsOf(
      db,
      sql<{
        n: number;
      }>`select count(*) as n from violation where project_id in (${from}, ${to}) group by project_id`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });
});
