import type { Database } from '../../../db/database.ts';
import type { Outgoing } from '../../../outgoing/outgoing.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { readBytes } from '../../../outgoing/read-body.ts';
import { readEcosystems, sourceUrl } from '../source.settings.ts';

const keptForMs = 3_600_000;
const timeoutMs = 10_000;
const maxBytes = 1_048_576;

/** Used while the bucket cannot be asked, so that ecosystems can be chosen all the same (OSV schema, 1.7). */
const usualEcosystems = [
  'AlmaLinux',
  'Alpine',
  'Android',
  'Bitnami',
  'CRAN',
  'Chainguard',
  'Debian',
  'GIT',
  'GitHub Actions',
  'Go',
  'Hackage',
  'Hex',
  'Linux',
  'Mageia',
  'Maven',
  'MinimOS',
  'NuGet',
  'OSS-Fuzz',
  'Packagist',
  'Pub',
  'PyPI',
  'Red Hat',
  'Rocky Linux',
  'RubyGems',
  'SUSE',
  'SwiftURL',
  'Ubuntu',
  'Wolfi',
  'crates.io',
  'npm',
  'openEuler',
  'openSUSE',
];

let kept: { url: string; until: number; names: string[] } | undefined;

/** The parts needed to query the bucket. */
export interface Asking {
  db: Database;
  outgoing: Outgoing;
  now(): Date;
}

/** Ecosystems that can be mirrored, sorted, those that are chosen already included. */
export async function listEcosystems(asking: Asking): Promise<string[]> {
  const names = new Set([...(await offered(asking)), ...(await readEcosystems(asking.db))]);
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}

async function offered({ db, outgoing, now }: Asking): Promise<readonly string[]> {
  try {
    const url = await sourceUrl(db, 'google.osv.base.url', 'ecosystems.txt');
    if (kept?.url === url.href && now().getTime() < kept.until) return kept.names;
    const names = await fetchNames(outgoing, url);
    kept = { url: url.href, until: now().getTime() + keptForMs, names };
    return names;
  } catch (error) {
    if (error instanceof OutgoingError) return usualEcosystems;
    throw error;
  }
}

/** People wait for it, so it is asked once. @throws OutgoingError */
async function fetchNames(outgoing: Outgoing, url: URL): Promise<string[]> {
  const never = new AbortController().signal;
  const response = await outgoing.ask({ url, signal: never, totalMs: timeoutMs });
  const lines = (await readBytes(response, maxBytes)).toString('utf8').split('\n');
  // `[EMPTY]` stands for records without an ecosystem.
  const names = lines.map((line) => line.trim()).filter((name) => /^[^;[\]]+$/.test(name));
  if (names.length === 0 || names.some((name) => name.startsWith('<'))) {
    throw new OutgoingError('garbled', `${url.href} is not a list of ecosystems`);
  }
  return names;
}
