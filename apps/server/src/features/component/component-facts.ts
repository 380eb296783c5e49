// Public to other features.
import type {
  Component,
  Contact,
  ExternalReference,
  LicenseEntry,
  Organization,
  Property,
} from '@waybill/sbom';
import { trimmed, truncated } from '../../http/text.ts';
import type { ResolvedLicense } from '../license/license-book.ts';

/**
 * The key by which a component stays the same component (contract §5.2, "exact"): purl, CPE, SWID tag, group,
 * name, version, and the other facts that determine its advisories. `purl` keeps the received case.
 * Coordinates and type follow from it and are not part of the key.
 */
export interface ComponentIdentity {
  readonly group: string | null;
  readonly name: string;
  readonly version: string | null;
  readonly purl: string | null;
  readonly purlCoordinates: string | null;
  readonly purlType: string | null;
  readonly cpe: string | null;
  readonly swidTagId: string | null;
  /** Source package and release of a distribution's package whose purl does not say them; in the form of its qualifiers. */
  readonly upstream: string | null;
  readonly distro: string | null;
}

/** Facts that are long or rare, stored as one JSON document (`component_detail.detail`). */
export interface ComponentDetail {
  description?: string;
  publisher?: string;
  copyright?: string;
  filename?: string;
  extension?: string;
  notes?: string;
  authors?: Contact[];
  supplier?: Organization;
  manufacturer?: Organization;
  externalReferences?: ExternalReference[];
  /** The license list as the BOM has it; the license that it resolves to has columns. */
  licenses?: LicenseEntry[];
  /** CycloneDX type, where the contract has no classifier for it. */
  cycloneDxType?: string;
  /** Algorithm and value of the hashes that have no column. */
  otherHashes?: ComponentFacts['hashes'];
  /** Further BOM data, in the types of `@waybill/sbom`. */
  bom?: Pick<
    Component,
    | 'mimeType'
    | 'isExternal'
    | 'versionRange'
    | 'omniborIds'
    | 'swhids'
    | 'swid'
    | 'modified'
    | 'pedigree'
    | 'evidence'
    | 'releaseNotes'
    | 'tags'
  >;
}

export interface PropertyFact {
  readonly group: string | null;
  readonly name: string;
  readonly value: string | null;
}

/** Everything about one component but its place in a project. */
export interface ComponentFacts {
  readonly identity: ComponentIdentity;
  readonly bomRef: string | null;
  readonly classifier: string | null;
  readonly scope: string | null;
  readonly license: ResolvedLicense;
  /** Algorithm as CycloneDX spells it, and digest in lower case. */
  readonly hashes: readonly (readonly [algorithm: string, value: string])[];
  readonly properties: readonly PropertyFact[];
  readonly detail: ComponentDetail;
}

/**
 * A CycloneDX property name is split at its first colon into group and name (contract §5.3); exact duplicates are
 * dropped.
 */
export function propertyFacts(properties: readonly Property[] | undefined): PropertyFact[] {
  const facts = new Map<string, PropertyFact>();
  for (const property of properties ?? []) {
    const fact = propertyFact(property);
    if (fact) facts.set(JSON.stringify([fact.group, fact.name, fact.value]), fact);
  }
  return [...facts.values()];
}

/** The CycloneDX name that reads as a group and name. */
export function propertyName({ group, name }: Pick<PropertyFact, 'group' | 'name'>): string {
  if (group !== null) return `${group}:${name}`;
  const read = propertyFact({ name });
  return read?.group === null && read.name === name ? name : `:${name}`;
}

function propertyFact(property: Property): PropertyFact | undefined {
  const full = property.name.trim();
  const colon = full.indexOf(':');
  const rest = trimmed(full.slice(colon + 1));
  const name = truncated(rest ?? full, 255);
  if (!name) return undefined;
  const group = colon < 0 || !rest ? undefined : trimmed(full.slice(0, colon));
  return { group: truncated(group, 255), name, value: truncated(trimmed(property.value), 1024) };
}
