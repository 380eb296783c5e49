import { compareVersions } from '@waybill/version';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { AskedPackage, LatestVersion, Registry } from './registry.ts';
import { at, dated, dateOf, listAt, pathOf, pickReleases, requireAnswer, textAt } from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/**
 * https://getcomposer.org/doc/05-repositories.md#composer. The repository's `packages.json` says what it has and where;
 * one without it is asked as the first repositories were.
 */
export const composerRegistry: Registry = {
  type: 'COMPOSER',
  async findLatest(client, asked) {
    const full = fullNameOf(asked);
    const document = await readDocument(client, full, (path) => client.readMainJson(path));
    if (document === undefined) return undefined;
    requireAnswer(client.address, at(document, 'packages') !== undefined);
    return highestOf(entriesOf(document, full));
  },
  async findReleases(client, asked, versions) {
    const full = fullNameOf(asked);
    const document = await readDocument(client, full, (path) => client.readJson(path));
    const listed = entriesOf(document, full).map(
      ({ version, publishedAt }) => [version, dated(publishedAt)] as const,
    );
    return pickReleases(versions, 'composer', new Map(listed));
  },
};

function fullNameOf({ namespace, name }: AskedPackage): string {
  if (namespace === undefined) throw new OutgoingError('absent', `"${name}" has no vendor`);
  return `${namespace}/${name}`.toLowerCase();
}

/** The document that has the versions of a package; undefined when none has. */
async function readDocument(
  client: RegistryClient,
  full: string,
  read: (path: string | URL) => Promise<unknown>,
): Promise<unknown> {
  const root = await readRoot(client);
  if (!mayHave(root, full)) return undefined;
  const encoded = pathOf(...full.split('/'));
  const template = textAt(root, 'metadata-url');
  if (template !== undefined) return read(resolve(client, template.replace('%package%', encoded)));
  const included = await findIncluded(client, root, full, new Set());
  if (included !== undefined) return included;
  return hasAllInline(root) ? undefined : read(`p/${encoded}.json`);
}

/** The document that has a package: this one, or one of those that it includes, which may include others. */
async function findIncluded(
  client: RegistryClient,
  document: unknown,
  full: string,
  seen: Set<string>,
): Promise<unknown> {
  if (at(document, 'packages', full) !== undefined) return document;
  for (const include of Object.keys(Object(at(document, 'includes') ?? {}))) {
    if (seen.has(include)) continue;
    if (seen.size >= maxIncludes) {
      throw new OutgoingError('garbled', `A Composer repository includes more than ${maxIncludes} files`);
    }
    seen.add(include);
    const found = await findIncluded(client, await client.readShared(include, maxAgeMs), full, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

const maxIncludes = 100;
/** What says which packages there are (contract §26.10). */
const maxAgeMs = 3_600_000;

/** Whether a repository has no more packages than those that its files list. */
function hasAllInline(root: unknown): boolean {
  const lists = ['packages', 'includes'].some((name) => Object.keys(Object(at(root, name) ?? {})).length > 0);
  return lists && ['provider-includes', 'providers-url'].every((name) => at(root, name) === undefined);
}

/** At least one of these stands in every `packages.json`. */
const rootMembers = ['packages', 'metadata-url', 'includes', 'provider-includes', 'providers-url'];

async function readRoot(client: RegistryClient): Promise<unknown> {
  try {
    const root = await client.readShared('packages.json', maxAgeMs);
    requireAnswer(
      client.address,
      rootMembers.some((member) => at(root, member) !== undefined),
    );
    return root;
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'absent') return {};
    throw error;
  }
}

/** A package that a repository lists, or whose name fits a pattern, may be there; so may any where it has neither. */
function mayHave(root: unknown, full: string): boolean {
  const patterns = listAt(root, 'available-package-patterns').map(String);
  const names = listAt(root, 'available-packages').map((name) => String(name).toLowerCase());
  if (patterns.length + names.length === 0) return true;
  return names.includes(full) || patterns.some((pattern) => matches(pattern, full));
}

/** A star stands for any text. Pieces are looked for one after the other, so no pattern takes long. */
function matches(pattern: string, full: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
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

/** @throws OutgoingError when a repository names no address */
function resolve(client: RegistryClient, address: string): URL {
  const base = client.address.href.endsWith('/') ? client.address.href : `${client.address.href}/`;
  if (URL.canParse(address, base)) return new URL(address, base);
  throw new OutgoingError('garbled', `A Composer repository names "${address}", which is no address`);
}

/**
 * Versions with their dates. An entry of a minified document repeats nothing of the one before it; one that stands below its version
 * need not name that again.
 */
function entriesOf(document: unknown, full: string): LatestVersion[] {
  const versions = at(document, 'packages', full);
  const listed = Object.entries<unknown>(Object(versions ?? {}));
  const isMinified = at(document, 'minified') !== undefined;
  let time: string | undefined;
  return listed.flatMap(([key, entry]) => {
    const stated = textAt(entry, 'time');
    time = stated === '__unset' ? undefined : (stated ?? (isMinified ? time : undefined));
    const version = textAt(entry, 'version') ?? (Array.isArray(versions) ? undefined : key);
    return version === undefined ? [] : [{ version, publishedAt: dateOf(time) }];
  });
}

/** The highest stable version. */
function highestOf(entries: readonly LatestVersion[]): LatestVersion | undefined {
  return entries
    .filter(({ version }) => isStable(version))
    .toSorted((a, b) => compareVersions('composer', a.version, b.version) ?? 0)
    .at(-1);
}

function isStable(version: string): boolean {
  return /^v?\d/i.test(version) && !/(dev|alpha|beta|rc|[\d.-](?:a|b)\d)/i.test(version);
}
