import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { convertScalars, isTrimmedAt } from './convert-scalars.ts';
import { ignored, nullableBoolean, nullableText, untrimmed } from './schema.ts';

const tag = { type: 'object', properties: { name: { type: 'string' } }, 'x-text-member': 'name' };

const body = Type.Object({
  name: Type.String({ minLength: 1 }),
  group: Type.Optional(nullableText(untrimmed)),
  description: Type.Optional(nullableText()),
  active: Type.Optional(Type.Boolean()),
  isLatest: Type.Optional(nullableBoolean()),
  kind: Type.Optional(Type.Unsafe<string>({ enum: ['ONE', 'TWO', null] })),
  state: Type.Optional(Type.Union([Type.Enum(['NEW', 'OLD']), Type.Null()])),
  count: Type.Optional(Type.Integer()),
  tags: Type.Optional(Type.Unsafe<object[]>({ type: ['array', 'null'], items: tag })),
  names: Type.Optional(Type.Array(Type.String())),
  seen: Type.Optional(ignored()),
});

const convert = (value: unknown) => convertScalars(body as Parameters<typeof convertScalars>[0], value);

describe('a body of the contract', () => {
  it.each<[what: string, sent: object, read: object]>([
    ['a number for a text', { name: 5 }, { name: '5' }],
    ['a fraction for a text', { name: 1.5 }, { name: '1.5' }],
    ['a flag for a text', { name: true }, { name: 'true' }],
    ['blanks around a text', { name: ' a ' }, { name: 'a' }],
    ['blanks around a text that is kept', { group: ' a ' }, { group: ' a ' }],
    ['a number for a text that is kept', { group: 5 }, { group: '5' }],
    ['a blank text', { description: '  ' }, { description: null }],
    ['a blank text that must be there', { name: '  ' }, { name: '' }],
    ['no text where one must be', { name: null }, {}],
    ['a list for a text', { description: ['x'] }, { description: null }],
    ['an object for a text that must be there', { name: {} }, { name: '' }],
    ['an object for a text that is kept', { group: {} }, { group: {} }],
    ['true in letters', { active: 'TRUE' }, { active: true }],
    ['false in letters', { active: 'false' }, { active: false }],
    ['a number for a flag', { active: 2, isLatest: 0 }, { active: true, isLatest: false }],
    ['an empty text for a flag', { active: '', isLatest: '' }, { active: false, isLatest: null }],
    ['a text that is no flag', { active: 'no' }, { active: 'no' }],
    ['the place of a value', { kind: 1, state: 0 }, { kind: 'TWO', state: 'NEW' }],
    ['a place that no value has', { kind: 2 }, { kind: 2 }],
    ['a number in letters', { count: '12' }, { count: 12 }],
    ['a text that is no number', { count: 'x' }, { count: 'x' }],
    ['names for objects', { tags: ['x', { name: 'y' }] }, { tags: [{ name: 'x' }, { name: 'y' }] }],
    ['null in a list of texts', { names: [null, 1] }, { names: ['', '1'] }],
    ['what is not looked at', { seen: { a: 1 } }, { seen: { a: 1 } }],
    ['an unknown member', { other: 5 }, { other: 5 }],
  ])('is read with %s', (_what, sent, read) => {
    expect(convert(sent)).toEqual(read);
  });

  it.each([undefined, null, 5, 'text', [1]].map((value) => [value]))(
    'is left alone where it is %s',
    (value) => {
      expect(convert(value)).toBe(value);
    },
  );
});

describe('a blank text', () => {
  it.each<[string, boolean]>([
    ['name', true],
    ['tags.0.name', true],
    ['names.3', true],
    ['group', false],
    ['active', false],
    ['tags', false],
    ['other', false],
    ['other.name', false],
  ])('at %s counts as none: %s', (path, isNone) => {
    expect(isTrimmedAt(body, path)).toBe(isNone);
  });
});
