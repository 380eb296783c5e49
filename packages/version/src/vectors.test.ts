import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSchemeId, schemeIds } from './index.ts';
import { isUnreadable, relationProblem } from './testing/expect-relation.ts';
import { readVectors } from './testing/vector-file.ts';

const folder = join(import.meta.dirname, 'schemes');
const files = globSync('*/vectors.txt', { cwd: folder }).sort();

describe('vectors of our own', () => {
  it.each(files)('%s holds for comparator and keys', (file) => {
    const scheme = basename(dirname(file));
    if (!isSchemeId(scheme)) throw new Error(`There is no scheme '${scheme}'`);
    const relations = readVectors(readFileSync(join(folder, file), 'utf8'));
    expect(relations.length).toBeGreaterThan(5);
    expect(relations.map((relation) => relationProblem(scheme, relation)).filter(Boolean)).toEqual([]);
  });

  it('exist for every scheme', () => {
    expect(files.map((file) => dirname(file))).toEqual([...schemeIds].sort());
  });

  it('are refused when a line is no relation', () => {
    expect(() => readVectors('1.0 2.0')).toThrow("Line '1.0 2.0' is no relation");
  });
});

describe('unreadable versions', () => {
  const unreadable = globSync('*/unreadable.txt', { cwd: folder }).sort();

  it.each(unreadable)('%s have no key and no order', (file) => {
    const scheme = basename(dirname(file));
    if (!isSchemeId(scheme)) throw new Error(`There is no scheme '${scheme}'`);
    const readable = readVectors(readFileSync(join(folder, scheme, 'vectors.txt'), 'utf8'))[0]?.a ?? '';
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').slice(0, -1);
    expect(lines.filter((line) => !isUnreadable(scheme, line, readable))).toEqual([]);
  });
});
