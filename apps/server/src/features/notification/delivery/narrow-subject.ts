import type { Subject } from '../event/subject.ts';
import { isSummary, type SummarySubject } from '../event/summary.ts';

/** The projects that a subject names. */
export function projectUuidsOf(subject: Subject | null): string[] {
  if (subject === null || subject.kind === 'user') return [];
  if (isSummary(subject)) return subject.projects.flatMap(({ project }) => project.uuid ?? []);
  const own = ownProjectOf(subject).uuid;
  const others = subject.kind === 'vulnerability' ? subject.affectedProjects.map(({ uuid }) => uuid) : [];
  return [...new Set([own, ...others].filter((uuid) => uuid !== undefined))];
}

/** A subject with only the projects that somebody sees; undefined when it is about a hidden one. */
export function narrowSubject(subject: Subject, visible: ReadonlySet<string>): Subject | undefined {
  if (subject.kind === 'user') return subject;
  const isSeen = ({ uuid }: { uuid?: string }) => uuid !== undefined && visible.has(uuid);
  if (subject.kind === 'finding-summary') {
    const projects = subject.projects.filter(({ project }) => isSeen(project));
    return projects.length === 0 ? undefined : { ...subject, projects };
  }
  if (subject.kind === 'violation-summary') {
    const projects = subject.projects.filter(({ project }) => isSeen(project));
    return projects.length === 0 ? undefined : { ...subject, projects };
  }
  if (!isSeen(ownProjectOf(subject))) return undefined;
  return subject.kind === 'vulnerability'
    ? { ...subject, affectedProjects: subject.affectedProjects.filter(isSeen) }
    : subject;
}

function ownProjectOf(subject: Exclude<Subject, { kind: 'user' } | SummarySubject>) {
  return 'component' in subject ? subject.component.project : subject.project;
}
