// Public to other features.
import type { ExternalReference, LicenseEntry, Organization, Service, ServiceData } from '@waybill/sbom';
import { storedJson } from '../../db/stored-json.ts';
import type { PropertyFact } from '../component/component-facts.ts';
import { fingerprint } from '../component/storable-component.ts';

/** The wide parts of a service, kept as one document (`service.detail`). */
export interface ServiceDetail {
  provider?: Organization;
  description?: string;
  endpoints?: string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  trustZone?: string;
  data?: ServiceData[];
  licenses?: LicenseEntry[];
  externalReferences?: ExternalReference[];
  properties?: PropertyFact[];
  notes?: string;
  /** Further BOM data, in the types of `@waybill/sbom`. */
  bom?: Pick<Service, 'releaseNotes' | 'tags'>;
}

/** Everything about one service but its place in a project. Group, name and version make it the same service. */
export interface ServiceFacts {
  readonly bomRef: string | null;
  readonly group: string | null;
  readonly name: string;
  readonly version: string | null;
  readonly detail: ServiceDetail;
}

/** A service ready to be stored. */
export interface StorableService extends Omit<ServiceFacts, 'detail'> {
  /** Fingerprint of {@link serviceKey}. */
  readonly keyHash: string;
  readonly detailHash: string;
  /** The {@link ServiceDetail} as JSON. */
  readonly detailText: string;
  /** Index into the list it comes in. */
  readonly parent: number | null;
}

/** The key by which a service stays the same service (contract §5.2), as one text. */
export function serviceKey(service: Pick<ServiceFacts, 'group' | 'name' | 'version'>): string {
  return JSON.stringify([service.group, service.name, service.version]);
}

/** @param parent index of the service that it is nested in, with what is known of that one */
export function storableService(
  { detail, ...facts }: ServiceFacts,
  parent: number | null,
  parentFacts: ServiceFacts | undefined,
): StorableService {
  const detailText = storedJson(detail);
  const parentKey = parentFacts ? serviceKey(parentFacts) : null;
  return {
    ...facts,
    keyHash: fingerprint(serviceKey(facts)),
    detailHash: fingerprint(JSON.stringify(parentKey) + detailText),
    detailText,
    parent,
  };
}
