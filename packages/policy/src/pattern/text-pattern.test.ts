import { runs, workMs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';
import { translateJavaPattern } from './java-pattern.ts';
import { PatternError } from './pattern-error.ts';
import { matchesPattern, readPattern, type TextPattern } from './text-pattern.ts';
import { expandWildcards, offsetInSource } from './wildcards.ts';

function patternOf(source: string): TextPattern {
  const pattern = readPattern(source);
  if (!pattern.ok) throw new Error(pattern.problem.message);
  return pattern.value;
}

/** A pattern for exactly this expression: nothing before and behind. */
function whole(expression: string): TextPattern {
  return patternOf(`^${expression}$`);
}

function codeOf(source: string): string | undefined {
  const pattern = readPattern(source);
  return pattern.ok ? undefined : pattern.problem.code;
}

describe('expandWildcards', () => {
  it.each([
    ['a', '.*a.*'],
    ['*', '.*'],
    ['**', '.*.*'],
    ['.*', '.*'],
    ['a*b', '.*a.*b.*'],
    ['a.*b', '.*a.*b.*'],
    ['^a', '^a.*'],
    ['a$', '.*a$'],
    ['^a$', '^a$'],
    ['.*a', '.*a.*'],
    ['a.*', '.*a.*'],
    ['*a*', '.*a.*'],
    ['[a-z]*x', '.*[a-z].*x.*'],
    ['', '.*.*'],
  ])('makes %j to %j', (pattern, expected) => {
    expect(expandWildcards(pattern)).toBe(expected);
  });
});

describe('offsetInSource', () => {
  it('finds what stands in the pattern, and its end for what does not', () => {
    const offsets = [0, 2, 3, 5, 6, 7].map((offset) => offsetInSource('a*b', offset));
    expect(expandWildcards('a*b')).toBe('.*a.*b.*');
    expect(offsets).toEqual([0, 0, 1, 2, 3, 3]);
    expect(offsetInSource('.', 2)).toBe(0);
  });
});

describe('matchesPattern', () => {
  it('matches nothing with nothing only', () => {
    expect(matchesPattern(null, null)).toBe(true);
    expect(matchesPattern('a', null)).toBe(false);
    expect(matchesPattern(null, patternOf('*'))).toBe(false);
    expect(matchesPattern('', patternOf('*'))).toBe(true);
  });
});

describe('readPattern', () => {
  it.each([
    ['lodash', 'pkg:npm/lodash@1', true],
    ['^lodash', 'pkg:npm/lodash@1', false],
    ['lodash$', 'pkg:npm/lodash@1', false],
    ['^pkg:npm/*@1$', 'pkg:npm/lodash@1', true],
    ['LODASH', 'lodash', false],
    ['^(?i)LODASH$', 'lodash', true],
    ['a.c', 'xabcx', true],
    ['^a|ab$', 'ab', true],
    ['^a|ab$', 'abc', false],
    ['^pkg:(npm|maven)/.*$', 'pkg:maven/a/b@1', true],
    ['^pkg:(npm|maven)/.*$', 'pkg:nuget/b@1', false],
    ['cpe:2.3:a:acme:*:1.*', 'cpe:2.3:a:acme:x:1.5:*:*:*:*:*:*:*', true],
  ])('matches %j against %j: %s', (source, text, expected) => {
    expect(patternOf(source).test(text)).toBe(expected);
  });

  it('keeps the source and gives the same pattern again', () => {
    expect(patternOf('a*')).toBe(patternOf('a*'));
    expect(patternOf('a*').source).toBe('a*');
  });

  it.each([
    ['\\d+\\.\\d+', '1.10', 'a.b'],
    ['\\D\\W\\S', 'a-b', '1-b'],
    ['[\\w.-]+', 'a_1.b-c', 'a/b'],
    ['a\\sb', 'a\x0bb', 'a_b'],
    ['a\\hb', 'a\u00a0b', 'a\nb'],
    ['a\\Hb', 'a\nb', 'a b'],
    ['a\\vb', 'a\u2028b', 'ab'],
    ['a\\Vb', 'axb', 'a\rb'],
    ['a\\Rb', 'a\r\nb', 'ab'],
    ['\\Qa.b(\\E\\.c', 'a.b(.c', 'axb(.c'],
    ['[\\Q^]\\E]+', '^]', 'a'],
    ['\\t\\n\\r\\f\\a\\e', '\t\n\r\f\x07\x1b', 't'],
    ['\\x41\\x{1F600}\\u00e9\\uD83D\\uDE00\\0101', 'A😀é😀A', 'A'],
    ['\\uD83Dx', '\ud83dx', 'x'],
    ['\\cA', '\x01', 'A'],
    ['\\é\\ \\/\\_', 'é /_', 'e'],
    ['(?<name>a)(?:b)(c)', 'abc', 'ab'],
    ['(?i:ab)c', 'ABc', 'ABC'],
    ['(?iu)ab(?-iu)', 'AB', 'AC'],
    ['(?u)a', 'a', 'b'],
    ['(?i)a\\Wb', 'a-b', 'akb'],
    ['(?i)a\\P{Alpha}b', 'a-b', 'akb'],
    ['\\p{Lower}\\p{Upper}\\p{Digit}\\P{Alpha}', 'aB1-', 'aB1c'],
    ['\\p{Punct}\\p{XDigit}\\p{Blank}', '~f ', 'af '],
    ['\\pL\\p{Lu}\\PL', 'éÉ1', 'éé1'],
    ['\\p{IsLatin}\\p{IsAlphabetic}\\p{IsDigit}', 'éé1', '1é1'],
    ['\\p{script=Greek}\\p{gc=Lu}', 'αA', 'aA'],
    ['a{2}b{1,}c{0,1}', 'aab', 'ab'],
    ['a+?b??', 'aa', 'c'],
    ['[a-c&&[b-d]]', 'b', 'a'],
    ['[a-z&&[^m-p]&&\\w]+', 'alz', 'am'],
    ['[a-d[m-p]]+', 'am', 'e'],
    ['[a-d[^\\x00-\\x7f]]+', 'aé', 'e'],
    ['[^a-d[m-p]]', 'e', 'm'],
    ['[a-z&&def]', 'd', 'a'],
    ['[a&&]', 'a', 'b'],
    ['[&&a]', 'a', 'b'],
    ['[]a]+', ']a', 'b'],
    ['[^]a]', 'b', ']'],
    ['[a-]+', '-a', 'b'],
    ['[a-[b]]+', '-ab', 'c'],
    ['[\\w-z]+', '-a', '.'],
    ['[\\p{Lu}.]+', 'É.', 'é'],
    ['[a[\\p{Lu}]]', 'É', 'é'],
    ['[\\x{1F600}-\\x{1F602}]', '😁', '😃'],
    ['[^a&&b]', 'a', undefined],
    ['[a.*+?(){}|$^]+', 'a.*+?(){}|$^', 'b'],
    ['\\Aab\\b-\\Bc|d\\z', 'd', 'e'],
    ['ab\\Z', 'ab', 'abc'],
    ['a#b ', 'a#b ', 'a'],
    ['(?s)a.b', 'a\nb', 'ab'],
    ['.(?<=a)b', 'ab', 'bb'],
    ['.+(?<!ab)c', 'bac', 'abc'],
    ['.+(?<!(a|b))c', 'xc', 'ac'],
    ['a.b', 'axb', 'a\nb'],
  ])('reads %s as Java does', (source, matching, other) => {
    const pattern = whole(`(?:${source})`);
    expect(pattern.test(matching)).toBe(true);
    if (other !== undefined) expect(pattern.test(other)).toBe(false);
  });

  it.each([
    ['^(?!org\\.acme)', 'org.other', 'org.acme.lib'],
    ['^(?!*internal)', 'external', 'is-internal'],
    ['^(?!a|b$)*$', 'bc', 'b'],
    ['^(?=*a)(?!(?i)B)*c$', 'xac', 'bac'],
    ['^(?!(a|b)(?:c))(?:x|b)', 'bx', 'bc'],
    ['^(?!a$)a', 'ab', 'a'],
  ])(
    'holds %s, whose lookaheads are at the beginning, against a text as Java does',
    (source, matching, other) => {
      expect(patternOf(source).test(matching)).toBe(true);
      expect(patternOf(source).test(other)).toBe(false);
    },
  );

  it('knows a class without members', () => {
    expect(whole('[a&&b]').test('a')).toBe(false);
    expect(whole('[^a&&b]').test('\u{10ffff}')).toBe(true);
  });

  it.each([
    'a(?=b)',
    'a(?!b)',
    '(?!a)b',
    '^(?!a)b|c',
    '^(?!a)?b',
    '^(?=a){2}b',
    '^(?:(?!a)b)',
    '^(?i)(?!a)b',
    '(?>a)b',
    'a++b',
    'a?+b',
    'a{2}+b',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '\\p{javaLowerCase}',
    '\\p{InGreek}',
    '\\p{block=Greek}',
    '\\p{}',
    '\\G',
    '\\X',
    '\\N{DIGIT ONE}',
    '\\b{g}',
    '(?x)a',
    '(?U)a',
    '(?d)a',
    '[\\p{L}&&[^a]]',
    '[a[^\\p{L}]]',
  ])('says that %s is not supported, and where', (source) => {
    const pattern = readPattern(source);
    expect(pattern).toMatchObject({ ok: false, problem: { code: 'pattern_unsupported' } });
    expect(pattern.ok || pattern.problem.offset).toEqual(expect.any(Number));
  });

  it.each([
    'a(',
    '^(?!a',
    'a)',
    '[a',
    '[a&&',
    '[\\',
    '[\\b]',
    '[z-a]',
    '[a-\\d]',
    '[',
    '\\y',
    '\\E',
    '\\x4',
    '\\x{110000}',
    '\\x{41',
    '\\u00',
    '\\08',
    'a{',
    'a{,3}',
    'a{3,2}',
    'a{2000}',
    '(+a)',
    '(?)x(',
    '(?<1a>b)',
    '(?#a)',
    '[z-a&&b]',
    '\\p{NoSuchScript}',
    '['.repeat(60),
  ])('says that %s is no expression', (source) => {
    expect(codeOf(source)).toBe('pattern_unreadable');
  });

  it('tells the place in the pattern as it was written', () => {
    expect(readPattern('a*b(?=c)')).toEqual({
      ok: false,
      problem: {
        code: 'pattern_unsupported',
        message: "Pattern 'a*b(?=c)' has a lookahead at offset 3, which cannot be matched in bounded time",
        offset: 3,
      },
    });
    expect(readPattern('^a\\y')).toMatchObject({ problem: { offset: 2 } });
    expect(readPattern('[a*')).toMatchObject({ problem: { offset: 0 } });
    expect(readPattern('a)')).toMatchObject({
      problem: { message: "Pattern 'a)' has a ')' without '(' at offset 1", offset: 1 },
    });
  });

  it('refuses long patterns and those that repeat too much', () => {
    expect(codeOf('a'.repeat(256))).toBe('value_too_long');
    expect(codeOf('.{1000}'.repeat(30))).toBe('pattern_too_large');
    expect(codeOf('(?:(?:a{30}){30}){30}')).toBe('pattern_unreadable');
  });

  it.each([
    '^(a+)+$',
    '(a+)+$',
    '^(a|aa)+$',
    '^(a|a?)+$',
    '^(?:.a){1,30}$',
    '(?:x+x+)+y',
    '^(([a-z])+.)+[A-Z]$',
  ])('ends soon with %s on 100,000 letters', (source) => {
    const pattern = patternOf(source);
    const text = `${'a'.repeat(100_000)}!`;
    expect(workMs(() => expect(pattern.test(text)).toBe(false))).toBeLessThan(500);
  });

  it('agrees with the expressions of this language where both mean the same', () => {
    const piece = fc.oneof(
      fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d', '\\.', 'a|b', '(?:ab)', '(a)'),
      fc.constantFrom('a+', 'b?', 'a{1,2}', '[a-c]+?', '(?:a|bc){2}', '(?:a|b)+'),
      fc.constantFrom('(?<=a)', '(?<!b)', '(?<=a|b.)', '(?<!a+)', '\\b'),
    );
    const ahead = fc.constantFrom('', '', '(?!a)', '(?=a|b)', '(?!.*b)', '(?=.+c$)(?!(?:b|c)a)');
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.', '1'), maxLength: 8 });
    fc.assert(
      fc.property(ahead, fc.array(piece, { minLength: 1, maxLength: 5 }), text, (start, pieces, value) => {
        const source = `^${start}(?:${pieces.join('')})$`;
        expect(patternOf(source).test(value)).toBe(new RegExp(source).test(value));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('answers any text with a pattern or a problem, and never hangs', () => {
    const unit = fc.constantFrom(...'a*+?.^$|()[]{}\\-&1,:<>=!iQEpLdwuxk'.split(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 30 }), fc.string({ maxLength: 30 })), (source) => {
        const pattern = readPattern(source);
        if (pattern.ok) expect(typeof pattern.value.test('aab[1]')).toBe('boolean');
        else expect(pattern.problem.message).not.toBe('');
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('translateJavaPattern', () => {
  it('makes groups that do not capture', () => {
    expect(translateJavaPattern('(a)(?<n>b)(?i)').expression).toBe('(?:a)(?:b)(?i)');
  });

  it('lets a quotation without an end go to the end', () => {
    expect(translateJavaPattern('\\Qa.b').expression).toBe('a\\x{2e}b');
  });

  it.each(['a\\', '\\c', '\\p', '[a-'])('refuses %s, which ends too soon', (source) => {
    expect(() => translateJavaPattern(source)).toThrow(PatternError);
  });
});

describe('BoundedCache', () => {
  it('forgets what was not asked for longest', () => {
    const cache = new BoundedCache<string, number>(2);
    let made = 0;
    const get = (key: string) => cache.getOrMake(key, () => ++made);
    expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([1, 2, 1, 3, 1, 4]);
    expect(cache.size).toBe(2);
  });
});
