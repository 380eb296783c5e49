import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import type { Coverage } from './coverage.service.ts';
import { type ChangePlace, type FoundRow, listHaving } from './facts.queries.ts';
import { componentOf, readProjects, readVulnerabilities } from './facts.service.ts';
import type { NewMessage, OpenEvent, Step } from './outbox.queries.ts';
import { type Change, wordsOfChange } from './titles.ts';

/** Findings of one step. */
const stepSize = 500;

/** Tells of findings that changed, each to the rules that want such a change of its project. @param from the severity before, by vulnerability */
export async function tellOfChanged(
  db: Database,
  event: OpenEvent,
  rows: readonly FoundRow[],
  group: Change,
  coverage: Coverage,
  from?: ReadonlyMap<number, string>,
): Promise<NewMessage[]> {
  const projectIds = [...new Set(rows.map((row) => row.project_id))];
  const rules = await coverage.of(group, 0, projectIds);
  const wanted = rows.filter((row) => rules.has(row.project_id));
  if (wanted.length === 0) return [];
  const projects = await readProjects(db, projectIds);
  const vulnerabilities = await readVulnerabilities(
    db,
    wanted.map((row) => row.vuln_id),
  );
  return wanted.flatMap((row) => {
    const project = projects.get(row.project_id);
    const vulnerability = vulnerabilities.get(row.vuln_id);
    if (!project || !vulnerability) return [];
    const component = componentOf(row, project);
    return [
      {
        at: event.at,
        scope: 'PORTFOLIO' as const,
        group,
        level: 0,
        projectId: row.project_id,
        ...wordsOfChange(group, vulnerability, component, from?.get(row.vuln_id)),
        subject: {
          kind: 'vulnerability' as const,
          vulnerability,
          component,
          affectedProjects: [project],
          level: 'PERIODIC_ANALYSIS' as const,
          suppressed: row.suppressed,
          ...present('analyzer', row.analyzer),
        },
        ruleIds: rules.get(row.project_id) ?? [],
      },
    ];
  });
}

/** Sends messages about vulnerabilities with a changed severity, for every component that had them. */
export async function tellOfRescored(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const { vulnIds, from } = event.subject as { vulnIds: number[]; from: string[] };
  const before = new Map(vulnIds.map((id, place) => [id, from[place] ?? '']));
  return tellOfHaving(db, event, 'SEVERITY_CHANGED', coverage, before);
}

/** Sends messages about vulnerabilities now known to be exploited, for every component that had them. */
export async function tellOfExploited(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  return tellOfHaving(db, event, 'VULNERABILITY_EXPLOITED', coverage);
}

async function tellOfHaving(
  db: Database,
  event: OpenEvent,
  group: Change,
  coverage: Coverage,
  from?: ReadonlyMap<number, string>,
): Promise<Step> {
  const { vulnIds, progress } = event.subject as { vulnIds: number[]; progress?: ChangePlace };
  const covered = await coverage.projectsOf([group]);
  if (covered?.length === 0) return { messages: [], progress: undefined };
  const start = { vulnId: 0, projectId: 0, componentId: 0 };
  const rows = await listHaving(db, vulnIds, event.at, covered, progress ?? start, stepSize);
  const open = rows.filter((row) => !row.suppressed);
  const messages = await tellOfChanged(db, event, open, group, coverage, from);
  const last = rows.at(-1);
  if (!last || rows.length < stepSize) return { messages, progress: undefined };
  const place = { vulnId: last.vuln_id, projectId: last.project_id, componentId: last.component_id };
  return { messages, progress: place };
}
