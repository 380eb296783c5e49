import type { NewMessage } from '../event/outbox.queries.ts';
import type { SummarySubject } from '../event/summary.ts';
import type { Aspects } from './aspects.ts';
import { inputOfAspects } from './expression-input.ts';
import { evaluate } from './expression-thread.ts';
import { passesAspects, type RuleFilter } from './rule-filter.ts';

/** The facts of a summary's event that an expression can use beside its parts. */
type Event = Pick<NewMessage, 'at' | 'scope' | 'group' | 'level' | 'title' | 'content'>;

/** A summary with what a filter lets through; projects of which nothing is left are left out. */
export async function filterSummary(
  filter: RuleFilter,
  subject: SummarySubject,
  event: Event,
): Promise<SummarySubject> {
  if (subject.kind === 'finding-summary') {
    const isKept = await judge(
      filter,
      event,
      subject.projects.flatMap(({ project, findings }) =>
        findings.map((finding) => [
          finding,
          { ...finding, project, vulnerabilities: [finding.vulnerability] },
        ]),
      ),
    );
    const projects = subject.projects.map((one) => ({ ...one, findings: one.findings.filter(isKept) }));
    return { ...subject, projects: projects.filter(({ findings }) => findings.length > 0) };
  }
  const isKept = await judge(
    filter,
    event,
    subject.projects.flatMap(({ project, violations }) =>
      violations.map((one) => [one, { ...one, project }]),
    ),
  );
  const projects = subject.projects.map((one) => ({ ...one, violations: one.violations.filter(isKept) }));
  return { ...subject, projects: projects.filter(({ violations }) => violations.length > 0) };
}

async function judge<T>(
  filter: RuleFilter,
  event: Event,
  parts: readonly (readonly [part: T, aspects: Aspects])[],
): Promise<(part: T) => boolean> {
  const passed = parts.filter(([, aspects]) => passesAspects(filter, aspects));
  if (filter.expression === null || passed.length === 0) {
    const kept = new Set(passed.map(([part]) => part));
    return (part) => kept.has(part);
  }
  const inputs = passed.map(([, aspects]) => inputOfAspects(event, aspects));
  const { results } = await evaluate({ expression: filter.expression, inputs });
  const kept = new Set(passed.flatMap(([part], place) => (results[place] === false ? [] : [part])));
  return (part) => kept.has(part);
}
