import type { Refusal } from '@waybill/sbom';
import { type Database, inTransaction, isForeignKeyViolation } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { notFound, textError } from '../../../http/errors.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import { enqueue, projectSubject } from '../../../jobs/task.ts';
import type { DocumentReaders } from '../../bom/reader/shared-readers.ts';
import { acceptsCycloneDx, cycloneDxOff } from '../../bom/upload/accepted-formats.ts';
import { refuseDocument } from '../../bom/upload/refuse-document.ts';
import { shouldValidate } from '../../bom/upload/validation-mode.ts';
import {
  isValidated,
  packOriginal,
  sha256Of,
  storeOriginal,
  validator,
} from '../../original/original.service.ts';
import type { ProjectReferenceRow } from '../../project-reference/project-reference.service.ts';
import { listTagsOfProject } from '../../tag/tag.service.ts';
import { insertVexImport } from '../vex.queries.ts';
import { processVexKind } from '../vex-kind.ts';

export interface VexTools {
  readonly db: Database;
  readonly readers: DocumentReaders;
  readonly now: () => Date;
}

/** Checks a document against its schema, if it has one. */
type Check = (document: Buffer) => Promise<{ ok: true; isCycloneDx: boolean } | Refusal>;

/** The contract's endpoints take CycloneDX alone. */
export const checkCycloneDx =
  ({ readers }: VexTools): Check =>
  async (document) => {
    const result = await readers.validate(document);
    return result.ok ? { ok: true, isCycloneDx: true } : result;
  };

export const checkAnyVex =
  ({ readers }: VexTools): Check =>
  async (document) => {
    const result = await readers.checkVex(document);
    return result.ok ? { ok: true, isCycloneDx: result.format === 'cyclonedx' } : result;
  };

/**
 * Takes a VEX document in: checks it, and stores original, import and task in one transaction. A refused document leaves
 * nothing but an event. Answers the task's token.
 */
export async function acceptVex(
  project: ProjectReferenceRow,
  document: Buffer,
  check: Check,
  caller: Principal,
  { db, now }: VexTools,
): Promise<string> {
  if (project.is_collection) {
    throw textError('upload.collection_project', 400, 'A VEX cannot be uploaded to a collection project.');
  }
  await requireAccepted(db, document, check);
  const sha256 = sha256Of(document);
  const isCycloneDx = await checked(db, project, document, sha256, check);
  const original = await packOriginal(document, sha256);
  try {
    return await inTransaction(db, async (trx) => {
      await storeOriginal(trx, original, isCycloneDx);
      const { project_id: projectId } = project;
      const token = newUuid();
      const vexId = await insertVexImport(trx, {
        projectId,
        token,
        sha256,
        byteSize: original.byteSize,
        uploadedBy: caller.name,
        at: now(),
      });
      // Behind the documents of the project that came before, BOMs among them.
      const queue = projectSubject(projectId);
      const input = { projectId, vexId };
      return enqueue(trx, {
        kind: processVexKind,
        projectId,
        input,
        queue,
        token,
        owner: ownerOf(caller),
        priority: 0,
      });
    });
  } catch (error) {
    // The project was deleted since it was looked up.
    if (isForeignKeyViolation(error)) throw notFound('project');
    throw error;
  }
}

/** @throws AppError for CycloneDX while that is switched off; other formats are taken */
async function requireAccepted(db: Database, document: Buffer, check: Check): Promise<void> {
  if (await acceptsCycloneDx(db)) return;
  const result = await check(document);
  if (result.ok && result.isCycloneDx) throw cycloneDxOff();
}

/** Whether the document is known to be valid CycloneDX, so that it need not be checked again. */
async function checked(
  db: Database,
  project: ProjectReferenceRow,
  document: Buffer,
  sha256: Buffer,
  check: Check,
): Promise<boolean> {
  if (!(await shouldValidate(db, await listTagsOfProject(db, project.project_id)))) return false;
  if (await isValidated(db, sha256, validator)) return true;
  const result = await check(document);
  if (result.ok) return result.isCycloneDx;
  const { project_id: projectId, uuid, name, version } = project;
  throw await refuseDocument(db, { projectId, uuid, name, version }, document, sha256, result);
}
