import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Citation {
  document: string;
  number: string;
  line: number;
}

const root = path.join(import.meta.dirname, '..');
const NOT_OURS = new Set(['node_modules', 'dist']);
const SOURCE = /\.(?:tsx?|mjs|sql|css|html)$/;
const HEADING = /^#+ §(\d+(?:\.\d+)*) /gm;
/** A document and its numbers, as in `contract §4, §5.4` and `contract §11 and §26.16`, across lines of a comment too. */
const CITATION = /\b(contract|design)[\s*/-]+(§\d+(?:\.\d+)*(?:[\s*,/-]+(?:and[\s*/-]+)?§\d+(?:\.\d+)*)*)/gi;
const NUMBER = /§(\d+(?:\.\d+)*)/g;

const chapters = readdirSync(path.join(root, 'docs/contract')).filter((name) => name !== 'README.md');
const headings: Readonly<Record<string, readonly string[]>> = {
  contract: chapters.flatMap((name) => headingsOf(read(`docs/contract/${name}`))),
  design: headingsOf(read('docs/design.md')),
};

describe('what is read as a citation', () => {
  it.each([
    ['// Contract §16: critical 10', ['contract §16']],
    ['/** Versions and trees (contract §4, §5.4). */', ['contract §4', 'contract §5.4']],
    ['of contract §11 and §26.16: state', ['contract §11', 'contract §26.16']],
    ['(contract §18.2\n * and §26.8)', ['contract §18.2', 'contract §26.8']],
    ['never cleared (contract\n * §13).', ['contract §13']],
    ['-- of the contract\n-- §5.2.', ['contract §5.2']],
    ['can leak (design §7, contract §3).', ['design §7', 'contract §3']],
    ['(contract §10.1) and the rest', ['contract §10.1']],
    ['by NISTIR 7696 §7 and SemVer 2.0.0 §11', []],
  ])('%j', (text, expected) => {
    expect(citationsOf(text).map(nameOf)).toEqual(expected);
  });

  it('names the line of each', () => {
    const lines = citationsOf('\n// design §3\n\n/** contract §4,\n * §5 */').map(({ line }) => line);
    expect(lines).toEqual([2, 4, 5]);
  });
});

describe('the documents that comments cite', () => {
  it('have every number that the sources cite', () => {
    const cited = ['apps', 'packages', 'bench', 'scripts'].flatMap((folder) =>
      listFiles(folder).flatMap((file) => citationsOf(read(file)).map((citation) => ({ file, ...citation }))),
    );
    expect(cited.length).toBeGreaterThan(100);
    const unknown = cited.filter((citation) => !exists(citation));
    expect(unknown.map((citation) => `${citation.file}:${citation.line} ${nameOf(citation)}`)).toEqual([]);
  });

  it('have every number that they cite themselves', () => {
    const unknown = [
      ...chapters.flatMap((name) => unknownIn(`docs/contract/${name}`, 'contract')),
      ...unknownIn('docs/design.md', 'design'),
    ];
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(headings))('%s has each number once', (_, numbers) => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it.each(chapters)('docs/contract/README.md leads to %s', (name) => {
    expect(read('docs/contract/README.md')).toContain(`(${name})`);
  });
});

function headingsOf(text: string): string[] {
  return [...text.matchAll(HEADING)].map((match) => match[1] ?? '');
}

function citationsOf(text: string): Citation[] {
  return [...text.matchAll(CITATION)].flatMap(({ index, 0: citation, 1: document = '' }) =>
    [...citation.matchAll(NUMBER)].map((match) => ({
      document: document.toLowerCase(),
      number: match[1] ?? '',
      line: text.slice(0, index + match.index).split('\n').length,
    })),
  );
}

/** In a document a number alone means the document itself. */
function unknownIn(file: string, document: string): string[] {
  const text = read(file);
  const own = [...text.replace(CITATION, '').matchAll(NUMBER)].map((match) => ({
    document,
    number: match[1] ?? '',
  }));
  return [...citationsOf(text), ...own]
    .filter((citation) => !exists(citation))
    .map((citation) => `${file} ${nameOf(citation)}`);
}

function exists({ document, number }: Pick<Citation, 'document' | 'number'>): boolean {
  return headings[document]?.includes(number) ?? false;
}

function nameOf({ document, number }: Pick<Citation, 'document' | 'number'>): string {
  return `${document} §${number}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listFiles(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
