import type { VexClaim } from '@waybill/sbom';
import type { NamedVulnerability, VulnerabilityKey } from './vex-apply.queries.ts';

/** The vulnerabilities that a claim is about. */
export interface ClaimedVulnerabilities {
  /** The vulnerabilities that its ids name. */
  readonly named: readonly VulnerabilityKey[];
  /** These and the others of their alias groups. */
  readonly all: readonly VulnerabilityKey[];
}

/** An id as records have it. */
function askedId(id: string): string {
  const text = id.trim();
  return /^cve-/i.test(text) ? text.toUpperCase() : text;
}

/** All ids that claims name vulnerabilities by. */
export function askedIds(claims: readonly VexClaim[]): string[] {
  const ids = claims.flatMap(({ vulnerability, fault, isUndecided }) =>
    vulnerability && (!fault || isUndecided) ? [vulnerability.id, ...vulnerability.aliases] : [],
  );
  return [...new Set(ids.map(askedId))];
}

/** Tells what the ids of claims mean: by source and id, by the id alone, by the CVE of the flaw, by another id of it. */
export class VulnerabilityNames {
  readonly #byId: ReadonlyMap<string, readonly NamedVulnerability[]>;
  readonly #members: ReadonlyMap<number | null, readonly VulnerabilityKey[]>;

  constructor(named: readonly NamedVulnerability[], members: readonly VulnerabilityKey[]) {
    this.#byId = Map.groupBy(named, (row) => row.asked);
    this.#members = Map.groupBy(members, (row) => row.alias_group);
  }

  /** @param isExact what is meant is named, by the id or as an alias: the alias group is not asked */
  find(
    { id, source, aliases }: NonNullable<VexClaim['vulnerability']>,
    isExact = false,
  ): ClaimedVulnerabilities | undefined {
    const named = this.#named(askedId(id), source) ?? this.#firstOf(aliases);
    if (!named) return undefined;
    const all = new Map(named.map((row) => [row.vuln_id, row]));
    if (isExact) {
      const others = aliases.flatMap((alias) => this.#named(askedId(alias), undefined) ?? []);
      for (const row of others) if (!all.has(row.vuln_id)) all.set(row.vuln_id, row);
      return { named, all: [...all.values()] };
    }
    for (const { alias_group } of named) {
      if (alias_group === null) continue;
      for (const row of this.#members.get(alias_group) ?? [])
        if (!all.has(row.vuln_id)) all.set(row.vuln_id, row);
    }
    return { named, all: [...all.values()] };
  }

  #named(id: string, source: string | undefined): readonly VulnerabilityKey[] | undefined {
    const rows = this.#byId.get(id) ?? [];
    const bySource = rows.filter((row) => row.is_own && row.source === source?.trim().toUpperCase());
    if (bySource.length > 0) return bySource;
    const own = rows.filter((row) => row.is_own);
    const found = own.length > 0 ? own : rows;
    return found.length > 0 ? found : undefined;
  }

  #firstOf(ids: readonly string[]): readonly VulnerabilityKey[] | undefined {
    for (const id of ids) {
      const named = this.#named(askedId(id), undefined);
      if (named) return named;
    }
    return undefined;
  }
}
