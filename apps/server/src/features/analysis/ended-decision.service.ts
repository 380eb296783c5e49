import { trailLine } from '@waybill/api-contract';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { trailAuthor } from '../../db/trail.ts';
import { type JobContext, stopIfAborted } from '../../jobs/job.ts';
import { lockForUpload } from '../matching/matching.service.ts';
import { type AnalysisFields, trailLines } from './analysis-trail.ts';
import { decideAll, type NewAnalysis } from './decide.service.ts';
import { findProjectWithEnded, holdEnded } from './ended-decision.queries.ts';
import { dayOf } from './partial-change.ts';

/** Uploads to the project wait for so many at a time. */
const batchSize = 500;

/**
 * Ends decisions whose last day is over: nothing is decided about their findings any more. The trail says so, counters
 * and policies follow, and the events are those of any decision. The details stay for the
 * next decision.
 * @returns how many ended
 */
export async function endDecisions({
  db,
  now,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'signal'>): Promise<number> {
  const today = dayOf(now());
  let total = 0;
  let last = 0;
  for (;;) {
    stopIfAborted(signal);
    const projectId = await findProjectWithEnded(db, today, last);
    if (projectId === undefined) return total;
    const ended = await inTransaction(db, (trx) => endSome(trx, projectId, today));
    total += ended;
    // A project with more than a batch is taken again.
    if (ended < batchSize) last = projectId;
  }
}

async function endSome(trx: Transaction, projectId: number, today: string): Promise<number> {
  await lockForUpload(trx);
  const held = await holdEnded(trx, projectId, today, batchSize);
  const subjects = held.map(({ project_id, component_id, vuln_id, ...row }) => ({
    key: { project_id, component_id, vuln_id },
    project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
    vulnerability: { source: row.source, vulnId: row.ext_id },
  }));
  const ended = await decideAll(trx, subjects, trailAuthor, (before) => endOf(before, today));
  return ended.filter((one) => one !== undefined).length;
}

/** Undefined when somebody has decided otherwise meanwhile. */
function endOf(before: AnalysisFields, today: string): NewAnalysis | undefined {
  const { until } = before;
  if (until === null || until >= today) return undefined;
  const after: AnalysisFields = {
    state: 'NOT_SET',
    justification: 'NOT_SET',
    response: 'NOT_SET',
    details: before.details,
    suppressed: false,
    until: null,
  };
  const lines = [trailLine('expired', { until }), ...trailLines(before, after, undefined)];
  // Nobody has decided anything, so there are no reasons that could change.
  return { after, comment: undefined, lines, basis: {} };
}
