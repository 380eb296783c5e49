import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSource } from './parse-source.mjs';
import { root } from './paths.mjs';

const AREAS = ['apps/server', 'apps/console', 'packages', 'bench', 'scripts'];
/** A folder with more source files than these has rooms in it that nobody has built. */
const MOST_FILES = 25;
const EXCEPTIONS = 'apps/server/test/ownership/exceptions.ts';

/** Functions by which a list or its groups are read, and what they are. */
const WAYS = {
  'planned lists (`readPlanned`)': /\breadPlanned(?:<\w+>)?\(/g,
  'lists read in their order (`walkPage`)': /\bwalkPage(?:<\w+>)?\(/g,
  'lists in one statement (`readList`, `chooseIds`)': /\b(?:readList|chooseIds)\(/g,
  'lists sorted in memory (`pageOfSorted`)': /\bpageOfSorted\(/g,
  'arms read by hand (`readArms`)': /\breadArms\(/g,
  'pages by hand (`limit … offset`)': /\blimit \$\{[^}]+\} offset \$\{/g,
  'statements that count rows up to a limit by hand (`countUpTo`)': /\bcountUpTo\(/g,
  'filters that are rules (`FilterRules`)': /: FilterRules</g,
  'statements that group (`group by`)': /\bgroup by\b/g,
  'constants of 20,000': /\b20_000\b/g,
};

/** Prints how large the house is, and what is not in order. */
export function printHouse() {
  const files = readFiles();
  console.log('| lines of TypeScript (files) | code | tests | generated |\n|---|---|---|---|');
  for (const area of AREAS) {
    const own = files.filter(({ path }) => path.startsWith(`${area}/`));
    const cells = ['code', 'test', 'generated'].map((kind) =>
      cellOf(own.filter((file) => file.kind === kind)),
    );
    console.log(`| ${area} | ${cells.join(' | ')} |`);
  }
  const code = files.filter(({ kind }) => kind === 'code');
  console.log('\n| of the server | |\n|---|---|');
  for (const [name, pattern] of Object.entries(WAYS)) {
    const lists = code.filter(({ path }) => /^apps\/server\/src\/features\//.test(path));
    const places = lists.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
    console.log(`| ${name} | ${places} |`);
  }
  const foreign = [...readFileSync(join(root, EXCEPTIONS), 'utf8').matchAll(/^ {2}'[\w-]+ -> (\w+)':/gm)];
  console.log(
    `| tables written by more than one feature | ${new Set(foreign.map(([, table]) => table)).size} |`,
  );
  const circles = circlesOf(code);
  console.log(`| circles of files, types included | ${circles.length} |`);
  for (const circle of circles) console.log(`| ${circle[0]} and ${circle.length - 1} more | |`);
  console.log(`\n| folders with more than ${MOST_FILES} files, tests excluded | |\n|---|---|`);
  const folders = new Map();
  for (const { path } of code) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  for (const [folder, count] of [...folders].sort(([, one], [, other]) => other - one))
    if (count > MOST_FILES) console.log(`| ${folder} | ${count} |`);
  return 0;
}

function readFiles() {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...AREAS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return paths
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, kind: kindOf(path), text: readFileSync(join(root, path), 'utf8') }));
}

function kindOf(path) {
  if (path.endsWith('.gen.ts')) return 'generated';
  return /\.(test|fixtures)\.tsx?$|^apps\/\w+\/test\//.test(path) ? 'test' : 'code';
}

function cellOf(files) {
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  return `${lines.toLocaleString('en')} (${files.length})`;
}

/** Files that import each other, by whatever way around, each set once. */
function circlesOf(files) {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map(({ path, text }) => [
      path,
      parseSource(text)
        .imports.filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => posix.join(dirname(path), specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  return stronglyConnected(edges).filter((circle) => circle.length > 1);
}

/** Tarjan's algorithm. */
function stronglyConnected(edges) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  function visit(node) {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    found.push(stack.splice(stack.indexOf(node)));
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found;
}
