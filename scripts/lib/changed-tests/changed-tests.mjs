import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';
import { selectTests } from './select-tests.mjs';
import { readSourceGraph } from './source-graph.mjs';

/**
 * The tests that what was changed since a commit can touch, with what is not committed yet.
 * @param since a commit or branch; the last commit's parent when nothing is uncommitted, else the last commit
 */
export function findChangedTests(since) {
  const uncommitted = list('ls-files', '--others', '--exclude-standard').concat(
    list('diff', '--name-only', 'HEAD'),
  );
  const base = since ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  const changed = [...new Set([...uncommitted, ...list('diff', '--name-only', base)])];
  return { changed, tests: selectTests(readSourceGraph(root), changed) };
}

function list(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
