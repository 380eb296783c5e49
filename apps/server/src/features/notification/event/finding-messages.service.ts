import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { tellOfBlindSpots } from './blind-spots.service.ts';
import { tellOfChanged } from './changed-messages.service.ts';
import type { Coverage } from './coverage.service.ts';
import {
  type FoundRow,
  listAffected,
  listComponents,
  listFoundInAdded,
  listMatched,
  type MatchEvents,
  type MatchedRow,
  type MatchPlace,
} from './facts.queries.ts';
import { componentOf, readProjects, readVulnerabilities } from './facts.service.ts';
import type { NewMessage, OpenEvent, Step } from './outbox.queries.ts';
import type { Subject } from './subject.ts';
import type { ComponentFacts, ProjectFacts, VulnerabilityFacts } from './subject-facts.ts';
import { wordsOfDependency, wordsOfVulnerability } from './titles.ts';

/** Components, or findings, of one step: an event about a popular package is taken up in many. */
const stepSize = 500;

/** The number of projects with the same package that a message lists. */
const mostAffected = 200;

type Level = Extract<Subject, { kind: 'vulnerability' }>['level'];

/**
 * Sends messages about a project's new components: one for each that is vulnerable, one for each of its
 * vulnerabilities, and those about uncovered components.
 */
export async function tellOfComponents(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const projectId = event.project_id;
  const { addedAt, progress } = event.subject as { addedAt: string; progress?: { after: number } };
  if (projectId === null) return { messages: [], progress: undefined };
  const blind = progress ? [] : await tellOfBlindSpots(db, event, projectId, new Date(addedAt), coverage);
  const ofVulnerability = await coverage.of('NEW_VULNERABILITY', 0, [projectId]);
  const ofDependency = await coverage.of('NEW_VULNERABLE_DEPENDENCY', 0, [projectId]);
  if (ofVulnerability.size + ofDependency.size === 0) return { messages: blind, progress: undefined };
  const rows = await listFoundInAdded(db, projectId, new Date(addedAt), progress?.after ?? 0, stepSize);
  const last = rows.at(-1);
  if (!last) return { messages: blind, progress: undefined };
  const messages = await messagesOf(db, event, rows, 'BOM_UPLOAD_ANALYSIS', coverage, true);
  return { messages: [...blind, ...messages], progress: { after: last.component_id } };
}

/**
 * Sends messages about matches of packages, for every component that has the package and is older than the
 * match.
 */
export async function tellOfMatches(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const covered = await coverage.projectsOf(['NEW_VULNERABILITY', 'FINDING_REOPENED']);
  const { rows, progress } = await readMatched(db, event, 1, covered);
  const back = rows.filter((row) => row.is_back && !row.suppressed);
  const messages = [
    ...(await messagesOf(db, event, rows, 'PERIODIC_ANALYSIS', coverage, false)),
    ...(await tellOfChanged(db, event, back, 'FINDING_REOPENED', coverage)),
  ];
  return { messages, progress };
}

/** Sends messages about ended matches, for every component that has the package and is older. */
export async function tellOfGone(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const covered = await coverage.projectsOf(['FINDING_GONE']);
  const { rows, progress } = await readMatched(db, event, 2, covered);
  const open = rows.filter((row) => !row.suppressed);
  return { messages: await tellOfChanged(db, event, open, 'FINDING_GONE', coverage), progress };
}

async function readMatched(
  db: Database,
  event: OpenEvent,
  kind: 1 | 2,
  covered: readonly number[] | undefined,
): Promise<{ rows: MatchedRow[]; progress: MatchPlace | undefined }> {
  const { events, range, progress } = event.subject as {
    events?: number[];
    range?: Exclude<MatchEvents, number[]>;
    progress?: MatchPlace;
  };
  if (covered?.length === 0) return { rows: [], progress: undefined };
  const start = { eventId: 0, projectId: 0, componentId: 0 };
  const rows = await listMatched(db, range ?? events ?? [], kind, covered, progress ?? start, stepSize);
  const last = rows.at(-1);
  if (!last || rows.length < stepSize) return { rows, progress: undefined };
  const place = { eventId: last.event_id, projectId: last.project_id, componentId: last.component_id };
  return { rows, progress: place };
}

/** A vulnerability that somebody assigned to a component. */
export async function tellOfAssigned(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const { componentId, vulnId } = event.subject as { componentId: number; vulnId: number };
  const projectId = event.project_id ?? 0;
  const rows = await listComponents(db, [{ projectId, componentId }]);
  const found = rows.map((row) => ({ ...row, vuln_id: vulnId, suppressed: false, analyzer: null }));
  const messages = await messagesOf(db, event, found, 'ON_DEMAND', coverage, false);
  return { messages, progress: undefined };
}

async function messagesOf(
  db: Database,
  event: OpenEvent,
  rows: readonly FoundRow[],
  level: Level,
  coverage: Coverage,
  areNew: boolean,
): Promise<NewMessage[]> {
  const projectIds = [...new Set(rows.map((row) => row.project_id))];
  const rulesOfVulnerability = await coverage.of('NEW_VULNERABILITY', 0, projectIds);
  const rulesOfDependency = areNew
    ? await coverage.of('NEW_VULNERABLE_DEPENDENCY', 0, projectIds)
    : new Map();
  const affected = Map.groupBy(
    await listAffected(db, [...new Set(rows.map((row) => row.identity_id))], mostAffected),
    (row) => row.identity_id,
  );
  const wanted = [...projectIds, ...[...affected.values()].flat().map((row) => row.project_id)];
  const projects = await readProjects(db, wanted);
  const vulnerabilities = await readVulnerabilities(
    db,
    rows.map((row) => row.vuln_id),
  );
  const base = { at: event.at, scope: 'PORTFOLIO' as const, level: 0 };
  const messages: NewMessage[] = [];
  for (const found of Map.groupBy(rows, (row) => `${row.project_id} ${row.component_id}`).values()) {
    const [first] = found;
    const project = first && projects.get(first.project_id);
    if (!project) continue;
    const component = componentOf(first, project);
    const others = affectedOf(affected.get(first.identity_id) ?? [], first.project_id, projects);
    const ruleIds = rulesOfVulnerability.get(first.project_id) ?? [];
    if (ruleIds.length > 0) {
      for (const { vuln_id, suppressed, analyzer } of found) {
        const vulnerability = vulnerabilities.get(vuln_id);
        if (!vulnerability) continue;
        messages.push({
          ...base,
          group: 'NEW_VULNERABILITY',
          projectId: first.project_id,
          ...wordsOfVulnerability(vulnerability, component),
          subject: {
            kind: 'vulnerability',
            vulnerability,
            component,
            affectedProjects: [project, ...others],
            level,
            suppressed,
            ...present('analyzer', analyzer),
          },
          ruleIds,
        });
      }
    }
    const ofDependency: readonly number[] = rulesOfDependency.get(first.project_id) ?? [];
    const open = found.flatMap((row) => (row.suppressed ? [] : (vulnerabilities.get(row.vuln_id) ?? [])));
    if (ofDependency.length > 0 && open.length > 0)
      messages.push({
        ...base,
        ...dependencyMessage(first.project_id, component, open),
        ruleIds: ofDependency,
      });
  }
  return messages;
}

function affectedOf(
  rows: readonly { project_id: number }[],
  own: number,
  projects: ReadonlyMap<number, ProjectFacts>,
): ProjectFacts[] {
  return rows.flatMap((row) => (row.project_id === own ? [] : (projects.get(row.project_id) ?? [])));
}

function dependencyMessage(
  projectId: number,
  component: ComponentFacts,
  vulnerabilities: readonly VulnerabilityFacts[],
) {
  return {
    group: 'NEW_VULNERABLE_DEPENDENCY',
    projectId,
    ...wordsOfDependency(vulnerabilities.length, component),
    subject: { kind: 'dependency', component, vulnerabilities } as const,
  };
}
