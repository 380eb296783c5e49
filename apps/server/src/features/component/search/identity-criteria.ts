import { formatReceivedPurl, parsePurl } from '@waybill/purl';
import { trimmed } from '../../../http/text.ts';

/** The identifiers to search for. */
export interface IdentityCriteria {
  readonly group?: string | undefined;
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly purl?: string | undefined;
  readonly cpe?: string | undefined;
  readonly swidTagId?: string | undefined;
}

/**
 * The criteria of an identity search; undefined if there are none. Only the first identifier present counts
 * (contract §5.1).
 */
export function criteriaOf(query: IdentityCriteria): IdentityCriteria | undefined {
  const group = trimmed(query.group);
  const name = trimmed(query.name);
  const version = trimmed(query.version);
  if (group !== undefined || name !== undefined || version !== undefined) return { group, name, version };
  const purl = storedPurl(trimmed(query.purl));
  if (purl !== undefined) return { purl };
  const cpe = trimmed(query.cpe);
  if (cpe !== undefined) return { cpe };
  const swidTagId = trimmed(query.swidTagId);
  return swidTagId === undefined ? undefined : { swidTagId };
}

/** A package URL in the form that is stored; one that cannot be read counts as absent. */
function storedPurl(text: string | undefined): string | undefined {
  const parsed = text === undefined ? undefined : parsePurl(text);
  return parsed?.ok ? formatReceivedPurl(parsed.purl) : undefined;
}
