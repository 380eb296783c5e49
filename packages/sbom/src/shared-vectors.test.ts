import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { SBOM_VECTORS } from './testing/shared-vectors.ts';

/** Two XML cases that no XSD 1.0 can refuse; of all other sets nothing is excluded. */
const EXCLUDED: Readonly<Record<string, number>> = { 'cyclonedx-spec/cases (XML)': 2 };

describe.skipIf(!hasSharedData)('vectors of BOMs and VEX documents (needs ../shared)', () => {
  it.each(SBOM_VECTORS)('$set', async (source) => {
    const { failed, excluded } = await runVectors(source);
    expect(failed).toEqual([]);
    expect(excluded).toHaveLength(EXCLUDED[source.set] ?? 0);
  });
});
