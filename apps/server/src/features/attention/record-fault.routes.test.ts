import type { BlindSpot, Coverage, PortfolioCoverage, UncoveredComponent } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccessControl, showProject, type UploadedProject, uploadBom } from '../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';
import { noteRead, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';
import { refreshAttention } from './attention-refresh.service.ts';

let server: TestServer;
let manager: KeyClient;
/** Sees the second project only. */
let restricted: KeyClient;
let first: UploadedProject;
let second: UploadedProject;

const named = (name: string, more: object = {}) => ({
  type: 'library',
  'bom-ref': name,
  name,
  version: '1.0.0',
  purl: `pkg:golang/example.com/${name}@v1.0.0`,
  ...more,
});
const components = [
  named('anvil'),
  named('bellows'),
  named('our-own'),
  named('crate', { purl: 'pkg:cargo/crate@1.0.0' }),
  named('odd', { version: 'main', purl: 'pkg:golang/example.com/odd@main' }),
];
const bomOf = (list: typeof components) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: list,
});

const commits = { type: 'GIT', repo: 'https://example.com/x.git', events: [{ introduced: '0' }] };
const entry = (name: string, ranges: object[], ecosystem = 'Go') => ({
  package: { ecosystem, name: ecosystem === 'Go' ? `example.com/${name}` : name },
  ranges,
});
const record = (
  id: string,
  affected: ReturnType<typeof entry>[],
  more: { modified?: string; aliases?: string[] } = {},
) => osvRecord(id, { affected: affected as never, ...more });

/** Later editions of a record are newer. */
let edition = 0;
const store = async (...records: ReturnType<typeof record>[]) => {
  edition += 1;
  const modified = new Date(Date.UTC(2026, 1, 1) + edition * 60_000).toISOString();
  await storeTestRecords(server.db, { osv: records.map((one) => ({ ...one, modified })) });
};

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.asKey(
    'BOM_UPLOAD',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_PORTFOLIO',
    'VULNERABILITY_ANALYSIS',
    'VULNERABILITY_MANAGEMENT',
    'VIEW_VULNERABILITY',
  );
  restricted = await server.asKey('VIEW_PORTFOLIO');
  for (const [group, name, value] of [
    ['vuln-source', 'google.osv.enabled', 'Go;crates.io'],
    ['internal-components', 'names.regex', 'our-.*'],
  ] as const) {
    const answer = await server.asAdmin.post('/api/v1/configProperty', {
      groupName: group,
      propertyName: name,
      propertyValue: value,
    });
    expect(answer.status, answer.text).toBe(200);
  }
  await noteRead(server.db, 'osv', 'Go');
  first = await uploadBom(server, manager, 'First', '1', bomOf(components));
  second = await uploadBom(server, manager, 'Second', '1', bomOf([named('anvil')]));
  await showProject(server, restricted, second);
});
afterAll(() => server.close());

beforeEach(async () => {
  await store(
    record('GO-2026-1', [entry('anvil', [commits]), entry('our-own', [commits])]),
    record('GO-2026-2', [entry('anvil', [])]),
    record('GO-2026-3', [
      entry('bellows', [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: 'not-a-version' }] }]),
    ]),
    record('RUSTSEC-2026-1', [entry('crate', [commits], 'crates.io')]),
    record('GO-2026-4', [
      entry('odd', [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }]),
    ]),
  );
  await refresh();
});

const refresh = () => refreshAttention(server.db, new Date(), new AbortController().signal);
const portfolio = async (client = manager) =>
  (await client.get<PortfolioCoverage>('/api/waybill/v1/coverage')).body;
const ofProject = async ({ uuid }: UploadedProject) =>
  (await manager.get<Coverage>(`/api/waybill/v1/project/${uuid}/coverage`)).body;
const listed = async (query: string, client = manager) =>
  client.get<UncoveredComponent[]>(`/api/waybill/v1/coverage/components?${query}`);
const faultsIn = ({ notes }: Coverage) =>
  Object.fromEntries(
    notes
      .filter(({ code }) => code.startsWith('record_'))
      .map(({ key, components: n, projects }: BlindSpot) => [
        key,
        projects === undefined ? n : [n, projects],
      ]),
  );

/** The stored counts for the dashboard must equal the project's own. */
async function expectCounted(faults: Record<string, [number, number]>): Promise<void> {
  await refresh();
  expect(faultsIn(await portfolio())).toEqual(faults);
  for (const [key, [count, projects]] of Object.entries(faults)) {
    const { headers, body } = await listed(`cause=${key}`);
    expect([headers.get('x-total-count'), body.length]).toEqual([String(count), count]);
    expect(new Set(body.map(({ project }) => project.uuid)).size).toBe(projects);
  }
}

const all: Record<string, [number, number]> = {
  record_commits: [3, 2],
  record_no_versions: [2, 2],
  record_bound_unreadable: [1, 1],
};

describe('records that cannot tell', () => {
  it('are noted by what is wrong with them, beside coverage that stays as it is', async () => {
    await expectCounted(all);
    expect(await portfolio()).toMatchObject({ components: 6, judgeable: 4, blind: 2 });
    expect(faultsIn(await ofProject(first))).toEqual({
      record_commits: 2,
      record_no_versions: 1,
      record_bound_unreadable: 1,
    });
    const note = (await ofProject(second)).notes.find(({ key }) => key === 'record_commits');
    expect(note).toMatchObject({ action: { code: 'check_records', data: {}, components: 1 } });
    expect(note?.examples.map(({ name }) => name)).toEqual(['anvil']);
  });

  it('are named with the components that they cannot tell about', async () => {
    const { body } = await listed(`cause=record_commits&project=${first.uuid}`);
    expect(
      body.map(({ name, records, recordCount, causes }) => [
        name,
        records.map(({ vulnId }) => vulnId),
        recordCount,
        causes.map(({ key }) => key),
      ]),
    ).toEqual([
      ['anvil', ['GO-2026-1', 'GO-2026-2'], 2, ['record_commits', 'record_no_versions']],
      ['our-own', ['GO-2026-1'], 1, ['record_commits']],
    ]);
  });

  it('are named of a single component, covered or not, without a cause that is asked for', async () => {
    const said = async (name: string) =>
      (await listed(`component=${first.components[name]}`)).body.map(({ isCovered, causes, recordCount }) => [
        isCovered,
        causes.map(({ key }) => key),
        recordCount,
      ]);
    expect(await said('anvil')).toEqual([[true, ['record_commits', 'record_no_versions'], 2]]);
    expect(await said('odd')).toEqual([[false, ['version_unreadable:semver'], 1]]);
    expect(await listed(`project=${first.uuid}&component=${first.components.anvil}`)).toMatchObject({
      body: [{ name: 'anvil' }],
    });
  });

  it('are named of a component whose version cannot be read, which counts as not covered and no second time', async () => {
    const { body } = await listed('cause=version_unreadable');
    expect(body).toMatchObject([
      { name: 'odd', records: [{ source: 'OSV', vulnId: 'GO-2026-4' }], recordCount: 1 },
    ]);
    expect(body[0]?.causes.map(({ code }) => code)).toEqual(['version_unreadable']);
  });

  it('of a component that is not covered are no note: it is a gap already', async () => {
    const stored = await rowsOf(
      server.db,
      sql<{ n: number }>`select count(*)::int as n from identity_record_fault f
      join identity i on i.identity_id = f.identity_id where i.name = 'crate'`,
    );
    expect(stored).toEqual([{ n: 1 }]);
    await noteRead(server.db, 'osv', 'crates.io');
    expect(faultsIn(await portfolio())).toEqual({ ...all, record_commits: [4, 2] });
    await runSql(server.db, sql`delete from source_state where part = 'crates.io'`);
    expect(faultsIn(await portfolio())).toEqual(all);
  });

  it('are none of projects that the caller may not see', async () => {
    await setAccessControl(server, true);
    try {
      expect(faultsIn(await portfolio(restricted))).toEqual({
        record_commits: [1, 1],
        record_no_versions: [1, 1],
      });
      expect(
        (await listed('cause=record_commits', restricted)).body.map(({ project }) => project.name),
      ).toEqual(['Second']);
      expect((await listed(`cause=record_commits&project=${first.uuid}`, restricted)).status).toBe(404);
    } finally {
      await setAccessControl(server, false);
    }
  });
});

describe('what repairs it', () => {
  it('is a record that gets versions', async () => {
    await store(
      record('GO-2026-2', [
        entry('anvil', [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.9.0' }] }]),
      ]),
    );
    const { record_no_versions: _, ...left } = all;
    await expectCounted(left);
  });

  it('is a record that is withdrawn', async () => {
    await store({ ...record('GO-2026-3', []), withdrawn: '2026-02-02T00:00:00Z' });
    const { record_bound_unreadable: _, ...left } = all;
    await expectCounted(left);
  });

  it('is another record of the same flaw that lists versions, as long as it counts', async () => {
    const ghsa = 'GHSA-2222-3333-4444';
    const versions = [
      entry('anvil', [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.9.0' }] }]),
    ];
    await store(record(ghsa, versions));
    await expectCounted(all);
    await store(
      record('GO-2026-1', [entry('anvil', [commits]), entry('our-own', [commits])], { aliases: [ghsa] }),
    );
    await expectCounted({ ...all, record_commits: [1, 1] });
    await store({ ...record(ghsa, versions), withdrawn: '2026-02-02T00:00:00Z' });
    await expectCounted(all);
  });

  it.each([
    [{ analysisState: 'NOT_AFFECTED' }, [2, 2]],
    [{ analysisState: 'IN_TRIAGE' }, [3, 2]],
    [{ isSuppressed: true }, [2, 2]],
  ] as const)('is an analysis: %o', async (analysis, left) => {
    const { body } = await listed(`cause=record_commits&project=${second.uuid}`);
    const [anvil] = (await listed(`cause=record_commits&project=${first.uuid}`)).body;
    expect(body).toHaveLength(1);
    const vulnerability = (
      await manager.get<{ uuid: string }>('/api/v1/vulnerability/source/OSV/vuln/GO-2026-1')
    ).body.uuid;
    const key = { component: anvil?.uuid, vulnerability };
    const answer = await manager.put('/api/v1/analysis', { ...key, ...analysis });
    expect(answer.status, answer.text).toBe(200);
    await expectCounted({ ...all, record_commits: [...left] });
    const undone = await manager.put('/api/v1/analysis', {
      ...key,
      analysisState: 'NOT_SET',
      isSuppressed: false,
    });
    expect(undone.status, undone.text).toBe(200);
    await expectCounted(all);
  });

  it('is a person who says that the component has the vulnerability', async () => {
    const [bellows] = (await listed('cause=record_bound_unreadable')).body;
    const url = `/api/v1/vulnerability/source/OSV/vuln/GO-2026-3/component/${bellows?.uuid}`;
    expect((await manager.post(url, undefined)).status).toBe(200);
    const { record_bound_unreadable: _, ...left } = all;
    await expectCounted(left);
    expect((await manager.delete(url)).status).toBe(200);
    await expectCounted(all);
  });

  it('is another version of the component', async () => {
    const { record_bound_unreadable: _, ...left } = all;
    const bellows = { name: 'bellows', version: 'main', purl: 'pkg:golang/example.com/bellows@main' };
    await uploadBom(
      server,
      manager,
      'First',
      '1',
      bomOf(components.map((one) => (one.name === 'bellows' ? { ...one, ...bellows } : one))),
    );
    await expectCounted(left);
    await uploadBom(server, manager, 'First', '1', bomOf(components));
    await expectCounted(all);
  });
});
