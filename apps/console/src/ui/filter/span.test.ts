import { expect, test } from 'vitest';
import { formatSpan, parseDaySpan, parseSpan, typedDaySpans, typedSpans } from './span.ts';

test.each([
  ['4..7', { from: 4, to: 7 }],
  ['7..', { from: 7 }],
  ['..0.5', { to: 0.5 }],
])('%s is a part of a scale, and is written so', (text, span) => {
  expect(parseSpan(text, 0, 10)).toEqual(span);
  expect(formatSpan(span)).toBe(text);
});

test.each(['', '..', '7', '7..4', '7..11', '-1..', 'a..b', '1..2..3', '1e1..'])('%j is no span', (text) => {
  expect(parseSpan(text, 0, 10)).toBeUndefined();
});

test.each([
  ['7d', { days: 7 }],
  ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['..2026-01-31', { to: '2026-01-31' }],
])('%s is days, and is written so', (text, span) => {
  expect(parseDaySpan(text)).toEqual(span);
  expect(formatSpan(span)).toBe(text);
});

test.each(['', '0d', 'd', '2026-02-30..', '2026-1-1..', '2026-02-01..2026-01-01', 'yesterday'])(
  '%j is no days',
  (text) => {
    expect(parseDaySpan(text)).toBeUndefined();
  },
);

test.each([
  ['7', [{ from: 7 }, { to: 7 }]],
  ['4-7', [{ from: 4, to: 7 }]],
  ['4 .. 7', [{ from: 4, to: 7 }]],
  ['70', []],
])('%s may be meant as bounds', (text, spans) => {
  expect(typedSpans(text, 0, 10)).toEqual(spans);
});

test.each([
  ['14', [{ days: 14 }]],
  ['2026-01-01', [{ from: '2026-01-01' }, { to: '2026-01-01' }]],
  ['2026-01-01 2026-02-01', [{ from: '2026-01-01', to: '2026-02-01' }]],
  ['2026-01-01 - 2026-02-01', [{ from: '2026-01-01', to: '2026-02-01' }]],
  ['soon', []],
])('%s may be meant as days', (text, spans) => {
  expect(typedDaySpans(text)).toEqual(spans);
});
