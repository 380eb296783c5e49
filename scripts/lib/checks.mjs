import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { cache, root } from './paths.mjs';
import { runTool, waitFor } from './run.mjs';

const TSC = 'typescript/bin/tsc';

/** Biome colours every letter of a difference even into a file, which nobody can read there. */
const COLORS = process.stdout.isTTY ? 'force' : 'off';

const CHECKS = [
  { name: 'Types of server and packages', run: (node) => runTool(node, TSC, ['-p', 'tsconfig.json']) },
  { name: 'Types of the console', run: (node) => runTool(node, TSC, ['-p', 'apps/console/tsconfig.json']) },
  {
    name: 'Lint and format',
    run: (node) => runTool(node, '@biomejs/biome/bin/biome', ['ci', `--colors=${COLORS}`, '.']),
  },
  {
    name: 'Import rules',
    run: (node) => waitFor(spawn(node, ['scripts/check-imports.mjs'], { cwd: root, stdio: 'inherit' })),
  },
];

/** Runs the static checks in order and stops at the first that fails. Returns its exit code, 0 when all pass. */
export async function runChecks(node) {
  for (const { name, run } of CHECKS) {
    const code = await underHeadline(name, () => run(node));
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs the tests, or those that `args` choose, and ends with one line that counts them. */
export async function runTests(node, args) {
  const report = join(cache, 'tests.json');
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  if (includesPages(args)) env.WAYBILL_CHROMIUM = await findChromium();
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const code = await underHeadline('Tests', () => runTool(node, 'vitest/vitest.mjs', options, { env }));
  console.log(formatCounts(report));
  return code;
}

async function underHeadline(name, run) {
  console.log(`\n== ${name} ==`);
  const startedAt = Date.now();
  const code = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    code === 0
      ? `== ${name}: passed (${seconds} s) ==`
      : `== ${name}: FAILED, exit code ${code} (${seconds} s) ==`,
  );
  return code;
}

/** Page tests need a browser; choosing only other folders spares looking for one. */
function includesPages(args) {
  const filters = args.filter((argument) => !argument.startsWith('-'));
  return (
    filters.length === 0 || !filters.every((filter) => /^(packages|scripts|apps\/server)\b/.test(filter))
  );
}

function formatCounts(report) {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    const skipped = counts.numPendingTests + counts.numTodoTests;
    return `${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${skipped} skipped`;
  } catch {
    return 'No test was counted: the run ended early.';
  }
}
