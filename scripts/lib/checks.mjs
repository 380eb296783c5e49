import { spawn } from 'node:child_process';
import { underHeadline } from './headline.mjs';
import { root } from './paths.mjs';
import { runTool, waitFor } from './run.mjs';

const TSC = 'typescript-7/bin/tsc';

/** Biome colors every letter of a difference even into a file, which nobody can read there. */
const COLORS = process.stdout.isTTY ? 'force' : 'off';

/** Writes the types and schemas of the API from its data; with `--check` it says what is older than the data. */
const GENERATE = 'packages/api-contract/scripts/generate.ts';

const CHECKS = [
  {
    name: 'Generated contract',
    run: (node) => waitFor(spawn(node, [GENERATE, '--check'], { cwd: root, stdio: 'inherit' })),
  },
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
  {
    name: 'Wording',
    run: (node) => waitFor(spawn(node, ['scripts/check-wording.mjs'], { cwd: root, stdio: 'inherit' })),
  },
  {
    name: 'Unused code',
    run: (node) => runTool(node, 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
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
