import type {
  Permission,
  ProjectReport,
  ReportAnalyses,
  ReportProject,
  ReportSource,
  Source,
} from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { actingBy, type Principal } from '../../http/principal.ts';
import { analysisKey, readAnalyses } from '../analysis/read-analyses.service.ts';
import { projectsShownAs } from '../collection/collection-members.service.ts';
import { projectLicenses } from '../component/license-count/license-count.service.ts';
import { projectCoverage } from '../coverage/coverage.service.ts';
import { decidedFindings, openFlaws } from '../finding/finding-report.service.ts';
import { currentProjectMetrics, viewProjectMetrics } from '../metrics/metrics.service.ts';
import { type FoundProject, getProject } from '../project/project.service.ts';
import { ownersOf } from '../project-owner/project-owner.service.ts';
import { holdsFor } from '../project-reference/project-permission.service.ts';
import { listSources } from '../source/source.service.ts';
import { openViolations } from '../violation/violation-report.service.ts';

/**
 * Rows of each section at most, so that a report takes the same memory however large the project is. Sections have the
 * numbers of all, and say how many are not listed.
 */
const reportLimits = {
  vulnerabilities: 1000,
  analyses: 500,
  comments: 10,
  violations: 1000,
  licenses: 100,
} as const;

export interface ReportRequest {
  uuid: string;
  caller: Principal;
  recipient: string | undefined;
  now: Date;
}

/**
 * The state of a project as far as the caller may see it; that of a collection is the state of its members.
 * @throws 404 when there is no such project, 403 when it is hidden
 */
export async function buildReport(db: Database, request: ReportRequest): Promise<ProjectReport> {
  const { uuid, caller, recipient, now } = request;
  const project = await getProject(db, uuid, caller.scope);
  const subject = await subjectOf(db, project, caller.scope);
  const flawViewer = await viewerOf(db, 'VIEW_VULNERABILITY', project, caller);
  const breachViewer = await viewerOf(db, 'VIEW_POLICY_VIOLATION', project, caller);
  const [owners, metrics, coverage, sources, licenses, vulnerabilities, analyses, violations] =
    await Promise.all([
      ownersOf(db, [project.project_id], caller.scope),
      currentProjectMetrics(db, uuid, caller.scope, now),
      projectCoverage(db, uuid, caller.scope),
      readSources(db),
      projectLicenses(db, subject.projectIds, reportLimits.licenses),
      flawViewer && readFlaws(db, flawViewer.subject, flawViewer.scope),
      flawViewer && readDecisions(db, flawViewer.subject),
      breachViewer && openViolations(db, breachViewer.subject, breachViewer.scope, reportLimits.violations),
    ]);
  return {
    project: {
      ...viewReportProject(project, subject),
      ...present('owner', owners.get(project.project_id)),
    },
    created: now.getTime(),
    createdBy: caller.name,
    ...present('recipient', recipient),
    sources,
    metrics: viewProjectMetrics(metrics),
    ...present('vulnerabilities', vulnerabilities),
    ...present('analyses', analyses),
    ...present('violations', violations),
    coverage,
    licenses,
  };
}

/** The subject of a report: a project, or the members of a collection. */
interface Subject {
  uuid: string;
  isCollection: boolean;
  projectIds: readonly number[];
}

async function subjectOf(
  db: Database,
  { uuid, project_id: projectId, collection_logic: logic }: FoundProject,
  scope: ProjectScope,
): Promise<Subject> {
  if (logic === 'NONE') return { uuid, isCollection: false, projectIds: [projectId] };
  const projectIds = await projectsShownAs(db, { project_id: projectId, is_collection: true }, scope);
  return { uuid, isCollection: true, projectIds };
}

/**
 * The part of a project, or of a collection's members, for which a permission holds; undefined if it excludes
 * the project.
 */
async function viewerOf(
  db: Database,
  permission: Permission,
  project: FoundProject,
  caller: Principal,
): Promise<{ subject: Subject; scope: ProjectScope } | undefined> {
  if (!(await holdsFor(db, caller, permission, project.project_id))) return undefined;
  const { scope } = actingBy(caller, permission) ?? caller;
  return { subject: await subjectOf(db, project, scope), scope };
}

function readFlaws(db: Database, subject: Subject, scope: ProjectScope) {
  return openFlaws(db, subject, scope, reportLimits.vulnerabilities);
}

async function readDecisions(db: Database, subject: Subject): Promise<ReportAnalyses> {
  const { total, rows } = await decidedFindings(db, subject, reportLimits.analyses);
  const keys = rows.map(({ key }) => key);
  const analyses = await readAnalyses(db, subject.projectIds, keys, reportLimits.comments);
  return {
    total,
    rows: rows.flatMap(({ key, component, vulnerability }) => {
      const listed = analyses.get(analysisKey(key));
      if (!listed) return [];
      const { analysis, commentCount, updatedAt } = listed;
      return [{ component, vulnerability, analysis, commentCount, updated: updatedAt.getTime() }];
    }),
  };
}

/** The data sources of the findings. */
async function readSources(db: Database): Promise<ReportSource[]> {
  const sources = await listSources(db);
  return sources.filter((source) => source.enabled || source.lastSuccess !== undefined).map(viewReportSource);
}

/** With the parts that may be old or missing: the last update of the others says nothing of them. */
function viewReportSource({ title, enabled, lastSuccess, parts, state }: Source): ReportSource {
  const failedParts = parts.filter(({ error }) => error !== undefined).map(({ part }) => part);
  return {
    title,
    enabled,
    ...present('lastSuccess', lastSuccess),
    parts: parts.length,
    failedParts,
    failed: state === 'failed' || failedParts.length > 0,
  };
}

function viewReportProject(row: FoundProject, subject: Subject): ReportProject {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('version', row.version),
    ...present('group', row.group_name),
    ...present('description', row.description),
    ...present('classifier', row.classifier as ReportProject['classifier']),
    active: row.active,
    ...(subject.isCollection ? { members: subject.projectIds.length } : {}),
    ...present('lastBomImport', row.last_bom_import?.getTime()),
    ...present('lastBomImportFormat', row.last_bom_import_format),
    ...present('lastVulnerabilityAnalysis', row.last_vulnerability_analysis?.getTime()),
  };
}
