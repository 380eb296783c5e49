import type { CollectionLogic } from '@waybill/api-contract';
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import type { PropertyRow } from '../party/contract-shapes.ts';
import type { ViolationCounter } from '../project-counter/violation-counters.ts';

/** A project as stored. */
export interface ProjectRow {
  project_id: number;
  uuid: string;
  parent_id: number | null;
  name: string;
  version: string | null;
  group_name: string | null;
  description: string | null;
  classifier: string | null;
  publisher: string | null;
  cpe: string | null;
  purl: string | null;
  swid_tag_id: string | null;
  active: boolean;
  is_latest: boolean;
  /** True if its name and version lead to another project. */
  is_namesake: boolean;
  collection_logic: CollectionLogic;
  collection_tag: string | null;
  collection_changed_at: Date | null;
  authors: Contact[] | null;
  manufacturer: Organization | null;
  supplier: Organization | null;
  external_references: ExternalReference[] | null;
  bom_metadata: { authors?: Contact[] | null; supplier?: Organization | null } | null;
  direct_dependencies: boolean;
  last_bom_import: Date | null;
  last_bom_import_format: string | null;
  last_vulnerability_analysis: Date | null;
  created_at: Date;
  /** In order of their names. */
  tags: string[];
  properties: PropertyRow[];
}

/** A project's counters; all null before anything was counted. */
export interface ProjectCountsRow extends Readonly<Record<ViolationCounter, number | null>> {
  comps: number | null;
  vcomps: number | null;
  c4: number | null;
  c3: number | null;
  c2: number | null;
  c1: number | null;
  c0: number | null;
  findings: number | null;
  audited: number | null;
  suppressed: number | null;
  changed_at: Date | null;
}

/** The members of a project that callers set. Undefined members stay as they are, null clears. */
export interface ProjectChange {
  parentId?: number | null;
  name?: string;
  version?: string | null;
  group?: string | null;
  description?: string | null;
  classifier?: string | null;
  publisher?: string | null;
  cpe?: string | null;
  purl?: string | null;
  swidTagId?: string | null;
  active?: boolean;
  isLatest?: boolean;
  collectionLogic?: string;
  collectionTag?: string | null;
  authors?: Contact[] | null;
  manufacturer?: Organization | null;
  supplier?: Organization | null;
  externalReferences?: ExternalReference[] | null;
  /** Only of a new project: later the server says it. */
  lastBomImport?: Date | null;
  lastBomImportFormat?: string | null;
  lastVulnerabilityAnalysis?: Date | null;
}
