import type { NotificationLevel, NotificationScope } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { Subject } from './subject.ts';
import type {
  AnalysisFacts,
  ComponentFacts,
  DocumentFacts,
  ProjectFacts,
  ViolationFacts,
  VulnerabilityFacts,
} from './subject-facts.ts';
import { summaryJson, summaryObject } from './summary-context.ts';

/** The data of one event. */
interface Told {
  readonly at: Date;
  readonly scope: NotificationScope;
  readonly group: string;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly content: string;
  readonly subject: Subject | undefined;
}

/** Further data of a template (contract §19.5). */
export interface Surroundings {
  /** As the setting has it. */
  readonly baseUrl: string | undefined;
  /** Base64 of an uploaded document; empty when it is gone or too large. */
  readonly documentContent?: string | undefined;
  readonly jira?: { readonly projectKey: string; readonly ticketType: string } | undefined;
}

/** The variables of a template (contract §19.5). */
export function templateContext(told: Told, around: Surroundings): Readonly<Record<string, unknown>> {
  const { subject } = told;
  // A created project is only available as JSON, not as a subject (notification.subject contains it).
  const isKnown = subject !== undefined && subject.kind !== 'project';
  const object = subject && subjectObject(subject, around.documentContent);
  const timestamp = localTime(told.at);
  return {
    timestampEpochSecond: Math.floor(told.at.getTime() / 1000),
    timestamp,
    notification: {
      level: told.level,
      scope: told.scope,
      group: told.group,
      title: told.title,
      content: told.content,
      timestamp,
      subject: object ?? null,
    },
    baseUrl: around.baseUrl?.trim().replace(/\/+$/, '') || null,
    ...(around.jira && {
      jiraProjectKey: around.jira.projectKey,
      jiraTicketType: around.jira.ticketType,
    }),
    ...(isKnown && { subject: object, subjectJson: subjectJson(subject, around.documentContent) }),
  };
}

/** UTC without a zone, and without seconds where they are zero, as the contract prints local times. */
function localTime(at: Date): string {
  const text = at
    .toISOString()
    .slice(0, -1)
    .replace(/\.000$/, '');
  return text.endsWith(':00') && at.getUTCSeconds() === 0 && at.getUTCMilliseconds() === 0
    ? text.slice(0, -3)
    : text;
}

/** The data that a template reaches by dots. */
function subjectObject(subject: Subject, content: string | undefined): object {
  switch (subject.kind) {
    case 'vulnerability':
      return {
        vulnerability: vulnerabilityObject(subject.vulnerability),
        component: componentObject(subject.component),
        affectedProjects: subject.affectedProjects.map(projectObject),
        vulnerabilityAnalysisLevel: subject.level,
      };
    case 'dependency':
      return {
        component: componentObject(subject.component),
        vulnerabilities: subject.vulnerabilities.map(vulnerabilityObject),
      };
    case 'finding-audit':
      return {
        vulnerability: vulnerabilityObject(subject.vulnerability),
        component: componentObject(subject.component),
        project: projectObject(subject.component.project),
        analysis: analysisObject(subject.analysis),
      };
    case 'violation-audit':
      return {
        policyViolation: violationObject(subject.policyViolation),
        component: componentObject(subject.component),
        violationAnalysis: analysisObject(subject.analysis),
      };
    case 'violation':
      return {
        policyViolation: violationObject(subject.policyViolation),
        component: componentObject(subject.component),
        project: projectObject(subject.component.project),
      };
    case 'document':
      return documentObject(subject, content);
    case 'project':
      return projectJson(subject.project);
    case 'user':
      return userJson(subject);
    default:
      return summaryObject(subject, objects);
  }
}

/** The same as JSON (contract §19.5). Absent values are left out. */
function subjectJson(subject: Subject, content: string | undefined): object {
  switch (subject.kind) {
    case 'vulnerability':
      return {
        component: componentJson(subject.component),
        vulnerabilityAnalysisLevel: subject.level,
        vulnerability: vulnerabilityJson(subject.vulnerability),
        ...(subject.affectedProjects.length > 0 && {
          affectedProjects: subject.affectedProjects.map(projectJson),
        }),
      };
    case 'dependency':
      return {
        project: projectJson(subject.component.project),
        component: componentJson(subject.component),
        vulnerabilities: subject.vulnerabilities.map(vulnerabilityJson),
      };
    case 'finding-audit':
      return {
        component: componentJson(subject.component),
        vulnerability: vulnerabilityJson(subject.vulnerability),
        analysis: {
          suppressed: subject.analysis.suppressed,
          state: subject.analysis.state,
          ...present('project', subject.component.project.uuid),
          component: subject.component.uuid,
          vulnerability: subject.vulnerability.uuid,
        },
        affectedProjects: [projectJson(subject.component.project)],
      };
    case 'violation-audit':
      return {
        component: componentJson(subject.component),
        policyViolation: violationJson(subject.policyViolation),
        violationAnalysis: {
          suppressed: subject.analysis.suppressed,
          state: subject.analysis.state,
          ...present('project', subject.component.project.uuid),
          component: subject.component.uuid,
          policyViolation: subject.policyViolation.uuid,
        },
      };
    case 'violation':
      return {
        project: projectJson(subject.component.project),
        component: componentJson(subject.component),
        policyViolation: violationJson(subject.policyViolation),
      };
    case 'document':
      return documentJson(subject, content);
    case 'project':
      return projectJson(subject.project);
    case 'user':
      return userJson(subject);
    default:
      return summaryJson(subject, documents);
  }
}

const objects = {
  project: projectObject,
  component: componentObject,
  vulnerability: vulnerabilityObject,
  violation: violationObject,
};
const documents = {
  project: projectJson,
  component: componentJson,
  vulnerability: vulnerabilityJson,
  violation: violationJson,
};

function projectObject(project: ProjectFacts): object {
  return {
    ...project,
    tags: (project.tags ?? []).map((name) => ({ name })),
    toString: coordinates([project.name, project.version]),
  };
}

function projectJson({ uuid, name, version, description, purl, tags = [] }: ProjectFacts): object {
  return {
    ...present('uuid', uuid),
    name,
    ...present('version', version),
    ...present('description', description),
    ...present('purl', purl),
    ...(tags.length > 0 && { tags: tags.join(',') }),
  };
}

function componentObject({ project, ...component }: ComponentFacts): object {
  return {
    ...component,
    project: projectObject(project),
    toString: component.purl ?? coordinates([component.group, component.name, component.version]),
  };
}

function componentJson({ project: _, ...component }: ComponentFacts): object {
  return Object.fromEntries(
    (['uuid', 'group', 'name', 'version', 'md5', 'sha1', 'sha256', 'sha512', 'purl'] as const).flatMap(
      (member) => (component[member] ? [[member, component[member]]] : []),
    ),
  );
}

function coordinates(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join(' : ');
}

/** How a project is called in titles. */
export function projectText({ name, version }: ProjectFacts): string {
  return coordinates([name, version]);
}

function vulnerabilityObject({ cvssV2, cvssV3, cvssV4, ...vulnerability }: VulnerabilityFacts): object {
  return {
    ...vulnerability,
    cvssV2BaseScore: cvssV2,
    cvssV3BaseScore: cvssV3,
    cvssV4Score: cvssV4,
    owaspRRLikelihoodScore: vulnerability.owaspLikelihood,
    owaspRRTechnicalImpactScore: vulnerability.owaspTechnicalImpact,
    owaspRRBusinessImpactScore: vulnerability.owaspBusinessImpact,
    toString: vulnerability.vulnId,
  };
}

function vulnerabilityJson(vulnerability: VulnerabilityFacts): object {
  const { uuid, vulnId, source, aliases, cwes, severity } = vulnerability;
  return {
    uuid,
    vulnId,
    source,
    aliases,
    ...present('title', vulnerability.title),
    ...present('subtitle', vulnerability.subTitle),
    ...present('description', vulnerability.description),
    ...present('recommendation', vulnerability.recommendation),
    ...present('cvssv2', vulnerability.cvssV2),
    ...present('cvssv3', vulnerability.cvssV3),
    ...present('cvssv4', vulnerability.cvssV4),
    ...present('owaspRRLikelihood', vulnerability.owaspLikelihood),
    ...present('owaspRRTechnicalImpact', vulnerability.owaspTechnicalImpact),
    ...present('owaspRRBusinessImpact', vulnerability.owaspBusinessImpact),
    severity,
    ...present('cwe', cwes[0]),
    cwes,
  };
}

function analysisObject({
  state,
  justification,
  response,
  details,
  suppressed,
  comments,
}: AnalysisFacts): object {
  return {
    analysisState: state,
    analysisJustification: justification ?? null,
    analysisResponse: response ?? null,
    analysisDetails: details ?? null,
    suppressed,
    analysisComments: comments.map(({ at, commenter, comment }) => ({
      timestamp: new Date(at),
      commenter,
      comment,
    })),
  };
}

function violationObject({ uuid, type, timestamp, condition, policy }: ViolationFacts): object {
  return { uuid, type, timestamp: new Date(timestamp), policyCondition: { ...condition, policy } };
}

function violationJson({ uuid, type, timestamp, condition, policy }: ViolationFacts): object {
  return { uuid, type, timestamp, policyCondition: { ...condition, policy } };
}

type DocumentSubject = Extract<Subject, { kind: 'document' }>;

function documentObject(
  { project, document, cause, errors }: DocumentSubject,
  content: string | undefined,
): object {
  return {
    project: projectObject(project),
    [document.is]: contentOf(document, content),
    format: document.format ?? 'Unknown',
    specVersion: document.specVersion ?? 'Unknown',
    ...present('cause', cause),
    ...present('errors', errors),
  };
}

function documentJson(
  { project, document, cause, errors }: DocumentSubject,
  content: string | undefined,
): object {
  return {
    project: projectJson(project),
    [document.is]: {
      content: contentOf(document, content),
      format: document.format ?? 'Unknown',
      // A document that was refused says nothing of its version (contract §19.5).
      ...(errors ? {} : { specVersion: document.specVersion ?? 'Unknown' }),
    },
    ...present('cause', cause),
    ...(errors && { errors: errors.join(',') }),
  };
}

function contentOf(document: DocumentFacts, content: string | undefined): string {
  return document.content ?? content ?? '';
}

function userJson({ username, name, email }: Extract<Subject, { kind: 'user' }>): object {
  return { username, ...present('name', name), ...present('email', email) };
}
