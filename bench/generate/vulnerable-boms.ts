import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createRandom } from '../random.ts';

/** One line of a set of packages whose advisories are known. */
interface KnownPackage {
  purl: string;
  name: string;
  version: string;
}

const sets = ['PyPI', 'crates_io'];

/**
 * BOMs of real packages that have advisories, the same in every run.
 * @param folder `match-truth` of the shared data
 */
export async function vulnerableBoms(folder: string, boms: number, components: number): Promise<Buffer[]> {
  const packages: KnownPackage[] = [];
  for (const set of sets) {
    const lines = gunzipSync(await readFile(join(folder, `${set}.expected.jsonl.gz`))).toString();
    for (const line of lines.trim().split('\n')) packages.push(JSON.parse(line) as KnownPackage);
  }
  const random = createRandom(21);
  return Array.from({ length: boms }, () =>
    bomOf(Array.from({ length: components }, () => packages[random.integer(packages.length)])),
  );
}

/** The same BOM with another version of its first component. */
export function withChange(bom: Buffer, version: string): Buffer {
  const document = JSON.parse(bom.toString()) as { components: { version: string }[] };
  const [first, ...others] = document.components;
  return Buffer.from(JSON.stringify({ ...document, components: [{ ...first, version }, ...others] }));
}

function bomOf(packages: readonly (KnownPackage | undefined)[]): Buffer {
  const components = packages.map((known, place) => ({
    type: 'library',
    'bom-ref': `r${place}`,
    name: known?.name,
    version: known?.version,
    purl: known?.purl,
  }));
  const document = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components, dependencies: [] };
  return Buffer.from(JSON.stringify(document));
}
