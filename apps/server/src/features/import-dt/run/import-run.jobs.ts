import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import { deleteOldImportFiles } from './import-file.queries.ts';
import { endWaitingRuns } from './import-run.queries.ts';
import { importKind, runImport } from './import-run.service.ts';

export const importJob = (context: Context) =>
  defineJob<object>({
    kind: importKind,
    run: (_input, job) => runImport(context, job),
    // The secrets that it was given go with it.
    onGivenUp: (trx, _input, cause) => endWaitingRuns(trx, cause),
  });

const filesKind = 'import.files';
const keptMs = 86_400_000;

/** Deletes uploaded scripts that nobody has imported. */
export const importFilesJob = defineJob<object>({
  kind: filesKind,
  async run(_input, { db, now }) {
    const before = new Date(now().getTime() - keptMs);
    return { files: await inTransaction(db, (trx) => deleteOldImportFiles(trx, before)) };
  },
});

export function recurringImportFiles(): Recurring {
  return {
    name: filesKind,
    intervalMs: async () => keptMs / 4,
    task: { kind: filesKind, subject: 'files', input: {} },
  };
}
