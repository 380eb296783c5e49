import { costOf } from './report.mjs';

/** @import { FileCost } from './reporter.mjs' */

/**
 * Files that cost more of the whole run than they may, each in a sentence. Shares do not depend on the machine.
 * @param {readonly FileCost[]} costs of all files
 * @param {{ share: number, files: Record<string, number> }} budget the share of any file, and of those that may have more
 */
export function findExcess(costs, { share, files }) {
  const whole = costs.reduce((sum, cost) => sum + costOf(cost), 0);
  const known = new Set(costs.map(({ file }) => file));
  const excess = costs.flatMap((cost) => {
    const allowed = files[cost.file] ?? share;
    const found = costOf(cost) / whole;
    if (found <= allowed) return [];
    return [`${cost.file} costs ${percent(found)} of all tests; its budget is ${percent(allowed)}.`];
  });
  const gone = Object.keys(files).filter((file) => !known.has(file));
  return [...excess, ...gone.map((file) => `${file} has a budget and is no test.`)];
}

/** What a file may cost that has no budget of its own: some 7 s where the whole takes 1,400. */
const ANY_SHARE = 0.005;

/** A file may cost so many times the largest share that it had: what else a machine does moves shares by a tenth. */
const ROOM = 1.3;

/**
 * The tightest budget that some runs keep to.
 * @param {readonly { files: Record<string, number> }[]} runs what each file cost in them; files that the last one lacks are gone
 * @returns {{ share: number, files: Record<string, number> }} by name, shares rounded up to a thousandth
 */
export function budgetOf(runs) {
  const wholes = runs.map(({ files }) => Object.values(files).reduce((sum, ms) => sum + ms, 0));
  const largestOf = (file) => Math.max(...runs.map(({ files }, run) => (files[file] ?? 0) / wholes[run]));
  const shares = Object.keys(runs.at(-1)?.files ?? {})
    .sort()
    .map((file) => [file, Math.min(1, Math.ceil(1000 * ROOM * largestOf(file)) / 1000)]);
  return { share: ANY_SHARE, files: Object.fromEntries(shares.filter(([, share]) => share > ANY_SHARE)) };
}

const percent = (part) => `${(100 * part).toFixed(2)} %`;
