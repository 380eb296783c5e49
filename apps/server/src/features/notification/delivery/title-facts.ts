import type { Subject } from '../event/subject.ts';
import type { ProjectFacts } from '../event/subject-facts.ts';
import { isSummary } from '../event/summary.ts';
import { projectText } from '../event/template-context.ts';
import { aspectsOf } from '../filter/aspects.ts';
import { rankOf, severityOf } from '../filter/rule-filter.ts';

/** Further facts for the template of a subject line. */
export function titleFacts(subject: Subject | null): { severity: string; project: string } {
  if (!subject) return { severity: '', project: '' };
  const { vulnerabilities = [], project } = isSummary(subject) ? summaryFacts(subject) : aspectsOf(subject);
  const severities = vulnerabilities.map(severityOf).sort((one, other) => rankOf(one) - rankOf(other));
  return { severity: severities[0] ?? '', project: project ? projectText(project) : '' };
}

/** A summary names its project if there is only one. */
function summaryFacts(subject: Extract<Subject, { projects: unknown }>) {
  const { projects } = subject;
  const project: ProjectFacts | undefined = projects.length === 1 ? projects[0]?.project : undefined;
  if (subject.kind === 'violation-summary') return { project };
  const vulnerabilities = subject.projects.flatMap(({ findings }) =>
    findings.map(({ vulnerability }) => vulnerability),
  );
  return { project, vulnerabilities };
}
