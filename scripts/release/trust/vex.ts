import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What we know of a vulnerability in what ships, as it stands in packaging/vex.json. */
export interface VexStatement {
  id: string;
  source: 'NVD' | 'GITHUB' | 'OSV';
  /** Names of components of the bill of materials, such as `openssl` or `fastify`. */
  affects: string[];
  /** As CycloneDX has them (https://cyclonedx.org/docs/1.6/json/#vulnerabilities_items_analysis). */
  state: 'not_affected' | 'exploitable' | 'in_triage' | 'false_positive' | 'resolved';
  justification?: string;
  detail: string;
}

/** Members of the bill of materials that the document takes over. */
interface Sbom {
  metadata: { timestamp: string; component: { name: string; version: string } };
  components: { name: string; group?: string; 'bom-ref': string }[];
}

export function readVexStatements(root: string): VexStatement[] {
  return JSON.parse(readFileSync(path.join(root, 'packaging/vex.json'), 'utf8')) as VexStatement[];
}

/**
 * The VEX document of a release (CycloneDX 1.6): what we know of vulnerabilities in its parts, with the parts that they are about.
 * @throws {Error} naming a part that the release does not have: such a statement has outlived what it was about
 */
export function vexDocument(sbom: string, statements: readonly VexStatement[]): string {
  const { metadata, components } = JSON.parse(sbom) as Sbom;
  const nameOf = ({ group, name }: Sbom['components'][number]) =>
    group === undefined ? name : `${group}/${name}`;
  const refsOf = (name: string) => {
    const found = components.filter((one) => nameOf(one) === name).map((one) => one['bom-ref']);
    if (found.length === 0)
      throw new Error(`packaging/vex.json speaks of "${name}", which the release does not have.`);
    return found;
  };
  const vulnerabilities = statements.map(({ id, source, affects, state, justification, detail }) => ({
    id,
    source: { name: source },
    analysis: { state, ...(justification === undefined ? {} : { justification }), detail },
    affects: affects.flatMap(refsOf).map((ref) => ({ ref })),
  }));
  const meant = new Set(vulnerabilities.flatMap(({ affects }) => affects.map(({ ref }) => ref)));
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata,
    components: components.filter((one) => meant.has(one['bom-ref'])),
    vulnerabilities,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
