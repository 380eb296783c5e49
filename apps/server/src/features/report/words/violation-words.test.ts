import type { ViolatedCondition } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { reportLocale } from './report-language.ts';
import { conditionText } from './violation-words.ts';

function condition(
  subject: ViolatedCondition['subject'],
  operator: ViolatedCondition['operator'],
  value: string,
  valueName?: string,
): ViolatedCondition {
  const uuid = '00000000-0000-4000-8000-000000000000';
  return { uuid, subject, operator, value, ...(valueName === undefined ? {} : { valueName }) };
}

const digest = 'a9993e364706816aba3e25717850c26c9cd0d89d';

test.each([
  [condition('SEVERITY', 'IS_NOT', 'CRITICAL'), 'Severity is not Critical'],
  [condition('LICENSE', 'IS', 'unresolved'), 'License is Unresolved'],
  [condition('LICENSE', 'IS', 'e3a0', 'GPL-3.0-only'), 'License is GPL-3.0-only'],
  [condition('LICENSE_GROUP', 'IS_NOT', 'e3a0', 'Permissive'), 'License group is not Permissive'],
  [condition('LICENSE_GROUP', 'IS', 'e3a0'), 'License group is e3a0'],
  [condition('IS_INTERNAL', 'IS', 'true'), 'Internal component is Yes'],
  [condition('IS_INTERNAL', 'IS', 'false'), 'Internal component is No'],
  [condition('IS_OUTDATED', 'IS', 'true'), 'Outdated component is Yes'],
  [
    condition('COORDINATES', 'MATCHES', '{"name":"anvil","version":"*"}'),
    'Coordinates matches – : anvil : *',
  ],
  [condition('COORDINATES', 'NO_MATCH', 'anvil'), 'Coordinates does not match – : – : –'],
  [
    condition('COMPONENT_HASH', 'IS', JSON.stringify({ algorithm: 'SHA-1', value: digest })),
    `Component hash is SHA-1 ${digest}`,
  ],
  [
    condition('VERSION_DISTANCE', 'NUMERIC_GREATER_THAN', '{"major":"1","minor":"?"}'),
    'Version distance is greater than 0:1.*.*',
  ],
  [condition('EPSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '0.5'), 'EPSS score is at least 0.5'],
  [condition('CWE', 'CONTAINS_ANY', 'CWE-79, CWE-89'), 'CWE contains any of CWE-79, CWE-89'],
  [condition('AGE', 'NUMERIC_GREATER_THAN', 'P1Y'), 'Age is greater than P1Y'],
])('the condition %o reads “%s”', (one, text) => {
  expect(conditionText(one, reportLocale('en').words)).toBe(text);
});

test('conditions are in the language of the report', () => {
  const critical = condition('SEVERITY', 'IS', 'CRITICAL');
  expect(conditionText(critical, reportLocale('de').words)).toBe('Schweregrad ist Kritisch');
  expect(conditionText(critical, reportLocale('ja').words)).toBe('深刻度 である 緊急');
});
