import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../lib/paths.mjs';
import { LauncherError } from '../lib/run.mjs';
import { isProduct } from './choose-fault.mjs';

/** @import { Changed } from './choose-fault.mjs' */

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const list = (...args) =>
  git(...args)
    .split('\n')
    .filter(Boolean);

/** The last commits, the newest first. @returns {{ commit: string, subject: string }[]} */
export function listCommits(most) {
  return list('log', '--no-merges', `-${most}`, '--format=%H %s').map((line) => ({
    commit: line.slice(0, 40),
    subject: line.slice(41),
  }));
}

/** Paths that a commit changed, those that are gone included. */
export const filesOf = (commit) => list('diff-tree', '--no-commit-id', '--name-only', '-r', commit);

/** What a commit changed of the product and is still there. @returns {Changed[]} */
export function readChanged(commit) {
  return filesOf(commit)
    .filter((file) => isProduct(file) && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8'), lines: linesOf(commit, file) }));
}

/** Numbers of the lines that nobody has changed since. */
function linesOf(commit, file) {
  const lines = list('blame', '--line-porcelain', '--', file).flatMap((line) => {
    const [, by, number] = /^([0-9a-f]{40}) \d+ (\d+)/.exec(line) ?? [];
    return by === commit ? [Number(number)] : [];
  });
  return new Set(lines);
}

/** The file as it was, while a fault is in it: a command that is killed leaves both. */
const KEPT = join(cache, 'planted-fault.json');

/** Puts a text into a file of the repository until it is taken back. */
export function plant({ file, text }) {
  if (list('status', '--porcelain', '--', file).length > 0)
    throw new LauncherError(`${file} has changes that are not committed. Commit them first.`);
  writeFileSync(KEPT, JSON.stringify({ file, text: readFileSync(join(root, file), 'utf8') }));
  writeFileSync(join(root, file), text);
}

/** Takes back the fault that is planted, if there is one. */
export function takeBack() {
  if (!existsSync(KEPT)) return;
  const { file, text } = JSON.parse(readFileSync(KEPT, 'utf8'));
  writeFileSync(join(root, file), text);
  rmSync(KEPT);
}
