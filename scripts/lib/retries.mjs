import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cache, root } from './paths.mjs';

/** Tests that were tried again on this machine, one a line, oldest first. */
const HISTORY = join(cache, 'retries.jsonl');

/**
 * Lines about the tests of a run that passed only at another try: why each try failed, and how often the test was tried again
 * before. Remembers them.
 * @param {readonly { file: string, test: string, tries: string[] }[]} retries
 */
export function formatRetries(retries) {
  const before = readHistory();
  const at = new Date().toISOString();
  const found = retries.map((retry) => ({ at, ...retry, file: relative(root, retry.file) }));
  if (found.length > 0) {
    mkdirSync(dirname(HISTORY), { recursive: true });
    appendFileSync(HISTORY, found.map((each) => `${JSON.stringify(each)}\n`).join(''));
  }
  return found.flatMap((retry) => {
    const same = before.filter(({ file, test }) => file === retry.file && test === retry.test);
    const history =
      same.length === 0 ? 'never before' : `${same.length} times before, first on ${dayOf(same[0])}`;
    return [
      `Tried again: ${retry.file} > ${retry.test} (${history})`,
      ...retry.tries.map((message) => `  ${message.split('\n')[0]}`),
    ];
  });
}

const dayOf = ({ at }) => at.slice(0, 10);

function readHistory() {
  try {
    return readFileSync(HISTORY, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
