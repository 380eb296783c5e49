import type { ConditionOperator } from './operator.ts';
import type { ConditionProblem } from './problem.ts';

/** The name of the fact that a check used. */
export type FactName =
  | 'severity'
  | 'vulnerability_id'
  | 'cwe'
  | 'cvss'
  | 'epss'
  | 'known_exploited'
  | 'fix_available'
  | 'license'
  | 'group'
  | 'name'
  | 'version'
  | 'purl'
  | 'cpe'
  | 'swid_tag_id'
  | 'hash'
  | 'latest_version'
  | 'age'
  | 'version_distance'
  | 'is_internal'
  | 'is_outdated';

/** Further facts of a check, by name. */
export type CheckDetails = Readonly<Record<string, string | readonly string[]>>;

/**
 * One comparison that a condition made, for machines; the console puts it into words. `actual` is the fact as
 * text (null if the component has none), `expected` the value of the condition. `details` adds:
 *
 * - `severity`, `cwe`, `cvss`, `epss`, `known_exploited`, `fix_available`, `vulnerability_id`: `vulnerability`, the id
 *   of the vulnerability that has the fact
 * - `fix_available`: `fixedIn`, the version with the fix, where there is one
 * - `license`: `source` (`resolved`, `expression`, `name`, `none`) and `decidedBy`, the licenses that decided; what is
 *   expected is the id of the license, the name of the group, or `unresolved`
 * - `hash`: `algorithm`
 * - `age`: `due`, the day on which the version is as old as the condition says, and `today`
 * - `version_distance`, `is_outdated`: `version` and `latest`, which were compared
 */
export interface Check {
  readonly fact: FactName;
  readonly actual: string | null;
  readonly operator: ConditionOperator;
  readonly expected: string | null;
  readonly held: boolean;
  readonly details?: CheckDetails;
}

/**
 * Why a condition could not be put to the facts: it cannot be read (`problem`), a fact is absent or unreadable
 * (`fact`), the component is not a direct dependency, or the license or group of the condition no longer exists.
 */
export type SkipReason =
  | { readonly code: 'condition_unreadable'; readonly problem: ConditionProblem }
  | { readonly code: 'fact_missing'; readonly fact: FactName }
  | { readonly code: 'fact_unreadable'; readonly fact: FactName; readonly actual: string }
  | { readonly code: 'not_a_direct_dependency' }
  | { readonly code: 'license_unknown' }
  | { readonly code: 'license_group_unknown' };

/**
 * The result of a condition for a component, with the checks behind it. A skipped condition does not hold. A
 * condition about vulnerabilities keeps the checks that held, or else those that did not. At most {@link
 * MAX_CHECKS} are kept; `more` counts the others.
 */
export type Evaluation =
  | { readonly outcome: 'held' | 'not_held'; readonly checks: readonly Check[]; readonly more: number }
  | { readonly outcome: 'skipped'; readonly reason: SkipReason };

/** Most checks that an evaluation tells. */
export const MAX_CHECKS = 20;

/** The evaluation of checks that must all hold. */
export function allHold(...checks: Check[]): Evaluation {
  return { outcome: checks.every(({ held }) => held) ? 'held' : 'not_held', checks, more: 0 };
}

/** The evaluation that a condition could not be put to the facts. */
export function skip(reason: SkipReason): Evaluation {
  return { outcome: 'skipped', reason };
}

/** Makes a check and leaves `details` out where there are none. */
export function check(
  fact: FactName,
  actual: string | null,
  operator: ConditionOperator,
  expected: string | null,
  held: boolean,
  details?: CheckDetails,
): Check {
  return details
    ? { fact, actual, operator, expected, held, details }
    : { fact, actual, operator, expected, held };
}
