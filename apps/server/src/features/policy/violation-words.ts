// Public to other features.
import type { PolicyViolationState, PolicyViolationType } from '@waybill/api-contract';
import { getSubject, isConditionSubject } from '@waybill/policy';

/** States of violations as they are stored: graver ones are greater. */
const states: readonly PolicyViolationState[] = ['INFO', 'WARN', 'FAIL'];
/** Types of violations as they are stored. */
const types: readonly PolicyViolationType[] = ['LICENSE', 'SECURITY', 'OPERATIONAL'];

export function storedState(state: PolicyViolationState): number {
  return states.indexOf(state);
}

export function stateOf(stored: number): PolicyViolationState {
  return states[stored] ?? 'INFO';
}

export function storedType(type: PolicyViolationType): number {
  return types.indexOf(type);
}

export function typeOf(stored: number): PolicyViolationType {
  return types[stored] ?? 'OPERATIONAL';
}

/** The type of the violations of a condition about this subject. */
export function typeOfSubject(subject: string): PolicyViolationType {
  return isConditionSubject(subject) ? getSubject(subject).violationType : 'OPERATIONAL';
}
