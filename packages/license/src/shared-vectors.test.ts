import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { documentsOf, listModule, urlModule } from '../scripts/spdx-files.ts';
import { readSpdxSource } from '../scripts/spdx-source.ts';
import { hasSharedLicenses, sharedPath } from './testing/shared-data.ts';
import { runLicenseVectors } from './testing/shared-vectors.ts';
import { readPackedDocuments } from './texts.ts';

describe.skipIf(!hasSharedLicenses)('the vectors about licences (needs ../shared)', () => {
  it('all pass', () => {
    const results = runLicenseVectors();
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    expect(Object.fromEntries(results.map(({ set, cases }) => [set, cases]))).toEqual({
      'licence identifiers in any case': 4362,
      'licence facts': 3635,
      'licence names': 727,
      'licence pages': 1454,
      'addresses of one licence': 1604,
      'exceptions in expressions': 252,
      'exception facts': 252,
      'identifiers of CycloneDX': 811,
    });
  });
});

describe.skipIf(!hasSharedLicenses)('the data of the package (needs ../shared)', () => {
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
