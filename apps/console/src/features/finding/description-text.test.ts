import { describe, expect, test } from 'vitest';
import { afterTitle, isWholeTitle } from './description-text.ts';

describe('the description below its title', () => {
  test.each([
    ['says no more', 'A flaw in x.', 'A flaw in x.', ''],
    ['says more', 'A flaw in x. It is bad.', 'A flaw in x.', 'It is bad.'],
    ['has the title as a heading', '## A flaw in x\n\nIt is bad.', 'A flaw in x', 'It is bad.'],
    ['has it in another case', 'A FLAW in x: it is bad', 'a flaw in X', 'it is bad'],
    ['goes on with the word', 'A flaw in xml.', 'A flaw in x', 'A flaw in xml.'],
    ['goes on with the version', 'Fixed in 1.2.3', 'Fixed in 1.2', 'Fixed in 1.2.3'],
    ['begins otherwise', 'It is bad.', 'A flaw in x', 'It is bad.'],
    ['has only its beginning as title', 'A flaw in x and y.', 'A flaw in x…', 'A flaw in x and y.'],
    ['has no title', 'A flaw.', undefined, 'A flaw.'],
  ])('where it %s', (_, description, title, rest) => {
    expect(afterTitle(description, title)).toBe(rest);
  });

  test('a title that is cut off is none of its own', () => {
    expect([isWholeTitle('A flaw…'), isWholeTitle('A flaw...'), isWholeTitle('A flaw')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
