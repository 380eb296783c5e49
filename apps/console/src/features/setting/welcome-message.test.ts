import { expect, test } from 'vitest';
import { readWelcome, writeWelcome } from './welcome-message.ts';

test.each(['<h1>Grüße 100 %</h1>', '', '+ & ?'])('%j reads as it was written', (html) => {
  expect(readWelcome(writeWelcome(html))).toBe(html);
});

test('what is not percent-encoded is shown as it is', () => {
  expect(readWelcome('100 % ready')).toBe('100 % ready');
});
