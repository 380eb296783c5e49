import { describe, expect, it } from 'vitest';
import {
  formatVers,
  parseCanonicalVers,
  parseVers,
  type VersRange,
  versContains,
  versFromNative,
  versIntervals,
} from '../index.ts';

function rangeOf(text: string): VersRange {
  const range = parseVers(text);
  if ('error' in range) throw new Error(`${text}: ${range.error}`);
  return range;
}

describe('parseVers', () => {
  it.each([
    ['vers:npm/>=1.0.0|<2.0.0', 'vers:npm/>=1.0.0|<2.0.0'],
    ['VERS:NPM/ >= 1.0.0 | < 2.0.0 ', 'vers:npm/>=1.0.0|<2.0.0'],
    ['vers:pypi/|1.0||2.0|', 'vers:pypi/1.0|2.0'],
    ['vers:deb/=1%3A1.0', 'vers:deb/1:1.0'],
    ["vers:generic/1'0é", 'vers:generic/1%270%C3%A9'],
    ['vers:npm/*', 'vers:npm/*'],
    ['vers:npm/!=1.0|>2', 'vers:npm/!=1.0|>2'],
  ])('reads %s as %s', (text, canonical) => {
    expect(formatVers(rangeOf(text))).toBe(canonical);
  });

  it.each([
    ['', "Expected 'vers:', a scheme and '/'", 0],
    ['npm/1.0', "Expected 'vers:', a scheme and '/'", 0],
    ['vers:npm', "Expected 'vers:', a scheme and '/'", 0],
    ['vers:/1', "Scheme '' is not valid", 5],
    ['vers:n_m/1', "Scheme 'n_m' is not valid", 5],
    ['vers:npm/', 'Expected a version constraint, found none', 9],
    ['vers:npm/1|>', "Expected a version after '>'", 11],
    ['vers:npm/1|*', "'*' must stand alone", 11],
    ['vers:npm/=>1', "Operator in '=>1' is not known", 9],
    ['vers:npm/%zz', "Percent-encoding in '%zz' is not valid", 9],
    ['vers:none/1.0', "'vers:none/*' is the only range of its scheme", 10],
    ['vers:all/>1|*', "'vers:all/*' is the only range of its scheme", 9],
  ])('refuses %j', (text, error, offset) => {
    expect(parseVers(text)).toEqual({ error, offset });
  });
});

describe('parseCanonicalVers', () => {
  it.each([
    'vers:npm/>=1.0.0|<2.0.0',
    'vers:npm/*',
    'vers:npm/latest|1.0.0',
    'vers:datetime/2024-01-01T00:00:00Z',
    'vers:none/*',
    'vers:npm/1.0%252F0',
    'vers:lexicographic/1%202|1%2F2',
  ])('takes %s', (text) => {
    expect(parseCanonicalVers(text)).not.toHaveProperty('error');
  });

  it.each([
    ['vers:npm/1.0.0 |2.0.0', /canonical form/],
    ['vers:NPM/1.0.0', /The canonical form is 'vers:npm\/1.0.0'/],
    ['vers:npm/1.0.0|', /bar/],
    ['vers:npm/1.0.0||2.0.0', /bar/],
    ['vers:npm/1.0.0|1.0', /not sorted: '1.0' follows '1.0.0'/],
    ['vers:datetime/2024-01-01t00:00:00z', /capital T and Z/],
    ['vers:npm/=1.0.0', /canonical form/],
    ['vers:npm/1.0%2G0', /Percent-encoding/],
    ['vers:lexicographic/1 2', /canonical form/],
    ['vers:datetime/2024-01-01T00%3A00%3A00Z', /canonical form/],
  ])('refuses %s', (text, message) => {
    expect(parseCanonicalVers(text)).toMatchObject({ error: expect.stringMatching(message) });
  });
});

describe('versIntervals', () => {
  it.each([
    ['vers:npm/*', ['0.0.1', '99.0.0'], []],
    ['vers:npm/>=1.0.0|<2.0.0', ['1.0.0', '1.9.9', '2.0.0-rc.1'], ['0.9.0', '2.0.0', '1.0.0-rc.1']],
    ['vers:npm/>1.0.0|<=2.0.0', ['1.0.1', '2.0.0'], ['1.0.0', '2.0.1']],
    ['vers:npm/<1.0.0', ['0.9.0'], ['1.0.0']],
    ['vers:npm/>1.0.0', ['1.0.1'], ['1.0.0']],
    ['vers:npm/<=1.0.0|>=2.0.0', ['1.0.0', '2.0.0'], ['1.5.0']],
    ['vers:npm/1.0.0', ['1.0.0', 'v1.0'], ['1.0.1']],
    ['vers:npm/1.0.0|>=2.0.0|<3.0.0|4.0.0', ['1.0.0', '2.5.0', '4.0.0'], ['1.5.0', '3.0.0', '5.0.0']],
    ['vers:npm/!=1.0.0', ['0.9.0', '1.0.1'], ['1.0.0']],
    ['vers:npm/!=1.5.0|>=1.0.0|<2.0.0', ['1.4.9', '1.5.1'], ['1.5.0', '2.0.0']],
    ['vers:npm/<2.0.0|<1.0.0', ['1.5.0'], ['2.0.0']],
    ['vers:npm/>1.0.0|>2.0.0', ['1.5.0', '3.0.0'], ['1.0.0']],
    ['vers:npm/<1.0.0|>=2.0.0|<3.0.0|>4.0.0', ['0.1.0', '2.0.0', '5.0.0'], ['1.0.0', '3.0.0', '4.0.0']],
    ['vers:lexicographic/>=b', ['b', 'c'], ['a']],
    ['vers:intdot/>=1.2|<2.0', ['1.5.0', '1.2', '1.9-rc1'], ['2.0', '1.1']],
    ['vers:all/*', ['1.0', 'latest'], []],
    ['vers:none/*', [], ['1.0', 'latest']],
    ['vers:npm/*', ['latest'], []],
  ])('%s takes %j and leaves out %j', (text, inside, outside) => {
    const range = rangeOf(text);
    expect(inside.filter((version) => versContains(range, version) !== true)).toEqual([]);
    expect(outside.filter((version) => versContains(range, version) !== false)).toEqual([]);
  });

  it('asks for another look when a version is unreadable', () => {
    expect(versIntervals(rangeOf('vers:npm/latest'))).toBe('recheck');
    expect(versContains(rangeOf('vers:npm/latest'), '1.0.0')).toBeUndefined();
    expect(versContains(rangeOf('vers:npm/1.0.0'), 'latest')).toBeUndefined();
  });
});

describe('versFromNative', () => {
  it.each([
    ['maven', '[1.0,2.0),[3.0]', 'vers:maven/>=1.0|<2.0|3.0'],
    ['pypi', '>=1.0,<2.0,!=1.5', 'vers:pypi/>=1.0|!=1.5|<2.0'],
    ['deb', '< 2:1.0~rc1', 'vers:deb/<2:1.0~rc1'],
    ['npm', '^1.2.0', 'vers:npm/>=1.2.0|<2.0.0'],
    ['gem', '~> 2.0.8, != 2.0.9', 'vers:gem/>=2.0.8|!=2.0.9|<2.1'],
    ['gem', '>= 0', 'vers:gem/>=0'],
    ['gem', '', 'vers:gem/*'],
    ['nuget', '[1.0.0, 2.0.0)', 'vers:nuget/>=1.0.0|<2.0.0'],
  ])('rewrites %s %s as %s', (type, native, vers) => {
    const range = versFromNative(type, native);
    expect('error' in range ? range.error : formatVers(range)).toBe(vers);
  });

  it('refuses what vers cannot say', () => {
    expect(versFromNative('pypi', '==1.*')).toEqual({ error: "'==1.*' cannot be written as one constraint" });
    expect(versFromNative('pypi', '~=1.4')).toHaveProperty('error');
    expect(versFromNative('gem', '~> x')).toEqual({ error: "'~> x' needs a number" });
  });
});
