import { sql } from 'kysely';
import { inTransaction, runSql } from '../../db/database.ts';
import { defineJob, stopIfAborted } from '../../jobs/job.ts';
import { lockForUpload, recountProjects, rematchIdentities } from '../matching/matching.service.ts';
import { listProjectIdentities } from './finding.queries.ts';

const batchSize = 2_000;

/** Matches all identities of a project again and counts it. Finds nothing new unless something was missed. */
export const analyzeProjectJob = defineJob<{ projectId: number }>({
  kind: 'finding.analyze',
  async run({ projectId }, { db, signal, progress }) {
    const identityIds = await listProjectIdentities(db, projectId);
    for (let i = 0; i < identityIds.length; i += batchSize) {
      stopIfAborted(signal);
      progress((100 * i) / identityIds.length, 'matching');
      await inTransaction(db, async (trx) => {
        await lockForUpload(trx);
        await rematchIdentities(trx, identityIds.slice(i, i + batchSize));
      });
    }
    await inTransaction(db, async (trx) => {
      await lockForUpload(trx);
      await recountProjects(trx, [projectId]);
      await runSql(
        trx,
        sql`update project set last_vulnerability_analysis = now() where project_id = ${projectId}`,
      );
    });
    return { identities: identityIds.length };
  },
});
