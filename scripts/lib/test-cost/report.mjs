/** @import { FileCost } from './reporter.mjs' */

const kinds = [
  ['start', ({ startMs }) => startMs],
  ['import', ({ importMs }) => importMs],
  ['work', ({ processMs, startMs, importMs }) => processMs - startMs - importMs],
  ['database', ({ databaseMs }) => databaseMs],
  ['browser', ({ browserMs }) => browserMs],
  ['others', ({ othersMs }) => othersMs],
];

/** The cost of a file: the processor time of everything that works for it, in ms. */
export function costOf({ processMs, databaseMs, browserMs, othersMs }) {
  return processMs + databaseMs + browserMs + othersMs;
}

/**
 * The distribution of a run's time: a line for each part and for each of the most expensive files, in
 * processor seconds, except for waiting.
 * @param {readonly FileCost[]} costs
 * @param most so many files are listed
 */
export function formatCosts(costs, most) {
  const parts = [...new Set(costs.map(({ part }) => part))].map((part) => {
    const files = costs.filter((cost) => cost.part === part);
    return lineOf(sumOf(files), `${part}, ${files.length} files`);
  });
  const dearest = [...costs].sort((a, b) => costOf(b) - costOf(a)).slice(0, most);
  const head = ['total', ...kinds.map(([name]) => name), 'waiting'].map((name) => name.padStart(9)).join('');
  return [head, ...parts, ...(most > 0 ? [''] : []), ...dearest.map((cost) => lineOf(cost, cost.file))].join(
    '\n',
  );
}

/** Steps of the harness, by how long tests waited for them. @param {readonly FileCost[]} costs */
export function formatSteps(costs) {
  const steps = Object.entries(sumOf(costs).steps).sort(([, a], [, b]) => b - a);
  return steps.map(([step, ms]) => `${seconds(ms)} ${step}`).join('\n');
}

function lineOf(cost, name) {
  // On a busy machine it also waits for the processor.
  const waiting = Math.max(0, cost.wallMs - costOf(cost));
  const numbers = [costOf(cost), ...kinds.map(([, ms]) => ms(cost)), waiting];
  return `${numbers.map(seconds).join('')}  ${name}`;
}

const seconds = (ms) => (ms / 1000).toFixed(1).padStart(9);

/** @param {readonly FileCost[]} costs @returns {FileCost} */
function sumOf(costs) {
  const sum = { startMs: 0, importMs: 0, processMs: 0, databaseMs: 0, browserMs: 0, othersMs: 0, wallMs: 0 };
  const steps = {};
  for (const cost of costs) {
    for (const name of Object.keys(sum)) sum[name] += cost[name];
    for (const [step, ms] of Object.entries(cost.steps)) steps[step] = (steps[step] ?? 0) + ms;
  }
  return { ...sum, steps };
}
