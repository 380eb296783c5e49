import type { ConditionSubject } from '@waybill/api-contract';
import { writeMembers } from './value-parts.ts';

/** The initial value of a condition. An absent part of coordinates only matches absent ones. */
export function emptyValueOf(subject: ConditionSubject): string {
  if (subject === 'COORDINATES') return writeMembers({ group: '*', version: '*' });
  return truths.includes(subject) ? 'true' : '';
}

const truths: readonly ConditionSubject[] = [
  'IS_INTERNAL',
  'IS_OUTDATED',
  'FIX_AVAILABLE',
  'KNOWN_EXPLOITED',
];

const plainTexts: readonly ConditionSubject[] = [
  'CPE',
  'PACKAGE_URL',
  'SWID_TAGID',
  'VERSION',
  'VULNERABILITY_ID',
];

/** True if a value that was typed for one subject can be meant for another. */
export function sharesValue(a: ConditionSubject, b: ConditionSubject): boolean {
  return plainTexts.includes(a) && plainTexts.includes(b);
}
