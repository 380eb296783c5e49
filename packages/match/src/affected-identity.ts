import { ANY, formatCpe23, parseCpe } from '@waybill/cpe';
import { parsePurl } from '@waybill/purl';

/** A package or product that a person calls affected, as the API has it. */
export interface AffectedIdentity {
  readonly identityType: 'PURL' | 'CPE';
  /** A package URL or a CPE. */
  readonly identity: string;
  /** `EXACT`: the identity contains the version. `RANGE`: a version in it is ignored. */
  readonly versionType: 'EXACT' | 'RANGE';
}

/** Why nothing can be matched by an identity. */
export type AffectedIdentityFault = 'unreadable' | 'no_version';

/**
 * Describes the fault of a package or product that a person marked as affected; undefined if there is none.
 * With `EXACT`, the identity must contain the version.
 *
 * @example
 * affectedIdentityFault({ identityType: 'PURL', identity: 'pkg:npm/a', versionType: 'EXACT' }) // 'no_version'
 * affectedIdentityFault({ identityType: 'PURL', identity: 'pkg:npm/a', versionType: 'RANGE' }) // undefined
 */
export function affectedIdentityFault(affected: AffectedIdentity): AffectedIdentityFault | undefined {
  const version =
    affected.identityType === 'CPE' ? cpeVersion(affected.identity) : purlVersion(affected.identity);
  if (version === undefined) return 'unreadable';
  return affected.versionType === 'EXACT' && version === '' ? 'no_version' : undefined;
}

/** Empty without one, undefined for what is no package URL. */
function purlVersion(identity: string): string | undefined {
  const parsed = parsePurl(identity.trim());
  return parsed.ok ? (parsed.purl.version ?? '') : undefined;
}

function cpeVersion(identity: string): string | undefined {
  const parsed = parseCpe(identity.trim());
  if (!parsed.ok) return undefined;
  return parsed.cpe.version.kind === 'value' ? parsed.cpe.version.value : '';
}

/**
 * Gives the identity by which a range is matched: a CPE without its version, which would otherwise be compared as well. Any
 * other text stays as it is.
 *
 * @example
 * rangeIdentity('cpe:2.3:a:acme:rocket:1.0:*:*:*:*:*:*:*') // 'cpe:2.3:a:acme:rocket:*:*:*:*:*:*:*:*'
 * rangeIdentity('pkg:npm/left-pad') // 'pkg:npm/left-pad'
 */
export function rangeIdentity(identity: string): string {
  const parsed = parseCpe(identity.trim());
  return parsed.ok && parsed.cpe.version.kind !== 'any'
    ? formatCpe23({ ...parsed.cpe, version: ANY })
    : identity.trim();
}
