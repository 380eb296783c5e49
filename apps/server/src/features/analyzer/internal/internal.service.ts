import type { InternalAnalyzer } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import { enqueue, latestTasks } from '../../../jobs/task.ts';
import { isInternalOff } from '../../matching/internal-switch.ts';
import {
  applyInternalKind,
  countFailedProjects,
  findLastMatch,
  listMatchingWork,
} from './internal.queries.ts';
import { viewInternalAnalyzer } from './internal.view.ts';

/** When our own analyzer last matched components, and what it matches now. */
export async function readInternalAnalyzer(db: Database): Promise<InternalAnalyzer> {
  return viewInternalAnalyzer({
    isOff: await isInternalOff(db),
    runs: await latestTasks(db, applyInternalKind),
    lastMatch: await findLastMatch(db),
    work: await listMatchingWork(db),
    failedProjects: await countFailedProjects(db),
  });
}

/**
 * Has all components matched again, or finds the run that was asked for before.
 * @param owner who asks for it
 * @returns the token of its task
 * @throws AppError while the analyzer is disabled
 */
export async function startInternalRun(db: Database, owner: string): Promise<string> {
  if (await isInternalOff(db)) {
    throw new AppError('analyzer.off', {
      status: 409,
      title: 'Analyzer is disabled',
      detail: 'The internal analyzer is disabled.',
    });
  }
  // The queue is that of a changed switch: two walks over everything would only wait for each other.
  const task = { kind: applyInternalKind, subject: 'all', input: {}, queue: applyInternalKind, priority: 20 };
  return inTransaction(db, (trx) => enqueue(trx, { ...task, owner }));
}
