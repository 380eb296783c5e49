import { describe, expect, it } from 'vitest';
import { convertScalars, isTrimmedAt, type ValueSchema } from './convert-scalars.ts';

const tag = { type: 'object', properties: { name: { type: 'string' } }, 'x-text-member': 'name' };

const text = { type: ['string', 'null'] };

const body: ValueSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    group: { ...text, 'x-untrimmed': true },
    description: text,
    active: { type: 'boolean' },
    isLatest: { type: ['boolean', 'null'] },
    kind: { enum: ['ONE', 'TWO', null] },
    state: { anyOf: [{ enum: ['NEW', 'OLD'] }, { type: 'null' }] },
    count: { type: 'integer' },
    tags: { type: ['array', 'null'], items: tag },
    names: { type: 'array', items: { type: 'string' } },
    seen: {},
  },
};

const convert = (value: unknown) => convertScalars(body, value);

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
