import { existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './paths.mjs';
import { readJson } from './read-json.mjs';

export const lockFile = join(root, 'package-lock.json');

/** npm's own record of the last installation. */
const recordFile = join(modules, '.package-lock.json');

/**
 * Packages of the lock file by their folder, without our own. A package marked `dev` is a tool: tests, checks and
 * benchmarks need it, running and building do not.
 */
export function lockedPackages() {
  const { packages = {} } = readJson(lockFile) ?? {};
  return Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
}

/**
 * True if everything is in place as locked, tools only when asked for. Optional packages may be missing, except for
 * `needed`. npm's record alone is not enough: npm writes it also when it only updates the lock file.
 */
export function isInstalled({ tools, needed }) {
  const recorded = readJson(recordFile)?.packages;
  if (!recorded) return false;
  const isAsLocked = ([path, entry]) =>
    (entry.dev && !tools) ||
    (recorded[path]
      ? recorded[path].integrity === entry.integrity && hasVersion(path, entry.version)
      : entry.optional || entry.peer || entry.extraneous);
  const packages = lockedPackages();
  const isThere = (name) => !packages.some(([path]) => path === name) || existsSync(join(root, name));
  return packages.every(isAsLocked) && needed.every((name) => isThere(`node_modules/${name}`));
}

/** Removes what an installation that was cut off left behind: npm, which writes its record last, would take it as whole. */
export function removeUnrecorded() {
  const recorded = readJson(recordFile)?.packages ?? {};
  for (const [path] of lockedPackages()) {
    if (!recorded[path]) rmSync(join(root, path), { recursive: true, force: true });
  }
}

/**
 * npm trusts its record only while no folder is newer, or else it reinstalls every package. Our folders, such
 * as the built console, make it look old although every package is as recorded.
 */
export function vouchForRecord() {
  const now = new Date();
  utimesSync(recordFile, now, now);
}

function hasVersion(path, version) {
  return readJson(join(root, path, 'package.json'))?.version === version;
}
