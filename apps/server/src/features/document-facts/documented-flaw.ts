// Public to other features.
import { ALIAS_FIELDS } from '@waybill/match';
import type {
  DescribedVulnerability,
  MergedVulnerability,
} from '../vulnerability/facts/vulnerability-facts.ts';

/** A vulnerability as documents tell of it: its own record, and what all records of its flaw say together. */
export interface DocumentedFlaw extends DescribedVulnerability {
  /** Its scores are with their vectors. */
  readonly merged: MergedVulnerability['merged'];
  /** By the ids of the records that state scores. */
  readonly sources: ReadonlyMap<string, string>;
  /** The ids of the flaw: its CVE first, then that of the record, then the others. */
  readonly ids: readonly string[];
}

/**
 * The ids of a flaw, its CVE first. An update that fixes several CVEs is none of them, so that only the CVE of its aliases counts.
 *
 * @param record one of its records
 * @param otherIds those of the others
 */
export function idsOfFlaw(
  { vulnId, allAliases }: Pick<DescribedVulnerability, 'vulnId' | 'allAliases'>,
  otherIds: readonly string[],
): string[] {
  const aliases = allAliases.flatMap((alias) => ALIAS_FIELDS.flatMap((field) => alias[field] ?? []));
  const ids = [...new Set([vulnId, ...aliases, ...otherIds])];
  const cve = ids.find((id) => id.startsWith('CVE-'));
  return cve === undefined ? ids : [cve, ...ids.filter((id) => id !== cve)];
}
