import { describe, expect, it } from 'vitest';
import {
  comparatorRange,
  includesKey,
  type KeyInterval,
  MAX_RANGE_LENGTH,
  nativeRange,
  type RangeProblem,
  schemeForPurlType,
  versFromNative,
  versionKey,
} from '../index.ts';

const NATIVE_TYPES = ['npm', 'pypi', 'maven', 'gem', 'nuget', 'composer', 'golang'];

function contains(type: string, intervals: KeyInterval[] | RangeProblem, version: string): boolean {
  if ('error' in intervals) throw new Error(intervals.error);
  const key = versionKey(schemeForPurlType(type), version);
  if (key === undefined) throw new Error(`'${version}' is unreadable`);
  return includesKey(intervals, key);
}

// Type, range, versions inside, versions outside.
const RANGES: readonly (readonly [string, string, string[], string[]])[] = [
  ['npm', '^1.2.3', ['1.2.3', '1.9.0', '1.3.0-rc.1'], ['1.2.2', '2.0.0', '2.0.0-rc.1', '1.2.3-rc.1']],
  ['npm', '^0.2.3 || ^0.0.3', ['0.2.9', '0.0.3'], ['0.3.0', '0.0.4']],
  ['npm', '~1.2 || 3.x', ['1.2.9', '3.9.9'], ['1.3.0', '4.0.0']],
  ['npm', '1.2 - 2', ['1.2.0', '2.9.9'], ['3.0.0', '1.1.9']],
  ['npm', '>1.2 <=1.4', ['1.3.0', '1.4.9'], ['1.2.9', '1.5.0']],
  ['npm', '>= 1.0.0, < 2.0.0', ['1.5.0'], ['2.0.0']],
  ['npm', '', ['0.0.1'], []],
  ['npm', '<*', [], ['0.0.0', '1.0.0']],
  ['pypi', '>=1.0,<2.0', ['1.0', '1.9.post1'], ['2.0', '2.0rc1', '1.0rc1']],
  ['pypi', '<2.0rc1', ['2.0b1', '2.0.dev1'], ['2.0rc1']],
  ['pypi', '<2.0.post1', ['1.9', '2.0', '2.0rc1', '2.0.post0.dev1'], ['2.0.post1', '2.0.post1.dev0']],
  ['pypi', '==1.2.*', ['1.2', '1.2.9', '1.2rc1', '1.2.0.post1', '1.2+local'], ['1.3', '1.3.dev0', '1.1.9']],
  ['pypi', '!=1.2.*', ['1.1', '1.3'], ['1.2.5']],
  ['pypi', '~=1.4.5', ['1.4.5', '1.4.9'], ['1.5', '1.4.4']],
  ['pypi', '~=2.2rc1', ['2.2', '2.9'], ['3.0', '2.1']],
  ['pypi', '==1.0', ['1.0', '1.0.0+ubuntu1'], ['1.0.post1']],
  ['pypi', '==1.0+a', ['1.0+a'], ['1.0', '1.0+b']],
  ['pypi', '<=1.0', ['1.0+local', '1.0rc1'], ['1.0.post1']],
  ['pypi', '>1.7', ['1.7.1', '1.8rc1'], ['1.7', '1.7.post1', '1.7+local', '1.7.0.post2.dev1']],
  ['pypi', '>1.7rc1', ['1.7rc2', '1.7', '1.7.post1', '1.8'], ['1.7rc1', '1.7rc1.post1', '1.7rc1+local']],
  ['pypi', '>1.7.dev1', ['1.7.dev2', '1.7rc1', '1.7+local'], ['1.7.dev1', '1.7.dev1+local']],
  ['pypi', '>1.7.post1', ['1.7.post2', '1.8'], ['1.7.post1', '1.7']],
  ['pypi', '===1.0', ['1.0'], ['1.1']],
  ['pypi', '==1!2.*', ['1!2.5'], ['2.5', '1!3']],
  ['pypi', '', ['1.0'], []],
  ['pypi', '*', ['1.0'], []],
  ['maven', '[1.0,2.0),[3.0,)', ['1.0', '1.9', '3.0', '2.0-alpha-1'], ['2.0', '2.9', '1.0-rc1']],
  ['maven', '(,1.0]', ['0.1', '1.0', '1.0.0.Final'], ['1.0.1']],
  ['maven', '[1.0]', ['1.0.0'], ['1.0.1']],
  ['maven', '(1.0,1.1)', ['1.0.1'], ['1.0', '1.1']],
  ['maven', '1.0', ['1.0'], ['1.1']],
  ['gem', '~> 1.2', ['1.2', '1.9.9'], ['2.0', '2.0.rc1', '2.0.A', '1.1']],
  ['gem', '~> 1.2.3', ['1.2.3', '1.2.10'], ['1.3', '1.3.a']],
  ['gem', '~> 2', ['2.0', '2.9'], ['3.0']],
  ['gem', '~> 2.0.rc1', ['2.0.rc1', '2.0', '2.9'], ['3.0', '2.0.a']],
  ['gem', '>= 1.0, != 1.5, < 2', ['1.0', '1.4'], ['1.5', '2.0']],
  ['gem', '1.0', ['1.0.0'], ['1.0.1']],
  ['gem', '', ['1.0'], []],
  ['nuget', '1.0', ['1.0', '9.0'], ['0.9', '1.0-beta']],
  ['nuget', '[1.0]', ['1.0.0'], ['1.0.1']],
  ['nuget', '(1.0,2.0]', ['1.1', '2.0'], ['1.0', '2.1']],
  ['nuget', '(,1.0)', ['0.5'], ['1.0']],
  ['nuget', '1.2.*', ['1.2.0', '1.2.9'], ['1.3', '1.2.0-beta', '1.3-a']],
  ['nuget', '1.2.*-*', ['1.2.0-beta', '1.2.9'], ['1.3', '1.3-a']],
  ['nuget', '*', ['0.0.1'], []],
  ['nuget', '1.2.3-*', ['1.2.3-alpha', '1.2.3-0', '1.2.3'], ['1.2.2', '1.2.4', '1.2.4-alpha']],
  ['nuget', '1.2.3-beta.*', ['1.2.3-beta.1', '1.2.3-beta.x', '1.2.3'], ['1.2.3-alpha', '1.2.3-rc', '1.2.4']],
  ['nuget', '1.2.3-beta*', ['1.2.3-beta', '1.2.3-BETA2', '1.2.3'], ['1.2.3-alpha', '1.2.3-rc', '1.2.4']],
  ['nuget', '[1.*,2.0)', ['1.0', '1.9'], ['0.9', '2.0', '1.0-a']],
  ['composer', '^1.2', ['1.2.0', '1.2.0-beta1', '1.9.9'], ['2.0.0', '2.0.0-beta1', '1.1']],
  ['composer', '^0.3 || ^0.0.4', ['0.3.9', '0.0.4'], ['0.4.0', '0.0.5']],
  ['composer', '^0', ['0.9.9'], ['1.0']],
  ['composer', '~1.2', ['1.2', '1.9'], ['2.0']],
  ['composer', '~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0']],
  ['composer', '~1', ['1.9'], ['2.0']],
  ['composer', '1.2.*|2.x', ['1.2.9', '2.5'], ['1.3.0', '3.0']],
  ['composer', '1.0 - 2.0', ['1.0', '2.0.9'], ['2.1']],
  ['composer', '1.0.0 - 2.1.0', ['2.1.0'], ['2.1.1']],
  ['composer', '>=1.0,<1.5 || ==2.0', ['1.0-rc1', '1.4', '2.0'], ['1.5', '1.5-dev', '2.0.1']],
  ['composer', '>1.0 <=2.0 !=1.5 <>1.6', ['1.1', '2.0'], ['1.0', '1.5', '1.6', '2.1']],
  ['composer', '1.0@beta', ['1.0'], ['1.1']],
  ['composer', 'dev-main#abc', ['dev-main'], ['1.0']],
  ['composer', '*', ['1.0', 'dev-main'], []],
  ['composer', '@dev', ['1.0', 'dev-main'], []],
  ['composer', '^2.0 || @dev', ['1.0'], []],
  ['composer', 'dev-main as 1.0.x-dev', ['dev-main'], ['1.0.x-dev']],
  ['composer', '^0.0.0.5', ['0.0.0.5', '0.0.0.9'], ['0.0.0.4', '0.0.1.0']],
  ['composer', '2.1.x-dev', ['2.1.x-dev'], ['2.1.0', '2.2.0']],
  ['golang', '>=v1.2.0 <v1.3.0 || v2.0.0', ['v1.2.5', '2.0.0+incompatible'], ['v1.3.0', 'v2.0.1']],
  ['golang', '[v1.0.0, v1.9.9]', ['v1.9.9', 'v1.0.0'], ['v1.9.10', 'v0.9.0']],
  ['deb', '>= 1.0~rc1-1, < 2:0', ['1.0-1', '1:9'], ['2:0', '1.0~a']],
  ['cargo', '= 1.2.3', ['1.2.3'], ['1.2.4']],
];

describe('nativeRange', () => {
  it.each(RANGES)('%s %j takes %j and leaves out %j', (type, text, inside, outside) => {
    const intervals = nativeRange(type, text);
    expect(inside.filter((version) => !contains(type, intervals, version))).toEqual([]);
    expect(outside.filter((version) => contains(type, intervals, version))).toEqual([]);
  });

  it.each([
    ['npm', '^a'],
    ['npm', '>>1'],
    ['npm', 'a - b'],
    ['pypi', '1.0'],
    ['pypi', '~=1'],
    ['pypi', '>=latest'],
    ['pypi', '==x.*'],
    ['pypi', '==1.0rc1.*'],
    ['pypi', '==1.0.*.*'],
    ['pypi', '~=1.4rc.x'],
    ['pypi', '<foo bar'],
    ['maven', ''],
    ['maven', '[1.0'],
    ['maven', '(1.0)'],
    ['maven', '[1.0,2.0,3.0]'],
    ['maven', '[]'],
    ['gem', '~~ 1'],
    ['gem', '~> x'],
    ['gem', '>= 1 2'],
    ['nuget', '1.*.2'],
    ['nuget', '[latest]'],
    ['nuget', '1.2-*.3'],
    ['nuget', '(1.*,2.0)'],
    ['nuget', '(,1.*]'],
    ['nuget', '[1.0.*]'],
    ['nuget', '1.2.3-9*'],
    ['nuget', '1.2.3-z*'],
    ['nuget', '[1.0,2.0-*]'],
    ['composer', ''],
    ['composer', '1.0 || '],
    ['composer', '>'],
    ['composer', '=!1'],
    ['composer', '^dev-main'],
    ['composer', '!=1.0.*'],
    ['composer', '^1.*'],
    ['composer', '>=1.x'],
    ['composer', '1.0.*.5'],
    ['composer', '>=1.0 foo'],
    ['golang', ''],
    ['golang', '>='],
    ['golang', '=>1'],
    ['golang', '~1.0'],
    ['generic', '>= !'],
  ])('says what is wrong with %s %j', (type, text) => {
    expect(nativeRange(type, text)).toMatchObject({ error: expect.stringMatching(/^[A-Z'].+/) });
  });
});

describe('nativeRange and comparatorRange', () => {
  it.each([...NATIVE_TYPES, 'deb'])(
    'come to an end for hostile ranges of %s',
    (type) => {
      const pieces = [
        ' ',
        '\t',
        '~',
        '>',
        '>=',
        '1',
        '1.',
        ',1',
        '1||',
        '[1,2],',
        '[',
        '(',
        '1 - ',
        '*.',
        '1@',
        '1-',
      ];
      const numbers = Array.from({ length: MAX_RANGE_LENGTH / 8 }, (_, index) => index);
      const texts = [
        ...pieces.map((piece) => piece.repeat(MAX_RANGE_LENGTH / piece.length - 1)),
        `${' '.repeat(MAX_RANGE_LENGTH - 1)}(`,
        `a${' '.repeat(MAX_RANGE_LENGTH - 3)}b(`,
        numbers.map((number) => `!=${number}`).join(','),
        numbers.map((number) => `<${number}`).join(' '),
      ];
      for (const text of texts) {
        expect(nativeRange(type, text)).toBeDefined();
        expect(versFromNative(type, text)).toBeDefined();
      }
    },
    30_000,
  );

  it('refuse a range that is too long', () => {
    const text = '1'.repeat(MAX_RANGE_LENGTH + 1);
    const problem = {
      error: `Range is longer than ${MAX_RANGE_LENGTH} characters`,
      offset: MAX_RANGE_LENGTH,
    };
    expect(nativeRange('npm', text)).toEqual(problem);
    expect(comparatorRange('semver', text)).toEqual(problem);
    expect(versFromNative('npm', text)).toEqual(problem);
  });
});

describe('comparatorRange', () => {
  it('reads the constraints of GitHub advisories in any scheme', () => {
    expect(comparatorRange('maven', '>= 1.0, < 1.4')).toEqual([{ lo: '1%', hi: '14%' }]);
    expect(comparatorRange('semver', '= 1.2.3')).toEqual([{ lo: '123.', hi: '123. ' }]);
    expect(comparatorRange('semver', '*')).toEqual([{ lo: '', hi: '~~' }]);
    expect(comparatorRange('semver', '> 2, < 1')).toEqual([]);
    expect(comparatorRange('semver', '< 1 || >= 1')).toEqual([{ lo: '', hi: '~~' }]);
  });
});
