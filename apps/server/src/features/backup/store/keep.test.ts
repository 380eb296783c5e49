import { describe, expect, it } from 'vitest';
import { outlived } from './keep.ts';

const now = new Date('2026-05-20T00:00:00Z');
const backups = [1, 2, 3, 10, 40].map((days) => ({ days, at: new Date(now.getTime() - days * 86_400_000) }));
const gone = (count: number, days: number) => outlived(backups, { count, days }, now).map((b) => b.days);

describe('backups that are kept', () => {
  it('are so many, and so young', () => {
    expect(gone(3, 0)).toEqual([10, 40]);
    expect(gone(0, 9)).toEqual([10, 40]);
    expect(gone(4, 2)).toEqual([3, 10, 40]);
    expect(gone(0, 0)).toEqual([]);
  });

  it('include the latest whatever the rule says', () => {
    const old = [{ at: new Date('2020-01-01T00:00:00Z') }];
    expect(outlived(old, { count: 1, days: 1 }, now)).toEqual([]);
    expect(outlived([], { count: 1, days: 1 }, now)).toEqual([]);
  });
});
