import type { GithubAdvisory, NvdCve } from '@waybill/test-kit';
import { makeNvdCves } from '../../generate/nvd-feed.ts';
import { changed } from './outsider.ts';

/** The OSV record of a module; of the first ones each edition says something else. */
export function osvRecord(n: number, edition: number) {
  const isNew = n < changed && edition > 0;
  return {
    id: `GO-2026-${10_000 + n}`,
    modified: isNew ? `2026-05-${10 + edition}T00:00:00Z` : '2026-02-01T00:00:00Z',
    published: '2026-01-01T00:00:00Z',
    summary: isNew ? `Edition ${edition}` : 'As ever',
    details: 'Details of usual length. '.repeat(20),
    affected: [
      {
        package: { ecosystem: 'Go', name: `example.com/module-${n % 500}` },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: `1.${n % 9}.0` }] }],
      },
    ],
  };
}

/** The same CVEs, of which the first ones have changed with the edition. */
export function withEdition(cves: readonly NvdCve[], edition: number): NvdCve[] {
  // After that of every other edition: an older one does not replace a newer.
  const at = new Date(Date.now() + edition * 60_000).toISOString().slice(0, 23);
  return cves.map((cve, n) => (n < changed && edition > 0 ? { ...cve, lastModified: at } : cve));
}

/** CVEs that were changed one a minute, up to now: were all of one time, they would be asked for again by that time. */
export function makeRecentCves(count: number): NvdCve[] {
  const now = Date.now();
  return makeNvdCves(count).map((cve, n) => ({
    ...cve,
    lastModified: new Date(now - (count - n) * 60_000).toISOString().slice(0, 23),
  }));
}

/** Advisories of GitHub, changed one a minute. */
export function makeAdvisories(count: number): GithubAdvisory[] {
  return Array.from({ length: count }, (_, n) => ({
    ghsaId: `GHSA-aaaa-bbbb-${String(n).padStart(6, '0')}`,
    summary: `Summary ${n}`,
    description: 'A description of usual length. '.repeat(20),
    severity: 'HIGH',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    withdrawnAt: null,
    identifiers: [{ type: 'CVE', value: `CVE-2025-${100_000 + n}` }],
    references: [{ url: `https://example.com/${n}` }],
    cvssSeverities: { cvssV3: null, cvssV4: null },
    cwes: [{ cweId: 'CWE-79' }],
    vulnerabilities: [
      {
        package: { ecosystem: 'NPM', name: `package-${n % 500}` },
        vulnerableVersionRange: `< ${1 + (n % 9)}.0.0`,
        firstPatchedVersion: null,
      },
    ],
  }));
}
