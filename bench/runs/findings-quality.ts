import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AuditFinding } from '@waybill/api-contract';
import { startSourceServer } from '@waybill/test-kit';
import { type Fact, type FoundComponent, facts, readKnownWorld } from '../quality/known-facts.ts';
import { mirror, setSources, uploadBom, withServer } from '../server-process.ts';

const data = join(process.env.WAYBILL_SHARED ?? join(import.meta.dirname, '../../../shared'), 'data');
const ecosystems = ['Go', 'PyPI', 'crates.io'];

interface Share {
  known: number;
  shown: number;
}

/** The share of known facts that the findings show. */
export interface FindingsQuality {
  findings: number;
  cve: Share;
  severity: Share;
  epss: Share;
  fixedVersion: Share;
  /** Findings that lack something, by what no loaded record says. */
  causes: Record<string, number>;
}

/**
 * Loads real advisories from a server on loopback, uploads a real BOM, and holds what the console's list shows of each
 * finding against what an independent walk over the files knows.
 * @returns undefined when the data is not there
 */
export async function measureFindingsQuality(): Promise<FindingsQuality | undefined> {
  if (!existsSync(join(data, 'osv'))) return undefined;
  const world = await readKnownWorld(data, ecosystems);
  const sources = await startSourceServer({ root: data });
  try {
    const findings = await withServer(async ({ client }) => {
      await setSources(client, sources.urls, ecosystems);
      await client.send('POST', 'api/v1/configProperty/aggregate', [
        { groupName: 'vuln-source', propertyName: 'kev.enabled', propertyValue: 'true' },
        { groupName: 'vuln-source', propertyName: 'kev.feeds.url', propertyValue: sources.urls.kev },
      ]);
      for (const source of ['osv', 'nvd', 'epss', 'kev']) await mirror(client, source);
      const bom = gunzipSync(await readFile(join(data, 'scale-boms/ocs-4.8.cdx.json.gz')));
      await uploadBom(client, { name: 'OpenShift', version: '4.8' }, bom);
      const project = (await client.send('GET', 'api/v1/project/lookup?name=OpenShift&version=4.8')) as {
        uuid: string;
      };
      const path = `api/waybill/v1/project/${project.uuid}/findings?pageSize=0&pageNumber=1`;
      return (await client.send('GET', path)) as AuditFinding[];
    });
    return compare(findings, (finding) => world.gapsOf(finding.vulnerability.vulnId, componentOf(finding)));
  } finally {
    await sources.close();
  }
}

function componentOf({ component }: AuditFinding): FoundComponent {
  const [, type = '', path = ''] = /^pkg:([^/]+)\/([^@?#]+)/.exec(component.purl ?? '') ?? [];
  return { type, name: decodeURIComponent(path), version: component.version ?? '' };
}

function compare(
  findings: readonly AuditFinding[],
  gapsOf: (finding: AuditFinding) => Partial<Record<Fact, string>>,
): FindingsQuality {
  const quality: FindingsQuality = {
    findings: findings.length,
    cve: { known: 0, shown: 0 },
    severity: { known: 0, shown: 0 },
    epss: { known: 0, shown: 0 },
    fixedVersion: { known: 0, shown: 0 },
    causes: {},
  };
  for (const finding of findings) {
    const gaps = gapsOf(finding);
    const { vulnerability, fix } = finding;
    const shown: Record<Fact, boolean> = {
      cve: vulnerability.cveId !== undefined,
      severity: vulnerability.severity !== 'UNASSIGNED',
      epss: vulnerability.epssScore !== undefined,
      fixedVersion: fix !== undefined,
    };
    for (const fact of facts) {
      const isKnown = gaps[fact] === undefined;
      if (isKnown) quality[fact].known += 1;
      if (isKnown && shown[fact]) quality[fact].shown += 1;
      const cause = causeOf(gaps[fact], shown[fact]);
      if (cause) quality.causes[`${fact}: ${cause}`] = (quality.causes[`${fact}: ${cause}`] ?? 0) + 1;
    }
  }
  return quality;
}

function causeOf(gap: string | undefined, isShown: boolean): string | undefined {
  if (gap === undefined) return isShown ? undefined : 'known, but not shown';
  return isShown ? 'shown, but not known to the walk' : gap;
}

/** For people: each fact with its share, then the causes. */
export function formatQuality(quality: FindingsQuality): string {
  const lines = facts.map((fact) => {
    const { known, shown } = quality[fact];
    const percent = known === 0 ? '–' : `${((100 * shown) / known).toFixed(1)} %`;
    return `${fact.padEnd(14)}${String(shown).padStart(6)} of ${String(known).padStart(6)} known  ${percent}`;
  });
  const causes = Object.entries(quality.causes).map(([cause, n]) => `  ${String(n).padStart(6)}  ${cause}`);
  return [`${quality.findings} findings`, ...lines, ...causes].join('\n');
}
