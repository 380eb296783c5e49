import { defineJob, JobInterrupted } from '../../jobs/job.ts';
import type { DocumentReaders } from '../bom/reader/shared-readers.ts';
import { applyVex } from './apply/apply-vex.ts';
import { findVexImport, type VexKey } from './vex.queries.ts';
import { processVexKind } from './vex-kind.ts';

/** Applies an uploaded VEX document; in the order in which documents of the project came, BOMs among them. */
export function processVexJob(readers: DocumentReaders) {
  return defineJob<VexKey>({
    kind: processVexKind,
    async run(key, context) {
      try {
        return await applyVex(key, readers, context);
      } catch (error) {
        // Its project was deleted meanwhile: nothing is left to apply it to.
        if (error instanceof JobInterrupted || (await findVexImport(context.db, key))) throw error;
        return { outcome: 'project deleted' };
      }
    },
  });
}
