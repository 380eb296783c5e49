import type { PolicyConditionSubject } from '@waybill/api-contract';
import { writeMembers } from './value-parts.ts';

/** The initial value of a condition. An absent part of coordinates only matches absent ones. */
export function emptyValueOf(subject: PolicyConditionSubject): string {
  if (subject === 'COORDINATES') return writeMembers({ group: '*', version: '*' });
  return subject === 'IS_INTERNAL' || subject === 'IS_OUTDATED' ? 'true' : '';
}

const plainTexts: readonly PolicyConditionSubject[] = [
  'CPE',
  'PACKAGE_URL',
  'SWID_TAGID',
  'VERSION',
  'VULNERABILITY_ID',
];

/** True if a value that was typed for one subject can be meant for another. */
export function sharesValue(a: PolicyConditionSubject, b: PolicyConditionSubject): boolean {
  return plainTexts.includes(a) && plainTexts.includes(b);
}
