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

const percent = (part) => `${(100 * part).toFixed(2)} %`;
