// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { deleteUnusedOriginals } from '../../original/original.service.ts';
import { deleteUploads, listProjectsAfter, type UploadLimits } from './upload-retention.queries.ts';

export type { UploadLimits } from './upload-retention.queries.ts';

/** Projects looked at together. */
const projectsAtOnce = 200;

/** Deletes some of the documents of projects that are beyond a limit, and answers which they were. */
type DeleteSome = (
  trx: Transaction,
  projectIds: readonly number[],
  limits: UploadLimits,
  limit: number,
) => Promise<{ sha256: Buffer }[]>;

/**
 * Deletes the uploads of all projects that are beyond a limit, with the documents that nothing else refers to.
 * @param onBatch called after each transaction; throws to stop
 * @param deleteSome of another kind of document than BOMs
 */
export async function forgetOldUploads(
  db: Database,
  limits: UploadLimits,
  batchSize: number,
  onBatch: () => void,
  deleteSome: DeleteSome = deleteUploads,
): Promise<number> {
  let deleted = 0;
  let last = 0;
  for (;;) {
    const projectIds = await listProjectsAfter(db, last, projectsAtOnce);
    if (projectIds.length === 0) return deleted;
    const batch = await inTransaction(db, async (trx) => {
      const uploads = await deleteSome(trx, projectIds, limits, batchSize);
      await deleteUnusedOriginals(
        trx,
        uploads.map((upload) => upload.sha256),
      );
      return uploads.length;
    });
    deleted += batch;
    if (batch < batchSize) last = projectIds.at(-1) ?? last;
    onBatch();
  }
}
