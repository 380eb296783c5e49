import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cache, root } from './paths.mjs';
import { LauncherError } from './run.mjs';

const output = join(root, 'docs/dist');
const stampFile = join(cache, 'docs.json');
/** The documents with their pictures, what writes the site, and what it says of the API. */
const FOLDERS = ['docs', 'scripts/docs-site', 'packages/api-contract/src'];
const SOURCE = /\.(?:md|png|svg|ts|css|js)$/;

/** Builds the documentation when its sources have changed since the last build, which takes some seconds. */
export async function ensureDocs(node) {
  const stamp = digest();
  if (readStamp() === stamp) return;
  await withLock(join(root, '.waybill-prepare-docs'), async () => {
    if (readStamp() === stamp) return;
    build(node);
    mkdirSync(cache, { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamp));
  });
}

/** Built beside its place and moved there when complete. */
function build(node) {
  const [draft, old] = [join(cache, 'docs'), join(cache, 'docs.old')];
  for (const directory of [draft, old]) rmSync(directory, { recursive: true, force: true });
  const { status } = spawnSync(node, [join(root, 'scripts/docs-site/main.ts'), draft], { stdio: 'inherit' });
  if (status !== 0) throw new LauncherError('The documentation could not be built.');
  rmSync(stampFile, { force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}

function digest() {
  const hash = createHash('sha256');
  const names = [
    ...readdirSync(root)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(root, name)),
    ...FOLDERS.flatMap((folder) => listFiles(join(root, folder))),
  ].filter((name) => SOURCE.test(name) && !name.startsWith(output));
  for (const name of names.sort()) hash.update(`\0${name}\0`).update(readFileSync(name));
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readStamp() {
  try {
    return existsSync(join(output, 'index.html')) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
