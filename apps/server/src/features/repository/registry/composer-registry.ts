import { compareVersions } from '@waybill/version';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import {
  type ComposerDocument,
  type ComposerRoot,
  mayHave,
  shapeDocument,
  shapeRoot,
} from './composer-document.ts';
import type { AskedPackage, LatestVersion, Registry } from './registry.ts';
import { dated, highestBy, pathOf, pickReleases, requireAnswer } from './registry-answer.ts';
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
    requireAnswer(client.address, document.hasPackages);
    return highestOf(document.packages.get(full) ?? []);
  },
  async findReleases(client, asked, versions) {
    const full = fullNameOf(asked);
    const document = await readDocument(client, full, (path) => client.readJson(path));
    const listed = (document?.packages.get(full) ?? []).map(
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
): Promise<ComposerDocument | undefined> {
  const root = await readRoot(client);
  if (!mayHave(root, full)) return undefined;
  const encoded = pathOf(...full.split('/'));
  const readOne = async (path: string | URL) => shapeDocument(await read(path), full);
  if (root.metadataUrl !== undefined) {
    return readOne(resolve(client, root.metadataUrl.replace('%package%', encoded)));
  }
  const included = await findIncluded(client, root, full, new Set());
  if (included !== undefined) return included;
  return root.hasAllInline ? undefined : readOne(`p/${encoded}.json`);
}

/** The document that has a package: this one, or one of those that it includes, which may include others. */
async function findIncluded(
  client: RegistryClient,
  document: ComposerDocument,
  full: string,
  seen: Set<string>,
): Promise<ComposerDocument | undefined> {
  if (document.packages.has(full)) return document;
  for (const include of document.includes) {
    if (seen.has(include)) continue;
    seen.add(include);
    // The budget for shared documents limits their number.
    const found = await findIncluded(
      client,
      await client.readShared(include, maxAgeMs, shapeDocument),
      full,
      seen,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The list of packages is cached this long (contract §26.10). */
const maxAgeMs = 3_600_000;

async function readRoot(client: RegistryClient): Promise<ComposerRoot> {
  try {
    const root = await client.readShared('packages.json', maxAgeMs, shapeRoot);
    requireAnswer(client.address, root.isOne);
    return root;
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'absent') return shapeRoot({});
    throw error;
  }
}

/** @throws OutgoingError when a repository names no address */
function resolve(client: RegistryClient, address: string): URL {
  const base = client.address.href.endsWith('/') ? client.address.href : `${client.address.href}/`;
  if (URL.canParse(address, base)) return new URL(address, base);
  throw new OutgoingError('garbled', `A Composer repository lists "${address}", which is not an address`);
}

/** The highest stable version. */
function highestOf(entries: readonly LatestVersion[]): LatestVersion | undefined {
  return highestBy(
    entries.filter(({ version }) => isStable(version)),
    (a, b) => compareVersions('composer', a.version, b.version) ?? 0,
  );
}

function isStable(version: string): boolean {
  return /^v?\d/i.test(version) && !/(dev|alpha|beta|rc|[\d.-](?:a|b)\d)/i.test(version);
}
