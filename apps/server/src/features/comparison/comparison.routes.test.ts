import type { ComparedComponent, ComparedFinding, ComparedLicense, Comparison } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  showProject,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import { newUuid } from '../../db/uuid.ts';

let world: AuditWorld;
let before: UploadedProject;
let after: UploadedProject;

const library = (name: string, version: string, licenses: object[] = []) => ({
  type: 'library',
  'bom-ref': `${name}@${version}`,
  name,
  version,
  licenses,
});
const license = (id: string) => ({ license: { id } });

/** `hammer` is upgraded and still affected, `nail` is repaired, `anvil` is gone, two versions of `screw` become three, and two of `bolt` the next ones. */
beforeAll(async () => {
  world = await startAuditWorld();
  const [anvil, hammer, nail] = workshopBom.components;
  const bom = (components: object[]) => ({ ...workshopBom, dependencies: [], components });
  before = await uploadBom(
    world.server,
    world.auditor,
    'Compared',
    '1',
    bom([
      { ...anvil, licenses: [license('MIT')] },
      { ...hammer, licenses: [license('Apache-2.0')] },
      { ...nail },
      library('bolt', '1.9'),
      library('bolt', '1.12'),
      library('screw', '1', [license('MIT')]),
      library('screw', '2'),
      library('same', '1', [{ license: { name: 'House rules' } }]),
    ]),
  );
  after = await uploadBom(
    world.server,
    world.auditor,
    'Compared',
    '2',
    bom([
      {
        ...hammer,
        version: '1.6',
        purl: 'pkg:golang/example.com/hammer@v1.6.0',
        cpe: 'cpe:2.3:a:acme:hammer:1.6:*:*:*:*:*:*:*',
        licenses: [license('Apache-2.0')],
      },
      { ...nail, version: '2.1', purl: 'pkg:golang/example.com/nail@v2.1.0' },
      library('bolt', '1.10'),
      library('bolt', '1.13'),
      library('screw', '2', [license('ISC')]),
      library('screw', '3'),
      library('screw', '4'),
      library('same', '1', [{ license: { name: 'House rules' } }]),
    ]),
  );
});
afterAll(() => world.server.close());

const query = (more = '', from = before, to = after) => `?from=${from.uuid}&to=${to.uuid}${more}`;

async function read<T>(path: string, client: TestClient = world.viewer): Promise<T> {
  const answer = await client.get<T>(`/api/waybill/v1/comparison${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('two versions compared', () => {
  it('tells in numbers what changed', async () => {
    expect(await read<Comparison>(query())).toEqual({
      from: { uuid: before.uuid, name: 'Compared', version: '1' },
      to: { uuid: after.uuid, name: 'Compared', version: '2' },
      components: { added: 1, removed: 1, changed: 5, unchanged: 2 },
      findings: { new: 0, gone: 3, still: 1 },
      licenses: { added: 1, removed: 1, kept: 2 },
    });
    expect(await read<Comparison>(query('', after, before))).toMatchObject({
      components: { added: 1, removed: 1, changed: 5, unchanged: 2 },
      findings: { new: 3, gone: 0, still: 1 },
    });
    expect(await read<Comparison>(query('', before, before))).toMatchObject({
      components: { added: 0, removed: 0, changed: 0, unchanged: 8 },
      findings: { new: 0, gone: 0 },
    });
  });

  it('pairs the versions of a component, and lists what is alone as added or removed', async () => {
    const rows = await read<ComparedComponent[]>(
      `/components${query('&change=ADDED&change=REMOVED&change=CHANGED')}`,
    );
    const shown = rows.map(({ change, name, from, to }) => [change, name, from?.version, to?.version]);
    expect(shown).toEqual([
      ['ADDED', 'screw', undefined, '4'],
      ['REMOVED', 'anvil', '1.5', undefined],
      ['CHANGED', 'bolt', '1.12', '1.13'],
      ['CHANGED', 'bolt', '1.9', '1.10'],
      ['CHANGED', 'hammer', '1.5', '1.6'],
      ['CHANGED', 'nail', '1.5', '2.1'],
      ['CHANGED', 'screw', '1', '3'],
    ]);
    const hammer = rows.find(({ name }) => name === 'hammer');
    expect(hammer).toMatchObject({
      group: 'example.com',
      packageType: 'golang',
      from: { uuid: before.components.hammer, vulnerabilities: 1 },
      to: { uuid: after.components.hammer, vulnerabilities: 1 },
    });
  });

  it('searches, pages and orders the components', async () => {
    const path = `/components${query('&searchText=screw&sortName=to.version&sortOrder=desc&pageSize=2')}`;
    const answer = await world.viewer.get<ComparedComponent[]>(
      `/api/waybill/v1/comparison${path}&pageNumber=1`,
    );
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.body.map(({ to }) => to?.version)).toEqual(['4', '3']);
  });

  it('counts the records of a flaw once, and finds it again in another version', async () => {
    const rows = await read<ComparedFinding[]>(`/findings${query()}`);
    const shown = rows.map(({ change, name, vulnerability }) => [change, name, vulnerability.cveId]);
    expect(shown).toEqual([
      ['GONE', 'anvil', flaws.critical],
      ['GONE', 'anvil', flaws.medium],
      ['GONE', 'nail', undefined],
      ['STILL', 'hammer', flaws.high],
    ]);
    expect(rows[3]).toMatchObject({
      from: { versions: ['1.5'], state: 'NOT_SET', isSuppressed: false },
      to: { versions: ['1.6'] },
      vulnerability: { severity: 'HIGH', exploited: false },
    });
    expect(await read<ComparedFinding[]>(`/findings${query('&severity=CRITICAL')}`)).toHaveLength(1);
    expect(await read<ComparedFinding[]>(`/findings${query('&change=STILL')}`)).toHaveLength(1);
  });

  it('leaves out what is suppressed, unless it is asked for', async () => {
    const [still] = await read<ComparedFinding[]>(`/findings${query('&change=STILL')}`);
    const findings = await world.viewer.get<
      { component: { uuid: string; name: string }; vulnerability: { uuid: string } }[]
    >(`/api/v1/finding/project/${after.uuid}`);
    const ofHammer = findings.body.filter(({ component }) => component.name === 'hammer');
    const suppress = async (isSuppressed: boolean) => {
      for (const { component, vulnerability } of ofHammer)
        await world.auditor.put('/api/v1/analysis', {
          project: after.uuid,
          component: component.uuid,
          vulnerability: vulnerability.uuid,
          isSuppressed,
        });
    };
    await suppress(true);
    expect(await read<ComparedFinding[]>(`/findings${query('&change=STILL')}`)).toEqual([]);
    expect((await read<Comparison>(query())).findings).toMatchObject({ still: 0 });
    const [shown] = await read<ComparedFinding[]>(`/findings${query('&change=STILL&suppressed=true')}`);
    expect(shown?.to).toMatchObject({ uuid: still?.to?.uuid, isSuppressed: true });
    await suppress(false);
  });

  it('compares licenses by the components that have them', async () => {
    const rows = await read<ComparedLicense[]>(`/licenses${query()}`);
    const shown = rows.map((row) => [row.change, row.name, row.fromComponents, row.toComponents]);
    expect(shown).toEqual([
      ['ADDED', 'ISC', 0, 1],
      ['REMOVED', 'MIT', 2, 0],
      ['KEPT', 'Apache-2.0', 1, 1],
      ['KEPT', 'House rules', 1, 1],
    ]);
    expect(rows.map(({ licenseId }) => licenseId)).toEqual(['ISC', 'MIT', 'Apache-2.0', undefined]);
  });

  it('needs the permission for each of its parts', async () => {
    const portfolio = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await read<Comparison>(query(), portfolio)).findings).toBeUndefined();
    expect((await portfolio.get(`/api/waybill/v1/comparison/findings${query()}`)).status).toBe(403);
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    for (const part of ['', '/components', '/licenses'])
      expect((await other.get(`/api/waybill/v1/comparison${part}${query()}`)).status).toBe(403);
  });

  it('needs both projects to be there and in sight', async () => {
    const get = (path: string, client: TestClient = world.viewer) =>
      client.get(`/api/waybill/v1/comparison${path}`);
    const nowhere = { uuid: newUuid(), components: {} };
    expect((await get(query('', before, nowhere))).status).toBe(404);
    expect((await get(`?from=${before.uuid}`)).status).toBe(400);
    expect((await get('?from=x&to=y')).status).toBe(400);
    const caller = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    await showProject(world.server, caller, before);
    await setAccessControl(world.server, true);
    try {
      for (const part of ['', '/components', '/findings', '/licenses'])
        expect((await get(`${part}${query()}`, caller)).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
  });
});
