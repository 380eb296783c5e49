import { type Permission, permissions } from '@waybill/api-contract';
import type { Place } from './place.ts';

const beside = permissions.filter((each) => each !== 'VIEW_PORTFOLIO');

/** Each permission alone and beside VIEW_PORTFOLIO, and where what one allows shows only where another one lets in. */
export const plainCallers: readonly (readonly Permission[])[] = [
  ...permissions.map((each) => [each]),
  ...beside.map((each): Permission[] => ['VIEW_PORTFOLIO', each]),
  ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'],
  ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION', 'POLICY_VIOLATION_ANALYSIS'],
  ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION', 'BOM_UPLOAD'],
];

/**
 * Callers with many permissions: everything, everything except one or except alternatives in `places`, and
 * halves.
 */
export function richCallers(places: readonly Place[]): Permission[][] {
  const without = (lacking: readonly Permission[]) => permissions.filter((each) => !lacking.includes(each));
  const alternatives = places.flatMap(({ needs = [], orNeeds }) =>
    orNeeds ? [permissions.filter((each) => needs.includes(each) !== orNeeds.includes(each))] : [],
  );
  const lacking = new Map(
    [[], ...permissions.map((each) => [each]), ...alternatives].map((all) => [`${all}`, all]),
  );
  return [...[...lacking.values()].map(without), ...halves()];
}

/**
 * The numbers of any two permissions differ in a digit, so one of the halves has the one without the other.
 */
function halves(): Permission[][] {
  const digits = Array.from({ length: Math.ceil(Math.log2(beside.length)) }, (_, digit) => digit);
  return digits.flatMap((digit) =>
    [0, 1].map((value): Permission[] => [
      'VIEW_PORTFOLIO',
      ...beside.filter((_, number) => ((number >> digit) & 1) === value),
    ]),
  );
}
