import type { ComponentFacts, ProjectFacts, ViolationFacts, VulnerabilityFacts } from './subject-facts.ts';

/**
 * The new findings of projects since a rule last ran. Counts are derived from the lists, so narrowed
 * summaries are right.
 */
export interface FindingSummary {
  readonly kind: 'finding-summary';
  readonly ruleId: number;
  /** ISO 8601. */
  readonly since: string;
  readonly projects: readonly {
    readonly project: ProjectFacts;
    readonly findings: readonly SummarizedFinding[];
  }[];
}

export interface SummarizedFinding {
  readonly component: Omit<ComponentFacts, 'project'>;
  readonly vulnerability: VulnerabilityFacts;
  readonly analyzer: string;
  readonly attributedOn: string;
  readonly state: string | null;
  readonly suppressed: boolean;
}

export interface ViolationSummary {
  readonly kind: 'violation-summary';
  readonly ruleId: number;
  readonly since: string;
  readonly projects: readonly {
    readonly project: ProjectFacts;
    readonly violations: readonly SummarizedViolation[];
  }[];
}

export interface SummarizedViolation {
  readonly violation: ViolationFacts;
  readonly component: Omit<ComponentFacts, 'project'>;
  readonly state: string | null;
  readonly suppressed: boolean;
}

export type SummarySubject = FindingSummary | ViolationSummary;

export function isSummary(subject: { readonly kind: string }): subject is SummarySubject {
  return subject.kind === 'finding-summary' || subject.kind === 'violation-summary';
}
