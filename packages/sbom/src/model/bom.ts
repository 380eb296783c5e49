import type { Contact, ExternalReference, Hash, LicenseEntry, Organization, Property } from './common.ts';
import type { Component } from './component.ts';
import type { Service } from './service.ts';
import type { Vulnerability } from './vulnerability.ts';

/** A tool as versions before 1.5 describe it. */
export interface Tool {
  vendor?: string;
  name?: string;
  version?: string;
  hashes?: Hash[];
  externalReferences?: ExternalReference[];
}

/** The tools that made the document: the old list, or components and services (since 1.5). */
export interface Tools {
  tools?: Tool[];
  components?: Component[];
  services?: Service[];
}

/** A phase that CycloneDX names, or one of the author's own. */
export interface Lifecycle {
  phase?: string;
  name?: string;
  description?: string;
}

/**
 * The document's metadata. `component` is its subject. `manufacture` (1.2–1.5) made the subject,
 * `manufacturer` (since 1.6) made the document.
 */
export interface Metadata {
  timestamp?: string;
  lifecycles?: Lifecycle[];
  tools?: Tools;
  authors?: Contact[];
  component?: Component;
  manufacturer?: Organization;
  manufacture?: Organization;
  supplier?: Organization;
  licenses?: LicenseEntry[];
  properties?: Property[];
  distributionConstraints?: DistributionConstraints;
}

/** The allowed audience of the document (`CLEAR`, `GREEN`, `AMBER`, `AMBER_AND_STRICT`, `RED`). */
export interface DistributionConstraints {
  tlp?: string;
}

/** The components that `ref` needs (`dependsOn`) and implements (`provides`). Refs are bom-refs. */
export interface Dependency {
  ref: string;
  dependsOn?: string[];
  provides?: string[];
}

/** How complete the document is about the named things. */
export interface Composition {
  bomRef?: string;
  aggregate: string;
  assemblies?: string[];
  dependencies?: string[];
  vulnerabilities?: string[];
}

/** The family of document formats that was read. */
export type BomFormat = 'CycloneDX' | 'SPDX';

/**
 * One bill of materials, whatever it was read from. Lists of the document itself are always there, lists inside
 * are absent rather than empty, and so are texts and
 * single objects. Trees stay trees. Not kept: signatures, model cards, formulas,
 * cryptographic details, annotations, attestations, standards and patents.
 */
export interface Bom {
  format: BomFormat;
  specVersion: string;
  serialNumber?: string;
  version: number;
  metadata?: Metadata;
  components: Component[];
  services: Service[];
  externalReferences: ExternalReference[];
  dependencies: Dependency[];
  compositions: Composition[];
  properties: Property[];
  vulnerabilities: Vulnerability[];
}
