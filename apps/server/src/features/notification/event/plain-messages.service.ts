import type { NotificationGroup } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { storedLevel } from '../rule/rule.view.ts';
import type { Coverage } from './coverage.service.ts';
import { listAnalyses, listComponents, listViolations, listVulnIds } from './facts.queries.ts';
import { componentOf, readProjects, readVulnerabilities, violationOf } from './facts.service.ts';
import type { NewMessage, OpenEvent } from './outbox.queries.ts';
import type { Subject } from './subject.ts';
import type { ProjectFacts } from './subject-facts.ts';
import {
  type Decided,
  type Words,
  wordsOfDocument,
  wordsOfFindingAudit,
  wordsOfProject,
  wordsOfUser,
  wordsOfViolation,
  wordsOfViolationAudit,
} from './titles.ts';

/** A message from an event, before its rules are known. */
type Draft = Words & { readonly subject: Subject | undefined };

/** Messages of events that are about one thing each, in their order. However many there are, each kind of fact is read once. */
export async function tellPlainly(
  db: Database,
  events: readonly OpenEvent[],
  coverage: Coverage,
): Promise<NewMessage[]> {
  const audits = events.filter((event) => event.event_group === 'PROJECT_AUDIT_CHANGE');
  const drafts = new Map([
    ...(await draftFindingAudits(
      db,
      audits.filter((event) => 'vulnerability' in event.subject),
    )),
    ...(await draftViolations(db, [
      ...audits.filter((event) => 'violation' in event.subject),
      ...events.filter((event) => event.event_group === 'POLICY_VIOLATION'),
    ])),
    ...(await draftOthers(db, events)),
  ]);
  const rulesOf = await rulesByGroup(events, coverage);
  return events.flatMap((event) => {
    const ruleIds = rulesOf(event);
    if (ruleIds.length === 0) return [];
    return (drafts.get(event.event_id) ?? []).map((draft) => ({
      at: event.at,
      scope: event.scope,
      group: event.event_group,
      level: levelOf(event),
      projectId: event.project_id ?? undefined,
      ...draft,
      ruleIds,
    }));
  });
}

function levelOf(event: OpenEvent): number {
  return Math.max(0, storedLevel(event.level as 'INFORMATIONAL'));
}

async function rulesByGroup(events: readonly OpenEvent[], coverage: Coverage) {
  const kinds = Map.groupBy(events, (event) => `${event.event_group} ${event.level}`);
  const rules = new Map<OpenEvent, readonly number[]>();
  for (const same of kinds.values()) {
    const [first] = same;
    if (!first) continue;
    const group = first.event_group as NotificationGroup;
    const projectIds = [...new Set(same.flatMap((event) => event.project_id ?? []))];
    const ofProject = await coverage.of(group, levelOf(first), projectIds);
    const everywhere = coverage.everywhere(group, levelOf(first));
    for (const event of same)
      rules.set(event, event.project_id === null ? everywhere : (ofProject.get(event.project_id) ?? []));
  }
  return (event: OpenEvent) => rules.get(event) ?? [];
}

/** The subject that another feature wrote. The kind of event determines its shape. */
function subjectAs<T extends object>({ subject }: OpenEvent): T {
  return subject as T;
}

type Drafts = [eventId: number, drafts: Draft[]][];

interface FindingAudit {
  readonly componentId: number;
  readonly vulnerability: { readonly source: string; readonly vulnId: string };
  readonly before: Decided;
  readonly after: Decided;
}

async function draftFindingAudits(db: Database, events: readonly OpenEvent[]): Promise<Drafts> {
  if (events.length === 0) return [];
  const audits = events.map((event) => ({
    event,
    projectId: event.project_id ?? 0,
    ...subjectAs<FindingAudit>(event),
  }));
  const vulnIds = new Map(
    (
      await listVulnIds(
        db,
        audits.map((audit) => audit.vulnerability),
      )
    ).map((row) => [`${row.source} ${row.ext_id}`, row.vuln_id]),
  );
  const vulnIdOf = ({ vulnerability: { source, vulnId } }: FindingAudit) =>
    vulnIds.get(`${source} ${vulnId}`) ?? 0;
  const vulnerabilities = await readVulnerabilities(db, vulnIds.values());
  const components = new Map(
    (await listComponents(db, audits)).map((row) => [`${row.project_id} ${row.component_id}`, row]),
  );
  const analyses = new Map(
    (
      await listAnalyses(
        db,
        audits.map((audit) => ({ ...audit, vulnId: vulnIdOf(audit) })),
      )
    ).map((row) => [`${row.project_id} ${row.component_id} ${row.vuln_id}`, row]),
  );
  const projects = await readProjects(
    db,
    audits.map((audit) => audit.projectId),
  );
  return audits.flatMap((audit): Drafts => {
    const { event, projectId, componentId, before, after } = audit;
    const row = components.get(`${projectId} ${componentId}`);
    const vulnerability = vulnerabilities.get(vulnIdOf(audit));
    const project = projects.get(projectId);
    // The subject was deleted with its component.
    if (!row || !vulnerability || !project) return [];
    const component = componentOf(row, project);
    const analysis = analyses.get(`${projectId} ${componentId} ${vulnIdOf(audit)}`);
    const subject: Subject = {
      kind: 'finding-audit',
      vulnerability,
      component,
      analysis: {
        ...after,
        justification: analysis?.justification ?? null,
        response: analysis?.response ?? null,
        details: analysis?.details ?? null,
        comments: analysis?.comments ?? [],
      },
    };
    return [[event.event_id, [{ ...wordsOfFindingAudit(before, after, component), subject }]]];
  });
}

interface ViolationAudit {
  readonly violation: { readonly uuid: string };
  readonly before: Decided;
  readonly after: Decided;
}

interface NewViolations {
  readonly violations: readonly { readonly uuid: string }[];
}

async function draftViolations(db: Database, events: readonly OpenEvent[]): Promise<Drafts> {
  if (events.length === 0) return [];
  const uuidsOf = (event: OpenEvent) =>
    'violation' in event.subject
      ? [subjectAs<ViolationAudit>(event).violation.uuid]
      : subjectAs<NewViolations>(event).violations.map(({ uuid }) => uuid);
  const projectIds = [...new Set(events.flatMap((event) => event.project_id ?? []))];
  const rows = await listViolations(db, projectIds, [...new Set(events.flatMap(uuidsOf))]);
  const ofUuid = new Map(rows.map((row) => [`${row.project_id} ${row.violation_uuid}`, row]));
  const projects = await readProjects(db, projectIds);
  return events.map((event): Drafts[number] => {
    const project = projects.get(event.project_id ?? 0);
    const drafts = uuidsOf(event).flatMap((uuid): Draft[] => {
      const row = ofUuid.get(`${event.project_id} ${uuid}`);
      if (!row || !project) return [];
      const component = componentOf(row, project);
      const policyViolation = violationOf(row);
      if (event.event_group === 'POLICY_VIOLATION')
        return [
          {
            ...wordsOfViolation(row.policy_name, component),
            subject: { kind: 'violation', policyViolation, component },
          },
        ];
      const { before, after } = subjectAs<ViolationAudit>(event);
      const analysis = { ...after, comments: row.comments };
      return [
        {
          ...wordsOfViolationAudit(before, after, component),
          subject: { kind: 'violation-audit', policyViolation, component, analysis },
        },
      ];
    });
    return [event.event_id, drafts];
  });
}

async function draftOthers(db: Database, events: readonly OpenEvent[]): Promise<Drafts> {
  const plain = events.filter(
    ({ event_group }) => event_group !== 'PROJECT_AUDIT_CHANGE' && event_group !== 'POLICY_VIOLATION',
  );
  const projects = await readProjects(
    db,
    plain.flatMap((event) => event.project_id ?? []),
  );
  return plain.map((event): Drafts[number] => [event.event_id, [draftOf(event, projects)]]);
}

function draftOf(event: OpenEvent, projects: ReadonlyMap<number, ProjectFacts>): Draft {
  const { event_group: group, subject, project_id } = event;
  // A deleted project is shown by its last name.
  const project = projects.get(project_id ?? 0) ??
    subjectAs<{ project?: ProjectFacts }>(event).project ?? { name: '' };
  if (group.startsWith('BOM_') || group.startsWith('VEX_')) {
    const is = group.startsWith('BOM_') ? 'bom' : 'vex';
    const { cause, errors } = subject as { cause?: string; errors?: string[] };
    const document = { is, ...subjectAs<{ bom?: object; vex?: object }>(event)[is] } as const;
    const told = { ...(cause === undefined ? {} : { cause }), ...(errors ? { errors } : {}) };
    return { ...wordsOfDocument(group), subject: { kind: 'document', project, document, ...told } };
  }
  if (group === 'PROJECT_CREATED')
    return { ...wordsOfProject(project), subject: { kind: 'project', project } };
  if (group === 'USER_CREATED' || group === 'USER_DELETED') {
    const user = { kind: 'user', ...(subject as { username: string }) } as const;
    return { ...wordsOfUser(group, user), subject: user };
  }
  const { title = group, content = '' } = subject as { title?: string; content?: string };
  return { title, content, subject: undefined };
}
