import { describe, expect, it } from 'vitest';
import { fuzzScheme } from './fuzz.ts';
import { schemeIds } from './index.ts';

describe('fuzz gate', () => {
  it.each(schemeIds)('keys of %s agree with its comparator on 5,000 made-up pairs', (id) => {
    const report = fuzzScheme(id, 5_000, 20_260_101);
    expect(report.examples).toEqual([]);
    expect(report).toMatchObject({ scheme: id, pairs: 5_000, mismatches: 0 });
    expect(report.unreadable).toBeLessThan(2_500);
  });

  it('gives the same pairs for the same seed', () => {
    expect(fuzzScheme('semver', 100, 7)).toEqual(fuzzScheme('semver', 100, 7));
  });
});
