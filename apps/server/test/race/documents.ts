import { nvdCve, osvRecord } from '../../src/features/source/source.fixtures.ts';
import type { Random } from './random.ts';

export const packages = ['anvil', 'bolt', 'clamp', 'drill', 'edge', 'file', 'gauge', 'hinge'];
const versions = ['1.0.0', '1.5.0', '2.0.0', '3.1.0'];
const licenses = ['MIT', 'GPL-3.0-only', 'Apache-2.0'];

/** Ids of the advisories that there are. */
export const cves = Array.from({ length: 6 }, (_, n) => `CVE-2026-10${n}0`);
export const goIds = Array.from({ length: 6 }, (_, n) => `GO-2026-100${n}`);

function component(random: Random, n: number) {
  const name = random.pick(packages);
  const version = random.pick(versions);
  const id = `${name}-${n}`;
  return {
    type: 'library',
    'bom-ref': id,
    name,
    version,
    purl: `pkg:golang/example.com/${name}@v${version}`,
    ...(random.chance(70) ? { cpe: `cpe:2.3:a:acme:${name}:${version}:*:*:*:*:*:*:*` } : {}),
    ...(random.chance(70) ? { licenses: [{ license: { id: random.pick(licenses) } }] } : {}),
  };
}

/** A BOM of a few of the components that there are, each time others. */
export function changingBom(random: Random, most = 12): object {
  const components = Array.from({ length: random.below(most) }, (_, n) => component(random, n));
  const refs = components.map((one) => one['bom-ref']);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'root' } },
    components,
    dependencies: [{ ref: 'root', dependsOn: refs.slice(0, 3) }],
  };
}

/** The NVD's record of a CVE in another edition. */
export function changedCve(random: Random, edition: number, id = random.pick(cves)) {
  const criteria = `cpe:2.3:a:acme:${random.pick(packages)}:*:*:*:*:*:*:*:*`;
  const match = {
    vulnerable: true,
    criteria,
    versionEndExcluding: random.pick(['1.2.0', '2.0.0', '4.0.0']),
    matchCriteriaId: '00000000-0000-4000-8000-000000000001',
  };
  return nvdCve(id, {
    lastModified: timeOf(edition).slice(0, -1),
    score: random.pick([3, 5, 8, 9.5]),
    configurations: [{ nodes: [{ operator: 'OR', negate: false, cpeMatch: [match] }] }],
  });
}

/** A record of OSV in another edition; often an alias of a CVE, so that flaws merge and part. */
export function changedOsv(random: Random, edition: number, id = random.pick(goIds)) {
  const at = timeOf(edition);
  return osvRecord(id, {
    modified: at,
    name: `example.com/${random.pick(packages)}`,
    fixed: random.pick(['1.2.0', '2.0.0', '4.0.0']),
    ...(random.chance(60) ? { aliases: [random.pick(cves)] } : {}),
    ...(random.chance(10) ? { withdrawn: at } : {}),
  });
}

function timeOf(edition: number): string {
  return new Date(Date.UTC(2026, 1, 1) + edition * 60_000).toISOString();
}
