import { describe, expect, it } from 'vitest';
import {
  ALL_VERSIONS,
  afterKey,
  complementIntervals,
  includesKey,
  intersectIntervals,
  intervalsFromBounds,
  KEY_MAX,
  KEY_MIN,
  uniteIntervals,
  versionKey,
} from '../index.ts';

describe('intervalsFromBounds', () => {
  it.each([
    [{}, [ALL_VERSIONS]],
    [{ startIncluding: '' }, [ALL_VERSIONS]],
    [{ startIncluding: null, endExcluding: undefined }, [ALL_VERSIONS]],
    [{ startIncluding: '1.2.0', endExcluding: '1.3.0' }, [{ lo: '12.', hi: '13.' }]],
    [{ startExcluding: '1.2.0', endIncluding: '1.3.0' }, [{ lo: '12. ', hi: '13. ' }]],
    [{ startIncluding: '1.0.0', startExcluding: '1.0.0' }, [{ lo: '1. ', hi: KEY_MAX }]],
    [{ endIncluding: '2.0.0', endExcluding: '1.0.0' }, [{ lo: KEY_MIN, hi: '1.' }]],
    [{ startIncluding: '1.0.0', endIncluding: '1.0.0' }, [{ lo: '1.', hi: '1. ' }]],
    [{ startIncluding: '1.0.0', endExcluding: '1.0.0' }, []],
    [{ startIncluding: '2.0.0', endIncluding: '1.0.0' }, []],
    [{ startIncluding: 'latest' }, 'recheck'],
    [{ startExcluding: 'latest' }, 'recheck'],
    [{ endIncluding: 'latest' }, 'recheck'],
    [{ endExcluding: 'latest' }, 'recheck'],
  ])('makes of %j %j', (bounds, intervals) => {
    expect(intervalsFromBounds('semver', bounds)).toEqual(intervals);
  });

  it('puts a suffix of a CPE version above the bound without it', () => {
    const intervals = intervalsFromBounds('cpe', { endIncluding: '7.4.2' });
    if (intervals === 'recheck') throw new Error('unreadable');
    expect(includesKey(intervals, versionKey('cpe', '7.4.2.0') ?? '')).toBe(true);
    expect(includesKey(intervals, versionKey('cpe', '7.4.2d') ?? '')).toBe(false);
  });
});

describe('intervals', () => {
  const a = { lo: 'b', hi: 'd' };
  const b = { lo: 'c', hi: 'f' };

  it('unite where they touch or overlap', () => {
    expect(
      uniteIntervals([b, a, { lo: 'f', hi: 'g' }, { lo: 'x', hi: 'y' }, { lo: 'z', hi: 'a' }, a]),
    ).toEqual([
      { lo: 'b', hi: 'g' },
      { lo: 'x', hi: 'y' },
    ]);
    expect(uniteIntervals([{ lo: 'a', hi: 'z' }, b])).toEqual([{ lo: 'a', hi: 'z' }]);
  });

  it('intersect', () => {
    expect(intersectIntervals([a, { lo: 'e', hi: 'z' }], [b])).toEqual([
      { lo: 'c', hi: 'd' },
      { lo: 'e', hi: 'f' },
    ]);
    expect(intersectIntervals([a], [])).toEqual([]);
  });

  it('leave a complement that together with them is everything', () => {
    expect(complementIntervals([a, { lo: 'x', hi: KEY_MAX }])).toEqual([
      { lo: KEY_MIN, hi: 'b' },
      { lo: 'd', hi: 'x' },
    ]);
    expect(complementIntervals([])).toEqual([ALL_VERSIONS]);
    expect(complementIntervals([ALL_VERSIONS])).toEqual([]);
  });

  it('have nothing between a key and the text after it', () => {
    expect(afterKey('12.') > '12.').toBe(true);
    expect(afterKey('12.') < '12.!').toBe(true);
  });
});
