// The launcher behind the npm scripts. Plain JavaScript that runs on the Node a user has (20.19 or later): it brings the
// installation and the console up to date and then hands over to the Node version that Waybill is made for.
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { LauncherError, SMALL_HEAP, superviseEntry } from './lib/run.mjs';

const USAGE = `Usage: npm start | npm run demo | npm test | npm run test:only -- <path> | npm run test:changed -- <since> | npm run test:cost -- <path> | npm run test:coverage -- <path> | npm run test:all | npm run test:budget | npm run test:times -- <path> 50 | npm run test:faults -- 50 | npm run check | npm run format | npm run build | npm run size | npm run house | npm run bench -- <id> | npm run conformance | npm run match-quality | npm run release | npm run generate | npm run schema | npm run messages | npm run languages | npm run waybill -- <command>`;

const SERVER = join(root, 'apps/server/src/main.ts');
const CLI = join(root, 'apps/server/src/cli/main.ts');
const BENCH = join(root, 'bench/main.ts');
const CONFORMANCE = join(root, 'scripts/conformance/main.ts');
const MATCH_QUALITY = join(root, 'scripts/match-quality/main.ts');
const GENERATE = join(root, 'packages/api-contract/scripts/generate.ts');
const RELEASE = join(root, 'scripts/release/main.ts');
const PLANTED_FAULTS = join(root, 'scripts/planted-faults/main.mjs');
const SCHEMA = join(root, 'apps/server/test/schema/main.ts');
const LANGUAGES = join(root, 'apps/console/test/catalogs/main.ts');
const MUTATION = join(root, 'scripts/mutation/main.ts');

const COMMANDS = {
  start: (args) => serve(args, process.env),
  demo: (args) => serve(['--demo', ...args], demoEnvironment()),
  bench: (args) => runEntry(BENCH, args, { tools: true }),
  cli: (args) => runEntry(CLI, args),
  build: () => prepare({ console: true }),
  size: () => printSize(),
  house: () => printHouse(),
  conformance: (args) => runEntry(CONFORMANCE, args, { tools: true }),
  'match-quality': (args) => runEntry(MATCH_QUALITY, args, { tools: true }),
  release: (args) => runEntry(RELEASE, args),
  mutation: (args) => runEntry(MUTATION, args, { tools: true }),
  generate: () => runEntry(GENERATE, [], { tools: true }),
  schema: () => runEntry(SCHEMA, []),
  run: ([name]) => check(name),
  format: (paths) => format(paths),
  messages: () => extractMessages(),
  languages: (args) => runEntry(LANGUAGES, args, { tools: true }),
  test: (args) => test(args),
  'test:all': (args) => test(args, { isWhole: true }),
  'test:budget': () => tightenBudget(),
  'test:changed': ([since]) => testChanged(since),
  'test:coverage': (args) => testOnly(args, { isMeasured: true }),
  'test:cost': (args) => testOnly(args, { costs: 30 }),
  'test:faults': (args) => runEntry(PLANTED_FAULTS, args, { tools: true }),
  'test:only': (args) => testOnly(args),
  'test:times': (args) => testManyTimes(args),
};

async function serve(args, environment) {
  const { node } = await prepare({ console: true });
  return superviseEntry(node, SERVER, args, environment, SMALL_HEAP);
}

async function runEntry(entry, args, needs = {}) {
  const { node } = await prepare(needs);
  return superviseEntry(node, entry, args, process.env);
}

/** The demo never touches an installation: it has its own data directory and database. */
function demoEnvironment() {
  const { WAYBILL_DATABASE_URL: _, ...environment } = process.env;
  return { ...environment, WAYBILL_DATA_DIR: '.waybill-demo' };
}

async function check(name) {
  if (name !== 'check') throw new LauncherError(`Unknown check "${name ?? ''}". ${USAGE}`);
  const { node } = await prepare({ tools: true });
  const { runChecks } = await import('./lib/checks.mjs');
  return runChecks(node);
}

async function test(args, options) {
  const { node } = await prepare({ tools: true, console: true });
  const { runChecks } = await import('./lib/checks.mjs');
  const { runTests } = await import('./lib/tests.mjs');
  return (await runChecks(node)) || runTests(node, args, options);
}

async function printHouse() {
  const house = await import('./lib/house.mjs');
  return house.printHouse();
}

async function printSize() {
  const size = await import('./lib/size.mjs');
  return size.printSize();
}

/** Only the tests of some folders, without the checks and the console: for the minute between two changes. */
async function testOnly(args, options = {}) {
  if (args.length === 0 && !options.costs && !options.isMeasured)
    throw new LauncherError('Name the folders: npm run test:only -- <path> …');
  const { node } = await prepare({ tools: true });
  const { runTests } = await import('./lib/tests.mjs');
  return runTests(node, args, options);
}

/** Each test file of a path by itself, many times, with no second try. */
async function testManyTimes([path, times = '50']) {
  if (!path) throw new LauncherError('Name a path: npm run test:times -- <path> 50');
  const { node } = await prepare({ tools: true });
  const { runTests } = await import('./lib/tests.mjs');
  const { runManyTimes } = await import('./lib/test-times.mjs');
  return runManyTimes(path, Number(times), (file) => runTests(node, [file, '--retry=0']));
}

/** Writes the tightest budget of tests that the last whole runs keep to. */
async function tightenBudget() {
  const { writeBudget } = await import('./lib/test-cost/test-cost.mjs');
  writeBudget();
}

/** Only the tests that a change can touch. */
async function testChanged(since) {
  const { findChangedTests } = await import('./lib/changed-tests/changed-tests.mjs');
  const { changed, tests } = findChangedTests(since);
  console.log(`${changed.length} changed files can touch ${tests.length} test files.`);
  return tests.length === 0 ? 0 : testOnly(tests);
}

/** Brings the catalogs of the console up to date with its code. */
async function extractMessages() {
  const { node } = await prepare({ tools: true });
  const { runTool } = await import('./lib/run.mjs');
  return runTool(node, '@lingui/cli/dist/lingui.js', ['extract', '--clean'], {
    cwd: join(root, 'apps/console'),
  });
}

/** Formats files and mends what the linter can mend. */
async function format(paths) {
  const { node } = await prepare({ tools: true });
  const { runTool } = await import('./lib/run.mjs');
  return runTool(node, '@biomejs/biome/bin/biome', [
    'check',
    '--write',
    ...(paths.length > 0 ? paths : ['.']),
  ]);
}

/** Installs what running and building need, `tools` for tests, checks and benchmarks besides, and builds the console and the documentation. */
async function prepare({ tools = false, console: withConsole = false }) {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const node = await ensureInstalled({ tools });
  if (withConsole) {
    const { ensureConsole } = await import('./lib/console-build.mjs');
    await ensureConsole(node);
    const { ensureDocs } = await import('./lib/docs-build.mjs');
    await ensureDocs(node);
  }
  return { node };
}

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new LauncherError(`Unknown command "${name}". ${USAGE}`);
  const result = await command(args);
  process.exitCode = typeof result === 'number' ? result : 0;
} catch (error) {
  if (!(error instanceof LauncherError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
