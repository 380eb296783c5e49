import { compareVersions, type SchemeId, versionKey } from '../index.ts';
import type { Relation } from './vector-file.ts';

const ORDERS = { '<': -1, '=': 0, '>': 1 } as const;

/** Describes how comparator or keys contradict a relation; undefined if both confirm it. */
export function relationProblem(scheme: SchemeId, { a, sign, b }: Relation): string | undefined {
  const expected = ORDERS[sign];
  const order = compareVersions(scheme, a, b);
  const reverse = compareVersions(scheme, b, a);
  const keys = [versionKey(scheme, a), versionKey(scheme, b)] as const;
  const isRight = order === expected && reverse === 0 - expected && keyOrder(keys[0], keys[1]) === expected;
  return isRight
    ? undefined
    : `${a} ${sign} ${b}: comparator ${order}, reversed ${reverse}, keys ${keys.join(' ')}`;
}

/** True if a text has no key and no order, neither to itself nor to a readable version, on either side. */
export function isUnreadable(scheme: SchemeId, text: string, readable: string): boolean {
  const orders = [
    compareVersions(scheme, text, text),
    compareVersions(scheme, text, readable),
    compareVersions(scheme, readable, text),
  ];
  return versionKey(scheme, text) === undefined && orders.every((order) => order === undefined);
}

function keyOrder(a: string | undefined, b: string | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  return a === b ? 0 : a < b ? -1 : 1;
}
