import { compareVersions } from '@waybill/version';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { AskedPackage, LatestVersion, Registry, Release } from './registry.ts';
import { at, dated, dateOf, listAt, pathOf, requireAnswer, textAt } from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** With SemVer 2 and packed answers first (https://learn.microsoft.com/nuget/api/registration-base-url-resource). */
const registrations = [
  /^RegistrationsBaseUrl\/3\.6\.0$/i,
  /^RegistrationsBaseUrl\/3\.4\.0$/i,
  /^RegistrationsBaseUrl/i,
];

/** https://learn.microsoft.com/nuget/api/overview: pages from the highest versions down, until one has what is wanted. */
export const nugetRegistry: Registry = {
  type: 'NUGET',
  async findLatest(client, asked) {
    const index = await client.readMainJson(await findIndex(client, asked));
    requireAnswer(client.address, Array.isArray(at(index, 'items')));
    const pages = listAt(index, 'items').toSorted((a, b) => compare(textAt(b, 'upper'), textAt(a, 'upper')));
    let unstable: LatestVersion | undefined;
    for (const page of pages) {
      const listed = (await itemsOf(client, page)).filter(isListed);
      const stable = highest(listed.filter((item) => isStable(versionOf(item))));
      if (stable) return stable;
      unstable ??= highest(listed);
    }
    return unstable;
  },
  async findReleases(client, asked, versions) {
    const pages = listAt(await client.readJson(await findIndex(client, asked)), 'items');
    const found: (Release | undefined)[] = [];
    for (const { version } of versions) {
      const page = pages.find(
        (one) => compare(textAt(one, 'lower'), version) <= 0 && compare(version, textAt(one, 'upper')) <= 0,
      );
      const items = page === undefined ? [] : await itemsOf(client, page);
      const item = items.find((one) => compare(versionOf(one), version) === 0);
      found.push(item === undefined ? undefined : dated(publishedOf(item)));
    }
    return found;
  },
};

/** Where the versions of a package are told. */
async function findIndex(client: RegistryClient, { name }: AskedPackage): Promise<URL> {
  const base = await findRegistrations(client);
  return new URL(`${base.replace(/\/$/, '')}/${pathOf(name.toLowerCase())}/index.json`);
}

/** The service index: the repository's address may be that of the index. */
function indexPath(address: URL): string {
  return address.pathname.endsWith('index.json') ? '' : 'v3/index.json';
}

/** Of the service index (contract §26.10). */
const maxAgeMs = 900_000;

/** Where the versions of all packages are. */
async function findRegistrations(client: RegistryClient): Promise<string> {
  const resources = listAt(await client.readShared(indexPath(client.address), maxAgeMs), 'resources');
  for (const wanted of registrations) {
    const found = resources.find((resource) => wanted.test(textAt(resource, '@type') ?? ''));
    const address = textAt(found, '@id');
    if (address !== undefined && URL.canParse(address)) return address;
  }
  throw new OutgoingError('garbled', 'The service index of the NuGet repository names no registrations');
}

/** A long list of versions has its pages elsewhere. */
async function itemsOf(client: RegistryClient, page: unknown): Promise<readonly unknown[]> {
  if (at(page, 'items') !== undefined) return listAt(page, 'items');
  const address = textAt(page, '@id');
  if (address === undefined || !URL.canParse(address)) return [];
  const document = await client.readJson(new URL(address));
  requireAnswer(client.address, Array.isArray(at(document, 'items')));
  return listAt(document, 'items');
}

function versionOf(item: unknown): string {
  return textAt(item, 'catalogEntry', 'version') ?? '';
}

function isListed(item: unknown): boolean {
  return at(item, 'catalogEntry', 'listed') !== false && versionOf(item) !== '';
}

/** Build metadata may contain a hyphen; it says nothing about stability. */
function isStable(version: string): boolean {
  return !(version.split('+')[0] ?? '').includes('-');
}

function highest(items: readonly unknown[]): LatestVersion | undefined {
  const [best] = items.toSorted((a, b) => compare(versionOf(b), versionOf(a)));
  if (best === undefined) return undefined;
  const version = versionOf(best).split('+')[0] ?? '';
  return { version, publishedAt: publishedOf(best) };
}

/** The year 1900 stands for a version that is not listed. */
function publishedOf(item: unknown): Date | undefined {
  const published = dateOf(textAt(item, 'catalogEntry', 'published'));
  return published && published.getUTCFullYear() > 1900 ? published : undefined;
}

function compare(a: string | undefined, b: string | undefined): number {
  return compareVersions('nuget', a ?? '', b ?? '') ?? 0;
}
