import { present } from '../../../http/present.ts';
import type { ComponentFacts, ProjectFacts, ViolationFacts, VulnerabilityFacts } from './subject-facts.ts';
import type {
  FindingSummary,
  SummarizedFinding,
  SummarizedViolation,
  SummarySubject,
  ViolationSummary,
} from './summary.ts';

/** How the things of a summary are shown: as objects of a template, or as JSON. */
interface Shapes {
  project(project: ProjectFacts): object;
  component(component: ComponentFacts): object;
  vulnerability(vulnerability: VulnerabilityFacts): object;
  violation(violation: ViolationFacts): object;
}

/** The data of a template: maps by project (contract §19.6). */
export function summaryObject(subject: SummarySubject, shapes: Shapes): object {
  const common = { since: new Date(subject.since), ruleId: subject.ruleId };
  if (subject.kind === 'finding-summary') {
    const of = keyed(subject.projects, shapes);
    return {
      ...common,
      overview: findingOverview(subject),
      summary: { projectSummaries: new Map(of.map(([key, one]) => [key, findingCounts(one.findings)])) },
      details: {
        findingsByProject: new Map(
          of.map(([key, { project, findings }]) => [
            key,
            findings.map((finding) => ({
              component: shapes.component({ ...finding.component, project }),
              vulnerability: shapes.vulnerability(finding.vulnerability),
              analyzerIdentity: finding.analyzer,
              attributedOn: new Date(finding.attributedOn),
              analysisState: finding.state,
              suppressed: finding.suppressed,
            })),
          ]),
        ),
      },
    };
  }
  const of = keyed(subject.projects, shapes);
  return {
    ...common,
    overview: violationOverview(subject),
    summary: { projectSummaries: new Map(of.map(([key, one]) => [key, violationCounts(one.violations)])) },
    details: {
      violationsByProject: new Map(
        of.map(([key, { project, violations }]) => [
          key,
          violations.map((one) => ({
            ...shapes.violation(one.violation),
            component: shapes.component({ ...one.component, project }),
            analysisState: one.state,
            suppressed: one.suppressed,
          })),
        ]),
      ),
    },
  };
}

/** The same as JSON: lists of what the maps have. */
export function summaryJson(subject: SummarySubject, shapes: Shapes): object {
  if (subject.kind === 'finding-summary') {
    return {
      overview: findingOverview(subject),
      summary: {
        projectSummaries: subject.projects.map(({ project, findings }) => ({
          project: shapes.project(project),
          summary: findingCounts(findings),
        })),
      },
      details: {
        findingsByProject: subject.projects.map(({ project, findings }) => ({
          project: shapes.project(project),
          findings: findings.map((finding) => ({
            component: shapes.component({ ...finding.component, project }),
            vulnerability: shapes.vulnerability(finding.vulnerability),
            analyzer: finding.analyzer,
            attributedOn: finding.attributedOn,
            suppressed: finding.suppressed,
            ...present('analysisState', finding.state),
          })),
        })),
      },
      since: subject.since,
    };
  }
  const { newViolationsCountByType: _, ...overview } = violationOverview(subject);
  return {
    overview,
    summary: {
      projectSummaries: subject.projects.map(({ project, violations }) => ({
        project: shapes.project(project),
        summary: violationCounts(violations),
      })),
    },
    details: {
      violationsByProject: subject.projects.map(({ project, violations }) => ({
        project: shapes.project(project),
        violations: violations.map((one) => ({
          ...shapes.violation(one.violation),
          component: shapes.component({ ...one.component, project }),
          suppressed: one.suppressed,
          ...present('analysisState', one.state),
        })),
      })),
    },
    since: subject.since,
  };
}

function keyed<T extends { project: ProjectFacts }>(projects: readonly T[], shapes: Shapes) {
  return projects.map((one) => [shapes.project(one.project), one] as const);
}

interface Judged {
  readonly suppressed: boolean;
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

const isOpen = ({ suppressed }: Judged) => !suppressed;
const isSuppressed = ({ suppressed }: Judged) => suppressed;
const severityOf = ({ vulnerability }: SummarizedFinding) => vulnerability.severity;
const typeOf = ({ violation }: SummarizedViolation) => violation.type;

function findingCounts(findings: readonly SummarizedFinding[]) {
  return {
    newVulnerabilitiesCountBySeverity: countBy(findings.filter(isOpen), severityOf),
    suppressedNewVulnerabilitiesCountBySeverity: countBy(findings.filter(isSuppressed), severityOf),
    totalNewVulnerabilitiesCountBySeverity: countBy(findings, severityOf),
  };
}

function violationCounts(violations: readonly SummarizedViolation[]) {
  return {
    newViolationsCountByType: countBy(violations.filter(isOpen), typeOf),
    suppressedNewViolationsCountByType: countBy(violations.filter(isSuppressed), typeOf),
    totalNewViolationsCountByType: countBy(violations, typeOf),
  };
}

function findingOverview({ projects }: FindingSummary) {
  const all = projects.flatMap(({ findings }) => findings);
  const open = all.filter(isOpen);
  return {
    affectedProjectsCount: projects.length,
    affectedComponentsCount: new Set(all.map(({ component }) => component.uuid)).size,
    newVulnerabilitiesCount: open.length,
    newVulnerabilitiesCountBySeverity: countBy(open, severityOf),
    suppressedNewVulnerabilitiesCount: all.length - open.length,
    totalNewVulnerabilitiesCount: all.length,
  };
}

function violationOverview({ projects }: ViolationSummary) {
  const all = projects.flatMap(({ violations }) => violations);
  const open = all.filter(isOpen);
  return {
    affectedProjectsCount: projects.length,
    affectedComponentsCount: new Set(all.map(({ component }) => component.uuid)).size,
    newViolationsCount: open.length,
    newViolationsCountByType: countBy(open, typeOf),
    suppressedNewViolationsCount: all.length - open.length,
    totalNewViolationsCount: all.length,
  };
}
