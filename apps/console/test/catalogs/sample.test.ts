import { expect, test } from 'vitest';
import {
  formatBackTranslations,
  parseBackTranslations,
  renewBackTranslations,
  sampleMessages,
} from './sample.ts';

const messages = Array.from({ length: 200 }, (_, at) => ({
  file: 'x',
  id: `Message ${at}`,
  translation: `Meldung ${at}`,
}));

test('a sample is by chance, each message once, and the same the next time', () => {
  const sample = sampleMessages([...messages, ...messages], 'de', 50);
  expect(new Set(sample.map(({ id }) => id)).size).toBe(50);
  expect(sampleMessages(messages.toReversed(), 'de', 50)).toEqual(sample);
  expect(sampleMessages(messages, 'ja', 50)).not.toEqual(sample);
});

test('a row stays as it is written, pipes and braces too, until its translation changes', () => {
  const sample = [
    { file: 'x', id: 'a | {b}', translation: 'ä | {b}' },
    { file: 'x', id: 'c', translation: 'neu' },
  ];
  const before = [
    { id: 'a | {b}', translation: 'ä | {b}', back: 'a or {b}', difference: 'none' },
    { id: 'c', translation: 'alt', back: 'old', difference: '' },
  ];
  const read = parseBackTranslations(`# Title\n\n${formatBackTranslations(before)}\n`);
  expect(read).toEqual(before);
  expect(renewBackTranslations(sample, read)).toEqual([
    before[0],
    { id: 'c', translation: 'neu', back: '', difference: '' },
  ]);
});
