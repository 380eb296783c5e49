import type { ExternalReference, LicenseEntry, Organization, Service, ServiceData } from '@waybill/sbom';
import { fingerprint, type PropertyFact } from '../component/component-facts.ts';

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
  /** What else the BOM says, in the words of `@waybill/sbom`. */
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

/** A service ready to be stored; `parent` is an index into the list it comes in. */
export interface StorableService extends Omit<ServiceFacts, 'detail'> {
  readonly detailHash: string;
  /** The {@link ServiceDetail} as JSON. */
  readonly detailText: string;
  readonly parent: number | null;
}

/** What makes a service the same service (contract §5.2), as one text. */
export function serviceKey(service: Pick<ServiceFacts, 'group' | 'name' | 'version'>): string {
  return JSON.stringify([service.group, service.name, service.version]);
}

/** Changes whenever anything that is stored about the service changes. */
export function serviceHash(bomRef: string | null, detailText: string, parentKey: string | null): string {
  return fingerprint(JSON.stringify([bomRef, parentKey]) + detailText);
}
