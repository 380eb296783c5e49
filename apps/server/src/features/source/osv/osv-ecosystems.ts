import type { Database } from '../../../db/database.ts';
import { askSource } from '../download/http-client.ts';
import { SourceError } from '../download/source-error.ts';
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

/** Ecosystems that can be mirrored, sorted, those that are chosen already included. */
export async function listEcosystems(db: Database, now: () => Date): Promise<string[]> {
  const names = new Set([...(await offered(db, now)), ...(await readEcosystems(db))]);
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}

async function offered(db: Database, now: () => Date): Promise<readonly string[]> {
  try {
    const url = await sourceUrl(db, 'google.osv.base.url', 'ecosystems.txt');
    if (kept?.url === url.href && now().getTime() < kept.until) return kept.names;
    const names = await fetchNames(url, now());
    kept = { url: url.href, until: now().getTime() + keptForMs, names };
    return names;
  } catch (error) {
    if (error instanceof SourceError) return usualEcosystems;
    throw error;
  }
}

async function fetchNames(url: URL, now: Date): Promise<string[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { body } = await askSource({ url, signal, now });
    let text = '';
    for await (const chunk of body) {
      text += chunk;
      if (text.length > maxBytes) throw new Error('The list of ecosystems is too long');
    }
    const names = text.split('\n').map((line) => line.trim());
    return names.filter((name) => name !== '' && !name.includes(';'));
  } catch (error) {
    throw error instanceof SourceError
      ? error
      : new SourceError('ill', `${url.origin} did not send its ecosystems`, { cause: error });
  }
}
