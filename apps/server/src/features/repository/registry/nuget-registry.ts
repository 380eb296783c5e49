import { compareVersions } from '@waybill/version';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { AskedPackage, LatestVersion, Registry, Release } from './registry.ts';
import {
  at,
  dated,
  dateOf,
  highestBy,
  listAt,
  pathOf,
  pickReleases,
  requireAnswer,
  textAt,
} from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** With SemVer 2 and packed answers first (https://learn.microsoft.com/nuget/api/registration-base-url-resource). */
const registrations = [
  /^RegistrationsBaseUrl\/3\.6\.0$/i,
  /^RegistrationsBaseUrl\/3\.4\.0$/i,
  /^RegistrationsBaseUrl/i,
];

/** A piece of the list of versions: what lies between two of them, here or in a document of its own. */
interface Page {
  readonly lower: string;
  readonly upper: string;
  readonly address: URL | undefined;
  readonly entries: readonly Entry[] | undefined;
}

/** The stored parts of a version. */
interface Entry {
  readonly version: string;
  readonly publishedAt: Date | undefined;
  readonly isListed: boolean;
}

/** https://learn.microsoft.com/nuget/api/overview: pages from the highest versions down, until one has what is wanted. */
export const nugetRegistry: Registry = {
  type: 'NUGET',
  async findLatest(client, asked) {
    const index = await client.readMainJson(await findIndex(client, asked));
    requireAnswer(client.address, Array.isArray(at(index, 'items')));
    let unstable: LatestVersion | undefined;
    for (const page of pagesOf(index).toSorted((a, b) => compare(b.upper, a.upper))) {
      const listed = (await entriesOf(client, page)).filter(({ isListed }) => isListed);
      const stable = highest(listed.filter(({ version }) => isStable(version)));
      if (stable) return stable;
      unstable ??= highest(listed);
    }
    return unstable;
  },
  async findReleases(client, asked, versions) {
    const pages = pagesOf(await client.readJson(await findIndex(client, asked)));
    const found: (Release | undefined)[] = versions.map(() => undefined);
    const wanted = Map.groupBy(versions.keys(), (at) => pageWith(pages, versions[at]?.version ?? ''));
    // Each page is read once, and given back before the next one.
    for (const [page, places] of wanted) {
      if (page === undefined) continue;
      const entries = await entriesOf(client, page);
      const listed = new Map(entries.map(({ version, publishedAt }) => [version, dated(publishedAt)]));
      const inPage = places.flatMap((place) => versions[place] ?? []);
      const releases = pickReleases(inPage, 'nuget', listed);
      for (const [at, place] of places.entries()) found[place] = releases[at];
    }
    return found;
  },
};

/** An index lists a page for each 64 versions or so; no package has this many. */
const maxPages = 2_000;

/** @throws OutgoingError `garbled` */
function pagesOf(index: unknown): Page[] {
  const items = listAt(index, 'items');
  if (items.length > maxPages) {
    throw new OutgoingError('garbled', `A NuGet repository lists more than ${maxPages} pages of a package`);
  }
  return items.map((item) => {
    const address = textAt(item, '@id');
    return {
      lower: textAt(item, 'lower') ?? '',
      upper: textAt(item, 'upper') ?? '',
      address: address !== undefined && URL.canParse(address) ? new URL(address) : undefined,
      entries: at(item, 'items') === undefined ? undefined : shapeEntries(item),
    };
  });
}

function pageWith(pages: readonly Page[], version: string): Page | undefined {
  return pages.find(({ lower, upper }) => compare(lower, version) <= 0 && compare(version, upper) <= 0);
}

function shapeEntries(page: unknown): Entry[] {
  return listAt(page, 'items').flatMap((item) => {
    const version = textAt(item, 'catalogEntry', 'version');
    if (version === undefined) return [];
    const isListed = at(item, 'catalogEntry', 'listed') !== false;
    return [{ version, publishedAt: publishedOf(item), isListed }];
  });
}

/** A long list of versions has its pages elsewhere. */
async function entriesOf(client: RegistryClient, { entries, address }: Page): Promise<readonly Entry[]> {
  if (entries) return entries;
  if (!address) return [];
  const document = await client.readJson(address);
  requireAnswer(client.address, Array.isArray(at(document, 'items')));
  return shapeEntries(document);
}

/** The address of a package's versions. */
async function findIndex(client: RegistryClient, { name }: AskedPackage): Promise<URL> {
  const base = await findRegistrations(client);
  return new URL(`${base.replace(/\/$/, '')}/${pathOf(name.toLowerCase())}/index.json`);
}

/** The service index: the repository's address may be that of the index. */
function indexPath(address: URL): string {
  return address.pathname.endsWith('index.json') ? '' : 'v3/index.json';
}

/** The service index is cached this long (contract §26.10). */
const maxAgeMs = 900_000;

/** Where the versions of all packages are. */
async function findRegistrations(client: RegistryClient): Promise<string> {
  const { base } = await client.readShared(indexPath(client.address), maxAgeMs, shapeIndex);
  if (base !== undefined) return base;
  throw new OutgoingError('garbled', 'The service index of the NuGet repository lists no registrations');
}

function shapeIndex(index: unknown): { base: string | undefined; bytes: number } {
  const resources = listAt(index, 'resources');
  const bases = registrations.map((wanted) =>
    textAt(
      resources.find((resource) => wanted.test(textAt(resource, '@type') ?? '')),
      '@id',
    ),
  );
  const base = bases.find((address) => address !== undefined && URL.canParse(address));
  return { base, bytes: base?.length ?? 0 };
}

/** Build metadata may contain a hyphen; it says nothing about stability. */
function isStable(version: string): boolean {
  return !(version.split('+')[0] ?? '').includes('-');
}

function highest(entries: readonly Entry[]): LatestVersion | undefined {
  const best = highestBy(entries, (a, b) => compare(a.version, b.version));
  return best && { version: best.version.split('+')[0] ?? '', publishedAt: best.publishedAt };
}

/** The year 1900 stands for a version that is not listed. */
function publishedOf(item: unknown): Date | undefined {
  const published = dateOf(textAt(item, 'catalogEntry', 'published'));
  return published && published.getUTCFullYear() > 1900 ? published : undefined;
}

function compare(a: string | undefined, b: string | undefined): number {
  return compareVersions('nuget', a ?? '', b ?? '') ?? 0;
}
