import type { Finding } from '@waybill/api-contract';
import { analysisStates } from '@waybill/api-contract';
import { type Advisory, coordsOf, decide, type Identity, rangesOf } from '@waybill/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadBom } from '../../../test/audit-world.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { nvdCve, osvRecord, storeTestRecords } from '../source/source.fixtures.ts';
import { identityFacts } from './identity-facts.ts';
import { countDrift } from './matching.service.ts';

const seeds = [1, 2];
const steps = 50;
/** Events that happen at once, and how often. */
const atOnce = 8;
const rounds = 10;
const packages = ['anvil', 'bolt', 'clamp', 'drill'];
const versions = ['1.0.0', '1.5.0', '2.0.0', '3.1.0-rc.1', 'odd'];
const projects = ['one', 'two', 'three'];

/** A seeded source of numbers, so that a failure can be repeated (xorshift32). */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return {
    below,
    chance: (percent: number) => below(100) < percent,
    pick<T>(values: readonly T[]): T | undefined {
      return values[below(values.length)];
    },
  };
}

type Random = ReturnType<typeof createRandom>;

function randomComponent(random: Random) {
  const name = random.pick(packages) ?? '';
  const version = random.pick(versions) ?? '';
  const kind = random.below(3);
  return {
    type: 'library',
    'bom-ref': `${name}-${random.below(1_000_000)}`,
    name,
    version,
    ...(kind === 0 ? {} : { purl: `pkg:golang/example.com/${name}@v${version}` }),
    ...(kind === 1
      ? {}
      : { cpe: `cpe:2.3:a:acme:${name}:${random.chance(10) ? '*' : version}:*:*:*:*:*:*:*` }),
  };
}

/** Entries of a record without any comparable version, or with some. */
function silentEntry(name: string, random: Random) {
  const commits = { type: 'GIT', repo: 'https://example.com/x.git', events: [{ introduced: '0' }] };
  const unreadable = { type: 'SEMVER', events: [{ introduced: '3.0.0' }, { fixed: 'odd' }] };
  const readable = { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.2.0' }] };
  const ranges =
    random.pick([[commits], [], [unreadable], [readable, unreadable], [commits, readable]]) ?? [];
  return { package: { ecosystem: 'Go', name }, ranges };
}

describe('any order of events', () => {
  let server: TestServer;
  let caller: KeyClient;
  beforeAll(async () => {
    server = await startTestServer();
    caller = await server.asKey(
      'BOM_UPLOAD',
      'PORTFOLIO_MANAGEMENT',
      'VIEW_PORTFOLIO',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
    );
  });
  afterAll(() => server.close());

  let edition = 0;
  const projectUuids = new Map<string, string>();
  const uuidOf = (random: Random) => projectUuids.get(random.pick([...projectUuids.keys()]) ?? '') ?? '';

  async function upload(random: Random): Promise<void> {
    const components = Array.from({ length: random.below(8) }, () => randomComponent(random));
    const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
    const name = random.pick(projects) ?? '';
    projectUuids.set(name, (await uploadBom(server, caller, name, '1', bom)).uuid);
  }

  /** A feed tells something new of one of a few vulnerabilities. */
  async function mirror(random: Random): Promise<void> {
    edition += 1;
    const at = new Date(Date.UTC(2026, 1, 1) + edition * 60_000).toISOString();
    const name = random.pick(packages) ?? '';
    const end = random.pick(['1.2.0', '2.0.0', '4.0.0']) ?? '';
    const n = random.below(4);
    const cve = `CVE-2026-100${n}`;
    if (random.chance(50)) {
      const match = {
        vulnerable: true,
        criteria: `cpe:2.3:a:${random.chance(10) ? '*' : 'acme'}:${name}:*:*:*:*:*:*:*:*`,
        versionEndExcluding: end,
        matchCriteriaId: '00000000-0000-4000-8000-000000000001',
      };
      const record = nvdCve(cve, {
        lastModified: at.slice(0, -1),
        score: random.pick([3, 5, 8, 9.5]) ?? 5,
        configurations: [{ nodes: [{ operator: 'OR', negate: false, cpeMatch: [match] }] }],
        ...(random.chance(15) ? { vulnStatus: 'Rejected' } : {}),
      });
      return storeTestRecords(server.db, { nvd: [record] });
    }
    const module = `example.com/${name}`;
    const isSilent = random.chance(40);
    const record = osvRecord(`GO-2026-${isSilent ? 200 : 100}${n}`, {
      modified: at,
      name: module,
      fixed: end,
      ...(isSilent ? { affected: [silentEntry(module, random)] } : {}),
      ...(random.chance(isSilent ? 20 : 60) ? { aliases: [cve] } : {}),
      ...(random.chance(15) ? { withdrawn: at } : {}),
    });
    await storeTestRecords(server.db, { osv: [record] });
  }

  async function decideOne(random: Random): Promise<void> {
    const url = `/api/v1/finding/project/${uuidOf(random)}?suppressed=true`;
    const finding = random.pick((await caller.get<Finding[]>(url)).body);
    if (!finding) return;
    const answer = await caller.put('/api/v1/analysis', {
      component: finding.component.uuid,
      vulnerability: finding.vulnerability.uuid,
      analysisState: random.pick(analysisStates),
      isSuppressed: random.chance(50),
    });
    expectDone(answer);
  }

  async function changeComponent(random: Random): Promise<void> {
    const project = uuidOf(random);
    const { body } = await caller.get<{ uuid: string }[]>(`/api/v1/component/project/${project}`);
    const { type: _, 'bom-ref': __, ...facts } = randomComponent(random);
    const old = random.pick(body);
    const answer = !old
      ? await caller.put(`/api/v1/component/project/${project}`, { ...facts, classifier: 'LIBRARY' })
      : random.chance(30)
        ? await caller.delete(`/api/v1/component/${old.uuid}`)
        : await caller.post('/api/v1/component', { ...facts, classifier: 'LIBRARY', uuid: old.uuid });
    expectDone(answer);
  }

  /** The subject of the request may be gone by now. */
  function expectDone(answer: { status: number; text: string }): void {
    if (answer.status !== 404) expect(answer.status, answer.text).toBeLessThan(300);
  }

  async function cloneOne(random: Random): Promise<void> {
    const answer = await caller.put('/api/v1/project/clone', {
      project: uuidOf(random),
      version: `clone-${edition}-${random.below(1_000_000)}`,
      includeComponents: true,
      includeAuditHistory: true,
      includeServices: true,
    });
    expect(answer.status, answer.text).toBe(200);
    await server.runJobs();
  }

  async function analyze(random: Random): Promise<void> {
    await caller.post(`/api/v1/finding/project/${uuidOf(random)}/analyze`);
    await server.runJobs();
  }

  const kinds = [
    upload,
    upload,
    mirror,
    mirror,
    mirror,
    decideOne,
    decideOne,
    decideOne,
    changeComponent,
    cloneOne,
    analyze,
  ];

  it.each(seeds)('leaves exactly the matches of the rule, and no drift (seed %i)', async (seed) => {
    const random = createRandom(seed);
    for (let step = 0; step < steps; step++) {
      const kind = projectUuids.size === 0 ? upload : (random.pick(kinds) ?? upload);
      await kind(random);
      const drift = await countDrift(server.db);
      expect(drift, `after step ${step}, ${kind.name}`).toEqual(noDrift);
    }
    const pairs = await storedPairs();
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs).toEqual(await pairsByRule());
    const faults = await storedFaults();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults).toEqual(await faultsByRule());
  });

  it('holds for events that happen at once', async () => {
    const random = createRandom(3);
    await upload(random);
    for (let round = 0; round < rounds; round++) {
      const events = Array.from({ length: atOnce }, () => (random.pick(kinds) ?? upload)(random));
      const results = await Promise.allSettled(events);
      expect(results.filter((result) => result.status === 'rejected')).toEqual([]);
      const drift = await countDrift(server.db);
      expect(drift, `after round ${round}`).toEqual(noDrift);
    }
    expect(await storedPairs()).toEqual(await pairsByRule());
    expect(await storedFaults()).toEqual(await faultsByRule());
  });

  async function storedPairs(): Promise<string[]> {
    const rows = await rowsOf(
      server.db,
      sql<{ pair: string }>`select identity_id || ' ' || vuln_id as pair from identity_match`,
    );
    return rows.map((row) => row.pair).sort();
  }

  const storedFaults = async () =>
    (
      await rowsOf(
        server.db,
        sql<{
          fault: string;
        }>`select identity_id || ' ' || vuln_id || ' ' || fault as fault from identity_record_fault`,
      )
    )
      .map(({ fault }) => fault)
      .sort();

  const listIdentities = () =>
    rowsOf(
      server.db,
      sql<{ id: number } & Parameters<typeof identityFacts>[0]>`
        select identity_id as id, purl, cpe, version, upstream, distro from identity`,
    );

  const listDocs = () =>
    rowsOf(
      server.db,
      sql<{ id: number; flaw: number; doc: Advisory }>`
        select v.vuln_id as id, coalesce(v.alias_group, -v.vuln_id) as flaw, d.doc
        from vuln_doc d join vuln v on v.vuln_id = d.vuln_id`,
    );

  /** Compares every identity with every advisory, one by one. */
  async function pairsByRule(): Promise<string[]> {
    const docs = await listDocs();
    const pairs = new Set<string>();
    for (const identity of await listIdentities()) {
      for (const { id, doc } of docs) {
        if (decide(identityFacts(identity), doc).verdict === 'affected') pairs.add(`${identity.id} ${id}`);
      }
    }
    return [...pairs].sort();
  }

  /** The same for what advisories cannot tell, without those whose flaw another one decides by versions. */
  async function faultsByRule(): Promise<string[]> {
    const docs = await listDocs();
    const affected = new Set(await pairsByRule());
    const faults = new Set<string>();
    for (const identity of await listIdentities()) {
      const facts = identityFacts(identity);
      for (const { id, flaw, doc } of docs) {
        const { fault } = decide(facts, doc);
        if (fault === undefined || affected.has(`${identity.id} ${id}`)) continue;
        const others = docs.filter(
          (other) => other.flaw === flaw && (other.doc !== doc || fault !== 'bound_unreadable'),
        );
        if (!others.some((other) => saysVersions(facts, other.doc)))
          faults.add(`${identity.id} ${id} ${fault}`);
      }
    }
    return [...faults].sort();
  }

  function saysVersions(facts: Identity, advisory: Advisory): boolean {
    const known = coordsOf(facts).filter(({ verKind }) => verKind === 0);
    return rangesOf(advisory).some(
      (range) =>
        !range.recheck &&
        range.lo < range.hi &&
        known.some(
          ({ kind, k1, k2, k3 }) =>
            kind === range.kind && k1 === range.k1 && k2 === range.k2 && k3 === range.k3,
        ),
    );
  }
});
