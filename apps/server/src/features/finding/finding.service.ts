import type { AuditFindingView, FindingView } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Listing } from '../../db/list/batches.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { mustSee } from '../../http/must-see.ts';
import type { Page } from '../../http/paging.ts';
import { enqueue, projectSubject } from '../../jobs/task.ts';
import { cweName } from '../vulnerability/cwe.service.ts';
import {
  type AuditFilter,
  type AuditRow,
  countAudit,
  listAuditPage,
  streamAudit,
} from './audit-list.queries.ts';
import {
  countFindings,
  type FindingFilter,
  findProject,
  listAliasRows,
  listVulnFacts,
  listVulnTexts,
  type ProjectKey,
  streamFindings,
  streamFoundVulns,
  type VulnTexts,
} from './finding.queries.ts';
import { type VulnPart, viewAuditFinding, viewFinding, viewVulnPart } from './finding.view.ts';
import type { SarifFinding } from './sarif.ts';

/** @throws 404 for an unknown project, 403 for one the caller may not see */
export async function getProject(db: Database, uuid: string, scope: ProjectScope): Promise<ProjectKey> {
  return mustSee(await findProject(db, uuid, scope), 'project');
}

export async function countProjectFindings(
  db: Database,
  project: ProjectKey,
  filter: FindingFilter,
): Promise<number> {
  return countFindings(db, project.project_id, filter);
}

/** Vulnerabilities kept while a list is sent; findings come ordered by vulnerability, so few are needed at once. */
const maxKeptVulns = 2_000;

/** Every finding of a project in batches: bounded memory however many there are. */
export async function* listProjectFindings(
  db: Database,
  project: ProjectKey,
  filter: FindingFilter,
): AsyncGenerator<FindingView[], void, undefined> {
  const parts = new Map<number, VulnPart>();
  for await (const rows of streamFindings(db, project.project_id, filter)) {
    if (parts.size > maxKeptVulns) parts.clear();
    await loadVulnParts(db, new Set(rows.map((row) => row.vuln_id)), parts);
    const findings: FindingView[] = [];
    for (const row of rows) {
      const part = parts.get(row.vuln_id);
      if (part) findings.push(viewFinding(row, part, project.uuid));
    }
    yield findings;
  }
}

/** The findings with what SARIF says of their vulnerabilities. */
export async function* listSarifFindings(
  db: Database,
  project: ProjectKey,
  filter: FindingFilter,
): AsyncGenerator<SarifFinding[], void, undefined> {
  const texts = new Map<string, VulnTexts>();
  for await (const findings of listProjectFindings(db, project, filter)) {
    if (texts.size > maxKeptVulns) texts.clear();
    const uuids = new Set(findings.map((finding) => finding.vulnerability.uuid));
    const missing = [...uuids].filter((uuid) => !texts.has(uuid));
    if (missing.length > 0) for (const row of await listVulnTexts(db, missing)) texts.set(row.uuid, row);
    yield findings.map((finding) => ({ finding, texts: texts.get(finding.vulnerability.uuid) }));
  }
}

/** One vulnerability for each id among the findings. */
export function listFoundVulns(
  db: Database,
  project: ProjectKey,
  filter: FindingFilter,
): AsyncGenerator<VulnTexts[], void, undefined> {
  return streamFoundVulns(db, project.project_id, filter);
}

async function loadVulnParts(
  db: Database,
  vulnIds: Set<number>,
  parts: Map<number, VulnPart>,
): Promise<void> {
  const missing = [...vulnIds].filter((id) => !parts.has(id));
  if (missing.length === 0) return;
  const [facts, aliases] = await Promise.all([listVulnFacts(db, missing), listAliasRows(db, missing)]);
  const aliasesOf = Map.groupBy(aliases, (row) => row.vuln_id);
  for (const fact of facts)
    parts.set(fact.vuln_id, viewVulnPart(fact, aliasesOf.get(fact.vuln_id) ?? [], cweName));
}

/** A longer page is streamed: not from the first row on, as there are few connections for streams. */
const maxRowsAtOnce = 1_000;

/** A page of the audit list, with how many findings fit the filter in all; bounded memory however long it is. */
export async function listAudit(
  db: Database,
  { project_id: projectId }: ProjectKey,
  filter: AuditFilter,
  page: Page,
): Promise<Listing<AuditFindingView>> {
  if (page.limit === undefined || page.limit > maxRowsAtOnce) {
    const rows = streamAudit(db, projectId, filter, page);
    return { total: await countAudit(db, projectId, filter, page.search), batches: viewAuditRows(db, rows) };
  }
  const rows = await listAuditPage(db, projectId, filter, page);
  // Past the end no row carries the total.
  const total =
    rows[0]?.total ?? (page.offset === 0 ? 0 : await countAudit(db, projectId, filter, page.search));
  return { total, batches: viewAuditRows(db, [rows]) };
}

async function* viewAuditRows(
  db: Database,
  batches: AsyncIterable<AuditRow[]> | Iterable<AuditRow[]>,
): AsyncGenerator<AuditFindingView[], void, undefined> {
  for await (const rows of batches) {
    const aliases = await listAliasRows(db, [...new Set(rows.map((row) => row.vuln_id))]);
    const aliasesOf = Map.groupBy(aliases, (row) => row.vuln_id);
    yield rows.map((row) => viewAuditFinding(row, aliasesOf.get(row.vuln_id) ?? []));
  }
}

/** Asks for a fresh look at every component of a project; answers the token to wait with. */
export async function requestAnalysis(db: Database, project: ProjectKey): Promise<string> {
  return inTransaction(db, (trx) =>
    enqueue(trx, {
      kind: 'finding.analyze',
      subject: projectSubject(project.project_id),
      projectId: project.project_id,
      queue: projectSubject(project.project_id),
      input: { projectId: project.project_id },
      priority: 5,
    }),
  );
}
