import type { Component, Project, Repository } from '@waybill/api-contract';
import { type PlayedPackage, playRegistry, type SourceServer, startSourceServer } from '@waybill/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';
import { recurringLooks } from './latest.jobs.ts';

const url = '/api/v1/repository';
const dayMs = 86_400_000;
const published = '2026-01-01T10:00:00Z';
const played: Record<'first' | 'second' | 'third' | 'inside', PlayedPackage[]> = {
  first: [],
  second: [],
  third: [],
  inside: [],
};
const clock = { now: new Date('2026-03-01T12:00:00Z') };
let server: TestServer;
let source: SourceServer;
let client: KeyClient;
let project: string;

beforeAll(async () => {
  source = await startSourceServer({
    root: '.',
    services: {
      '/first': playRegistry('pypi', () => ({ packages: played.first })),
      '/second': playRegistry('pypi', () => ({ packages: played.second })),
      '/third': playRegistry('pypi', () => ({ packages: played.third })),
      '/inside': playRegistry('pypi', () => ({ packages: played.inside, authorization: 'Bearer let-me-in' })),
    },
  });
  server = await startTestServer({ now: () => clock.now });
  await runSql(server.db, sql`delete from repository`);
  client = await server.asKey(
    'SYSTEM_CONFIGURATION',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'POLICY_MANAGEMENT',
  );
  await addRepository({ identifier: 'first', url: `${source.url}/first` });
  await addRepository({ identifier: 'second', url: `${source.url}/second/` });
  project = (await client.put<Project>('/api/v1/project', { name: 'shop' })).body.uuid;
});
beforeEach(() => {
  source.reset();
  clock.now = new Date(clock.now.getTime() + dayMs);
});
afterAll(async () => {
  await server.close();
  await source.close();
});

async function addRepository(body: Record<string, unknown>): Promise<Repository> {
  const answer = await client.put<Repository>(url, { type: 'PYPI', enabled: true, ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

/** Changes a repository, and waits for what follows. */
async function changeRepository(identifier: string, changes: Record<string, unknown> = {}): Promise<void> {
  const { body } = await client.get<Repository[]>(`${url}/PYPI`);
  const before = body.find((one) => one.identifier === identifier);
  expect((await client.post(url, { ...before, ...changes })).status).toBe(200);
  await server.runJobs();
}

async function addComponent(name: string, version = '1.0.0'): Promise<void> {
  const body = { name, version, classifier: 'LIBRARY', purl: `pkg:pypi/${name}@${version}` };
  const answer = await client.put(`/api/v1/component/project/${project}`, body);
  expect(answer.status, answer.text).toBe(201);
}

function has(name: string, version: string): PlayedPackage {
  return { name, versions: [{ version, published }] };
}

/** Runs one of the two jobs as the schedule would. */
async function run(which: 'refresh' | 'look'): Promise<void> {
  const kind = `repository.${which}`;
  const found = recurringLooks(clock.now, () => clock.now).find(
    ({ task }) => task.kind === kind && ['PYPI', 'new'].includes(task.subject),
  );
  if (!found) throw new Error(`Nothing recurs as ${kind}`);
  await inTransaction(server.db, (trx) => enqueue(trx, found.task));
  await server.runJobs();
}

async function latest(name: string): Promise<string | number> {
  const { status, body } = await client.get<{ latestVersion: string }>(`${url}/latest?purl=pkg:pypi/${name}`);
  return status === 200 ? body.latestVersion : status;
}

function askedOf(name: string): string[] {
  return source.requests
    .filter(({ path }) => path.endsWith(`/pypi/${name}/json`))
    .map(({ path, status }) => `${path.split('/')[1]} ${status}`);
}

describe('repositories are asked for the latest version', () => {
  it('of packages that are new, in their order until one knows it', async () => {
    played.first = [has('flask', '3.0.0')];
    played.second = [has('flask', '9.9.9'), has('django', '5.0.0')];
    for (const name of ['flask', 'django', 'nowhere']) await addComponent(name);
    await run('look');
    expect(askedOf('flask')).toEqual(['first 200']);
    expect(askedOf('django')).toEqual(['first 404', 'second 200']);
    expect([await latest('flask'), await latest('django'), await latest('nowhere')]).toEqual([
      '3.0.0',
      '5.0.0',
      404,
    ]);
  });

  it('once in the time that answers are kept, also where nobody knew the package', async () => {
    await run('refresh');
    source.reset();
    await run('refresh');
    await run('look');
    expect(source.requests).toEqual([]);
  });

  it('again after that, and nothing is sent that has not changed', async () => {
    played.second = [has('django', '5.1.0')];
    await run('refresh');
    expect(askedOf('flask')).toEqual(['first 304']);
    expect([await latest('flask'), await latest('django')]).toEqual(['3.0.0', '5.1.0']);
  });

  it('and one that nobody knows any more has none', async () => {
    played.second = [];
    await run('refresh');
    expect(await latest('django')).toBe(404);
  });

  it('of packages of active projects only', async () => {
    await client.patch(`/api/v1/project/${project}`, { active: false });
    await run('refresh');
    expect(source.requests).toEqual([]);
    await client.patch(`/api/v1/project/${project}`, { active: true });
  });
});

describe('a component', () => {
  it('shows the latest version in lists, and alone where that is asked for', async () => {
    const list = await client.get<Component[]>(`/api/v1/component/project/${project}?onlyOutdated=true`);
    expect(list.body.map(({ name, version }) => [name, version])).toEqual([['flask', '1.0.0']]);
    const meta = {
      repositoryType: 'PYPI',
      name: 'flask',
      latestVersion: '3.0.0',
      published: Date.parse(published),
    };
    expect(list.body[0]?.repositoryMeta).toMatchObject(meta);
    const alone = `/api/v1/component/${list.body[0]?.uuid}`;
    expect((await client.get<Component>(alone)).body).not.toHaveProperty('repositoryMeta');
    const asked = await client.get<Component>(`${alone}?includeRepositoryMetaData=true`);
    expect(asked.body.repositoryMeta).toMatchObject(meta);
  });
});

describe('a repository in trouble', () => {
  it('takes nothing back, is told of, and is asked again by the next look', async () => {
    source.fail('/first/pypi/flask/json', { kind: 'status', status: 429, retryAfterSeconds: 600, times: 1 });
    await run('refresh');
    expect(await latest('flask')).toBe('3.0.0');
    const stored = await sql<{ problem: string }>`select problem from repository
      where identifier = 'first'`.execute(server.db);
    expect(stored.rows[0]?.problem).toMatch(/limits the number of requests \(429\)|asked to be left alone/);
    const told = await sql`select 1 from outbox where event_group = 'REPOSITORY'`.execute(server.db);
    expect(told.rows).not.toEqual([]);

    await runSql(server.db, sql`delete from outgoing_lane`);
    played.first = [has('flask', '3.1.0')];
    await run('look');
    expect(await latest('flask')).toBe('3.0.0');
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    await run('look');
    expect(await latest('flask')).toBe('3.1.0');
  });
});

describe('a repository that was changed', () => {
  it('is asked at once, and the others are not', async () => {
    await run('refresh');
    source.reset();
    played.second = [has('django', '5.2.0')];
    await changeRepository('second');
    expect(source.requests.map(({ path }) => path.split('/')[1])).not.toContain('first');
    expect(askedOf('django')).toEqual(['second 200']);
    expect(await latest('django')).toBe('5.2.0');
  });

  it('in its place is asked before the others, and they are not asked again', async () => {
    played.first = [...played.first, has('django', '4.0.0')];
    await changeRepository('first');
    expect(await latest('django')).toBe('4.0.0');
    const listed = (await client.get<Repository[]>(`${url}/PYPI?sortName=resolutionOrder&sortOrder=asc`))
      .body;
    const order = async (uuids: string[]) => {
      expect((await client.post('/api/waybill/v1/repositories/PYPI/order', { uuids })).status).toBe(204);
      await server.runJobs();
    };
    const uuids = listed.map(({ uuid }) => uuid);
    await order(uuids.toReversed());
    expect(await latest('django')).toBe('5.2.0');
    source.reset();
    await order(uuids);
    expect(await latest('django')).toBe('4.0.0');
    expect(source.requests).toEqual([]);
    played.first = played.first.filter(({ name }) => name !== 'django');
    await changeRepository('first');
  });

  it('or switched off leaves its packages to the others', async () => {
    await run('refresh');
    source.reset();
    played.second = [];
    await changeRepository('second', { enabled: false });
    expect(source.requests).toEqual([]);
    expect(await latest('django')).toBe(404);
    await changeRepository('second', { enabled: true });
    expect(askedOf('django')).toEqual(['second 404']);
  });

  it('or removed takes along what it said', async () => {
    const other = await addRepository({ identifier: 'third', url: `${source.url}/third` });
    played.third = [has('django', '5.3.0')];
    await server.runJobs();
    expect(await latest('django')).toBe('5.3.0');
    expect((await client.delete(`${url}/${other.uuid}`)).status).toBe(204);
    await server.runJobs();
    expect(await latest('django')).toBe(404);
    const left = await sql`select 1 from identity_release r where not exists (
      select 1 from repository y where y.repository_id = r.repository_id)`.execute(server.db);
    expect(left.rows).toEqual([]);
  });
});

describe('components of our own', () => {
  beforeAll(async () => {
    await client.post('/api/v1/configProperty', {
      groupName: 'internal-components',
      propertyName: 'names.regex',
      propertyValue: 'acme-.*',
    });
  });

  it('are asked for at no repository of others', async () => {
    played.first = [has('acme-tools', '6.6.6')];
    await addComponent('acme-tools');
    await run('look');
    expect(askedOf('acme-tools')).toEqual([]);
    expect(await latest('acme-tools')).toBe(404);
  });

  it('are asked for at internal repositories with their token, and nothing else is', async () => {
    await addRepository({
      identifier: 'inside',
      url: `${source.url}/inside`,
      internal: true,
      authenticationRequired: true,
      password: 'let-me-in',
    });
    played.inside = [has('acme-tools', '1.2.3'), has('nowhere', '1.0.0')];
    await run('refresh');
    expect(askedOf('acme-tools')).toEqual(['inside 200']);
    expect(askedOf('nowhere')).toEqual(['first 404', 'second 404']);
    expect(await latest('acme-tools')).toBe('1.2.3');
  });
});

describe('what a repository says', () => {
  const versions = [
    { version: '1.0.0', published: '2020-01-01T10:00:00Z' },
    { version: '2.0.0', published },
  ];

  const dateless = { name: 'dateless', versions: [{ version: '1.0.0' }, { version: '2.0.0', published }] };

  async function addPolicy(subject: string, operator: string, value: string): Promise<void> {
    const body = { name: subject, operator: 'ANY', violationState: 'WARN' };
    const policy = await client.put<{ uuid: string }>('/api/v1/policy', body);
    const answer = await client.put(`/api/v1/policy/${policy.body.uuid}/condition`, {
      subject,
      operator,
      value,
    });
    expect(answer.status, answer.text).toBe(201);
    await server.runJobs();
  }

  async function violators(): Promise<string[]> {
    const viewer = await server.asKey('VIEW_POLICY_VIOLATION', 'VIEW_PORTFOLIO');
    const { body } = await viewer.get<
      { component: { name: string }; policyCondition: { subject: string } }[]
    >(`/api/v1/violation/project/${project}`);
    return body
      .map(({ component, policyCondition }) => `${component.name} ${policyCondition.subject}`)
      .sort();
  }

  it('of the version in use decides about its age, and one of unknown age has none', async () => {
    await addPolicy('AGE', 'NUMERIC_GREATER_THAN', 'P5Y');
    await addComponent('requests');
    await addComponent('dateless');
    played.first = [{ name: 'requests', versions }, dateless];
    await run('look');
    expect(await violators()).toEqual(['requests AGE']);
  });

  it('about a date no longer counts once the repository was changed and does not say it any more', async () => {
    played.first = [has('requests', '2.0.0'), dateless];
    await changeRepository('first');
    expect(await violators()).toEqual([]);
    played.first = [{ name: 'requests', versions }, dateless];
    await changeRepository('first');
    expect(await violators()).toEqual(['requests AGE']);
  });

  it('of the latest version decides about what is outdated, and a new answer is looked at anew', async () => {
    await addPolicy('IS_OUTDATED', 'IS', 'true');
    expect(await violators()).toEqual([
      'acme-tools IS_OUTDATED',
      'dateless IS_OUTDATED',
      'requests AGE',
      'requests IS_OUTDATED',
    ]);
    played.first = [{ name: 'requests', versions: versions.slice(0, 1) }, has('flask', '1.0.0')];
    await run('refresh');
    expect(await violators()).toEqual(['acme-tools IS_OUTDATED', 'requests AGE']);
  });

  it('of a direct dependency decides how far it is behind', async () => {
    await addPolicy('VERSION_DISTANCE', 'NUMERIC_GREATER_THAN_OR_EQUAL', '{"major":"1"}');
    await runSql(
      server.db,
      sql`update component set flags = flags | 4
      where identity_id in (select identity_id from identity where name = 'flask')`,
    );
    played.first = [has('flask', '3.0.0'), { name: 'requests', versions }];
    await run('refresh');
    expect(await violators()).toContain('flask VERSION_DISTANCE');
    expect(await violators()).not.toContain('requests VERSION_DISTANCE');
  });

  it('of a version that it knows is not asked for again, and of another one at once', async () => {
    await run('refresh');
    source.reset();
    await addComponent('requests', '2.0.0');
    await run('look');
    // The latest version is known since a moment; only the document with all versions is read.
    expect(askedOf('requests')).toEqual(['first 200']);
    source.reset();
    await run('refresh');
    expect(source.requests).toEqual([]);
  });
});
