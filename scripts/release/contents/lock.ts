import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '../archive/entry.ts';

/** What package-lock.json says of a package. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By folder, such as `node_modules/pg` or `apps/server`. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export interface Platform {
  os: 'linux';
  cpu: 'x64' | 'arm64';
}

/** A package of others that ships. */
export interface ShippedPackage {
  /** Where it lies, such as `node_modules/pg`. */
  folder: string;
  name: string;
  version: string;
  /** As npm writes it: `sha512-` and base64. */
  integrity: string;
  /** As the package declares it. */
  license: string;
  /** Folders of the packages that it uses. */
  uses: string[];
}

/** What ships with one of our workspaces: packages of others, and folders of our own, such as `packages/purl`. */
export interface Closure {
  packages: ShippedPackage[];
  workspaces: string[];
  /** Folders of the packages that our own workspaces use, by workspace. */
  uses: ReadonlyMap<string, string[]>;
}

/** What packages say in a file of theirs but not in their package.json. */
const UNDECLARED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** npm packages of programs that run: Node, and what package.json does not name because it follows from the platform. */
export function nodePackage({ cpu }: Platform): string {
  return `node-linux-${cpu}`;
}

export function readLock(root: string): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  return packages;
}

/**
 * Everything that a workspace uses when it runs on a platform: its dependencies, theirs, those optional ones that fit the
 * platform, and peers that are demanded. Dev dependencies never count. Sorted by folder.
 * @throws {Error} when the lock lacks a package that is needed
 */
export function closureOf(
  lock: Lock,
  workspace: string,
  platform: Platform,
  besides: readonly string[] = [],
): Closure {
  const packages = new Map<string, ShippedPackage>();
  const uses = new Map<string, string[]>();
  const visit = (folder: string) => {
    const entry = lock[folder];
    if (!entry) throw new Error(`package-lock.json has no "${folder}".`);
    const isOurs = !folder.includes('node_modules/');
    if (packages.has(folder) || uses.has(folder)) return;
    const used: string[] = [];
    if (isOurs) uses.set(folder, used);
    else packages.set(folder, { ...describe(folder, entry), uses: used });
    for (const found of usedBy(lock, folder, entry, platform)) {
      used.push(found);
      visit(found);
    }
  };
  visit(workspace);
  for (const name of besides) visit(`node_modules/${name}`);
  return {
    packages: [...packages.values()].sort((a, b) => compareText(a.folder, b.folder)),
    workspaces: [...uses.keys()].sort(compareText),
    uses,
  };
}

function describe(folder: string, entry: LockedPackage): Omit<ShippedPackage, 'uses'> {
  const { version, integrity, license } = entry;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!version || !integrity) throw new Error(`package-lock.json has no version or digest of "${folder}".`);
  return { folder, name, version, integrity, license: license ?? UNDECLARED[name] ?? 'NOASSERTION' };
}

function usedBy(lock: Lock, folder: string, entry: LockedPackage, platform: Platform): string[] {
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  const needed = [...Object.keys(entry.dependencies ?? {}), ...peers].filter(
    (name) => !optional.includes(name),
  );
  const found = needed.map((name) => {
    const at = resolve(lock, folder, name);
    if (at === undefined) throw new Error(`package-lock.json has no "${name}", which "${folder}" needs.`);
    return at;
  });
  const fitting = optional
    .map((name) => resolve(lock, folder, name))
    .filter((at): at is string => at !== undefined && fits(lock[at] ?? {}, platform));
  return [...new Set([...found, ...fitting])].sort(compareText);
}

/** Where Node finds a package from a folder; links of our workspaces lead to their folders. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder: string | undefined = from; folder !== undefined; folder = parentOf(folder)) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock[at];
    if (entry) return entry.link && entry.resolved ? entry.resolved : at;
  }
  return undefined;
}

function parentOf(folder: string): string | undefined {
  if (folder === '') return undefined;
  const parent = path.posix.dirname(folder);
  return parent === '.' ? '' : parent;
}

function fits({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  return includes(os, platform.os) && includes(cpu, platform.cpu) && includes(libc, 'glibc');
}

function includes(wanted: string | string[] | undefined, value: string): boolean {
  const list = wanted === undefined ? [] : [wanted].flat();
  const refused = list.filter((one) => one.startsWith('!'));
  if (refused.length > 0) return !refused.includes(`!${value}`);
  return list.length === 0 || list.includes(value);
}
