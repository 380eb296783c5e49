import type { AuditFinding } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import { type Database, inTransaction } from '../../db/database.ts';
import { readInBatches } from '../../db/list/batches.ts';
import type { Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { enqueue, projectSubject } from '../../jobs/task.ts';
import { documentFacts, readDocumentedFlaws } from '../document-facts/document-facts.service.ts';
import type { DocumentedFlaw } from '../document-facts/documented-flaw.ts';
import { type Fix, fixKey, readComponentFixes } from '../matching/fix.service.ts';
import { readMerged } from '../vulnerability/facts/facts.service.ts';
import {
  findProject,
  type ProjectKey,
  type RecordFilter,
  streamFoundVulns,
  streamToldFindings,
  type ToldFindingRow,
} from './finding.queries.ts';
import { viewAuditFinding } from './finding.view.ts';
import type { FindingFilter } from './finding-filter.ts';
import { chooseAuditFindings } from './project/audit-list.queries.ts';
import { listAuditRows } from './project/audit-row.queries.ts';
import { readTwins } from './twins.ts';

/** @throws 404 for an unknown project, 403 for one the caller may not see */
export async function getProject(db: Database, uuid: string, scope: ProjectScope): Promise<ProjectKey> {
  return requireVisible(await findProject(db, uuid, scope), 'project');
}

/** A finding with all that documents tell of it. */
export interface ToldFinding {
  readonly row: ToldFindingRow;
  readonly flaw: DocumentedFlaw;
  readonly fix: Fix | undefined;
}

/** Every finding of a project in batches, for documents. */
export async function* listToldFindings(
  db: Database,
  project: ProjectKey,
  filter: RecordFilter,
): AsyncGenerator<ToldFinding[], void, undefined> {
  const factsOf = documentFacts(db);
  for await (const rows of streamToldFindings(db, project.project_id, filter)) {
    const facts = await factsOf(rows);
    yield rows.flatMap((row) => {
      const flaw = facts.flawOf(row.vuln_id);
      return flaw ? [{ row, flaw, fix: facts.fixOf(row) }] : [];
    });
  }
}

/** One vulnerability for each id among the findings. */
export async function* listFoundFlaws(
  db: Database,
  project: ProjectKey,
  filter: RecordFilter,
): AsyncGenerator<DocumentedFlaw[], void, undefined> {
  for await (const rows of streamFoundVulns(db, project.project_id, filter)) {
    const known = await readDocumentedFlaws(
      db,
      rows.map((row) => row.vuln_id),
    );
    yield rows.flatMap((row) => known.get(row.vuln_id) ?? []);
  }
}

/** A page of the audit list, with how many findings fit the filter in all; bounded memory however long it is. */
export async function listAudit(
  db: Database,
  projectId: number,
  filter: FindingFilter,
  page: Page,
): Promise<CountedList<AuditFinding>> {
  return readInBatches(await chooseAuditFindings(db, projectId, filter, page), async (keys) => {
    const vulnIds = [...new Set(keys.map((key) => key.vuln_id))];
    const [rows, fixes, known, twinsOf] = await Promise.all([
      listAuditRows(db, projectId, keys),
      readComponentFixes(db, projectId, keys),
      readMerged(db, vulnIds),
      readTwins(
        db,
        filter.isFolded,
        keys.map((key) => ({ ...key, project_id: projectId })),
      ),
    ]);
    return rows.flatMap((row) => {
      const vulnerability = known.get(row.vuln_id);
      if (!vulnerability) return [];
      return [viewAuditFinding(row, vulnerability, fixes.get(fixKey(row)), twinsOf(row))];
    });
  });
}

/** Asks for a fresh look at every component of a project; answers the token to wait with. */
export async function requestAnalysis(db: Database, projectId: number, caller: Principal): Promise<string> {
  return inTransaction(db, (trx) =>
    enqueue(trx, {
      kind: 'finding.analyze',
      subject: projectSubject(projectId),
      owner: ownerOf(caller),
      projectId,
      queue: projectSubject(projectId),
      input: { projectId },
      priority: 5,
    }),
  );
}
