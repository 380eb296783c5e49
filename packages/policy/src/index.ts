/** Policies: conditions over plain facts, why they hold or not, and where policies apply. */
export {
  MAX_VALUE_LENGTH,
  type PolicyCondition,
  type ReadyCondition,
  readCondition,
} from './condition.ts';
export {
  type Check,
  type CheckDetails,
  type Evaluation,
  type FactName,
  MAX_CHECKS,
  type SkipReason,
} from './evaluation.ts';
export type {
  ComponentFacts,
  FactPart,
  LicenseBook,
  LicenseFacts,
  LicenseGroupFacts,
  PolicyContext,
  VulnerabilityFacts,
} from './facts.ts';
export {
  CONDITION_OPERATORS,
  type ConditionOperator,
  holdsNumerically,
  type NumericOperator,
} from './operator.ts';
export {
  MAX_PATTERN_LENGTH,
  matchesPattern,
  readExpression,
  readPattern,
  type TextPattern,
} from './pattern/text-pattern.ts';
export {
  evaluatePolicy,
  type Policy,
  type PolicyOperator,
  type PolicyVerdict,
  preparePolicy,
  type ReadyPolicy,
  type Violation,
} from './policy.ts';
export { type PolicyScope, type ProjectFacts, policyScope, type ScopeVerdict } from './policy-scope.ts';
export type { ConditionProblem, ProblemCode, ReadResult } from './problem.ts';
export { type ConditionSubject, conditionSubjects, getSubject, isConditionSubject } from './registry.ts';
export type { Evaluate, PolicySubject, ViolationType } from './subject.ts';
export {
  type ComponentVersion,
  compareComponentVersions,
  tokenizeVersion,
} from './value/component-version.ts';
export { findHashAlgorithm, HASH_ALGORITHMS, type HashAlgorithm } from './value/hash-algorithm.ts';
export { comparePackageVersions } from './value/package-version.ts';
