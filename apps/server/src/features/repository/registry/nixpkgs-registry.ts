import { jsonEntries } from './json-entries.ts';
import type { Registry } from './registry.ts';
import { requireAnswer, textAt } from './registry-answer.ts';

/**
 * https://channels.nixos.org/nixpkgs-unstable/packages.json.br: one document of all packages, at the address of the repository
 * itself, read once in a run and then kept for an hour. Several attributes may build one package; the first of them counts.
 */
export const nixpkgsRegistry: Registry = {
  type: 'NIXPKGS',
  // It has about 200 MB, unpacked, of which 15 MB stay. A broken connection makes it begin again.
  sharedLimits: { bytes: 1_073_741_824, pages: 5, totalMs: 1_800_000, heldBytes: 64 * 1_048_576 },
  async findLatest(client, { name }) {
    const versions = await client.shareStream('', maxAgeMs, readVersions);
    requireAnswer(client.address, versions.size > 0);
    const version = versions.get(name);
    return version === undefined ? undefined : { version, publishedAt: undefined };
  },
};

const maxAgeMs = 3_600_000;
/** An entry of a map takes that much beside its texts. */
const entryBytes = 100;

async function readVersions(
  chunks: AsyncIterable<Buffer>,
  hold: (bytes: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  for await (const entry of jsonEntries(chunks, 'packages')) {
    const name = textAt(entry, 'pname');
    const version = textAt(entry, 'version');
    if (name === undefined || version === undefined || versions.has(name)) continue;
    versions.set(name, version);
    hold(entryBytes + name.length + version.length);
  }
  return versions;
}
