import { compareNumbers } from '../values/compare.ts';
import { kindName, plainNumber, plainText } from '../values/kinds.ts';
import type { Work } from '../values/work.ts';

/** A function of the language; without parameters it takes any number of arguments, all without names. */
export interface FunctionDefinition {
  readonly parameters?: readonly string[];
  call(args: readonly unknown[], work: Work): unknown;
}

const FUNCTIONS: ReadonlyMap<string, FunctionDefinition> = new Map<string, FunctionDefinition>([
  ['max', { call: (args, work) => extreme(work, 'max', args, 1) }],
  ['min', { call: (args, work) => extreme(work, 'min', args, -1) }],
  [
    'range',
    {
      parameters: ['start', 'end', 'increment'],
      call: ([start, end, increment], work) => rangeOf(work, 'range', start, end, increment ?? 1),
    },
  ],
]);

export function functionNamed(name: string): FunctionDefinition | undefined {
  return FUNCTIONS.get(name);
}

/** The whole numbers, or the characters, from one to another, both included. */
export function rangeOf(
  work: Work,
  subject: string,
  start: unknown,
  end: unknown,
  increment: unknown,
): unknown[] {
  const step = plainNumber(increment);
  if (!step || !Number.isInteger(step)) {
    return work.fail('arguments', subject, 'The increment of a range is a whole number other than 0');
  }
  const letters = [start, end].map(plainText);
  if (letters.every((letter) => letter?.length === 1)) {
    const codes = letters.map((letter) => letter!.charCodeAt(0));
    return numbers(work, codes[0]!, codes[1]!, step).map((code) => String.fromCharCode(code));
  }
  const [first, last] = [plainNumber(start), plainNumber(end)];
  if (first !== undefined && last !== undefined && Number.isFinite(last - first)) {
    return numbers(work, Math.trunc(first), Math.trunc(last), step);
  }
  const found = `${kindName(start)} and ${kindName(end)}`;
  return work.fail(
    'arguments',
    subject,
    `A range goes between two numbers or two characters, found ${found}`,
  );
}

function numbers(work: Work, first: number, last: number, step: number): number[] {
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  work.step(count);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** The largest or the smallest number; nothing counts as absent, and of nothing the result is nothing. */
function extreme(work: Work, name: string, args: readonly unknown[], sign: 1 | -1): unknown {
  let best: unknown = null;
  for (const value of args) {
    const order = compareNumbers(work, name, value, best ?? value);
    if (order !== undefined && (best === null || order === sign)) best = value;
  }
  return best;
}
