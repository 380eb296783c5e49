import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { wantedInstallation } from './install.mjs';
import { withLock } from './lock.mjs';
import { cache, root } from './paths.mjs';
import { LauncherError, runTool } from './run.mjs';

const app = join(root, 'apps/console');
const output = join(app, 'dist');
const stampFile = join(cache, 'console.json');
const SKIPPED = /^(node_modules|dist|test|coverage)$|\.test\.tsx?$|^\./;

/** Builds the console when its sources, its packages' or the installation have changed since the last build. */
export async function ensureConsole(node) {
  const sources = listSources();
  const stamp = readStamp();
  // Dates and sizes are enough to see that nothing happened; after a fresh checkout only the content tells.
  const outline = digest(sources, (file) => `${statSync(file).size} ${statSync(file).mtimeMs}`);
  if (stamp?.outline === outline) return;
  const content = digest(sources, (file) => readFileSync(file));
  if (stamp?.content === content) return writeStamp({ outline, content });
  await withLock(join(root, '.waybill-prepare'), async () => {
    if (readStamp()?.content !== content) await build(node);
    writeStamp({ outline, content });
  });
}

/** Built beside its place and moved there when complete; killed on the way, it is simply built again. */
async function build(node) {
  console.log('Building the console (first start, or its sources have changed).');
  const draft = join(cache, 'console');
  const old = join(cache, 'console.old');
  for (const directory of [draft, old]) rmSync(directory, { recursive: true, force: true });
  const options = ['build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runTool(node, 'vite/bin/vite.js', options, { cwd: app, env });
  if (code !== 0) throw new LauncherError(`The console could not be built (vite ended with ${code}).`);
  rmSync(stampFile, { force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}

function listSources() {
  return [app, ...usedPackages(app)].flatMap(listFiles).sort();
}

/** The folders of our packages that a folder's package.json leads to. */
function usedPackages(folder, found = new Set()) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const used = join(root, 'packages', name.replace('@waybill/', ''));
    if (!name.startsWith('@waybill/') || found.has(used)) continue;
    found.add(used);
    usedPackages(used, found);
  }
  return found;
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

function digest(files, describe) {
  const hash = createHash('sha256').update(wantedInstallation());
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(describe(file));
  return hash.digest('hex');
}

function readStamp() {
  try {
    return existsSync(join(output, 'index.html')) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

function writeStamp(stamp) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}
