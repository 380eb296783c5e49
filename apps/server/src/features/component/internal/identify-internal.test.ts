import type { Component, Policy } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, runSql, sql } from '../../../db/database.ts';
import { startDueWork } from '../../../jobs/schedule.ts';
import {
  makePolicy,
  type PolicyWorld,
  startPolicyWorld,
  violators,
} from '../../policy-evaluation/policy-world.fixtures.ts';
import { identifyInternalRegularly } from './identify-internal.jobs.ts';

let world: PolicyWorld;
let project: Awaited<ReturnType<PolicyWorld['upload']>>;
let administrator: Awaited<ReturnType<PolicyWorld['server']['asKey']>>;

beforeAll(async () => {
  world = await startPolicyWorld();
  project = await world.upload('Smithy', '1');
  administrator = await world.server.asKey('SYSTEM_CONFIGURATION');
});
afterAll(() => world.server.close());

const set = (propertyName: string, propertyValue: string | null) =>
  administrator.post<string>('/api/v1/configProperty', {
    groupName: 'internal-components',
    propertyName,
    propertyValue,
  });

async function apply(propertyName: string, propertyValue: string | null): Promise<void> {
  expect((await set(propertyName, propertyValue)).status).toBe(200);
  await world.server.runJobs();
}

async function internals(query = ''): Promise<string[]> {
  const { body } = await world.manager.get<Component[]>(
    `/api/v1/component/project/${project.uuid}?size=0${query}`,
  );
  return [...new Set(body.filter((component) => component.isInternal).map(({ name }) => name))].sort();
}

describe('components of our own', () => {
  it('are told apart as soon as a pattern is saved, and when it is taken back', async () => {
    expect(await internals()).toEqual([]);
    await apply('names.regex', 'anv.l|tongs');
    expect(await internals()).toContain('anvil');
    expect(await internals('&internal=true')).toEqual(await internals());
    await apply('names.regex', null);
    expect(await internals()).toEqual([]);
  });

  it('are those of both patterns in mode AND', async () => {
    await apply('names.regex', 'anvil');
    await apply('groups.regex', 'no\\.such\\.group');
    expect(await internals()).toContain('anvil');
    await apply('match-mode', 'AND');
    expect(await internals()).toEqual([]);
    await apply('match-mode', 'OR');
    await apply('groups.regex', null);
    await apply('names.regex', null);
  });

  it('violate policies about them, and no longer do, without an upload', async () => {
    const policy: Policy = await makePolicy(world.server, world.manager, 'Own', [
      { subject: 'IS_INTERNAL', operator: 'IS', value: 'true' },
    ]);
    expect(policy.name).toBe('Own');
    expect(await violators(world.manager, project)).toEqual([]);
    await apply('names.regex', 'anvil');
    expect(new Set(await violators(world.manager, project))).toEqual(new Set(['anvil']));
    await apply('names.regex', null);
    expect(await violators(world.manager, project)).toEqual([]);
  });

  it('are looked for again every few hours, and nothing is written when nothing changed', async () => {
    await apply('names.regex', 'anvil');
    const versions = () =>
      rowsOf(world.server.db, sql`select component_id, xmin::text from component order by component_id`);
    await runSql(world.server.db, sql`delete from task where kind = 'component.identify-internal'`);
    const before = await versions();
    await startDueWork(world.server.db, [identifyInternalRegularly], new Date());
    await world.server.runJobs();
    expect(await versions()).toEqual(before);
    const [task] = await rowsOf<{ state: string; result: { changed: number } }>(
      world.server.db,
      sql`select state, result from task where kind = 'component.identify-internal'`,
    );
    expect(task).toMatchObject({ state: 'done', result: { changed: 0 } });
    await apply('names.regex', null);
  });

  it.each([
    ['(a', /not a regular expression/],
    ['(a)\\1', /a back reference at offset 3, which cannot be matched in bounded time/],
    ['a++', /possessive quantifier/],
    ['x'.repeat(1_025), /at most/],
  ])('have no pattern %s', async (pattern, sentence) => {
    const answer = await set('groups.regex', pattern);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(sentence);
  });
});
