import { jsonEntries } from './json-entries.ts';
import type { Registry } from './registry.ts';
import { requireAnswer, textAt } from './registry-answer.ts';

/**
 * https://channels.nixos.org/nixpkgs-unstable/packages.json.br: one document of all packages, at the address of the repository
 * itself, read once in a run. Several attributes may build one package; the first of them counts.
 */
export const nixpkgsRegistry: Registry = {
  type: 'NIXPKGS',
  async findLatest(client, { name }) {
    const versions = await client.shareStream('', readVersions);
    requireAnswer(client.address, versions.size > 0);
    const version = versions.get(name);
    return version === undefined ? undefined : { version, publishedAt: undefined };
  },
};

async function readVersions(chunks: AsyncIterable<Buffer>): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  for await (const entry of jsonEntries(chunks, 'packages')) {
    const name = textAt(entry, 'pname');
    const version = textAt(entry, 'version');
    if (name !== undefined && version !== undefined && !versions.has(name)) versions.set(name, version);
  }
  return versions;
}
