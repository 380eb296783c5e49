import type { ExternalReference, LicenseEntry, Organization, Property, ReleaseNotes } from './common.ts';

/** Data that a service handles; `flow` is `inbound`, `outbound`, `bi-directional` or `unknown`. */
export interface ServiceData {
  flow: string;
  classification: string;
  name?: string;
  description?: string;
  source?: string[];
  destination?: string[];
}

/** One service of the document; `services` are its parts, to any depth. */
export interface Service {
  bomRef?: string;
  provider?: Organization;
  group?: string;
  name: string;
  version?: string;
  description?: string;
  endpoints?: string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  trustZone?: string;
  data?: ServiceData[];
  licenses?: LicenseEntry[];
  externalReferences?: ExternalReference[];
  properties?: Property[];
  services?: Service[];
  releaseNotes?: ReleaseNotes;
  tags?: string[];
}
