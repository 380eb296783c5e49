import { describe, expect, it } from 'vitest';
import { Lane } from './lane.ts';

const patient = new AbortController().signal;

describe('a lane', () => {
  it('gives a caller no more than its places and leaves the others to the rest', () => {
    const lane = new Lane(3, 2);
    expect(['a', 'a', 'a', 'b', 'c'].map((caller) => lane.tryEnter(caller))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(lane.count).toBe(3);
  });

  it('lets callers wait in the order in which they came, but nobody behind a caller without places', async () => {
    const lane = new Lane(2, 1);
    const entered: string[] = [];
    const enter = (caller: string) => lane.enter(caller, patient).then(() => entered.push(caller));
    await Promise.all([enter('a'), enter('b')]);
    const waiting = [enter('a'), enter('c'), enter('b')];
    lane.leave('b');
    await waiting[1];
    expect(entered).toEqual(['a', 'b', 'c']);
    lane.leave('a');
    await waiting[0];
    lane.leave('c');
    await Promise.all(waiting);
    expect(entered).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('takes no place for a caller who gave up', async () => {
    const lane = new Lane(1, 1);
    lane.tryEnter('a');
    const waiting = new AbortController();
    const given = lane.enter('b', waiting.signal);
    waiting.abort();
    expect(await given).toBe(false);
    lane.leave('a');
    expect(lane.count).toBe(0);
    lane.tryEnter('a');
    expect(await lane.enter('b', AbortSignal.abort())).toBe(false);
  });
});
