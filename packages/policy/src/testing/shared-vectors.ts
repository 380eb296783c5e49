import type { VectorCase, VectorSource } from '@waybill/test-kit';
import { evaluate } from '../../test/facts.ts';
import type { PolicyContext } from '../index.ts';
import type { ConditionCase } from './condition-case.ts';
import { LICENSE_CASES, LICENSE_CONTEXT } from './license-cases.ts';
import { OPERATIONAL_CASES } from './operational-cases.ts';
import { SECURITY_CASES } from './security-cases.ts';

/** The conditions of the contract: our own cases for each subject and operator of its tables. */
export const POLICY_VECTORS: readonly VectorSource[] = [
  sourceOf('§15.2 (conditions about vulnerabilities)', 20, SECURITY_CASES),
  sourceOf('§15.2 (other conditions)', 138, OPERATIONAL_CASES),
  sourceOf('§15.3 (conditions about licenses)', 41, LICENSE_CASES, LICENSE_CONTEXT),
];

function sourceOf(
  part: string,
  count: number,
  cases: readonly ConditionCase[],
  context: Partial<PolicyContext> = {},
): VectorSource {
  const set = `contract ${part}`;
  return { package: 'policy', set, count, cases: () => cases.map((each) => judge(each, context)) };
}

/** A condition that is skipped, or cannot be read, is right nowhere in these tables. */
function judge({ condition, facts, holds }: ConditionCase, context: Partial<PolicyContext>): VectorCase {
  return {
    case: `${condition.join(' ')} of ${JSON.stringify(facts)}`,
    expected: holds ? 'held' : 'not_held',
    got: outcomeOf(condition, facts, context),
  };
}

function outcomeOf(...evaluation: Parameters<typeof evaluate>): string {
  try {
    return evaluate(...evaluation).outcome;
  } catch (error) {
    return `failed: ${error}`;
  }
}
