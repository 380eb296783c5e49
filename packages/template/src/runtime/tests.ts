import { isAbsent, isList, isMap, kindName, plainNumber } from '../values/kinds.ts';
import { isEmpty } from '../values/truth.ts';
import type { Work } from '../values/work.ts';

/** A test that follows `is`. */
export type TestCheck = (value: unknown, work: Work) => boolean;

const TESTS: ReadonlyMap<string, TestCheck> = new Map<string, TestCheck>([
  ['defined', (value) => !isAbsent(value)],
  ['empty', isEmpty],
  ['even', (value, work) => wholeNumber(work, 'even', value) % 2 === 0],
  ['iterable', isList],
  ['map', isMap],
  ['null', isAbsent],
  ['odd', (value, work) => wholeNumber(work, 'odd', value) % 2 !== 0],
]);

export function testNamed(name: string): TestCheck | undefined {
  return TESTS.get(name);
}

function wholeNumber(work: Work, testName: string, value: unknown): number {
  const number = plainNumber(value);
  if (number !== undefined && Number.isInteger(number)) return number;
  const found = number ?? kindName(value);
  return work.fail('value', testName, `Test '${testName}' needs a whole number, found ${found}`);
}
