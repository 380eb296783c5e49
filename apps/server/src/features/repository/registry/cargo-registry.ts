import type { AskedPackage, Registry } from './registry.ts';
import {
  at,
  dateOf,
  digestsOf,
  isObject,
  listAt,
  pathOf,
  pickReleases,
  requireAnswer,
  textAt,
} from './registry-answer.ts';

/**
 * https://crates.io/data-access. `newest_version` is the one published last, which may be a fix of an old line: the highest
 * stable one goes before it.
 */
export const cargoRegistry: Registry = {
  type: 'CARGO',
  async findLatest(client, asked) {
    const answer = await client.readMainJson(documentOf(asked));
    requireAnswer(client.address, isObject(at(answer, 'crate')));
    const version =
      textAt(answer, 'crate', 'max_stable_version') ?? textAt(answer, 'crate', 'newest_version');
    if (version === undefined) return undefined;
    const entry = listAt(answer, 'versions').find((item) => textAt(item, 'num') === version);
    return { version, publishedAt: dateOf(textAt(entry, 'created_at')) };
  },
  /** The checksum is the SHA-256 of the `.crate` file. */
  async findReleases(client, asked, versions) {
    const entries = listAt(await client.readJson(documentOf(asked)), 'versions');
    const listed = entries.map(
      (item) =>
        [
          textAt(item, 'num') ?? '',
          {
            publishedAt: dateOf(textAt(item, 'created_at')),
            digests: digestsOf(textAt(item, 'checksum')),
          },
        ] as const,
    );
    return pickReleases(versions, 'semver', new Map(listed));
  },
};

function documentOf({ name }: AskedPackage): string {
  return `api/v1/crates/${pathOf(name)}`;
}
