import { type CodeSet, codeSet, complement } from './code-set.ts';

const DIGIT: CodeSet = [[0x30, 0x39]];
const UPPER: CodeSet = [[0x41, 0x5a]];
const LOWER: CodeSet = [[0x61, 0x7a]];
const SPACE: CodeSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
];
const HORIZONTAL_SPACE: CodeSet = [
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
const VERTICAL_SPACE: CodeSet = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
];
const ALPHA = codeSet([...UPPER, ...LOWER]);
const WORD = codeSet([...DIGIT, ...ALPHA, [0x5f, 0x5f]]);

/** Java's predefined classes by the letter behind the backslash. RE2 reads `\s` and `\v` differently. */
export const PREDEFINED_SETS: ReadonlyMap<string, CodeSet> = new Map(
  [
    ['d', DIGIT] as const,
    ['s', SPACE] as const,
    ['w', WORD] as const,
    ['h', HORIZONTAL_SPACE] as const,
    ['v', VERTICAL_SPACE] as const,
  ].flatMap(([letter, set]) => [[letter, set] as const, [letter.toUpperCase(), complement(set)] as const]),
);

/** Java's POSIX classes, which are of US-ASCII, by their name in `\p{…}`. */
export const POSIX_SETS: ReadonlyMap<string, CodeSet> = new Map<string, CodeSet>([
  ['Lower', LOWER],
  ['Upper', UPPER],
  ['ASCII', [[0, 0x7f]]],
  ['Alpha', ALPHA],
  ['Digit', DIGIT],
  ['Alnum', codeSet([...DIGIT, ...ALPHA])],
  [
    'Punct',
    [
      [0x21, 0x2f],
      [0x3a, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
    ],
  ],
  ['Graph', [[0x21, 0x7e]]],
  ['Print', [[0x20, 0x7e]]],
  [
    'Blank',
    [
      [0x09, 0x09],
      [0x20, 0x20],
    ],
  ],
  [
    'Cntrl',
    [
      [0, 0x1f],
      [0x7f, 0x7f],
    ],
  ],
  [
    'XDigit',
    [
      [0x30, 0x39],
      [0x41, 0x46],
      [0x61, 0x66],
    ],
  ],
  ['Space', SPACE],
]);
