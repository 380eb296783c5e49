// Checks the statements that a test run has collected. Usage: node main.ts FOLDER [--whole]
// --whole: all tests of the server ran, so an exception that no statement needed is one too many.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from 'libpg-query';
import { type Collected, formatReport, lintStatements } from './lint.ts';

const [folder = '', ...options] = process.argv.slice(2);
const isWhole = options.includes('--whole');

await loadModule();
const report = lintStatements(readCollected(folder));
for (const line of formatReport(report, isWhole)) console.log(line);
process.exitCode = report.breaches.length > 0 || (isWhole && report.unused.length > 0) ? 1 : 0;

/** Each test process has written a separate file; most statements are in several. */
function readCollected(directory: string): Collected[] {
  const statements = new Map<string, Collected>();
  for (const file of readdirSync(directory)) {
    for (const line of readFileSync(path.join(directory, file), 'utf8').split('\n')) {
      if (line === '') continue;
      const statement = JSON.parse(line) as Collected;
      statements.set(`${statement.place} ${statement.sql}`, statement);
    }
  }
  return [...statements.values()];
}
