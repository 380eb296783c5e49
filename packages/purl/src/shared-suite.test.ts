import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { PURL_VECTORS } from './testing/shared-vectors.ts';
import { EXCLUDED_CASES } from './testing/suite-exclusions.ts';

describe.skipIf(!hasSharedData)('the test suite of the purl specification (needs ../shared)', () => {
  it.each(PURL_VECTORS)('$set', async (source) => {
    const { failed, excluded } = await runVectors(source);
    expect(failed).toEqual([]);
    expect(excluded).toHaveLength(source.set === 'purl/tests/types' ? EXCLUDED_CASES.length : 0);
  });
});
