import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completionAt,
  formatTerm,
  MAX_QUERY_LENGTH,
  MAX_TERMS,
  parseQuery,
  type QueryTerm,
  queryFields,
} from './index.ts';

const shape = (text: string) =>
  parseQuery(text).terms.map(({ field = 'word', comparison, value, negated }) =>
    [negated ? 'not' : '', field, comparison === 'contains' ? '' : comparison, value]
      .filter(Boolean)
      .join(' '),
  );

/** The unreadable parts of the text, except `too-broad`. */
const unreadable = (text: string) => parseQuery(text).faults.filter(({ code }) => code !== 'too-broad');

describe('a query', () => {
  it.each([
    ['log4j', ['word log4j']],
    ['name:log4j version:<2.17 project:shop', ['name log4j', 'version < 2.17', 'project shop']],
    ['NAME:a', ['name a']],
    ['version:>=1.0 version:<2', ['version >= 1.0', 'version < 2']],
    ['version:1:2.3-4', ['version 1:2.3-4']],
    ['1:2.3', ['word 1:2.3']],
    ['-log -name:x', ['not word log', 'not name x']],
    ['- a-b --x', ['word -', 'word a-b', 'not word -x']],
    ['project:="web shop"', ['project = web shop']],
    ['"a \\"b\\" \\\\"', ['word a "b" \\']],
    ['"org.acme:thing"', ['word org.acme:thing']],
    ['pkg:npm/%40a/b@1?x=y', ['purl pkg:npm/%40a/b@1?x=y']],
    ['purl:pkg:npm/a', ['purl pkg:npm/a']],
    ['cpe:2.3:a:acme:thing:*', ['cpe cpe:2.3:a:acme:thing:*']],
    ['cpe:/a:acme', ['cpe cpe:/a:acme']],
    ['cpe:acme', ['cpe acme']],
    ['license:Apache-2.0\tgroup:org.a', ['license Apache-2.0', 'group org.a']],
    ['  ', []],
  ])('%s', (text, expected) => {
    expect(unreadable(text)).toEqual([]);
    expect(shape(text)).toEqual(expected);
  });

  it.each([
    ['log nmae:x', 'unknown-field', 'nmae', 4, 8],
    ['-foo:x', 'unknown-field', 'foo', 1, 4],
    ['name: x', 'missing-value', 'name', 0, 5],
    ['name:=', 'missing-value', 'name', 0, 6],
    ['""', 'missing-value', '', 0, 2],
    ['a name:"b c', 'unclosed-quote', '', 7, 11],
    ['name:<b', 'no-order', 'name', 0, 7],
    ['hash:xyz', 'not-a-hash', 'xyz', 5, 8],
    ['hash:abc', 'not-a-hash', 'abc', 5, 8],
    ['a'.repeat(MAX_QUERY_LENGTH + 1), 'too-long', '', MAX_QUERY_LENGTH, MAX_QUERY_LENGTH + 1],
    ['-log -name:x', 'too-broad', '', 0, 12],
    ['version:<2 version:>1', 'too-broad', '', 0, 21],
    ['purl:%', 'too-broad', '', 0, 6],
    ['a '.repeat(MAX_TERMS + 1), 'too-many-terms', '', MAX_TERMS * 2, MAX_TERMS * 2 + 2],
  ])('%s is at fault', (text, code, subject, start, end) => {
    expect(parseQuery(text).faults).toEqual([{ code, subject, start, end }]);
  });

  it('keeps the terms that are right beside those that are not', () => {
    expect(shape('nope:a name:b')).toEqual(['name b']);
  });

  it('covers every sign of the text once, whatever it is', () => {
    const pieces = fc.constantFrom(
      'name:',
      'nope:',
      '-',
      '"',
      '\\',
      ' ',
      'a',
      '=',
      '<',
      'pkg:',
      ':',
      'é',
      '2.1',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const { terms, faults } = parseQuery(text);
          for (const { start, end } of [...terms, ...faults]) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
          for (const [at, term] of terms.entries()) {
            expect(term.value).not.toBe('');
            expect(term.start).toBeGreaterThanOrEqual(terms[at - 1]?.end ?? 0);
          }
          if (text.trim() !== '') expect(terms.length + faults.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('is read as it was written', () => {
    const value = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('a b', '"', '\\', '-x', '<1', 'name:x', 'pkg:a'),
    );
    const term = fc
      .record({
        field: fc.constantFrom(
          undefined,
          ...queryFields.filter((field) => field !== 'hash' && field !== 'cpe'),
        ),
        comparison: fc.constantFrom('contains', '=', '<', '>=') as fc.Arbitrary<QueryTerm['comparison']>,
        value,
        negated: fc.boolean(),
      })
      .map(({ field, comparison, ...others }) => ({
        field,
        comparison:
          field === undefined
            ? 'contains'
            : field === 'version' || comparison === '='
              ? comparison
              : 'contains',
        ...others,
      })) as fc.Arbitrary<Omit<QueryTerm, 'start' | 'end'>>;
    fc.assert(
      fc.property(fc.array(term, { maxLength: 5 }), (terms) => {
        const text = terms.map(formatTerm).join(' ');
        const { terms: read } = parseQuery(text);
        expect(unreadable(text)).toEqual([]);
        expect(read.map(({ start: _, end: __, ...rest }) => rest)).toEqual(terms);
      }),
    );
  });
});

describe('a completion', () => {
  it.each([
    ['', queryFields, 0, 0],
    ['log ', queryFields, 4, 4],
    ['log4j ver', ['version'], 6, 9],
    ['-P', ['purl', 'project'], 1, 2],
    ['name:', [], 5, 5],
    ['"na', [], 3, 3],
    ['"x na', [], 5, 5],
    ['log4', [], 4, 4],
    ['zzz', [], 0, 3],
  ])('%s', (text, fields, start, end) => {
    expect(completionAt(text, text.length)).toEqual({ fields, start, end });
  });
});
