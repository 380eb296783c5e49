// Import rules of CONTRIBUTING that a linter cannot see. Usage: node scripts/check-imports.mjs [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findFolderCircles } from './lib/folder-circles.mjs';
import { parseSource } from './lib/parse-source.mjs';
import { root as repository } from './lib/paths.mjs';

const root = resolve(process.argv[2] ?? repository);

/** Files that may use a module which pure packages may not, each with its reason. */
const ALLOWED = {
  'packages/license/src/texts.ts': {
    modules: ['node:fs/promises'],
    reason: 'reads the license texts of its own package; an entry beside the one for browsers',
  },
  'packages/sbom/src/cyclonedx/schema-files.ts': {
    modules: ['node:fs'],
    reason: 'reads the schema files of an installed package, once',
  },
  'packages/sbom/src/bom-reader.ts': {
    modules: ['node:worker_threads'],
    reason: 'reads large documents beside the thread that answers requests',
  },
  'packages/sbom/src/worker.ts': { modules: ['node:worker_threads'], reason: 'is that other thread' },
};

const SIDE_EFFECTS =
  /^(node:)?(fs|net|http|https|http2|tls|dgram|dns|child_process|process|worker_threads|cluster|os)(\/|$)|^(pg|pino|undici|fastify|kysely)$/;

const IMPURE_CODE = [
  [/\bprocess\.(?!nextTick\b)/, 'the process or its environment'],
  [/\bconsole\./, 'the console'],
  [/\bDate\.now\(|\bnew Date\(\s*\)/, 'the clock'],
  [/\bMath\.random\(/, 'randomness'],
  [/\bfetch\(/, 'the network'],
];

/** The first line of a feature's module that others may import; all other modules are the feature's own business. */
const DOOR = /^\/\/ Public to other features\.$/m;

/** Never a door, so that data, answers and registration stay where they are. */
const NEVER_A_DOOR = /\.(queries|routes|jobs|view|feature|seed)\.tsx?$/;

/** Modules that assemble an application may import what each feature registers. */
const REGISTRATION = /\.(feature|routes)\.ts$/;

const PLATFORM = /^apps\/server\/src\/(config|db|http|jobs|outgoing|postgres)\//;

/** Each rule gets a file and one import of it (`target` is a path in the repository, where it leads to one). */
const IMPORT_RULES = [
  ({ file, target, specifier }) =>
    file.startsWith('packages/') &&
    (target?.startsWith('apps/') || /^@waybill\/(server|console)/.test(specifier)) &&
    'packages do not import apps',
  ({ file, target, specifier }) =>
    target !== undefined &&
    specifier.startsWith('.') &&
    workspaceOf(file) !== workspaceOf(target) &&
    workspaceOf(target)?.startsWith('packages/') &&
    'packages are imported by name, as @waybill/…',
  ({ file, specifier, isTest }) =>
    isPure(file) &&
    !isTest &&
    SIDE_EFFECTS.test(specifier) &&
    !ALLOWED[file]?.modules.includes(specifier) &&
    `pure packages do not use "${specifier}"`,
  ({ file, target }) =>
    PLATFORM.test(file) &&
    target?.startsWith('apps/server/src/features/') &&
    'the platform imports no feature',
  ({ file, target, isTest }) =>
    !isTest &&
    featureOf(target) &&
    featureOf(file) !== featureOf(target) &&
    !isDoor(target) &&
    !(!featureOf(file) && REGISTRATION.test(target)) &&
    `"${target}" is private to its feature; its doors begin with "// Public to other features."`,
  ({ file, target, specifier, isTest }) =>
    file.startsWith('apps/console/src/') &&
    !isTest &&
    (target?.startsWith('apps/server/') ||
      /^@waybill\/(server|test-kit|api-contract\/server)/.test(specifier)) &&
    'the console imports only api-contract and pure packages',
  ({ file, specifier, isType, isTest }) =>
    !isTest &&
    !isType &&
    workspaceOf(file) !== undefined &&
    !isDeclared(file, specifier) &&
    `"${packageOf(specifier)}" is no dependency of ${workspaceOf(file)}, so "npm start" would not install it`,
];

const manifests = new Map();
const files = new Map(
  listSources().map((file) => [file, parseSource(readFileSync(join(root, file), 'utf8'))]),
);
const problems = [...files].flatMap(([file, source]) => [
  ...checkImports(file, source),
  ...checkCode(file, source),
]);
problems.push(...findCycles(), ...listFolderCircles(), ...listUselessDoors());
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} import rule(s) broken in ${files.size} files.`);
else console.log(`${files.size} files follow the import rules.`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkImports(file, source) {
  return source.imports.flatMap(({ specifier, isType, line }) => {
    const subject = { file, specifier, isType, target: targetOf(file, specifier), isTest: isTest(file) };
    return IMPORT_RULES.map((rule) => rule(subject))
      .filter(Boolean)
      .map((message) => `${file}:${line} ${message}`);
  });
}

function checkCode(file, source) {
  if (!isPure(file) || isTest(file)) return [];
  return source.code
    .split('\n')
    .flatMap((text, index) =>
      IMPURE_CODE.filter(([pattern]) => pattern.test(text)).map(
        ([, what]) => `${file}:${index + 1} pure packages do not use ${what}`,
      ),
    );
}

/** Cycles between files, by the imports that exist at run time. Each is reported once, from its first file on. */
function findCycles() {
  const found = [];
  const done = new Set();
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push(`${file}:1 imports itself: ${[...path.slice(start), file].join(' -> ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const { specifier, isType } of files.get(file)?.imports ?? []) {
      const target = isType ? undefined : targetOf(file, specifier);
      if (target) visit(target, [...path, file]);
    }
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return found;
}

/** Doors that nobody goes through, and modules that may not be one. */
function listUselessDoors() {
  const used = new Set();
  for (const [file, { imports }] of files) {
    if (isTest(file)) continue;
    for (const { specifier } of imports) {
      const target = targetOf(file, specifier);
      if (featureOf(target) !== featureOf(file)) used.add(target);
    }
  }
  return [...files.keys()]
    .filter(isDoor)
    .flatMap((file) => [
      ...(used.has(file) ? [] : [`${file}:1 is public, but no other feature imports it`]),
      ...(NEVER_A_DOOR.test(file) ? [`${file}:1 may not be public: others ask a service`] : []),
    ]);
}

function isDoor(file) {
  return featureOf(file) !== undefined && DOOR.test(files.get(file)?.firstLine ?? '');
}

/** Folders that need each other, by types as well: features, the other folders of an application, packages. */
function listFolderCircles() {
  const edges = [...files].flatMap(([file, { imports }]) =>
    isTest(file)
      ? []
      : imports.map(({ specifier }) => [file, targetOf(file, specifier)]).filter(([, target]) => target),
  );
  return findFolderCircles(edges, folderOf).map(
    (circle) => `${circle[0].split(' ')[0]}:1 folders import each other: ${circle.join(', ')}`,
  );
}

function folderOf(file) {
  return /^apps\/\w+\/src\/(features\/)?[^/]+(?=\/)|^packages\/[^/]+/.exec(file)?.[0];
}

/** The file in the repository that a relative import or one of our packages leads to. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) {
    const path = join(file, '..', specifier);
    return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? path;
  }
  const name = /^@waybill\/([\w-]+)$/.exec(specifier)?.[1];
  return name ? `packages/${name}/src/index.ts` : undefined;
}

/** True if a workspace's package.json declares an import, and not only for its tests. */
function isDeclared(file, specifier) {
  const wanted = packageOf(specifier);
  if (!wanted || /^(\.|node:)/.test(specifier) || /^[^/]+\/[^/]+\/scripts\//.test(file)) return true;
  // Peers are what people install where they need it; who imports one says so when it is missing.
  const { name, dependencies, optionalDependencies, peerDependencies } = manifestOf(workspaceOf(file));
  const runs = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  return [name, ...Object.keys(runs)].includes(wanted);
}

function manifestOf(workspace) {
  if (!manifests.has(workspace)) {
    manifests.set(workspace, JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')));
  }
  return manifests.get(workspace);
}

function packageOf(specifier) {
  return /^(@[\w.-]+\/)?[\w.-]+/.exec(specifier)?.[0];
}

function workspaceOf(file) {
  return /^(apps|packages)\/[^/]+/.exec(file)?.[0];
}

function featureOf(file) {
  return /^apps\/\w+\/src\/features\/[^/]+(?=\/)/.exec(file ?? '')?.[0];
}

/** The scripts that generate a package's data are not part of it. */
function isPure(file) {
  return file.startsWith('packages/') && !/^packages\/(test-kit|[^/]+\/scripts)\//.test(file);
}

function isTest(file) {
  return /\.(test|fixtures)\.tsx?$|\/(test|testing)\//.test(file);
}

function listSources() {
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !/^(node_modules|dist|fixtures|testdata)$|^\./.test(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return walk(path);
        return /\.tsx?$/.test(entry.name) ? [relative(root, path)] : [];
      });
  return ['apps', 'bench', 'packages']
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => walk(join(root, name)))
    .sort();
}
