import type { AnalysisState, ViolationAnalysisState } from './gen/enums.gen.ts';

/**
 * States of a finding that is open as long as it is not suppressed: nobody has looked yet, somebody is looking, or it is to be
 * mended. One definition for lists, their counts and files, and reports.
 */
export const openAnalysisStates = [
  'NOT_SET',
  'EXPLOITABLE',
  'IN_TRIAGE',
] as const satisfies readonly AnalysisState[];

/** The others: nothing is left to be done about a finding. */
export const closedAnalysisStates = [
  'RESOLVED',
  'FALSE_POSITIVE',
  'NOT_AFFECTED',
] as const satisfies readonly AnalysisState[];

/** Likewise of a policy violation: all but those that are approved. */
export const openViolationStates = [
  'NOT_SET',
  'REJECTED',
] as const satisfies readonly ViolationAnalysisState[];
