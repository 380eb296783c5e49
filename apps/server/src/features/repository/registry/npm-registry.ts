import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { AskedPackage, Registry, Release } from './registry.ts';
import {
  at,
  dateOf,
  digestsOf,
  ifThere,
  isObject,
  pathOf,
  pickReleases,
  requireAnswer,
  textAt,
} from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md; the dates are in the whole document only. */
export const npmRegistry: Registry = {
  type: 'NPM',
  async findLatest(client, asked) {
    const tags = await client.readMainJson(`-/package/${nameOf(asked)}/dist-tags`);
    requireAnswer(
      client.address,
      isObject(tags) && Object.values(tags).every((version) => typeof version === 'string'),
    );
    const version = textAt(tags, 'latest');
    return version === undefined ? undefined : { version, publishedAt: undefined };
  },
  async findReleases(client, asked, versions) {
    const document = await readDocument(client, nameOf(asked));
    if (document === undefined) {
      const found: (Release | undefined)[] = [];
      for (const { version } of versions) found.push(await findOne(client, nameOf(asked), version));
      return found;
    }
    const entries = at(document, 'versions');
    requireAnswer(client.address, isObject(entries));
    const listed = Object.entries(entries).map(
      ([version, entry]) => [version, releaseOf(entry, textAt(document, 'time', version))] as const,
    );
    return pickReleases(versions, 'semver', new Map(listed));
  },
};

/** With its scope; one part of the path. */
function nameOf({ namespace, name }: AskedPackage): string {
  const scope = namespace === undefined || namespace.startsWith('@') ? namespace : `@${namespace}`;
  return pathOf(scope === undefined ? name : `${scope}/${name}`);
}

/** The whole document; undefined when it is too large to be read. */
async function readDocument(client: RegistryClient, name: string): Promise<unknown> {
  try {
    return await client.readJson(name);
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'corrupt') return undefined;
    throw error;
  }
}

/** One version by its own document, which tells no date. */
async function findOne(client: RegistryClient, name: string, version: string): Promise<Release | undefined> {
  const entry = await ifThere(client.readJson(`${name}/${pathOf(version)}`));
  return entry === undefined ? undefined : releaseOf(entry, undefined);
}

/** Its `integrity` names one algorithm or several, each digest in Base64 (https://www.w3.org/TR/SRI/). */
function releaseOf(entry: unknown, published: string | undefined): Release {
  const integrity = textAt(entry, 'dist', 'integrity') ?? '';
  const sha512 = integrity
    .split(/\s+/)
    .filter((part) => part.startsWith('sha512-'))
    .map((part) => Buffer.from(part.slice('sha512-'.length), 'base64').toString('hex'));
  return {
    publishedAt: dateOf(published),
    digests: digestsOf(textAt(entry, 'dist', 'shasum'), ...sha512),
  };
}
