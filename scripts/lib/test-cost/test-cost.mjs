import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.mjs';
import { LauncherError } from '../run.mjs';
import { budgetOf, findExcess } from './budget.mjs';
import { noteRun, readRuns } from './history.mjs';
import { formatCosts, formatSteps } from './report.mjs';

/** Where test processes note what their files cost, and the reporter writes the sums. */
export const COSTS = join(cache, 'costs');

const BUDGET = join(root, 'scripts/test-budget.json');

export function clearCosts() {
  rmSync(COSTS, { recursive: true, force: true });
  mkdirSync(COSTS, { recursive: true });
}

/** Prints what the parts of the last run cost, and so many of its most expensive files. */
export function printCosts(most) {
  const costs = readCosts();
  if (costs.length === 0) return;
  console.log('\nSeconds of the processor; waiting is by the clock:');
  console.log(formatCosts(costs, most));
  if (most > 0)
    console.log(`\nSeconds by the clock that tests waited for steps of the harness:\n${formatSteps(costs)}`);
}

/** Says which files cost more of the last run, which was of all, than they may, and remembers it. Returns the exit code. */
export function checkBudget() {
  const costs = readCosts();
  if (costs.length === 0) return 0;
  noteRun(costs);
  const excess = findExcess(costs, JSON.parse(readFileSync(BUDGET, 'utf8')));
  for (const line of excess) console.log(line);
  return excess.length > 0 ? 1 : 0;
}

/** So many of the last whole runs are looked at. */
const RUNS = 5;

/** Writes the tightest budget that the last whole runs of this machine keep to. */
export function writeBudget() {
  const runs = readRuns(RUNS);
  if (runs.length === 0) throw new LauncherError('No whole run is remembered. Run npm test first.');
  const budget = budgetOf(runs);
  writeFileSync(BUDGET, `${JSON.stringify(budget, null, 2)}\n`);
  const own = Object.keys(budget.files).length;
  console.log(
    `From ${runs.length} whole runs since ${runs[0].at}: ${own} files have a budget of their own, any other ${100 * budget.share} %.`,
  );
}

function readCosts() {
  try {
    return JSON.parse(readFileSync(join(COSTS, 'cost.json'), 'utf8'));
  } catch {
    return [];
  }
}
