import { describe, expect, it } from 'vitest';
import { inTurns, nextTurn } from './turns.ts';

/** Resolves in a later turn of the event loop, as an answer of the database does. */
const other = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let something else happen between the pieces of any number of works', async () => {
    const seen: string[] = [];
    const work = async (name: string) => {
      for (let n = 0; n < 3; n += 1) {
        await nextTurn();
        seen.push(name);
      }
    };
    let isOver = false;
    const works = Promise.all(['a', 'b', 'c'].map(work)).then(() => {
      isOver = true;
    });
    let longest = 0;
    for (let before = 0; !isOver; before = seen.length) {
      await other();
      longest = Math.max(longest, seen.length - before);
    }
    await works;
    expect(longest).toBeLessThanOrEqual(1);
    expect(seen.join('')).toBe('abcabcabc');
  });

  it('pass pieces on in their order, and end their source when nobody wants more', async () => {
    let isEnded = false;
    async function* source() {
      try {
        yield* [1, 2, 3];
      } finally {
        isEnded = true;
      }
    }
    const passed: number[] = [];
    for await (const piece of inTurns(source())) passed.push(piece);
    expect(passed).toEqual([1, 2, 3]);
    isEnded = false;
    for await (const piece of inTurns(source())) if (piece === 2) break;
    expect(isEnded).toBe(true);
  });
});
