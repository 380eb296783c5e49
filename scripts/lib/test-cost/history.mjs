import { openJournal } from '../journal.mjs';
import { costOf } from './report.mjs';

/** @import { FileCost } from './reporter.mjs' */

/** What each file of a whole `npm test` cost on this machine, a run a line. */
const history = openJournal('costs.jsonl');

/** @param {readonly FileCost[]} costs of all files of a run */
export function noteRun(costs) {
  const files = Object.fromEntries(costs.map((cost) => [cost.file, costOf(cost)]));
  history.note({ at: new Date().toISOString(), files });
}

/**
 * The last whole runs, oldest first.
 * @param {number} most
 * @returns {{ at: string, files: Record<string, number> }[]} what each file cost, in ms of the processor
 */
export function readRuns(most) {
  return history.read().slice(-most);
}
