import { relative } from 'node:path';
import { openJournal } from './journal.mjs';
import { root } from './paths.mjs';

/** Tests that were tried again on this machine. */
const history = openJournal('retries.jsonl');

/**
 * Lines about the tests of a run that passed only at another try: why each try failed, and how often the test was tried again
 * before. Remembers them.
 * @param {readonly { file: string, test: string, tries: string[] }[]} retries
 */
export function formatRetries(retries) {
  const before = history.read();
  const at = new Date().toISOString();
  const found = retries.map((retry) => ({ at, ...retry, file: relative(root, retry.file) }));
  history.note(...found);
  return found.flatMap((retry) => {
    const same = before.filter(({ file, test }) => file === retry.file && test === retry.test);
    const seen =
      same.length === 0 ? 'never before' : `${same.length} times before, first on ${dayOf(same[0])}`;
    return [
      `Tried again: ${retry.file} > ${retry.test} (${seen})`,
      ...retry.tries.map((message) => `  ${message.split('\n')[0]}`),
    ];
  });
}

const dayOf = ({ at }) => at.slice(0, 10);
