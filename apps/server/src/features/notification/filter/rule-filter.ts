import { type Severity, severities } from '@waybill/api-contract';
import type { Subject } from '../event/subject.ts';
import type { VulnerabilityFacts } from '../event/subject-facts.ts';
import { type Aspects, aspectsOf } from './aspects.ts';

/** The conditions on events that a rule covers. */
export interface RuleFilter {
  readonly min_severity: Severity | null;
  /** 0 to 1. */
  readonly min_epss: number | null;
  readonly exploited_only: boolean;
  readonly direct_only: boolean;
  readonly latest_only: boolean;
  readonly policies: readonly string[];
  readonly expression: string | null;
}

/**
 * True if a rule's conditions accept a subject, without its expression. A filter only applies to facts that
 * an event has: a severity filter accepts an event about a BOM. If there are several vulnerabilities, one
 * that passes is enough.
 */
export function passes(filter: RuleFilter, subject: Subject | undefined): boolean {
  return !subject || passesAspects(filter, aspectsOf(subject));
}

/** The same of a part of a summary. */
export function passesAspects(filter: RuleFilter, aspects: Aspects): boolean {
  const { project, component, vulnerabilities, violation } = aspects;
  if (filter.latest_only && project && !project.latest) return false;
  if (filter.direct_only && component && !component.direct) return false;
  if (violation && filter.policies.length > 0 && !filter.policies.includes(violation.policy.uuid))
    return false;
  return vulnerabilities === undefined || vulnerabilities.some((one) => isSevereEnough(filter, one));
}

function isSevereEnough(filter: RuleFilter, one: VulnerabilityFacts): boolean {
  if (filter.exploited_only && !one.exploited) return false;
  if (filter.min_epss !== null && (one.epss ?? 0) < filter.min_epss) return false;
  return filter.min_severity === null || rankOf(severityOf(one)) <= rankOf(filter.min_severity);
}

/** The severity of its flaw; of a message that was written before it was known, its own. */
export function severityOf({ effectiveSeverity, severity }: VulnerabilityFacts): string {
  return effectiveSeverity ?? severity;
}

/** 0 is critical; what is no word of the contract comes last. */
export function rankOf(severity: string): number {
  const words: readonly string[] = severities;
  const rank = words.indexOf(severity);
  return rank < 0 ? severities.length : rank;
}

/** True if anything is filtered at all. */
export function isFiltering(filter: RuleFilter): boolean {
  const { min_severity, min_epss, exploited_only, direct_only, latest_only, policies, expression } = filter;
  return (
    min_severity !== null ||
    min_epss !== null ||
    exploited_only ||
    direct_only ||
    latest_only ||
    policies.length > 0 ||
    expression !== null
  );
}
