import { runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { POLICY_VECTORS } from './testing/shared-vectors.ts';

describe('the conditions of the contract', () => {
  it.each(POLICY_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
