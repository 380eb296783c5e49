import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestParts, spellingDistance, undoneSlips } from './spelling.ts';

describe('spelling', () => {
  it.each([
    ['log4j', 'lgo4j', 1],
    ['lodash', 'lodahs', 1],
    ['spring', 'sprang', 1],
    ['spring', 'spng', 2],
    ['a', 'abcd', 3],
    ['same', 'same', 0],
  ])('of %s and %s', (a, b, distance) => {
    expect(spellingDistance(a, b, 2)).toBe(distance);
  });

  it('is as far from one word to another as back', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(spellingDistance(a, b, 9)).toBe(spellingDistance(b, a, 9));
        expect(spellingDistance(a, a, 9)).toBe(0);
      }),
    );
  });

  it('of what was swapped or typed twice comes back', () => {
    expect(undoneSlips('lgo4j')).toContain('log4j');
    expect(undoneSlips('lodaash')).toContain('lodash');
  });

  it('finds the part of a label that was meant', () => {
    const labels = ['org.apache.logging.log4j/log4j-core', 'org.aparche/x'];
    expect(nearestParts('apahce', labels, 3)).toEqual(['apache', 'aparche']);
    expect(nearestParts('log4j-croe', labels, 3)).toEqual(['log4j-core']);
    expect(nearestParts('zzz', labels, 3)).toEqual([]);
  });
});
