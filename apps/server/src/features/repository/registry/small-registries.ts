import type { AskedPackage, Registry, Release } from './registry.ts';
import {
  at,
  dated,
  dateOf,
  ifThere,
  listAt,
  pathOf,
  pickReleases,
  requireAnswer,
  textAt,
} from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** https://guides.rubygems.org/rubygems-org-api/. An unknown gem has the version `unknown`. */
export const gemRegistry: Registry = {
  type: 'GEM',
  async findLatest(client, { name }) {
    const version = textAt(
      await client.readMainJson(`api/v1/versions/${pathOf(name)}/latest.json`),
      'version',
    );
    requireAnswer(client.address, version !== undefined);
    return version === 'unknown' ? undefined : { version, publishedAt: undefined };
  },
  /** Each platform has a row of its own; the first is the one that came first. */
  async findReleases(client, { name }, versions) {
    const rows = await client.readJson(`api/v1/versions/${pathOf(name)}.json`);
    return pickReleases(versions, 'gem', releasesIn(listAt(rows), 'number', 'created_at'));
  },
};

/** Entries of a list by their version, each with its date; the last one of a version counts. */
function releasesIn(
  entries: readonly unknown[],
  versionKey: string,
  dateKey: string,
): ReadonlyMap<string, Release> {
  return new Map(
    entries.map((entry) => [textAt(entry, versionKey) ?? '', dated(dateOf(textAt(entry, dateKey)))]),
  );
}

/** https://github.com/hexpm/specifications/blob/main/apiary.apib. Without a stable version the newest release counts. */
export const hexRegistry: Registry = {
  type: 'HEX',
  takesBareToken: true,
  async findLatest(client, asked) {
    const answer = await client.readMainJson(`api/packages/${pathOf(fullName(asked))}`);
    requireAnswer(client.address, Array.isArray(at(answer, 'releases')));
    const releases = listAt(answer, 'releases');
    const version = textAt(answer, 'latest_stable_version') ?? textAt(releases[0], 'version');
    if (version === undefined) return undefined;
    const release = releases.find((item) => textAt(item, 'version') === version);
    return { version, publishedAt: dateOf(textAt(release, 'inserted_at')) };
  },
  async findReleases(client, asked, versions) {
    const answer = await client.readJson(`api/packages/${pathOf(fullName(asked))}`);
    return pickReleases(versions, 'semver', releasesIn(listAt(answer, 'releases'), 'version', 'inserted_at'));
  },
};

function fullName({ namespace, name }: AskedPackage): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/**
 * https://github.com/metacpan/metacpan-api/blob/master/docs/API-docs.md. A package URL names a distribution,
 * which may have the same name as its module. All releases of a distribution are in one document, the newest
 * first.
 */
export const cpanRegistry: Registry = {
  type: 'CPAN',
  async findLatest(client, asked) {
    const releasePath = `release/${pathOf(asked.name)}`;
    const answer = mayBeModule(asked)
      ? ((await ifThere(client.readMainJson(modulePath(asked)))) ?? (await client.readJson(releasePath)))
      : await client.readMainJson(releasePath);
    const version = textAt(answer, 'version');
    requireAnswer(client.address, version !== undefined);
    return { version, publishedAt: dateOf(textAt(answer, 'date')) };
  },
  async findReleases(client, asked, versions) {
    const answer = await client.readJson(`release/versions/${pathOf(await findDistribution(client, asked))}`);
    requireAnswer(client.address, Array.isArray(at(answer, 'releases')));
    const authorized = listAt(answer, 'releases').filter((release) => at(release, 'authorized') !== false);
    return pickReleases(versions, 'cpan', releasesIn(authorized, 'version', 'date'));
  },
};

/** No module has a hyphen in its name, nor an author before it. */
function mayBeModule({ namespace, name }: AskedPackage): boolean {
  return namespace === undefined && !name.includes('-');
}

function modulePath({ name }: AskedPackage): string {
  return `module/${pathOf(name)}`;
}

async function findDistribution(client: RegistryClient, asked: AskedPackage): Promise<string> {
  if (!mayBeModule(asked)) return asked.name;
  const module = await ifThere(client.readJson(modulePath(asked)));
  return textAt(module, 'distribution') ?? asked.name;
}

/** https://hackage.haskell.org/api#versions. Each version tells the time of its upload alone, as plain text. */
export const hackageRegistry: Registry = {
  type: 'HACKAGE',
  async findLatest(client, { name }) {
    const answer = await client.readMainJson(`package/${pathOf(name)}/preferred`);
    requireAnswer(client.address, at(answer, 'normal-version') !== undefined);
    const version = textAt(listAt(answer, 'normal-version')[0]);
    return version === undefined ? undefined : { version, publishedAt: undefined };
  },
  async findReleases(client, { name }, versions) {
    const found: (Release | undefined)[] = [];
    for (const { version } of versions) {
      const time = await ifThere(client.read(`package/${pathOf(`${name}-${version}`)}/upload-time`));
      const publishedAt = dateOf(time?.trim());
      requireAnswer(client.address, time === undefined || publishedAt !== undefined);
      found.push(publishedAt && dated(publishedAt));
    }
    return found;
  },
};
