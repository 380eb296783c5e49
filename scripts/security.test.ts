import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Numbers and levels of OWASP ASVS 5.0.0. They are facts; the text of the standard has a license of its own. */
const levels = read('scripts/security/asvs-5.0.0-levels.tsv')
  .split('\n')
  .filter((line) => line.startsWith('V'))
  .map((line) => line.split('\t'))
  .map(([number = '', level = '']) => ({ number, level }));

/** A line of a table of docs/security.md. */
interface Requirement {
  number: string;
  level: string;
  state: string;
  reason: string;
  tests: string[];
}

const requirements = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line): Requirement => {
    const [, number = '', level = '', , state = '', reason = '', tests = ''] = line
      .split(' | ')
      .flatMap((cell, at) => (at === 0 ? ['', cell.replace(/^\| /, '')] : [cell.replace(/ ?\|$/, '')]));
    const files = [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    return { number, level, state, reason, tests: files };
  });

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, in order and with its level', () => {
    expect(requirements.map(({ number, level }) => ({ number, level }))).toEqual(
      levels.filter(({ level }) => level !== '3'),
    );
  });

  it('says of each how it stands and why', () => {
    const states = ['holds', 'partly', 'no', 'does not apply'];
    expect(requirements.filter(({ state, reason }) => !states.includes(state) || reason === '')).toEqual([]);
  });

  it('names a test for each that holds, and only tests that exist', () => {
    expect(requirements.filter(({ state, tests }) => state === 'holds' && tests.length === 0)).toEqual([]);
    const named = new Set(requirements.flatMap(({ tests }) => tests));
    expect(named.size).toBeGreaterThan(30);
    const wrong = [...named].filter(
      (file) => !/\.test\.tsx?$/.test(file) || !existsSync(path.join(root, file)),
    );
    expect(wrong).toEqual([]);
  });

  it('counts right', () => {
    for (const level of ['1', '2']) {
      const of = (state: string) =>
        requirements.filter((one) => one.level === level && one.state === state).length;
      const counts = [of('holds'), of('partly'), of('no'), of('does not apply')];
      expect(read('docs/security.md')).toContain(`| ${level} | ${counts.join(' | ')} |`);
    }
  });
});

describe('no source', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|fixtures)\.tsx?$|\/test(ing)?\/|^packages\/test-kit\//.test(file),
  );
  const filesWith = (pattern: RegExp, among = sources) => among.filter((file) => pattern.test(read(file)));

  it('makes HTML of text', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(
      filesWith(/\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML)\b|document\.write\(/),
    ).toEqual([]);
  });

  it('makes code of text', () => {
    expect(filesWith(/\beval\(|\bnew Function\(/)).toEqual([]);
  });

  it('starts other programs but PostgreSQL, its tools, and the reader of BOMs, and none by a shell', () => {
    const starting = filesWith(/from 'node:child_process'/).filter((file) => file.startsWith('apps/server/'));
    expect(starting.filter((file) => !file.startsWith('apps/server/src/postgres/')).sort()).toEqual([
      'apps/server/src/features/backup/dump/dump.ts',
      'apps/server/src/features/backup/dump/tools.ts',
      'apps/server/src/features/bom/reader/start-reader.ts',
    ]);
    expect(filesWith(/\bshell: true|\bexecSync\(/, starting)).toEqual([]);
  });

  it('has raw SQL, but for constants', () => {
    expect(filesWith(/\bsql\.raw\(/).sort()).toEqual([
      'apps/server/src/db/followed-rows.ts',
      'apps/server/src/db/migrate.ts',
      'apps/server/src/features/component/component-copy.queries.ts',
      'apps/server/src/features/component/identity/identity.queries.ts',
      'apps/server/src/features/component/moved-in/follow-components.queries.ts',
      'apps/server/src/features/component/moved-in/moved-components.queries.ts',
      'apps/server/src/features/search/reindex/reindex.queries.ts',
    ]);
  });
});
