import { expect, it } from 'vitest';
import { type AffectedRange, isEmptyRange, isOwnVulnId } from './own-record.ts';

it.each([
  ['INT-2026-1', true],
  ['ACME:7.1_b', true],
  ['7', true],
  ['', false],
  [' INT-1', false],
  ['INT ACME 2', false],
  ['INT/2', false],
  ['INT-ü', false],
  ['-1', false],
  ['a?b', false],
])('an id %j: %s', (text, expected) => {
  expect(isOwnVulnId(text)).toBe(expected);
});

type Case = [AffectedRange['identityType'], string, string, string, isClosed: boolean, isEmpty: boolean];

it.each<Case>([
  ['PURL', 'pkg:npm/a', '3.0.0', '2.0.0', false, true],
  ['PURL', 'pkg:npm/a', '2.9.0', '2.10.0', false, false],
  ['PURL', 'pkg:npm/a', '3.0', '2.0', true, true],
  ['PURL', 'pkg:npm/a', '2.0.0', '2.0.0', false, true],
  ['PURL', 'pkg:npm/a', '2.0.0', '2.0.0', true, false],
  // The epoch of a deb comes first.
  ['PURL', 'pkg:deb/debian/a', '1:1.0', '2.0', false, true],
  ['PURL', 'pkg:maven/g/a', '1.0', '1.0-beta', true, true],
  ['CPE', 'cpe:2.3:a:acme:a:*:*:*:*:*:*:*:*', '10.0', '9.0', false, true],
  ['CPE', 'cpe:/a:acme:a', '9.0', '10.0', false, false],
])('%s %s from %s to %s, closed %s: empty %s', (identityType, identity, start, end, isClosed, isEmpty) => {
  expect(isEmptyRange({ identityType, identity, start, end, isClosed })).toBe(isEmpty);
});
