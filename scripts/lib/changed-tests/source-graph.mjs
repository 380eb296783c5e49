import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSource } from '../parse-source.mjs';
import { readTables } from './tables.mjs';

/**
 * @typedef {object} Source
 * @property {string[]} needs files that it imports, starts as a worker, or asks over HTTP
 * @property {boolean} readsSources whether it is a test that reads other files, such as one of conventions
 * @property {{ read: Set<string>, written: Set<string>, named: Set<string> }} tables of its statements
 */

/**
 * Assembles the product from all features. Modules that import it do not need them all: tests ask for
 * features by their endpoints.
 */
const ASSEMBLY = 'apps/server/src/app.ts';

const ALIASES = {
  '#test': 'apps/console/test/index.ts',
  '#test/server': 'apps/console/test/server/index.ts',
};
const WORKER = /new URL\(\s*'(\.[^']+)'\s*,\s*import\.meta\.url/g;
const ENDPOINT = /'(?:GET|PUT|POST|PATCH|DELETE) (\/[^']*)'/g;
const ADDRESS = /(\/api\/(?:waybill\/)?(?:v1\/)?[^'"`?\s]*)/g;

/** Every source of the repository with what it needs. @returns {Map<string, Source>} by path from the root */
export function readSourceGraph(root) {
  const texts = new Map(listSources(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const tables = readTables(texts.get('apps/server/src/db/placement.ts') ?? '');
  const routes = readRoutes(texts);
  const graph = new Map();
  for (const [file, text] of texts) {
    const needs = file === ASSEMBLY ? [] : [...importsOf(file, text, texts), ...askedBy(file, text, routes)];
    const readsSources = isTest(file) && /\b(readdirSync|globSync|readdir)\(/.test(text);
    graph.set(file, { needs, readsSources, tables: tables(text) });
  }
  for (const file of texts.keys()) if (isPageTest(file)) graph.get(file).needs.push(...besides(file, texts));
  return graph;
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);
const isPageTest = (file) => /\.page\.test\.tsx?$/.test(file);

/** Pages are built from the files beside their test. */
function besides(file, texts) {
  return [...texts.keys()].filter((other) => dirname(other) === dirname(file) && !isTest(other));
}

function importsOf(file, text, texts) {
  const workers = [...text.matchAll(WORKER)].map(([, specifier]) => specifier);
  const imports = parseSource(text).imports.filter(({ isType }) => !isType);
  return [...imports.map(({ specifier }) => specifier), ...workers].flatMap((specifier) => {
    const path = pathOf(file, specifier);
    const found = path && [path, `${path}.ts`, `${path}.tsx`].find((candidate) => texts.has(candidate));
    return found ? [found] : [];
  });
}

function pathOf(file, specifier) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (ALIASES[specifier]) return ALIASES[specifier];
  const [, name, entry = 'index'] = /^@waybill\/([\w-]+)(?:\/([\w-]+))?$/.exec(specifier) ?? [];
  return name && `packages/${name}/src/${entry}`;
}

/** Files that register endpoints, each with patterns of their addresses. */
function readRoutes(texts) {
  return [...texts].flatMap(([file, text]) => {
    if (!/^apps\/server\/src\/.*\.routes\.ts$/.test(file)) return [];
    return [...text.matchAll(ENDPOINT)].map(([, path]) => ({ file, parts: path.split('/') }));
  });
}

/** Files whose endpoints a test, a fixture, or the console names; what an address is computed from fits everything. */
function askedBy(file, text, routes) {
  if (!/\.test\.|\.fixtures\.|\/test\/|^apps\/console\/src\//.test(file)) return [];
  const addresses = [...text.matchAll(ADDRESS)].map(([, address]) => address.split('/'));
  const fits = (asked, parts) =>
    asked.length === parts.length &&
    asked.every((part, index) => part === parts[index] || /^\{|\$\{/.test(part) || /^\{/.test(parts[index]));
  return [
    ...new Set(
      routes.filter(({ parts }) => addresses.some((asked) => fits(asked, parts))).map((route) => route.file),
    ),
  ];
}

function listSources(root) {
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (/^(node_modules|dist)$|^\./.test(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return /\.(tsx?|mjs)$/.test(entry.name) ? [relative(root, path)] : [];
    });
  return ['apps', 'bench', 'packages', 'scripts'].flatMap((name) => walk(join(root, name)));
}
