import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

describe('the pace of a download', () => {
  it('is too slow when almost nothing came for two minutes', () => {
    const pace = createPace(0);
    expect(pace.isTooSlow(1, 30_000)).toBe(false);
    expect(pace.isTooSlow(1, 60_000)).toBe(false);
    expect(pace.isTooSlow(1, 120_000)).toBe(true);
  });

  it('is measured anew every two minutes', () => {
    const pace = createPace(0);
    expect(pace.isTooSlow(1_000_000, 120_000)).toBe(false);
    expect(pace.isTooSlow(65_536, 200_000)).toBe(false);
    expect(pace.isTooSlow(1, 240_000)).toBe(false);
    expect(pace.isTooSlow(1, 360_000)).toBe(true);
  });
});
