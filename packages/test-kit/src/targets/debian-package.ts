import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const kept = path.join(import.meta.dirname, '../../../../node_modules/.cache/waybill/debian');

/** A program of a Debian package: its installation, or its files unpacked below a folder with the libraries they need. */
export interface DebianPackage {
  /** The folder that the package's paths start at: `/` where the package is installed. */
  readonly root: string;
  /** What its programs need in their environment. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Find a Debian package by one of its files: as installed, or unpacked by an earlier call, or, for root on a machine with apt,
 * downloaded with what it depends on and unpacked below `node_modules/.cache`. Nothing is installed on the machine.
 * Answer the reason as a string where there is none.
 */
export function debianPackage(name: string, file: string): DebianPackage | string {
  if (existsSync(path.join('/', file))) return { root: '/', env: process.env };
  const root = path.join(kept, name);
  if (!existsSync(path.join(root, file))) {
    if (process.getuid?.() !== 0)
      return `No ${name} (Debian: apt-get install ${name}), and only root can fetch it`;
    if (!existsSync('/usr/bin/apt-get')) return `No ${name}, and no apt-get to fetch it`;
    try {
      unpack(name, root);
    } catch (error) {
      return `No ${name}, and apt-get cannot fetch it: ${(error as Error).message.split('\n', 1)[0]}`;
    }
  }
  return { root, env: { ...process.env, LD_LIBRARY_PATH: libraries(root).join(':') } };
}

/** Unpack beside, then rename, so that a run beside this one never sees half a package. */
function unpack(name: string, root: string): void {
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(`${root}-`);
  const archives = path.join(folder, 'archives');
  const unpacked = path.join(folder, 'root');
  for (const one of [path.join(archives, 'partial'), unpacked]) mkdirSync(one, { recursive: true });
  try {
    download(name, archives);
    for (const archive of readdirSync(archives).filter((one) => one.endsWith('.deb')))
      execFileSync('dpkg-deb', ['--extract', path.join(archives, archive), unpacked]);
    if (!existsSync(root)) renameSync(unpacked, root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function download(name: string, archives: string): void {
  const fetch = () =>
    apt(
      'install',
      '--download-only',
      '--no-install-recommends',
      '-o',
      `Dir::Cache::archives=${archives}/`,
      name,
    );
  try {
    fetch();
  } catch {
    // A fresh machine has no lists of packages, or old ones.
    apt('update');
    fetch();
  }
}

function apt(...args: readonly string[]): void {
  execFileSync('apt-get', ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=60', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 120_000,
  });
}

/** Folders with libraries, such as `usr/lib/x86_64-linux-gnu`. */
function libraries(root: string): readonly string[] {
  return ['usr/lib', 'lib']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => path.join(folder, name)),
    ]);
}
