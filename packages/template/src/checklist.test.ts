import { runVectors } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_VECTORS } from './testing/shared-vectors.ts';

describe('the checklist of the contract', () => {
  it.each(TEMPLATE_VECTORS)('$set', async (source) => {
    expect(await runVectors(source)).toMatchObject({ cases: source.count, failed: [], excluded: [] });
  });
});
