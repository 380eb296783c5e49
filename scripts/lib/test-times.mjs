import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from './journal.mjs';
import { root } from './paths.mjs';
import { LauncherError } from './run.mjs';

/** How each file ended each time. */
const log = openJournal('times.jsonl');

/**
 * Runs each of some test files by itself so many times, with no second try for a test. Takes up what an earlier command has
 * begun as long as no source has changed since; a file that has failed is left at that. Returns the exit code.
 * @param {string} path a test file, or a part of the paths of several
 * @param {number} times
 * @param {(file: string) => Promise<number>} run runs a file once; answers with its exit code
 */
export async function runManyTimes(path, times, run) {
  const files = list('ls-files', '*.test.ts', '*.test.tsx').filter((file) => file.includes(path));
  if (files.length === 0) throw new LauncherError(`No test file has "${path}" in its path.`);
  if (!(times > 0)) throw new LauncherError('Say how many times: npm run test:times -- <path> 50');
  const state = stateOfSources();
  for (const file of files) await runFile(file, times, state, run);
  const results = files.map((file) => ({ file, ...readTimes(file, state) }));
  const failed = results.filter((each) => each.failed > 0);
  for (const { file, passed } of failed) console.log(`${file} failed after it had passed ${passed} times.`);
  console.log(`${files.length - failed.length} of ${files.length} files passed ${times} times.`);
  return failed.length > 0 ? 1 : 0;
}

async function runFile(file, times, state, run) {
  for (;;) {
    const { passed, failed } = readTimes(file, state);
    if (failed > 0 || passed >= times) return;
    const code = await run(file);
    // A signal ends the command, not the test.
    if (code > 128) throw new LauncherError(`Stopped after ${passed} times of ${file}.`);
    log.note({ at: new Date().toISOString(), state, file, hasPassed: code === 0 });
    console.log(`${file}: ${code === 0 ? `passed ${passed + 1} of ${times} times` : 'failed'}`);
  }
}

/** What is committed and what is not, in one word. */
function stateOfSources() {
  const hash = createHash('sha256').update(list('rev-parse', 'HEAD').join()).update(text('diff', 'HEAD'));
  for (const file of list('ls-files', '--others', '--exclude-standard'))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function readTimes(file, state) {
  const ours = log.read().filter((each) => each.file === file && each.state === state);
  const passed = ours.filter(({ hasPassed }) => hasPassed).length;
  return { passed, failed: ours.length - passed };
}

const text = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
const list = (...args) =>
  text(...args)
    .split('\n')
    .filter(Boolean);
