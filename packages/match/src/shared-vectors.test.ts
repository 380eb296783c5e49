import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { MATCH_VECTORS } from './testing/shared-vectors.ts';

describe.skipIf(!hasSharedData)('vectors of advisories and matches (needs ../shared)', () => {
  it.each(MATCH_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
