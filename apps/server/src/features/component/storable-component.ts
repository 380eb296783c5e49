// Public to other features.
import { hash } from 'node:crypto';
import type { CoordRow } from '@waybill/match';
import { bytea } from '../../db/bytea.ts';
import { copyFields } from '../../db/copy-text.ts';
import { storedJson } from '../../db/stored-json.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import { digestColumns, splitHashes } from '../component-shape/hash-members.ts';
import type { ComponentFacts, ComponentIdentity } from './component-facts.ts';
import { readIdentity } from './identity/read-identity.ts';

/** The parts of a component that make up its identity. */
export interface StorableIdentity {
  /** 32 hexadecimal digits. */
  readonly identityHash: string;
  readonly identityText: string;
  readonly coordinateTexts: readonly string[];
}

/**
 * A component ready to be stored. The texts are columns in COPY's format, made in the process that reads a BOM: cheap
 * to send from there, and nothing is left to do for the one that answers requests.
 */
export interface StorableComponent extends StorableIdentity {
  /** 32 hexadecimal digits; changes whenever anything that is stored beside the identity changes. */
  readonly detailHash: string;
  readonly detailText: string;
  readonly propertyTexts: readonly string[];
  /** Position, in the same list, of the component that it is nested in. */
  readonly parent: number | null;
  readonly flags: number;
}

/** Where a component is in its project. */
interface Placement {
  readonly parent: number | null;
  /** Identity hash of the parent. */
  readonly parentHash: string | null;
  readonly isInternal: boolean;
}

/** Columns that the texts of a component fill; the temporary table `stage_identity` has them, too. */
export const identityColumns =
  'group_name, name, version, purl, purl_coordinates, cpe, swid_tag_id, purl_type, sight, upstream, distro';
export const coordinateColumns = 'kind, k1, k2, k3, scheme, ver_key, ver_kind, attrs';
export const detailColumns = `bom_ref, classifier, scope, license_id, license_name, license_expression, license_url,
  ${digestColumns.join(', ')}, detail`;
export const propertyColumns = 'group_name, property_name, value';

/** Shared, so that a message between processes carries it once. */
const none: readonly string[] = [];

/** @param identityHash of {@link identityHash}, which the caller needs before */
export function storableComponent(
  facts: ComponentFacts,
  identityHash: string,
  placement: Placement,
): StorableComponent {
  const described = describedFields(facts);
  const propertyTexts =
    facts.properties.length === 0
      ? none
      : facts.properties.map(({ group, name, value }) => copyFields([group, name, value]));
  const { coordinates, sight } = readIdentity(facts.identity);
  // Not the reference in the BOM: many tools draw new ones each time.
  const content = [described, ...propertyTexts.toSorted(), '', placement.parentHash ?? ''];
  return {
    identityHash,
    identityText: identityFields(facts.identity, sight),
    coordinateTexts: coordinateTexts(coordinates),
    detailHash: fingerprint(content.join('\n')),
    detailText: `${copyFields([facts.bomRef])}\t${described}`,
    propertyTexts,
    parent: placement.parent,
    flags: placement.isInternal ? internalFlag : 0,
  };
}

/** Coordinates as columns in COPY's format, see {@link coordinateColumns}. */
export function coordinateTexts(coordinates: readonly CoordRow[]): string[] {
  return coordinates.map(({ kind, k1, k2, k3, scheme, verKey, verKind, attrs }) =>
    copyFields([kind, k1, k2, k3, scheme, verKey, verKind, attrs]),
  );
}

function identityFields(identity: ComponentIdentity, sight: string): string {
  const { group, name, version, purl, purlCoordinates, cpe, swidTagId, purlType, upstream, distro } =
    identity;
  const coordinates = purlCoordinates === purl ? null : purlCoordinates;
  return copyFields([
    group,
    name,
    version,
    purl,
    coordinates,
    cpe,
    swidTagId,
    purlType,
    sight,
    upstream,
    distro,
  ]);
}

function describedFields({ classifier, scope, license, hashes, detail }: ComponentFacts): string {
  const { licenseId, name, expression, url } = license;
  const { byMember, others } = splitHashes(hashes);
  const digests = digestColumns.map((member) => {
    const value = byMember.get(member);
    return value === undefined ? null : bytea(value);
  });
  const rest = others.length === 0 ? detail : { ...detail, otherHashes: others };
  return copyFields([classifier, scope, licenseId, name, expression, url, ...digests, storedJson(rest)]);
}

/** 128 bits of SHA-256 over the exact identity. */
export function identityHash(identity: ComponentIdentity): string {
  const { purl, cpe, swidTagId, group, name, version, upstream, distro } = identity;
  const named = [purl, cpe, swidTagId, group, name, version];
  // Most identities have neither, and keep the hash that they had before there were these.
  const isPlain = upstream === null && distro === null;
  return fingerprint(JSON.stringify(isPlain ? named : [...named, upstream, distro]));
}

/** A text's fingerprint as 32 hexadecimal digits. */
export function fingerprint(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}
