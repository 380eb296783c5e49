import { expect, test } from 'vitest';
import { markHits, rankOf } from './match-text.ts';

test.each([
  ['Projects', 'projects', 4],
  ['Projects', 'proj', 3],
  ['Create project', 'proj', 2],
  ['Reproject', 'proj', 1],
  ['Access management: Teams', 'teams access', 2],
  ['com.acme/tool', 'acme', 2],
  ['Projects', 'x', 0],
  ['Projects', '', 3],
  ['a.b', '.', 1],
])('%s fits %s: %d', (label, typed, rank) => {
  expect(rankOf(label, typed)).toBe(rank);
});

test('every word that was typed is marked, in the letters of the text', () => {
  expect(markHits('Access management: Teams', 'team ACC')).toEqual([
    { text: 'Acc', isHit: true },
    { text: 'ess management: ', isHit: false },
    { text: 'Team', isHit: true },
    { text: 's', isHit: false },
  ]);
  expect(markHits('a+b', '+')).toEqual([
    { text: 'a', isHit: false },
    { text: '+', isHit: true },
    { text: 'b', isHit: false },
  ]);
  expect(markHits('Projects', ' ')).toEqual([{ text: 'Projects', isHit: false }]);
});
