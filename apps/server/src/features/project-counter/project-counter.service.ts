// Public to other features.
/** Counters of projects and what they changed by. They are written by those who count: matching and the evaluation of policies. */
export { lockCounters, lockCountersToCount } from './counter-lock.queries.ts';
export { foldProjectPoints } from './fold.queries.ts';
export { applyShifts, type ProjectShift, summed } from './project-shift.queries.ts';
export { applyViolationShifts } from './violation-shift.queries.ts';
