import { inTransaction } from '../../db/database.ts';
import { defineJob, stopIfAborted } from '../../jobs/job.ts';
import { askAnew } from '../analyzer/analyzer.service.ts';
import {
  lockForFeed,
  lockForUpload,
  recountProjects,
  rematchIdentities,
} from '../matching/matching.service.ts';
import { lockProject, noteAnalysis } from '../project/project-import.service.ts';
import { listProjectIdentities } from './finding.queries.ts';

const batchSize = 2_000;

/**
 * Matches all identities of a project again and counts it, which finds nothing new unless something was missed; and has analyzers
 * outside asked anew.
 */
export const analyzeProjectJob = defineJob<{ projectId: number }>({
  kind: 'finding.analyze',
  async run({ projectId }, { db, signal, progress }) {
    const identityIds = await listProjectIdentities(db, projectId);
    for (let i = 0; i < identityIds.length; i += batchSize) {
      stopIfAborted(signal);
      progress((100 * i) / identityIds.length, 'matching');
      await inTransaction(db, async (trx) => {
        await lockForFeed(trx);
        await rematchIdentities(trx, identityIds.slice(i, i + batchSize));
      });
    }
    return inTransaction(db, async (trx) => {
      if (!(await lockProject(trx, projectId))) return { outcome: 'project deleted' };
      await lockForUpload(trx);
      await recountProjects(trx, [projectId]);
      await noteAnalysis(trx, projectId);
      const awaits = await askAnew(trx, projectId);
      return { identities: identityIds.length, ...(awaits.length === 0 ? {} : { awaits }) };
    });
  },
});
