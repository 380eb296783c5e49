import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from './paths.mjs';

/** @typedef {{ covered: number, total: number }} Count */
/** @typedef {{ lines: Count, branches: Count }} Coverage of a file, or of several */

const REPORT = join(cache, 'coverage');
const SOURCES = '{apps/server,apps/console,packages/*}/src/**/*.{ts,tsx}';
/** Pages run in the browser, where this measurement does not look; scripts and benchmarks are no product. */
const PROJECTS = ['packages', 'server', 'server alone', 'console'];
/** Files that only tests use, and generated ones. */
const LEFT_OUT = [
  '**/*.test.{ts,tsx}',
  '**/*.fixtures.ts',
  '**/{test,testing,testdata,locales}/**',
  '**/*.gen.ts',
];

/** Precompiled code is measured by whole functions only. */
export const COVERAGE_ENV = { NODE_DISABLE_COMPILE_CACHE: '1' };

/** Further options of the test runner. @param {readonly string[]} args the chosen tests; all if empty */
export function coverageOptions(args) {
  rmSync(REPORT, { recursive: true, force: true });
  return [
    ...PROJECTS.map((name) => `--project=${name}`),
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reportOnFailure',
    '--coverage.reporter=json-summary',
    `--coverage.reportsDirectory=${REPORT}`,
    ...sourcesOf(args).map((pattern) => `--coverage.include=${pattern}`),
    ...['packages/test-kit/**', ...LEFT_OUT].map((pattern) => `--coverage.exclude=${pattern}`),
  ];
}

/** The sources that the chosen tests are about. */
export function sourcesOf(args) {
  const paths = args.filter((argument) => !argument.startsWith('-'));
  const folders = paths.map((path) => path.replace(/\/?([^/]*\.test\.tsx?)?$/, ''));
  return folders.length === 0 ? [SOURCES] : folders.map(sourcesNear);
}

/** The sources of a folder; those of the whole package or app if its tests are beside its sources. */
function sourcesNear(folder) {
  const [area, name = '*', kind] = folder.split('/');
  const within = kind === 'src' ? folder : `${area}/${name}/src`;
  return `${within}/**/*.{ts,tsx}`;
}

/** Prints how much of each part the last run has run. */
export function printCoverage() {
  const files = readReport();
  if (files.length === 0) return;
  console.log(
    '\nLines and branches that tests ran, in percent, without what runs in threads, processes, and browsers:',
  );
  console.log(formatCoverage(files));
}

/**
 * A line for each part, and one for each package or folder of a part.
 * @param {readonly (Coverage & { file: string })[]} files by their path from the root
 */
export function formatCoverage(files) {
  const groups = new Map();
  for (const file of files) {
    for (const name of new Set(groupsOf(file.file))) groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => `${shareOf(all, 'lines')}${shareOf(all, 'branches')}  ${name}`)
    .join('\n');
}

/** `apps/server/src/features/bom/bom.view.ts` is of `apps/server` and `apps/server/src/features/bom`. */
function groupsOf(file) {
  const [area, name, ...path] = file.split('/');
  if (area === 'packages') return [area, `${area}/${name}`];
  const depth = path[1] === 'features' ? 3 : 2;
  return [`${area}/${name}`, [area, name, ...path.slice(0, -1).slice(0, depth)].join('/')];
}

/** @param {readonly Coverage[]} files */
function shareOf(files, kind) {
  const sum = (part) => files.reduce((all, file) => all + file[kind][part], 0);
  const share = sum('total') === 0 ? '–' : ((100 * sum('covered')) / sum('total')).toFixed(1);
  return share.padStart(8);
}

function readReport() {
  try {
    const { total: _, ...files } = JSON.parse(readFileSync(join(REPORT, 'coverage-summary.json'), 'utf8'));
    return Object.entries(files).map(([file, coverage]) => ({ file: relative(root, file), ...coverage }));
  } catch {
    return [];
  }
}
