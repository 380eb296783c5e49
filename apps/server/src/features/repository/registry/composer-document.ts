import type { LatestVersion } from './registry.ts';
import { at, dateOf, listAt, textAt } from './registry-answer.ts';
import type { Sized } from './registry-client.ts';

/** The stored parts of a Composer repository's file: a few members of each version. */
export interface ComposerDocument extends Sized {
  /** True if it says anything of packages. */
  readonly hasPackages: boolean;
  /** Versions by the full names of packages, in the order of the file. */
  readonly packages: ReadonlyMap<string, readonly LatestVersion[]>;
  /** Paths of further files. */
  readonly includes: readonly string[];
}

/** The stored parts of `packages.json` (https://getcomposer.org/doc/05-repositories.md#composer). */
export interface ComposerRoot extends ComposerDocument {
  /** True if the file is that of a Composer repository. */
  readonly isOne: boolean;
  readonly metadataUrl: string | undefined;
  /** Full names of all packages in lower case, and patterns of further ones. */
  readonly available: ReadonlySet<string>;
  readonly patterns: readonly string[];
  /** True if the repository has no more packages than those that its files list. */
  readonly hasAllInline: boolean;
}

/** Rough sizes of a package, a version and a name in memory, beside their texts. */
const packageBytes = 200;
const versionBytes = 150;
const nameBytes = 80;

/** @param only the one package that is wanted; all of them when absent */
export function shapeDocument(value: unknown, only?: string): ComposerDocument {
  const listed = at(value, 'packages');
  const names = only === undefined ? Object.keys(Object(listed ?? {})) : [only];
  const isMinified = at(value, 'minified') !== undefined;
  const packages = new Map<string, readonly LatestVersion[]>();
  let bytes = 0;
  for (const name of names) {
    const entries = at(listed, name);
    if (entries === undefined) continue;
    const versions = versionsIn(entries, isMinified);
    packages.set(name, versions);
    bytes += packageBytes + name.length;
    for (const { version } of versions) bytes += versionBytes + version.length;
  }
  const includes = Object.keys(Object(at(value, 'includes') ?? {}));
  return { hasPackages: listed !== undefined, packages, includes, bytes: bytes + sizeOf(includes) };
}

/** Every `packages.json` has at least one of these. */
const rootMembers = ['packages', 'metadata-url', 'includes', 'provider-includes', 'providers-url'];

export function shapeRoot(value: unknown): ComposerRoot {
  const document = shapeDocument(value);
  const available = listAt(value, 'available-packages').map((name) => String(name).toLowerCase());
  const patterns = listAt(value, 'available-package-patterns').map((pattern) =>
    String(pattern).toLowerCase(),
  );
  const isListing = document.packages.size + document.includes.length > 0;
  const hasProviders = ['provider-includes', 'providers-url'].some((name) => at(value, name) !== undefined);
  return {
    ...document,
    isOne: rootMembers.some((member) => at(value, member) !== undefined),
    metadataUrl: textAt(value, 'metadata-url'),
    available: new Set(available),
    patterns,
    hasAllInline: isListing && !hasProviders,
    bytes: document.bytes + sizeOf(available) + sizeOf(patterns),
  };
}

/** A package that a repository lists, or whose name fits a pattern, may be there; so may any where it has neither. */
export function mayHave({ available, patterns }: ComposerRoot, full: string): boolean {
  if (patterns.length + available.size === 0) return true;
  return available.has(full) || patterns.some((pattern) => matches(pattern, full));
}

/** A star stands for any text. Pieces are looked for one after the other, so no pattern takes long. */
function matches(pattern: string, full: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return first === full;
  if (!full.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let from = first.length;
  for (const piece of rest) {
    const found = full.indexOf(piece, from);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return full.length - last.length >= from && full.endsWith(last);
}

/**
 * Versions with their dates. An entry of a minified document omits everything equal to the entry before it.
 * An entry below its version need not repeat that version.
 */
function versionsIn(versions: unknown, isMinified: boolean): LatestVersion[] {
  let time: string | undefined;
  return Object.entries<unknown>(Object(versions)).flatMap(([key, entry]) => {
    const stated = textAt(entry, 'time');
    time = stated === '__unset' ? undefined : (stated ?? (isMinified ? time : undefined));
    const version = textAt(entry, 'version') ?? (Array.isArray(versions) ? undefined : key);
    return version === undefined ? [] : [{ version, publishedAt: dateOf(time) }];
  });
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + nameBytes + length, 0);
}
