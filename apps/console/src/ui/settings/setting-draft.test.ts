import { expect, test } from 'vitest';
import { readInterval, unitsFrom, writeInterval } from './interval.ts';
import {
  editsOf,
  faultOf,
  isShown,
  readList,
  type SettingSpecs,
  secretFault,
  textOf,
  writeList,
} from './setting-draft.ts';
import type { SettingField, SettingSpec } from './setting-types.ts';

const specs: SettingSpecs = new Map<string, SettingSpec>([
  ['a/number', { type: 'INTEGER', isSet: true, value: '5', default: '5', min: 1, max: 9 }],
  ['a/text', { type: 'STRING', isSet: false }],
  ['a/kept', { type: 'ENCRYPTEDSTRING', isSet: true }],
  ['a/none', { type: 'ENCRYPTEDSTRING', isSet: false }],
]);

test('only what is not as it is stored is saved', () => {
  const draft = new Map([
    ['a/number', '5'],
    ['a/text', 'x'],
    ['a/unknown', 'y'],
  ]);
  expect(editsOf(draft, specs)).toEqual([{ id: 'a/text', value: 'x' }]);
  expect(textOf(draft, specs, 'a/text')).toBe('x');
  expect(textOf(draft, specs, 'a/kept')).toBe('');
});

const addressed: SettingSpecs = new Map<string, SettingSpec>([
  ['a/url', { type: 'URL', isSet: true, value: 'https://one.example/api', default: 'https://std.example' }],
  ['a/token', { type: 'ENCRYPTEDSTRING', isSet: true, sentTo: ['a/url'] }],
]);

test.each([
  ['https://one.example/v2', undefined],
  ['https://two.example/api', 'other-host'],
  ['http://one.example/api', 'other-host'],
  ['https://one.example:8443/api', 'other-host'],
  ['', 'other-host'],
])('a stored secret for another address than %s is asked for again: %s', (url, code) => {
  const spec = addressed.get('a/token') as SettingSpec;
  const draft = new Map([['a/url', url]]);
  expect(secretFault('a/token', spec, draft, addressed)?.code).toBe(code);
  for (const typed of ['fresh', ''])
    expect(secretFault('a/token', spec, new Map([...draft, ['a/token', typed]]), addressed)).toBeUndefined();
  expect(secretFault('a/token', { ...spec, isSet: false }, draft, addressed)).toBeUndefined();
});

test('an empty text removes a secret that there is, and is no change where there is none', () => {
  const draft = new Map([
    ['a/kept', ''],
    ['a/none', ''],
  ]);
  expect(editsOf(draft, specs)).toEqual([{ id: 'a/kept', value: '' }]);
});

test.each([
  [{ type: 'INTEGER', min: 1, max: 9 }, '4', true],
  [{ type: 'INTEGER', min: 1, max: 9 }, '0', false],
  [{ type: 'INTEGER', min: 1, max: 9 }, '10', false],
  [{ type: 'INTEGER' }, '1.5', false],
  [{ type: 'NUMBER' }, '1.5', true],
  [{ type: 'INTEGER', default: '5' }, '', false],
  [{ type: 'INTEGER' }, '', true],
  [{ type: 'URL' }, '', true],
  [{ type: 'URL' }, 'https://a.example', true],
  [{ type: 'URL' }, 'javascript:alert(1)', false],
  [{ type: 'STRING' }, 'anything', true],
] as const)('%j takes %s: %s', (spec, text, isFine) => {
  const field: SettingField = { id: 'x', label: { id: 'x' } };
  expect(faultOf(field, { isSet: true, ...spec }, text) === undefined).toBe(isFine);
});

test('a field that is needed must say something', () => {
  const field: SettingField = { id: 'x', label: { id: 'x' }, required: true };
  expect(faultOf(field, { type: 'URL', isSet: true }, ' ')).toBeDefined();
});

test('a field is shown while another setting has a value for it, saved or not', () => {
  const field: SettingField = {
    id: 'x',
    label: { id: 'x' },
    shownWhen: { id: 'a/number', oneOf: ['7'] },
  };
  expect(isShown(field, new Map(), specs)).toBe(false);
  expect(isShown(field, new Map([['a/number', '7']]), specs)).toBe(true);
});

test('a list is read and written as the server keeps it; what cannot be read is not lost', () => {
  expect(readList({ list: 'json' }, '["a","b;c"]')).toEqual(['a', 'b;c']);
  expect(writeList({ list: 'json' }, ['a', 'b;c'])).toBe('["a","b;c"]');
  expect(readList({ list: 'semicolons' }, 'Go;;PyPI')).toEqual(['Go', 'PyPI']);
  expect(writeList({ list: 'semicolons' }, ['Go', 'PyPI'])).toBe('Go;PyPI');
  expect(readList({ list: 'json' }, 'broken')).toEqual(['broken']);
  expect(readList({ list: 'json' }, '[]')).toEqual([]);
});

test.each([
  ['604800', 'seconds', '7', 'days'],
  ['90', 'seconds', '90', 'seconds'],
  ['24', 'hours', '1', 'days'],
  ['60', 'minutes', '1', 'hours'],
  ['0', 'seconds', '0', 'seconds'],
  ['', 'hours', '', 'hours'],
  ['soon', 'hours', 'soon', 'hours'],
] as const)('%s %s are %s %s', (text, own, amount, unit) => {
  expect(readInterval(text, own)).toEqual({ amount, unit });
  expect(writeInterval({ amount, unit }, own)).toBe(text);
});

test('a time can be given in its own unit and in larger ones', () => {
  expect(unitsFrom('hours')).toEqual(['hours', 'days']);
});
