import { expect, test } from 'vitest';
import { findStrayTexts } from './stray-texts.ts';

test.each([
  ['text between tags', '<p>Hello there</p>'],
  ['a string in braces', "<p>{'Hello there'}</p>"],
  ['a name that is read aloud', '<button aria-label="Close it" />'],
  ['a placeholder', '<input placeholder="Type here" />'],
])('finds %s', (_what, source) => {
  expect(findStrayTexts(source)).toHaveLength(1);
});

test.each([
  ['text in Trans', '<Trans>Hello there</Trans>'],
  ['a translated string', '<p>{t`Hello there`}</p>'],
  ['class names', '<p className="some words" />'],
  ['numbers and signs', '<p>12 / 30</p>'],
])('accepts %s', (_what, source) => {
  expect(findStrayTexts(source)).toEqual([]);
});
