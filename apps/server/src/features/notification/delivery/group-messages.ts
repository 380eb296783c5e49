import type { Subject } from '../event/subject.ts';
import type { VulnerabilityFacts } from '../event/subject-facts.ts';
import type {
  FindingSummary,
  SummarizedFinding,
  SummarizedViolation,
  SummarySubject,
  ViolationSummary,
} from '../event/summary.ts';
import { passesAspects, type RuleFilter } from '../filter/rule-filter.ts';

/** A message as far as it goes into another. */
interface Groupable {
  readonly at: Date;
  readonly event_group: string;
  readonly subject: Subject | null;
}

/** The groups whose messages can be combined, with the contract's summary group of each. */
const summaryGroups = {
  NEW_VULNERABILITY: 'NEW_VULNERABILITIES_SUMMARY',
  NEW_VULNERABLE_DEPENDENCY: 'NEW_VULNERABILITIES_SUMMARY',
  POLICY_VIOLATION: 'NEW_POLICY_VIOLATIONS_SUMMARY',
} as const;

export type SummaryGroup = (typeof summaryGroups)[keyof typeof summaryGroups];

/** The summary into which a message may go; undefined where the contract has none. */
export function summaryGroupOf(group: string): SummaryGroup | undefined {
  return group in summaryGroups ? summaryGroups[group as keyof typeof summaryGroups] : undefined;
}

/** The content of messages as one summary. A repeated finding is listed once. */
export function summaryOf(
  group: SummaryGroup,
  rule: RuleFilter & { readonly rule_id: number },
  messages: readonly Groupable[],
): SummarySubject {
  const { rule_id: ruleId } = rule;
  const since = new Date(Math.min(...messages.map(({ at }) => at.getTime()))).toISOString();
  return group === 'NEW_VULNERABILITIES_SUMMARY'
    ? { kind: 'finding-summary', ruleId, since, projects: findingsOf(rule, messages) }
    : { kind: 'violation-summary', ruleId, since, projects: violationsOf(messages) };
}

/**
 * A message about a dependency contains all its vulnerabilities. A summary lists each vulnerability
 * separately, if it passes the filter.
 */
function findingsOf(filter: RuleFilter, messages: readonly Groupable[]): FindingSummary['projects'] {
  const projects = new Map<string, { project: Projects; findings: Map<string, SummarizedFinding> }>();
  for (const { at, subject } of messages) {
    if (subject?.kind !== 'vulnerability' && subject?.kind !== 'dependency') continue;
    const { project, ...component } = subject.component;
    const key = project.uuid ?? project.name;
    const entry = projects.get(key) ?? { project, findings: new Map() };
    projects.set(key, entry);
    const add = (vulnerability: VulnerabilityFacts, suppressed: boolean, analyzer: string | undefined) => {
      const pair = `${component.uuid} ${vulnerability.uuid}`;
      if (!passesAspects(filter, { project, component, vulnerabilities: [vulnerability] })) return;
      // A message about a vulnerability says more than one about its component.
      if (entry.findings.has(pair) && subject.kind === 'dependency') return;
      entry.findings.set(pair, {
        component,
        vulnerability,
        analyzer: analyzer ?? 'UNKNOWN',
        attributedOn: at.toISOString(),
        state: null,
        suppressed,
      });
    };
    if (subject.kind === 'vulnerability')
      add(subject.vulnerability, subject.suppressed ?? false, subject.analyzer);
    else for (const vulnerability of subject.vulnerabilities) add(vulnerability, false, undefined);
  }
  return [...projects.values()].map(({ project, findings }) => ({
    project,
    findings: [...findings.values()],
  }));
}

type Projects = FindingSummary['projects'][number]['project'];

function violationsOf(messages: readonly Groupable[]): ViolationSummary['projects'] {
  const projects = new Map<string, { project: Projects; violations: Map<string, SummarizedViolation> }>();
  for (const { subject } of messages) {
    if (subject?.kind !== 'violation') continue;
    const { project, ...component } = subject.component;
    const key = project.uuid ?? project.name;
    const entry = projects.get(key) ?? { project, violations: new Map() };
    projects.set(key, entry);
    const violation = subject.policyViolation;
    entry.violations.set(violation.uuid, { violation, component, state: null, suppressed: false });
  }
  return [...projects.values()].map(({ project, violations }) => ({
    project,
    violations: [...violations.values()],
  }));
}
