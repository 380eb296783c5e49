import type {
  Component,
  DependencyGraphResponse,
  DirectDependency,
  GraphNode,
  ProjectGraph,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
} from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

/** a → b → c → d, a → x, y → c, and d → b closes a circle; y is a root, z is on its own. */
const names = ['a', 'b', 'c', 'd', 'x', 'y', 'z'];
const graphBom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'root' } },
  components: names.map((name) => ({
    type: 'library',
    'bom-ref': name,
    name,
    version: '1.0',
    purl: `pkg:npm/${name}@1.0?q=1`,
  })),
  services: [{ 'bom-ref': 'api', group: 'acme', name: 'api', version: '2' }],
  dependencies: [
    { ref: 'root', dependsOn: ['a', 'y', 'api'] },
    { ref: 'a', dependsOn: ['b', 'x', 'api'] },
    { ref: 'b', dependsOn: ['c'] },
    { ref: 'c', dependsOn: ['d'] },
    { ref: 'd', dependsOn: ['b'] },
    { ref: 'y', dependsOn: ['c'] },
    { ref: 'api', dependsOn: ['z'] },
  ],
};

let world: AuditWorld;
let project: UploadedProject;
let flat: UploadedProject;
beforeAll(async () => {
  world = await startAuditWorld();
  project = await uploadBom(world.server, world.auditor, 'Graph', '1', graphBom);
  flat = await uploadBom(world.server, world.auditor, 'Flat', '1', { ...graphBom, dependencies: [] });
});
afterAll(() => world.server.close());

const uuidOf = (name: string) => project.components[name] ?? '';
/** The list inside the text, by name; its order means nothing. */
const parse = (text: string | undefined): DirectDependency[] =>
  JSON.parse(text ?? '[]').sort((a: DirectDependency, b: DirectDependency) => a.name.localeCompare(b.name));

describe('direct dependencies', () => {
  const direct = (kind: string, uuid: string) =>
    world.viewer.get<DependencyGraphResponse[]>(`/api/v1/dependencyGraph/${kind}/${uuid}/directDependencies`);

  it('of a project are its components and services, each with its own', async () => {
    const { status, body } = await direct('project', project.uuid);
    expect(status).toBe(200);
    expect(body.map((node) => node.name)).toEqual(['a', 'y', 'api']);
    expect(body[0]).toEqual({
      uuid: uuidOf('a'),
      name: 'a',
      version: '1.0',
      purl: 'pkg:npm/a@1.0?q=1',
      directDependencies: expect.any(String),
    });
    expect(body[2]).toMatchObject({ name: 'api', version: '2' });
    expect(parse(body[2]?.directDependencies).map((item) => item.name)).toEqual(['z']);
    expect(parse(body[0]?.directDependencies)).toEqual([
      { uuid: body[2]?.uuid, group: 'acme', name: 'api', version: '2', objectType: 'SERVICE' },
      {
        uuid: uuidOf('b'),
        name: 'b',
        version: '1.0',
        purl: 'pkg:npm/b@1.0?q=1',
        purlCoordinates: 'pkg:npm/b@1.0',
        objectType: 'COMPONENT',
      },
      expect.objectContaining({ uuid: uuidOf('x') }),
    ]);
    // Clients search this text.
    expect(body[0]?.directDependencies).toContain(`"uuid":"${uuidOf('b')}"`);
  });

  it('of a component are listed the same way; a leaf has none', async () => {
    expect((await direct('component', uuidOf('b'))).body.map((node) => node.name)).toEqual(['c']);
    const [leaf] = (await direct('component', uuidOf('y'))).body;
    expect(leaf?.name).toBe('c');
    expect((await direct('component', uuidOf('z'))).body).toEqual([]);
    const x = (await direct('component', uuidOf('a'))).body.find((node) => node.name === 'x');
    expect(x).not.toHaveProperty('directDependencies');
  });

  it('are an empty list where the BOM names none', async () => {
    expect((await direct('project', flat.uuid)).body).toEqual([]);
  });

  it('are refused with the codes of the contract', async () => {
    for (const kind of ['project', 'component']) {
      expect(await direct(kind, 'x')).toMatchObject({ status: 400, body: [{ message: 'Invalid UUID' }] });
      expect((await direct(kind, unknown)).text).toBe(`The ${kind} could not be found.`);
    }
  });
});

describe('the way to components', () => {
  const pathOf = (uuids: readonly string[], of = project) =>
    world.viewer.get<Record<string, Component>>(
      `/api/v1/component/project/${of.uuid}/dependencyGraph/${encodeURIComponent(uuids.join('|'))}`,
    );
  const namesOf = (map: Record<string, Component>, uuids: readonly string[] = Object.keys(map)) =>
    uuids.map((uuid) => map[uuid]?.name).toSorted();

  it('shows all ancestors expanded, the roots, and two steps below these', async () => {
    const { body: map } = await pathOf([uuidOf('b')]);
    // d leads to b through the circle, and so do c and y.
    // z is two steps below what the project depends on.
    expect(namesOf(map)).toEqual(['a', 'b', 'c', 'd', 'x', 'y', 'z']);
    expect(map[uuidOf('a')]).toMatchObject({ expandDependencyGraph: true, version: '1.0' });
    expect(namesOf(map, map[uuidOf('a')]?.dependencyGraph)).toEqual(['b', 'x']);
    expect(map[uuidOf('d')]).toMatchObject({ expandDependencyGraph: true, dependencyGraph: [uuidOf('b')] });
    expect(map[uuidOf('x')]).toEqual({
      uuid: uuidOf('x'),
      name: 'x',
      version: '1.0',
      purl: 'pkg:npm/x@1.0?q=1',
      purlCoordinates: 'pkg:npm/x@1.0',
      isInternal: false,
      expandDependencyGraph: false,
    });
    // Beside the path, but it has dependencies of its own, too.
    expect(map[uuidOf('y')]?.dependencyGraph?.length).toBeGreaterThan(0);
  });

  it('covers several components at once', async () => {
    const { body: map } = await pathOf([uuidOf('x'), uuidOf('z')]);
    expect(namesOf(map)).toEqual(['a', 'b', 'c', 'd', 'x', 'y', 'z']);
    expect(map[uuidOf('y')]).toMatchObject({ expandDependencyGraph: false });
    expect(map[uuidOf('z')]).toMatchObject({ expandDependencyGraph: false });
    expect(map[uuidOf('z')]).not.toHaveProperty('dependencyGraph');
  });

  it('is empty for a project without a graph', async () => {
    const { status, body } = await pathOf([flat.components.a ?? ''], flat);
    expect([status, body]).toEqual([200, {}]);
  });

  it('is refused for what is no component of the project', async () => {
    expect(await pathOf(['x'])).toMatchObject({ status: 400, body: { title: 'Illegal argument provided' } });
    expect((await pathOf([unknown])).status).toBe(404);
    expect((await pathOf([uuidOf('a'), flat.components.a ?? ''])).status).toBe(404);
  });
});

describe('the whole graph', () => {
  const graph = async (uuid: string) =>
    world.viewer.get<ProjectGraph>(`/api/waybill/v1/project/${uuid}/graph`);

  it('has the project first, every component and service, and edges as pairs of positions', async () => {
    const { body } = await graph(project.uuid);
    const nodeNames = body.nodes.map((node) => node[1]);
    expect(nodeNames[0]).toBe('Graph');
    expect(nodeNames.slice(1).toSorted()).toEqual([...names, 'api'].toSorted());
    const pairs: string[] = [];
    for (let i = 0; i < body.edges.length; i += 2) {
      pairs.push(`${nodeNames[body.edges[i] ?? -1]} ${nodeNames[body.edges[i + 1] ?? -1]}`);
    }
    const expected = graphBom.dependencies.flatMap(({ ref, dependsOn }) =>
      dependsOn.map((to) => `${ref === 'root' ? 'Graph' : ref} ${to}`),
    );
    expect(pairs.toSorted()).toEqual(expected.toSorted());
  });

  it('carries counts of vulnerabilities and what kind of node each is', async () => {
    const { body } = await graph(world.first.uuid);
    const byName = new Map<string, GraphNode>(body.nodes.map((node) => [node[1], node]));
    expect(byName.get('anvil')).toEqual([
      world.first.components.anvil,
      'anvil',
      '1.5',
      null,
      null,
      1,
      0,
      1,
      0,
      0,
      4,
      null,
    ]);
    expect(byName.get('hammer')?.slice(2)).toEqual(['1.5', 'example.com', 'golang', 0, 1, 0, 0, 0, 4, null]);
    expect(byName.get('nail')?.at(-2)).toBe(0);
    expect(byName.get('forge')?.at(-2)).toBe(1);
  });

  it('says which versions are not the latest ones, and what the latest one is', async () => {
    const say = (version: string) =>
      runSql(
        world.server.db,
        sql`insert into package_latest (pkg_id, version, checked_at)
          select q.pkg_id, ${version}, now() from identity_coord q join identity i on i.identity_id = q.identity_id
            where i.name = 'hammer' and i.version = '1.5'
          on conflict (pkg_id) do update set version = excluded.version`,
      );
    const latestOfHammer = async () =>
      (await graph(world.first.uuid)).body.nodes.find((node) => node[1] === 'hammer')?.at(-1);
    await say('2.0');
    expect(await latestOfHammer()).toBe('2.0');
    await say('1.5');
    expect(await latestOfHammer()).toBeNull();
  });

  it('follows a new BOM', async () => {
    const shrinking = await uploadBom(world.server, world.auditor, 'Shrinking', '1', graphBom);
    await uploadBom(world.server, world.auditor, 'Shrinking', '1', {
      ...graphBom,
      components: graphBom.components.filter((component) => component.name !== 'b'),
      dependencies: [{ ref: 'root', dependsOn: ['a'] }],
    });
    const { body } = await graph(shrinking.uuid);
    expect(body.nodes).toHaveLength(1 + names.length - 1 + 1);
    expect(body.edges).toHaveLength(2);
  });

  it('is refused with the codes of the contract', async () => {
    expect((await graph('x')).status).toBe(400);
    expect((await graph(unknown)).status).toBe(404);
  });
});

describe('graphs of a project of others', () => {
  it('are not shown', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    await showProject(world.server, caller, flat);
    const paths = [
      `/api/v1/dependencyGraph/project/${project.uuid}/directDependencies`,
      `/api/v1/dependencyGraph/component/${uuidOf('a')}/directDependencies`,
      `/api/v1/component/project/${project.uuid}/dependencyGraph/${uuidOf('a')}`,
      `/api/waybill/v1/project/${project.uuid}/graph`,
    ];
    await setAccessControl(world.server, true);
    try {
      for (const path of paths) {
        const hidden = path.includes('/waybill/') ? 404 : 403;
        expect((await caller.get(path)).status, path).toBe(hidden);
        expect((await other.get(path)).status, path).toBe(403);
      }
      expect((await caller.get(`/api/waybill/v1/project/${flat.uuid}/graph`)).status).toBe(200);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});

describe('the latest version of a package', () => {
  it('stands at each node where a repository told it', async () => {
    await runSql(
      world.server.db,
      sql`insert into package_latest (pkg_id, version, published_at, checked_at)
        select pkg_id, '2.0', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z' from pkg where kind = 0 and k3 = 'b'`,
    );
    const direct = await world.viewer.get<DependencyGraphResponse[]>(
      `/api/v1/dependencyGraph/component/${uuidOf('a')}/directDependencies`,
    );
    expect(direct.body.map(({ name, latestVersion }) => [name, latestVersion])).toEqual([
      ['b', '2.0'],
      ['x', undefined],
      ['api', undefined],
    ]);
    const paths = await world.viewer.get<Record<string, Component>>(
      `/api/v1/component/project/${project.uuid}/dependencyGraph/${uuidOf('b')}`,
    );
    expect(paths.body[uuidOf('b')]?.repositoryMeta).toEqual({
      repositoryType: 'NPM',
      name: 'b',
      latestVersion: '2.0',
      published: Date.parse('2026-01-01T00:00:00Z'),
      lastCheck: Date.parse('2026-02-01T00:00:00Z'),
    });
    expect(paths.body[uuidOf('a')]).not.toHaveProperty('repositoryMeta');
  });
});
