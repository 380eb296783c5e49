import { describe, expect, it } from 'vitest';
import { judgeBackups, judgeClock, judgeDataAge, judgeDisk, judgeNode } from './judge-machine.ts';

const now = new Date('2026-05-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('the machine', () => {
  it.each<[number, string]>([
    [10 * 2 ** 30, 'ok'],
    [2 ** 30, 'warning'],
    [50 * 2 ** 20, 'error'],
  ])('with %d free bytes is %s', (bytes, level) => {
    expect(judgeDisk('data directory', '/data', bytes).level).toBe(level);
  });

  it.each<[number, string, string]>([
    [900, 'ok', 'agree'],
    [-5_000, 'warning', '5 s behind'],
    [90_000, 'error', '90 s ahead of'],
  ])('whose database is %d ms ahead is %s', (skew, level, words) => {
    expect(judgeClock(skew)).toMatchObject({ level, says: expect.stringContaining(words) });
  });

  it('needs the Node that comes along', () => {
    expect([judgeNode('v24.21.0').level, judgeNode('20.19.0').level]).toEqual(['ok', 'error']);
  });
});

describe('backups and data', () => {
  const state = {
    enabled: true,
    cadenceHours: 24,
    latest: daysAgo(1),
    hasKey: true,
    error: undefined,
  };
  it.each<[Partial<typeof state> | { latest: undefined } | { error: string }, string]>([
    [{}, 'ok'],
    [{ hasKey: false }, 'note'],
    [{ latest: daysAgo(3) }, 'warning'],
    [{ enabled: false, latest: daysAgo(10) }, 'ok'],
    [{ enabled: false, latest: daysAgo(20) }, 'warning'],
    [{ latest: undefined }, 'warning'],
    [{ error: 'no space left' }, 'error'],
  ])('%o are %s', (changes, level) => {
    expect(judgeBackups({ ...state, ...changes }, now).level).toBe(level);
  });

  it('are told when a source was read too long ago', () => {
    expect(judgeDataAge('NVD', daysAgo(2), 7, now).level).toBe('ok');
    expect(judgeDataAge('NVD', daysAgo(8), 7, now).level).toBe('warning');
  });
});
