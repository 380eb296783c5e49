import type { BlindSpot, Coverage, PortfolioCoverage, UncoveredComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, showProject, type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { noteRead } from '../source/source.fixtures.ts';
import { refreshAttention } from './attention-refresh.service.ts';

let server: TestServer;
let manager: KeyClient;
/** Sees the second project only. */
let restricted: KeyClient;
let first: UploadedProject;
let second: UploadedProject;

const bomOf = (components: { name: string }[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: components.map((component) => ({
    type: 'library',
    'bom-ref': component.name,
    ...component,
  })),
});
const named = (name: string, purl: string) => ({ name, version: '1.0.0', purl });

const components = [
  named('covered', 'pkg:golang/example.com/covered@v1.0.0'),
  named('branch', 'pkg:golang/example.com/branch@master'),
  { name: 'loose', purl: 'pkg:golang/example.com/loose' },
  { name: 'bare', version: '1' },
  named('long', `pkg:npm/${'n'.repeat(600)}`),
  { name: 'product', version: '1', cpe: 'cpe:2.3:a:acme:product:1.0:*:*:*:*:*:*:*' },
  { name: 'broken', version: '1', cpe: 'cpe:2.3:a:acme' },
  named('crate', 'pkg:cargo/crate@1.0.0'),
  named('snake', 'pkg:conda/snake@1.0.0'),
  named('curl', 'pkg:deb/debian/curl@8.0-1'),
  named('odd', 'pkg:deb/debian/odd@8.0-1?distro=something'),
  named('left', 'pkg:npm/left@1.0.0'),
  named('right', 'pkg:npm/right@1.0.0'),
  { name: 'unversioned', purl: 'pkg:npm/unversioned' },
  { name: 'our-own', version: '1' },
];

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
  restricted = await server.asKey('VIEW_PORTFOLIO');
  await set('vuln-source', 'google.osv.enabled', 'Go;Debian;crates.io');
  await set('vuln-source', 'nvd.enabled', 'false');
  await set('internal-components', 'names.regex', 'our-.*');
  for (const part of ['Go', 'Debian']) await noteRead(server.db, 'osv', part);
  first = await uploadBom(server, manager, 'First', '1', bomOf(components));
  second = await uploadBom(
    server,
    manager,
    'second',
    '2',
    bomOf(components.filter(({ name }) => ['left', 'bare', 'covered', 'our-own'].includes(name))),
  );
  await showProject(server, restricted, second);
  await refresh();
});
afterAll(() => server.close());

const refresh = () => refreshAttention(server.db, new Date(), new AbortController().signal);

async function set(groupName: string, propertyName: string, propertyValue: string): Promise<void> {
  const answer = await server.asAdmin.post('/api/v1/configProperty', {
    groupName,
    propertyName,
    propertyValue,
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

const coverage = async (client = manager) =>
  (await client.get<PortfolioCoverage>('/api/waybill/v1/coverage')).body;
const listed = (query = '', client = manager) =>
  client.get<UncoveredComponent[]>(`/api/waybill/v1/coverage/components${query}`);
const namesOf = async (query = '', client = manager) =>
  (await listed(query, client)).body.map(({ name, project }) => `${project.name}/${name}`);

function spotOf({ blindSpots, notes }: Coverage, key: string): BlindSpot {
  const spot = [...blindSpots, ...notes].find((one) => one.key === key);
  if (!spot) throw new Error(`No ${key} among ${blindSpots.map((one) => one.key).join(' ')}`);
  return spot;
}

describe('the coverage of the portfolio', () => {
  it('counts what is covered, what is not, and what need not be', async () => {
    expect(await coverage()).toMatchObject({ components: 19, judgeable: 3, intended: 2, blind: 14 });
  });

  it.each<[string, number, number, string, Record<string, unknown>, number]>([
    ['ecosystem_not_enabled:npm', 4, 2, 'enable_ecosystem', { ecosystem: 'npm' }, 3],
    ['ecosystem_not_read:crates.io', 1, 1, 'import_source', { source: 'osv' }, 1],
    ['nvd_not_enabled', 1, 1, 'enable_source', { source: 'nvd' }, 1],
    ['no_identifier', 2, 2, 'add_identifier', {}, 2],
    ['type_without_source:conda', 1, 1, 'add_cpe', {}, 1],
    ['purl_unreadable', 1, 1, 'correct_purl', {}, 1],
    ['cpe_unreadable', 1, 1, 'correct_cpe', {}, 1],
    ['version_missing:semver', 1, 1, 'add_version', {}, 1],
    ['version_unreadable:semver', 1, 1, 'correct_version', {}, 1],
    ['release_unreadable:debian', 1, 1, 'name_release', {}, 1],
    ['release_unknown:debian', 1, 1, 'name_release', {}, 1],
    ['internal', 2, 2, 'none', {}, 0],
  ])('has %s with %d components in %d projects, which %s repairs', async (key, ...expected) => {
    const { components: count, projects, action } = spotOf(await coverage(), key);
    expect([count, projects, action.code, action.data, action.components]).toEqual(expected);
    const ofKey = await listed(`?cause=${encodeURIComponent(key)}`);
    expect(ofKey.headers.get('x-total-count')).toBe(String(count));
    expect(ofKey.body).toHaveLength(count);
    expect(new Set(ofKey.body.map(({ project }) => project.uuid)).size).toBe(projects);
    for (const { causes } of ofKey.body) {
      expect(causes).toMatchObject([{ key, action: { code: action.code, data: action.data } }]);
    }
  });

  it('says the same of a project, without numbers of projects', async () => {
    const view = (await manager.get<Coverage>(`/api/waybill/v1/project/${second.uuid}/coverage`)).body;
    expect(view).toMatchObject({ components: 4, judgeable: 1, intended: 1, blind: 2 });
    expect(spotOf(view, 'internal').examples.map(({ name }) => name)).toEqual(['our-own']);
    expect(spotOf(view, 'no_identifier').examples.map(({ name }) => name)).toEqual(['bare']);
    expect(spotOf(view, 'no_identifier')).not.toHaveProperty('projects');
  });

  it('names the ecosystems in which something is missing', async () => {
    const { ecosystems } = await coverage();
    expect(ecosystems[0]).toEqual({ ecosystem: 'npm', components: 4 });
    expect(ecosystems).toContainEqual({ ecosystem: 'deb/debian', components: 1 });
  });
});

describe('the list of components that are not covered', () => {
  it('goes through the projects by name, and through their components', async () => {
    expect(await namesOf()).toEqual([
      ...['bare', 'branch', 'broken', 'crate', 'left', 'long', 'loose', 'odd', 'product', 'right'].map(
        (name) => `First/${name}`,
      ),
      ...['First/snake', 'First/unversioned', 'second/bare', 'second/left'],
    ]);
    const [bare] = (await listed()).body;
    expect(bare).toEqual({
      uuid: first.components.bare,
      name: 'bare',
      version: '1',
      isInternal: false,
      isCovered: false,
      records: [],
      recordCount: 0,
      causes: [
        {
          key: 'no_identifier',
          code: 'no_identifier',
          data: {},
          action: { code: 'add_identifier', data: {} },
        },
      ],
      project: { uuid: first.uuid, name: 'First', version: '1' },
    });
  });

  it('is filtered by cause, ecosystem and project', async () => {
    expect(await namesOf('?ecosystem=deb')).toEqual(['First/odd']);
    expect(await namesOf('?ecosystem=deb/debian')).toEqual(['First/odd']);
    expect(await namesOf('?ecosystem=debian')).toEqual([]);
    expect(await namesOf('?cause=ecosystem_not_enabled&ecosystem=npm')).toHaveLength(4);
    expect(await namesOf(`?project=${second.uuid}`)).toEqual(['second/bare', 'second/left']);
    expect(await namesOf(`?project=${second.uuid}&cause=no_identifier`)).toEqual(['second/bare']);
    expect(await namesOf('?cause=internal')).toEqual(['First/our-own', 'second/our-own']);
    expect(await namesOf('?cause=nonsense')).toEqual([]);
    expect(await namesOf(`?component=${second.components.left}`)).toEqual(['second/left']);
    expect(await namesOf(`?component=${second.components.covered}`)).toEqual([]);
    expect((await listed(`?component=${second.components.covered}`)).headers.get('x-total-count')).toBe('0');
    expect(await namesOf(`?component=${second.components['our-own']}`)).toEqual(['second/our-own']);
    expect(await namesOf(`?component=${second.components['our-own']}&cause=no_identifier`)).toEqual([]);
    expect((await listed('?project=x')).status).toBe(400);
    expect((await listed('?component=00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await listed('?project=00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('is read page by page, by cursor or by number', async () => {
    const all = await namesOf();
    const byNumber: string[] = [];
    for (const page of [1, 2, 3]) byNumber.push(...(await namesOf(`?pageNumber=${page}&pageSize=5`)));
    expect(byNumber).toEqual(all);
    const byCursor: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await listed(`?pageSize=5${cursor && `&cursor=${cursor}`}`);
      byCursor.push(...answer.body.map(({ name, project }) => `${project.name}/${name}`));
      cursor = answer.headers.get('x-next-cursor');
    }
    expect(byCursor).toEqual(all);
  });
});

describe('an action', () => {
  it('takes its cause away, and covers as many components as it said', async () => {
    const before = await coverage();
    const { action } = spotOf(before, 'ecosystem_not_enabled:npm');
    await set('vuln-source', 'google.osv.enabled', 'Go;Debian;crates.io;npm');
    await noteRead(server.db, 'osv', 'npm');
    const after = await coverage();
    expect(after.judgeable - before.judgeable).toBe(action.components);
    expect(after.blindSpots.map(({ key }) => key)).not.toContain('ecosystem_not_enabled:npm');
    expect(spotOf(after, 'version_missing:semver').components).toBe(2);
    expect(await namesOf('?cause=ecosystem_not_enabled:npm')).toEqual([]);
    await set('vuln-source', 'google.osv.enabled', 'Go;Debian;crates.io');
  });

  it('on sources does so for CPE and for what was not imported', async () => {
    await set('vuln-source', 'nvd.enabled', 'true');
    expect(spotOf(await coverage(), 'nvd_not_read').action).toEqual({
      code: 'import_source',
      data: { source: 'nvd' },
      components: 1,
    });
    await noteRead(server.db, 'nvd', 'nvdcve-2.0-2026');
    await noteRead(server.db, 'osv', 'crates.io');
    const keys = (await coverage()).blindSpots.map(({ key }) => key);
    expect(keys.filter((key) => /^nvd_|_not_read/.test(key))).toEqual([]);
    await set('vuln-source', 'nvd.enabled', 'false');
  });

  it('on the component does so once the projects are counted again', async () => {
    const { bare = '' } = second.components;
    const body = {
      uuid: bare,
      name: 'bare',
      version: '1',
      classifier: 'LIBRARY',
      purl: 'pkg:golang/example.com/bare@v1.0.0',
    };
    expect((await manager.post('/api/v1/component', body)).status).toBe(200);
    expect(await namesOf(`?project=${second.uuid}`)).toEqual(['second/left']);
    expect(await refresh()).toBe(1);
    expect(spotOf(await coverage(), 'no_identifier')).toMatchObject({ components: 1, projects: 1 });
  });

  it('on the patterns of internal components does so, too', async () => {
    await set('internal-components', 'names.regex', 'our-.*|bare');
    await server.runJobs();
    await refresh();
    const view = await coverage();
    expect(view.intended).toBe(3);
    expect(view.blindSpots.map(({ key }) => key)).not.toContain('no_identifier');
    expect(await namesOf('?cause=internal')).toEqual(['First/bare', 'First/our-own', 'second/our-own']);
  });
});

describe('who may see it', () => {
  it('counts and lists only what the caller may see', async () => {
    await setAccessControl(server, true);
    try {
      const view = await coverage(restricted);
      expect(view).toMatchObject({ components: 4, judgeable: 2, intended: 1, blind: 1 });
      expect(spotOf(view, 'ecosystem_not_enabled:npm')).toMatchObject({ components: 1, projects: 1 });
      const list = await listed('', restricted);
      expect(list.headers.get('x-total-count')).toBe('1');
      expect(list.body.map(({ project }) => project.uuid)).toEqual([second.uuid]);
      expect((await listed(`?project=${first.uuid}`, restricted)).status).toBe(404);
      expect((await listed(`?component=${first.components.left}`, restricted)).status).toBe(404);
    } finally {
      await setAccessControl(server, false);
    }
  });

  it('is refused without the permission to view the portfolio', async () => {
    const other = await server.asKey('VIEW_VULNERABILITY');
    expect((await other.get('/api/waybill/v1/coverage')).status).toBe(403);
    expect((await other.get('/api/waybill/v1/coverage/components')).status).toBe(403);
  });

  it('leaves inactive projects out of the portfolio, though not of their own list', async () => {
    await manager.patch(`/api/v1/project/${second.uuid}`, { active: false });
    expect((await coverage()).components).toBe(15);
    expect(await namesOf('?cause=ecosystem_not_enabled')).not.toContain('second/left');
    expect(await namesOf(`?project=${second.uuid}`)).toEqual(['second/left']);
  });
});
