import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import { findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { storedJson } from '../../db/stored-json.ts';

/** The BOM's facts about its project (contract §7.3); null clears. */
export interface ProjectFacts {
  readonly authors: readonly Contact[] | null;
  readonly publisher: string | null;
  readonly manufacturer: Organization | null;
  readonly supplier: Organization | null;
  readonly classifier: string;
  readonly externalReferences: readonly ExternalReference[] | null;
  readonly purl: string | null;
  readonly cpe: string | null;
  readonly swidTagId: string | null;
}

/** The author of a document. */
export interface DocumentFacts {
  readonly authors: readonly Contact[] | null;
  readonly supplier: Organization | null;
}

/** A project as it is once the lock is held. */
export interface LockedProject {
  /** Its components are those of its children: it has none of its own. */
  readonly is_collection: boolean;
}

/** Keeps others from changing what is in a project until the transaction ends; undefined when there is no such project. */
export async function lockProject(trx: Transaction, projectId: number): Promise<LockedProject | undefined> {
  return findRow(
    trx,
    sql<LockedProject>`select collection_logic <> 'NONE' as is_collection from project
      where project_id = ${projectId} for no key update`,
  );
}

/** The same for several projects, in the order of their numbers. Answers those that there are. */
export async function lockProjects(trx: Transaction, projectIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    sql<{ project_id: number }>`select project_id from project where project_id = any(${projectIds}::int[])
      order by project_id for no key update`,
  );
  return rows.map((row) => row.project_id);
}

export async function updateFromBom(
  trx: Transaction,
  projectId: number,
  facts: ProjectFacts | undefined,
  document: DocumentFacts,
  hasDirectDependencies: boolean,
): Promise<void> {
  const hasDocument = document.authors !== null || document.supplier !== null;
  await runSql(
    trx,
    sql`update project set bom_metadata = ${hasDocument ? json(document) : null}::jsonb,
      direct_dependencies = ${hasDirectDependencies} where project_id = ${projectId}`,
  );
  if (!facts) return;
  await runSql(
    trx,
    // A BOM that describes its project and names no authors says that there are none.
    sql`update project set authors = ${json(facts.authors ?? [])}::jsonb, publisher = ${facts.publisher},
      manufacturer = ${json(facts.manufacturer)}::jsonb, supplier = ${json(facts.supplier)}::jsonb,
      classifier = ${facts.classifier}, external_references = ${json(facts.externalReferences)}::jsonb,
      purl = ${facts.purl}, cpe = ${facts.cpe}, swid_tag_id = ${facts.swidTagId}
    where project_id = ${projectId}`,
  );
}

const json = (value: unknown): string | null => (value === null ? null : storedJson(value));

/** Notes an import, and that the project's components were looked at with what is known now. */
export async function noteImport(
  trx: Transaction,
  projectId: number,
  at: Date,
  format: string,
): Promise<void> {
  await runSql(
    trx,
    sql`update project set last_bom_import = ${at}, last_bom_import_format = ${format},
      last_vulnerability_analysis = ${at} where project_id = ${projectId}`,
  );
}

/** Makes sure that the next BOM is stored even if it is the same as the last. */
export async function forgetImportedContent(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await runSql(
    trx,
    sql`update bom_import set content_hash = null
      where project_id = any(${projectIds}::int[]) and content_hash is not null`,
  );
}

/** Notes that a project's components were looked at with what is known now. */
export async function noteAnalysis(trx: Transaction, projectId: number): Promise<void> {
  await runSql(
    trx,
    sql`update project set last_vulnerability_analysis = now() where project_id = ${projectId}`,
  );
}
