import type { VulnSource } from './advisory.ts';

const PREFIXES: readonly [prefix: string, source: VulnSource][] = [
  ['CVE-', 'NVD'],
  ['GHSA-', 'GITHUB'],
  ['OSV-', 'OSV'],
  ['SNYK-', 'SNYK'],
];

/**
 * The source that an id names by its prefix, in any case: CVE- NVD, GHSA- GITHUB, OSV- OSV, SNYK- SNYK, else UNKNOWN
 * (contract §12.2).
 *
 * @example
 * sourceOfVulnId('ghsa-1234') // 'GITHUB'
 */
export function sourceOfVulnId(vulnId: string): VulnSource {
  const upper = vulnId.toUpperCase();
  return PREFIXES.find(([prefix]) => upper.startsWith(prefix))?.[1] ?? 'UNKNOWN';
}
