import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { underHeadline } from './headline.mjs';
import { cache, root } from './paths.mjs';
import { waitFor } from './run.mjs';

const LINT = join(root, 'apps/server/test/statement-lint/main.ts');

/** Where the server's tests write the statements that they run (apps/server/test/statement-lint/collect.ts). */
export const STATEMENTS = join(cache, 'statements');

export function clearStatements() {
  rmSync(STATEMENTS, { recursive: true, force: true });
}

/**
 * Checks the statements that the tests have run. Returns the exit code, 0 as well when no test of the server ran.
 * @param isWhole whether all tests ran: exceptions that no statement needed are then reported
 */
export async function lintStatements(node, isWhole) {
  if (!isWhole && !existsSync(STATEMENTS)) return 0;
  const options = isWhole ? ['--whole'] : [];
  return underHeadline('Statements that the tests ran', () =>
    waitFor(spawn(node, [LINT, STATEMENTS, ...options], { cwd: root, stdio: 'inherit' })),
  );
}
