import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './paths.mjs';

/**
 * A list that outlives commands on this machine: values of JSON, one a line, oldest first.
 * @param {string} name of its file
 */
export function openJournal(name) {
  const file = join(cache, name);
  return {
    /** @returns {any[]} nothing when nothing was noted yet */
    read() {
      try {
        return readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line));
      } catch {
        return [];
      }
    },
    /** @param {readonly unknown[]} values */
    note(...values) {
      if (values.length === 0) return;
      mkdirSync(cache, { recursive: true });
      appendFileSync(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    },
  };
}
