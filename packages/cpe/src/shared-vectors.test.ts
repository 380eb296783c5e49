import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { CPE_VECTORS } from './testing/shared-vectors.ts';

describe.skipIf(!hasSharedData)('vectors of CPE names (needs ../shared)', () => {
  it.each(CPE_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
