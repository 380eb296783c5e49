import { check } from '../evaluation.ts';
import { type ReadResult, read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { anyVulnerability } from '../vulnerability-checks.ts';

/** Numbers of weaknesses, or any at all; `text` lists them for traces. */
interface Weaknesses {
  readonly numbers: readonly number[] | 'any';
  readonly text: string;
}

/** Some vulnerability has one or all of the weaknesses; `*` asks for any weakness at all. */
export const cwe = defineSubject({
  violationType: 'SECURITY',
  operators: ['CONTAINS_ANY', 'CONTAINS_ALL'],
  reads: ['vulnerabilities'],
  readValue: readWeaknesses,
  evaluate(operator, expected, facts) {
    return anyVulnerability(facts, ({ vulnId, cwes }) => {
      if (cwes.length === 0) return undefined;
      const held = contains(cwes, operator, expected.numbers);
      const details = { vulnerability: vulnId };
      return check('cwe', formatWeaknesses(cwes), operator, expected.text, held, details);
    });
  },
});

function readWeaknesses(value: string): ReadResult<Weaknesses> {
  if (value.trim() === '*') return read({ numbers: 'any', text: '*' });
  const entries = value.split(',').flatMap((entry) => entry.trim() || []);
  const numbers: number[] = [];
  for (const entry of entries) {
    const digits = /^(?:CWE-)?(\d{1,9})$/i.exec(entry)?.[1];
    if (digits === undefined) return refuseWeakness(entry);
    numbers.push(Number(digits));
  }
  if (numbers.length === 0) return refuseWeakness(value);
  return read({ numbers, text: formatWeaknesses(numbers) });
}

function refuseWeakness(entry: string): ReadResult<never> {
  return refuse('value_unreadable', `'${entry}' is not a CWE, expected '*' or a list such as CWE-79, 80`);
}

function contains(
  cwes: readonly number[],
  operator: 'CONTAINS_ANY' | 'CONTAINS_ALL',
  expected: Weaknesses['numbers'],
): boolean {
  if (expected === 'any') return true;
  const isThere = (number: number) => cwes.includes(number);
  return operator === 'CONTAINS_ANY' ? expected.some(isThere) : expected.every(isThere);
}

function formatWeaknesses(numbers: readonly number[]): string {
  return numbers.map((number) => `CWE-${number}`).join(', ');
}
