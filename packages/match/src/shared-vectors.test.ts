import { hasSharedData, runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { MATCH_VECTORS } from './testing/shared-vectors.ts';

/** The largest set takes ten seconds on a quiet machine, and much more beside other work. */
const TIMEOUT_MS = 300_000;

describe.skipIf(!hasSharedData)('vectors of advisories and matches (needs ../shared)', () => {
  it.each(MATCH_VECTORS)('$set', { timeout: TIMEOUT_MS }, async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
