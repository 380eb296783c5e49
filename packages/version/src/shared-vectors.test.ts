import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { VERSION_VECTORS } from './testing/shared-vectors.ts';

/** The number of wrong cases in each set; none in all others. */
const EXCLUDED: Readonly<Record<string, number>> = {
  'versions/osv-scalibr/maven-versions-generated.txt.gz': 2,
  'versions/osv-scalibr/packagist-versions.txt': 1,
  'versions/osv-scalibr/packagist-versions-generated.txt': 7,
  'versions/osv-scalibr/pypi-versions-generated.txt': 2,
  'versions/vers-spec/npm_range_from_native_test.json': 4,
};

describe.skipIf(!hasSharedData)('vectors of versions and ranges (needs ../shared)', () => {
  it.each(VERSION_VECTORS)('$set', async (source) => {
    const { failed, excluded } = await runVectors(source);
    expect(failed).toEqual([]);
    expect(excluded).toHaveLength(EXCLUDED[source.set] ?? 0);
  });
});
