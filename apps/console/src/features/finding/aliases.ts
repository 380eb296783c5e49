import type { FindingAlias } from '@waybill/api-contract';

/** An id of the same flaw at another source. */
export interface Alias {
  source: string;
  vulnId: string;
}

const sources = {
  internalId: 'INTERNAL',
  cveId: 'NVD',
  ghsaId: 'GITHUB',
  sonatypeId: 'OSSINDEX',
  snykId: 'SNYK',
  osvId: 'OSV',
  gsdId: 'GSD',
  vulnDbId: 'VULNDB',
} as const;

/** The other ids of a vulnerability, each once, in order. */
export function listAliases(
  aliases: readonly (FindingAlias & Partial<Record<keyof typeof sources, string>>)[],
  ownId: string,
): Alias[] {
  const found = new Map<string, Alias>();
  for (const alias of aliases) {
    for (const [member, source] of Object.entries(sources)) {
      const vulnId = alias[member as keyof typeof sources];
      if (vulnId && vulnId !== ownId) found.set(vulnId, { source, vulnId });
    }
  }
  return [...found.values()].sort((a, b) => a.vulnId.localeCompare(b.vulnId));
}
