import { conditionSubjects, readCondition } from '@waybill/policy';
import { expect, test } from 'vitest';
import { emptyValueOf } from './empty-value.ts';
import {
  coordinateParts,
  hashParts,
  readDistance,
  readMembers,
  readPeriodParts,
  readWeaknesses,
  writeDistance,
  writeMembers,
  writePeriod,
  writeWeaknesses,
} from './value-parts.ts';

const reads = (subject: string, operator: string, value: string) =>
  readCondition({ subject, operator, value }).ok;

test('coordinates keep the parts that are given', () => {
  const value = writeMembers({ group: 'org.acme', name: '*', version: ' ' });
  expect(value).toBe('{"group":"org.acme","name":"*"}');
  expect(readMembers(value, coordinateParts)).toEqual({ group: 'org.acme', name: '*', version: '' });
  expect(reads('COORDINATES', 'MATCHES', value)).toBe(true);
  expect(writeMembers({ group: '', name: '', version: '' })).toBe('');
});

test('a hash has its algorithm and its digest', () => {
  const value = writeMembers({ algorithm: 'SHA-256', value: 'ab12' });
  expect(readMembers(value, hashParts)).toEqual({ algorithm: 'SHA-256', value: 'ab12' });
  expect(reads('COMPONENT_HASH', 'IS', value)).toBe(true);
});

test.each([
  [{ epoch: '', major: '1', minor: '', patch: '' }, '{"epoch":"0","major":"1","minor":"?","patch":"?"}'],
  [{ epoch: '2', major: '', minor: '3', patch: '0' }, '{"epoch":"2","major":"?","minor":"3","patch":"0"}'],
  [{ epoch: '', major: '', minor: '', patch: '' }, ''],
])('the version distance %j is %s', (distance, value) => {
  expect(writeDistance(distance)).toBe(value);
  expect(readDistance(value)).toEqual(distance);
});

test.each([
  [{ years: '1', months: '6', weeks: '', days: '' }, 'P1Y6M'],
  [{ years: '', months: '', weeks: '2', days: '3' }, 'P2W3D'],
  [{ years: '', months: '', weeks: '', days: '' }, ''],
])('the period %j is %s', (period, value) => {
  expect(writePeriod(period)).toBe(value);
  expect(readPeriodParts(value)).toEqual(period);
});

test('a period that is typed wrong is refused and not changed', () => {
  expect(
    reads('AGE', 'NUMERIC_GREATER_THAN', writePeriod({ years: '1.5', months: '', weeks: '', days: '' })),
  ).toBe(false);
});

test('weaknesses are ids, and any of them stands alone', () => {
  expect(readWeaknesses('79, cwe-80')).toEqual(['CWE-79', 'CWE-80']);
  expect(writeWeaknesses(['CWE-79', 'CWE-80'])).toBe('CWE-79, CWE-80');
  expect(writeWeaknesses(['CWE-79', '*'])).toBe('*');
  expect(writeWeaknesses(['*', 'CWE-79'])).toBe('CWE-79');
  expect(readWeaknesses('*')).toEqual(['*']);
});

test('every subject begins with a value that is empty or can be read', () => {
  for (const subject of conditionSubjects) expect(typeof emptyValueOf(subject)).toBe('string');
  expect(reads('IS_INTERNAL', 'IS', emptyValueOf('IS_INTERNAL'))).toBe(true);
});
