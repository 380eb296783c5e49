import { dirname } from 'node:path';
import { isTest } from './source-graph.mjs';

/** @import { Source } from './source-graph.mjs' */

/** Files that every test depends on. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|scripts\/lib\/(run|tests)\.mjs|apps\/server\/test\/(global-setup|prepare-template)\.ts)$/;
const MIGRATION = /\/db\/migrations\//;

/**
 * The tests that a change can affect. They need a changed file, over any number of imports and endpoints, or
 * a file that reads a table that a changed one writes. Tests that read sources are included for the changed
 * parts.
 * @param {Map<string, Source>} graph
 * @param {readonly string[]} changed paths from the root, also of files that are gone
 * @returns {string[]} test files, sorted
 */
export function selectTests(graph, changed) {
  const tests = [...graph.keys()].filter(isTest);
  if (changed.some((file) => EVERYTHING.test(file))) return tests.sort();
  const touched = new Set(changed.flatMap((file) => (graph.has(file) ? [file] : neighborsOf(file, graph))));
  const written = new Set([...touched].flatMap((file) => [...writtenBy(file, graph)]));
  const readers = [...graph.keys()].filter((file) => !isTest(file) && reads(graph.get(file), written));
  const meant = new Set([...touched, ...readers]);
  const users = usersOf(graph, meant);
  const parts = new Set(changed.map(partOf));
  return tests
    .filter((test) => users.has(test) || (graph.get(test)?.readsSources && parts.has(partOf(test))))
    .sort();
}

/** Data that code reads from its own folder. */
function neighborsOf(file, graph) {
  if (file.startsWith('docs/') || /\.md$/.test(file)) return [];
  return [...graph.keys()].filter((other) => dirname(other) === dirname(file));
}

/** Tables that a file changes, by itself or by the statements that it calls. */
function writtenBy(file, graph) {
  if (isTest(file)) return [];
  const { needs = [], tables } = graph.get(file) ?? {};
  if (MIGRATION.test(file)) return tables?.named ?? [];
  const called = needs.filter((other) => /\.queries\.ts$/.test(other) && dirname(other) === dirname(file));
  return [tables, ...called.map((other) => graph.get(other)?.tables)].flatMap((each) => [
    ...(each?.written ?? []),
  ]);
}

const reads = (source, tables) => [...(source?.tables.read ?? [])].some((table) => tables.has(table));

/** The files that need one of some files, and these. */
function usersOf(graph, files) {
  const users = new Map();
  for (const [file, { needs }] of graph)
    for (const need of needs) users.set(need, [...(users.get(need) ?? []), file]);
  const found = new Set(files);
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user);
  return found;
}

/** The application or package of a file; `scripts` for files in neither, such as documents. */
const partOf = (file) => /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? 'scripts';
