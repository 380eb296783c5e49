import type { AuditFindingComponent, FlawSummary } from '@waybill/api-contract';

/** The id by which most people know a flaw: that of its CVE, else the record's own. */
export function flawName({ cveId, vulnId }: Pick<FlawSummary, 'cveId' | 'vulnId'>): string {
  return cveId ?? vulnId;
}

/** Name and version, such as `lodash 4.17.20`. */
export function versionedName({ name, version }: Pick<AuditFindingComponent, 'name' | 'version'>): string {
  return version ? `${name} ${version}` : name;
}
