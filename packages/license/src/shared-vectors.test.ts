import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { hasSharedData, runVectors, sharedPath } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { documentsOf, listModule, urlModule } from '../scripts/spdx-files.ts';
import { readSpdxSource } from '../scripts/spdx-source.ts';
import { LICENSE_VECTORS } from './testing/shared-vectors.ts';
import { readPackedDocuments } from './texts.ts';

describe.skipIf(!hasSharedData)('vectors of licenses (needs ../shared)', () => {
  it.each(LICENSE_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});

describe.skipIf(!hasSharedData)('the data of the package (needs ../shared)', () => {
  it('is to the byte what the script makes from the archive', async () => {
    const source = readSpdxSource(sharedPath('spdx/license-list-data.tar.gz'));
    expect(listModule(source)).toBe(dataFile('spdx-list.gen.ts'));
    expect(urlModule(source)).toBe(dataFile('spdx-urls.gen.ts'));
    // Packing takes ten seconds; what is in the pack says as much.
    const unpacked = brotliDecompressSync(await readPackedDocuments()).toString('utf8');
    expect(unpacked === JSON.stringify(documentsOf(source))).toBe(true);
  });
});

function dataFile(name: string): string {
  return readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
}
