import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs');

/** A line of the specification: what is asked, and how it stands. */
interface Line {
  number: string;
  asked: string;
  stands: string;
}

const lines = linesOf(readFileSync(path.join(folder, 'specification.md'), 'utf8'));

describe('the specification, line by line', () => {
  it('has all nine sections, each with its lines in order', () => {
    const sections = Map.groupBy(lines, ({ number }) => number.split('.')[0]);
    expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, own] of sections) {
      expect(own.map(({ number }) => number)).toEqual(own.map((_, at) => `${section}.${at + 1}`));
      expect(own.length, `§${section}`).toBeGreaterThan(5);
    }
  });

  it('has no empty cell', () => {
    const empty = lines.filter(({ asked, stands }) => asked.length < 3 || stands.length < 3);
    expect(empty.map(({ number }) => number)).toEqual([]);
  });

  it('proves each line by a test, or says why it is not so', () => {
    const unproved = lines.filter(
      ({ stands }) => proofsOf(stands).length === 0 && !/Not so: .{20,}/.test(stands),
    );
    expect(unproved.map(({ number }) => number)).toEqual([]);
  });

  it('names tests that there are', () => {
    const missing = lines.flatMap(({ number, stands }) =>
      proofsOf(stands)
        .filter((proof) => !isThere(proof))
        .map(({ file, title }) => `${number}: ${file}: ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('takes no test for one that is gone, renamed, or in a comment', () => {
    const file = '../scripts/specification.test.ts';
    expect(isThere({ file, title: 'has no empty cell' })).toBe(true);
    expect(isThere({ file, title: 'has no empty' })).toBe(false);
    expect(isThere({ file, title: 'A line of the specification: what is asked, and how it stands.' })).toBe(
      false,
    );
    expect(isThere({ file: '../scripts/gone.test.ts', title: 'has no empty cell' })).toBe(false);
  });

  it('reads every row of its tables', () => {
    expect(linesOf('| 1.1 | asked |  |\n| 1.2 | | [x](y) |\n| text | more |')).toEqual([
      { number: '1.1', asked: 'asked', stands: '' },
      { number: '1.2', asked: '', stands: '[x](y)' },
    ]);
  });
});

function linesOf(text: string): Line[] {
  return [...text.matchAll(/^\| (\d\.\d+) \|(.*)\|(.*)\|$/gm)].map(
    ([, number = '', asked = '', stands = '']) => ({
      number,
      asked: asked.trim(),
      stands: stands.trim(),
    }),
  );
}

interface Proof {
  file: string;
  title: string;
}

function proofsOf(stands: string): Proof[] {
  return [...stands.matchAll(/\[([^\]]+)\]\(([^)]+\.test\.ts)\)/g)].map(([, title = '', file = '']) => ({
    file,
    title,
  }));
}

/** The title of a test is a text of its own in the file, behind `test(`, `it(`, `describe(`, or the table of one. */
function isThere({ file, title }: Proof): boolean {
  const found = path.join(folder, file);
  if (!existsSync(found)) return false;
  const text = readFileSync(found, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) =>
    new RegExp(`\\((?:\\s*)${quote}${RegExp.escape(title)}${quote},`).test(text),
  );
}
