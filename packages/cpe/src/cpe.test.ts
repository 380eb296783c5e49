import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY,
  CPE_ATTRIBUTES,
  type Cpe,
  type CpeAttribute,
  type CpeError,
  compareAttribute,
  cpeApplies,
  cpeNameRelation,
  formatAttribute,
  formatCpe22,
  formatCpe23,
  isCandidateAttribute,
  MAX_CPE_LENGTH,
  matchesWildcard,
  NA,
  parseCpe,
} from './index.ts';

function cpeOf(text: string): Cpe {
  const result = parseCpe(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.cpe;
}

function errorOf(text: string): CpeError {
  const result = parseCpe(text);
  if (result.ok) throw new Error(`'${text}' is readable`);
  return result.error;
}

/** `*`, `-`, or the version attribute that a formatted string with this version has. */
function attribute(text: string): CpeAttribute {
  return cpeOf(`cpe:2.3:a:v:p:${text}:*:*:*:*:*:*:*`).version;
}

describe('parseCpe', () => {
  it('unbinds escapes of a formatted string', () => {
    const cpe = cpeOf('cpe:2.3:a:Foo\\:Bar:c\\+\\+:1\\.0\\-\\*:*:-:en:*:*:*:*');
    expect(cpe).toMatchObject({
      part: { kind: 'value', value: 'a', pattern: false },
      vendor: { kind: 'value', value: 'foo:bar', pattern: false },
      product: { kind: 'value', value: 'c++', pattern: false },
      version: { kind: 'value', value: '1.0-*', pattern: false },
      update: { kind: 'any' },
      edition: { kind: 'na' },
      language: { kind: 'value', value: 'en', pattern: false },
    });
    expect(cpe.update).toBe(ANY);
    expect(cpe.edition).toBe(NA);
  });

  it('keeps in patterns only the escapes that they need', () => {
    expect(attribute('1\\.\\*?')).toEqual({ kind: 'value', value: '1.\\*?', pattern: true });
    expect(attribute('\\\\*')).toEqual({ kind: 'value', value: '\\\\*', pattern: true });
    expect(attribute('\\-')).toEqual({ kind: 'value', value: '-', pattern: false });
  });

  it.each([
    ['cpe:/', 'cpe:2.3:*:*:*:*:*:*:*:*:*:*:*'],
    ['cpe:/a:redhat:amq_broker:7', 'cpe:2.3:a:redhat:amq_broker:7:*:*:*:*:*:*:*'],
    ['CPE:/A:RedHat', 'cpe:2.3:a:redhat:*:*:*:*:*:*:*:*:*'],
    [
      'cpe:/a:foo%5cbar:big%24money_2010%07:::~~special~ipod_touch~80gb~',
      'cpe:2.3:a:foo\\\\bar:big\\$money_2010\u0007:*:*:*:*:special:ipod_touch:80gb:*',
    ],
    [
      'cpe:/a:hp:openview_network_manager:7.51::~~~linux~~',
      'cpe:2.3:a:hp:openview_network_manager:7.51:*:*:*:*:linux:*:*',
    ],
    [
      'cpe:/a:microsoft:internet_explorer:8.%02:sp%01',
      'cpe:2.3:a:microsoft:internet_explorer:8.*:sp?:*:*:*:*:*:*',
    ],
    ['cpe:/a:hp:insight:8:-', 'cpe:2.3:a:hp:insight:8:-:*:*:*:*:*:*'],
    ['cpe:/a:hp:insight:*', 'cpe:2.3:a:hp:insight:*:*:*:*:*:*:*:*'],
    ['cpe:/a:b:c*d', 'cpe:2.3:a:b:c\\*d:*:*:*:*:*:*:*:*'],
    ['cpe:/a:b:c:::: en', 'cpe:2.3:a:b:c:*:*:*:\\ en:*:*:*:*'],
    ['cpe:/a:b:c%c3%a9%2A', 'cpe:2.3:a:b:cé\\*:*:*:*:*:*:*:*:*'],
    ['cpe:/a:b:c:%2d', 'cpe:2.3:a:b:c:\\-:*:*:*:*:*:*:*'],
  ])('reads the URI %s as %s', (uri, formatted) => {
    expect(formatCpe23(cpeOf(uri))).toBe(formatted);
    expect(cpeOf(formatted)).toEqual(cpeOf(uri));
  });

  it.each<[string, CpeError['attribute'], number, RegExp]>([
    ['', undefined, 0, /Expected 'cpe:2.3:'/],
    ['cpe:2.2:a', undefined, 0, /Expected 'cpe:2.3:'/],
    ['cpe:2.3:a:b:c', undefined, 13, /Expected 11 attributes .* found 3/],
    ['cpe:2.3:a:b:c:1:*:*:*:*:*:*:*:*', undefined, 31, /found 12/],
    ['cpe:2.3:x:b:c:1:*:*:*:*:*:*:*', 'part', 8, /Part 'x'/],
    ['cpe:2.3:a::c:1:*:*:*:*:*:*:*', 'vendor', 10, /empty/],
    ['cpe:2.3:a:b:c:1:*:*:*:*:*:*:z\\', 'other', 28, /ends in a backslash/],
    ['cpe:/x', 'part', 5, /Part 'x'/],
    ['cpe:/a:b:c:d:e:f:g:h', undefined, 20, /at most 7/],
    ['cpe:/a:b:c:d:e:~a~b', 'edition', 15, /5 packed values/],
    ['cpe:/a:b%zz', 'vendor', 8, /broken escape/],
    ['cpe:/a:b%ff', 'vendor', 7, /UTF-8/],
    ['cpe:/a:b%00', undefined, 0, /NUL/],
    ['cpe:/a:\ud800', undefined, 0, /surrogate/],
    [`cpe:/a:${'b'.repeat(MAX_CPE_LENGTH)}`, undefined, MAX_CPE_LENGTH, /longer than/],
  ])('refuses %j at %s', (text, name, offset, message) => {
    expect(errorOf(text)).toMatchObject({ attribute: name, offset, message: expect.stringMatching(message) });
  });

  it('reads back what it writes, in both bindings', () => {
    const literal = fc
      .stringMatching(/^[a-z0-9_.!-/:-@[-`{-~éß日-]{1,6}$/)
      .map((value) => value.toLowerCase());
    const value: fc.Arbitrary<CpeAttribute> = literal.map((text) => ({
      kind: 'value',
      value: text,
      pattern: false,
    }));
    const pattern = fc.tuple(literal, fc.constantFrom('*', '??')).map(([text, wildcard]) => {
      const quoted = text.replace(/[\\*?]/g, '\\$&');
      return { kind: 'value', value: quoted + wildcard, pattern: true } as const;
    });
    const any = fc.oneof(fc.constant(ANY), fc.constant(NA), value, pattern);
    const names = fc.array(any, { minLength: 10, maxLength: 10 }).map((attributes) => {
      const entries = CPE_ATTRIBUTES.map((name, index) => [
        name,
        index === 0 ? attribute('a') : attributes[index - 1],
      ]);
      return Object.fromEntries(entries) as Cpe;
    });
    fc.assert(
      fc.property(names, (cpe) => {
        expect(cpeOf(formatCpe23(cpe))).toEqual(cpe);
        expect(cpeOf(formatCpe22(cpe))).toEqual(cpe);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('formatCpe22', () => {
  it.each([
    [
      'cpe:2.3:a:microsoft:internet_explorer:8.0.6001:beta:*:*:*:*:*:*',
      'cpe:/a:microsoft:internet_explorer:8.0.6001:beta',
    ],
    ['cpe:2.3:a:microsoft:ie:8.*:sp?:*:*:*:*:*:*', 'cpe:/a:microsoft:ie:8.%02:sp%01'],
    [
      'cpe:2.3:a:hp:insight:7.4.0:*:*:*:online:win2003:x64:*',
      'cpe:/a:hp:insight:7.4.0::~~online~win2003~x64~',
    ],
    ['cpe:2.3:a:f\\:b:c\\~d:-:*:*:*:*:*:*:*', 'cpe:/a:f%3ab:c%7ed:-'],
    ['cpe:2.3:*:*:*:*:*:*:*:*:*:*:*', 'cpe:/'],
  ])('writes %s as %s', (formatted, uri) => {
    expect(formatCpe22(cpeOf(formatted))).toBe(uri);
  });
});

describe('compareAttribute', () => {
  // Source, target, relation: the table of contract §13 in the order ANY, NA, plain, pattern.
  it.each([
    ['*', '*', 'equal'],
    ['*', '-', 'superset'],
    ['*', '1.0', 'superset'],
    ['*', '1.*', 'superset'],
    ['-', '*', 'subset'],
    ['-', '-', 'equal'],
    ['-', '1.0', 'disjoint'],
    ['-', '1.*', 'disjoint'],
    ['1.0', '*', 'subset'],
    ['1.0', '-', 'disjoint'],
    ['1.0', '1.0', 'equal'],
    ['RC1', 'rc1', 'equal'],
    ['1.0', '1.1', 'disjoint'],
    ['1.0', '1.*', 'disjoint'],
    ['1.*', '*', 'subset'],
    ['1.*', '-', 'disjoint'],
    ['1.*', '1.0', 'superset'],
    ['1.*', '2.0', 'disjoint'],
    ['1.*', '1.*', 'equal'],
    ['1.*', '1.2*', 'superset'],
    ['1.2*', '1.*', 'disjoint'],
    ['1\\.\\*', '1.*', 'disjoint'],
    ['1\\.\\**', '1.\\*a', 'superset'],
    ['\\-', '-', 'disjoint'],
  ])('relates %s to %s as %s', (source, target, relation) => {
    expect(compareAttribute(attribute(source), attribute(target))).toBe(relation);
  });
});

describe('matchesWildcard', () => {
  it.each([
    ['*', '', true],
    ['*', 'abc', true],
    ['a*', 'a', true],
    ['a*', 'ba', false],
    ['*c', 'abc', true],
    ['*b*', 'abc', true],
    ['a*c*e', 'abcde', true],
    ['a*c*e', 'abcd', false],
    ['sp?', 'sp', true],
    ['sp?', 'sp1', true],
    ['sp?', 'sp12', false],
    ['sp??', 'sp12', true],
    ['??x', 'abx', true],
    ['??x', 'abcx', false],
    ['a\\*', 'a*', true],
    ['a\\*', 'ab', false],
    ['', '', true],
    ['', 'a', false],
  ])('lets %s cover %j: %s', (pattern, text, covers) => {
    expect(matchesWildcard(pattern, text)).toBe(covers);
  });

  it('ends quickly on the patterns that make backtracking explode', () => {
    expect(matchesWildcard('a*'.repeat(1000), `${'a'.repeat(2000)}b`)).toBe(true);
    expect(matchesWildcard(`${'*a'.repeat(1000)}b`, 'a'.repeat(2000))).toBe(false);
  });
});

describe('cpeNameRelation', () => {
  const name = (vendor: string, product: string, version: string) =>
    cpeOf(`cpe:2.3:a:${vendor}:${product}:${version}:*:*:*:*:*:*:*`);

  it.each([
    ['a b 1', 'a b 1', 'equal'],
    ['a b *', 'a b 1', 'superset'],
    ['a b 1', 'a b *', 'subset'],
    ['a * 1', 'a b *', 'overlap'],
    ['a b 1', 'a c *', 'disjoint'],
  ])('relates %s to %s as %s', (source, target, relation) => {
    const [s1 = '', s2 = '', s3 = ''] = source.split(' ');
    const [t1 = '', t2 = '', t3 = ''] = target.split(' ');
    expect(cpeNameRelation(name(s1, s2, s3), name(t1, t2, t3))).toBe(relation);
  });

  it.each([
    ['a b 1', 'a b 1', true],
    ['a b *', 'a b 1', true],
    ['* b *', 'a b 1', true],
    ['a b 1', 'a b *', true],
    ['a b -', 'a b 1', false],
    ['a b 1', 'a c 1', false],
    ['* b 1', 'a * 1', false],
    ['a * 1', '* b 1', false],
    ['a * 1', 'a b 1', true],
  ])('lets an advisory on %s apply to %s: %s', (source, target, applies) => {
    const [s1 = '', s2 = '', s3 = ''] = source.split(' ');
    const [t1 = '', t2 = '', t3 = ''] = target.split(' ');
    expect(cpeApplies(name(s1, s2, s3), name(t1, t2, t3))).toBe(applies);
  });
});

describe('cpeApplies', () => {
  it.each(CPE_ATTRIBUTES)('lets %s alone keep two names apart', (name) => {
    const same = cpeOf('cpe:2.3:a:b:c:1:u:e:l:s:ts:th:o');
    const other = { ...same, [name]: attribute('different') };
    expect(cpeApplies(same, same)).toBe(true);
    expect(cpeApplies(same, other)).toBe(false);
    expect(cpeNameRelation(same, other)).toBe('disjoint');
    expect(cpeApplies({ ...same, [name]: ANY }, same)).toBe(true);
    expect(cpeApplies({ ...same, [name]: NA }, same)).toBe(false);
  });
});

describe('isCandidateAttribute', () => {
  it.each([
    ['*', '1', true],
    ['1', '1', true],
    ['2', '1', false],
    ['-', '1', false],
    ['1', '-', false],
    ['-', '-', true],
    ['*', '-', true],
    ['1', '*', true],
    ['-', '*', true],
  ])('lets stored %s be a candidate for %s: %s', (stored, component, isCandidate) => {
    expect(isCandidateAttribute(attribute(stored), attribute(component))).toBe(isCandidate);
  });
});

describe('formatAttribute', () => {
  it.each(['*', '-', '\\-', '1.0', '1.0\\*', '1.*', 'c\\+\\+', '\\\\', '\\!?', 'a_b-c'])(
    'writes %s as it was',
    (text) => {
      expect(formatAttribute(attribute(text))).toBe(text);
    },
  );
});
