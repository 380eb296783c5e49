import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { COVERAGE_ENV, coverageOptions, printCoverage } from './coverage.mjs';
import { underHeadline } from './headline.mjs';
import { cache, root } from './paths.mjs';
import { formatRetries } from './retries.mjs';
import { COMPILED, runTool } from './run.mjs';
import { clearStatements, lintStatements, STATEMENTS } from './statements.mjs';
import { COSTS, checkBudget, clearCosts, printCosts } from './test-cost/test-cost.mjs';

const REPORTERS = ['verdict-reporter.mjs', 'test-cost/reporter.mjs'].map(
  (name) => `--reporter=${join(root, 'scripts/lib', name)}`,
);

/**
 * Runs the tests, or those that `args` choose, checks the statements that they ran, lists the tests that were tried again,
 * says what the parts cost, and ends with one line that counts the tests. Returns the exit code.
 * @param isWhole whether everything is run: whole products, all runs of properties, what needs another server
 * @param costs how many of the most expensive files are listed
 * @param isMeasured whether it says how much of the sources the tests run; those of pages are left out
 */
export async function runTests(node, args, { isWhole = false, costs = 0, isMeasured = false } = {}) {
  // As the product runs: threads that tests start find their modules compiled.
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    WAYBILL_STATEMENTS: STATEMENTS,
    WAYBILL_COST: COSTS,
    ...extentOf(args, isWhole),
    ...(isMeasured ? COVERAGE_ENV : {}),
    PATH: `${dirname(node)}:${process.env.PATH}`,
  };
  if (!isMeasured && includesPages(args)) env.WAYBILL_CHROMIUM = await findChromium();
  clearStatements();
  clearCosts();
  const { code, counts, retries } = await runUntilVerdict(
    node,
    args,
    env,
    isMeasured ? coverageOptions(args) : [],
  );
  const areAll = args.length === 0 && code === 0 && !isMeasured;
  const codeOfLint = await lintStatements(node, areAll && isWhole);
  printCosts(costs);
  if (isMeasured) printCoverage();
  const codeOfBudget = areAll && !isWhole ? checkBudget() : 0;
  for (const line of formatRetries(retries)) console.log(line);
  console.log(counts);
  return code || codeOfLint || codeOfBudget;
}

/** The extent of the tests. Screenshots help people who work on a page, so a run of all tests skips them. */
function extentOf(args, isWhole) {
  if (isWhole) return { WAYBILL_TESTS: 'all', WAYBILL_SCREENSHOTS: 'off' };
  return args.length === 0 ? { WAYBILL_TESTS: 'usual', WAYBILL_SCREENSHOTS: 'off' } : {};
}

/** Runs the tests, and once more those that were brought down. */
async function runUntilVerdict(node, args, env, options) {
  const first = await runVitest('Tests', node, [...args, ...options], env);
  const again = filesToRunAgain(first);
  const retries = first.verdict?.retries ?? [];
  if (again.length === 0) return { code: first.code, counts: formatCounts(first.verdict), retries };
  console.log(
    `\nThe process that ran these files was brought down, so they have no verdict:\n${again.join('\n')}`,
  );
  const second = await runVitest('Tests without a verdict, again', node, again, env);
  const counts = `${formatCounts(first.verdict)}; again: ${formatCounts(second.verdict)}`;
  return { code: second.code, counts, retries: [...retries, ...(second.verdict?.retries ?? [])] };
}

async function runVitest(title, node, args, env) {
  const file = join(cache, 'tests.json');
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  const options = ['run', '--reporter=default', ...REPORTERS, ...args];
  const code = await underHeadline(title, () =>
    runTool(node, 'vitest/vitest.mjs', options, { env: { ...env, WAYBILL_VERDICT: file } }),
  );
  return { code, verdict: readVerdict(file) };
}

function readVerdict(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Files whose process was brought down: V8 itself crashes now and then where a thread reaches the limit of its memory.
 * Only when nothing else went wrong; a process that our code brings down is brought down again.
 */
function filesToRunAgain({ code, verdict }) {
  if (code === 0 || !verdict || verdict.failed > 0) return [];
  return verdict.errors === verdict.unfinished.length ? verdict.unfinished : [];
}

/** Page tests need a browser; choosing only other folders spares looking for one. */
function includesPages(args) {
  const filters = args.filter((argument) => !argument.startsWith('-'));
  return (
    filters.length === 0 || !filters.every((filter) => /^(packages|scripts|apps\/server)\b/.test(filter))
  );
}

function formatCounts(verdict) {
  if (!verdict) return 'No test was counted: the run ended early.';
  const { passed, failed, skipped, retried } = verdict;
  return `${passed} passed, ${failed} failed, ${skipped} skipped, ${retried} retried`;
}
