import type { ComponentMetricsView, ProjectMetricsView } from './metrics.ts';

/** Contract model `OrganizationalContact`. */
export interface ContactView {
  name?: string;
  email?: string;
  phone?: string;
}

/** Contract model `OrganizationalEntity`. */
export interface OrganizationView {
  name?: string;
  urls?: string[];
  contacts?: ContactView[];
}

/** Contract model `ExternalReference`; `type` as CycloneDX spells it. */
export interface ExternalReferenceView {
  type: string;
  url: string;
  comment?: string;
}

export interface TagView {
  name: string;
}

/** What a component, or a project with its collection logic, is. NONE is for collection projects. */
export const classifiers = [
  'APPLICATION',
  'FRAMEWORK',
  'LIBRARY',
  'CONTAINER',
  'OPERATING_SYSTEM',
  'DEVICE',
  'FIRMWARE',
  'FILE',
  'PLATFORM',
  'DEVICE_DRIVER',
  'MACHINE_LEARNING_MODEL',
  'DATA',
  'NONE',
] as const;
export type Classifier = (typeof classifiers)[number];

/** How a project sums up its children instead of having components of its own. */
export const collectionLogics = [
  'NONE',
  'AGGREGATE_DIRECT_CHILDREN',
  'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  'AGGREGATE_LATEST_VERSION_CHILDREN',
] as const;
export type CollectionLogic = (typeof collectionLogics)[number];

export interface ProjectReference {
  uuid: string;
  name: string;
  version?: string;
}

/** Contract model `ProjectVersion`: another version of the same project. */
export interface ProjectVersionView {
  uuid: string;
  version?: string;
  active: boolean;
}

/** Contract model `ProjectProperty`, also that of a component (which has a uuid besides). */
export interface PropertyView {
  groupName?: string;
  propertyName: string;
  propertyValue?: string;
  propertyType: string;
  description?: string;
}

/** Contract model `Project`. Times are epoch milliseconds; which optional members come depends on the request. */
export interface ProjectView {
  uuid: string;
  name: string;
  version?: string;
  group?: string;
  description?: string;
  classifier?: Classifier;
  author?: string;
  authors?: ContactView[];
  publisher?: string;
  manufacturer?: OrganizationView;
  supplier?: OrganizationView;
  cpe?: string;
  purl?: string;
  swidTagId?: string;
  active: boolean;
  isLatest: boolean;
  collectionLogic: CollectionLogic;
  collectionTag?: TagView;
  tags: TagView[];
  externalReferences?: ExternalReferenceView[];
  /** JSON text, an array of identities; only in single reads. */
  directDependencies?: string;
  lastBomImport?: number;
  lastBomImportFormat?: string;
  lastInheritedRiskScore?: number;
  lastVulnerabilityAnalysis?: number;
  parent?: ProjectReference;
  children?: ProjectView[];
  properties?: PropertyView[];
  metadata?: { supplier?: OrganizationView; authors?: ContactView[] };
  metrics?: ProjectMetricsView;
  versions?: ProjectVersionView[];
  /** Ours: whether it has children; only in lists. */
  hasChildren?: boolean;
}

/** Contract model `License`; the texts only where one licence is asked for. */
export interface LicenseView {
  uuid: string;
  name: string;
  licenseId: string;
  isOsiApproved: boolean;
  isFsfLibre: boolean;
  isDeprecatedLicenseId: boolean;
  isCustomLicense: boolean;
  seeAlso?: string[];
  licenseText?: string;
  standardLicenseTemplate?: string;
  standardLicenseHeader?: string;
  licenseComments?: string;
}

/** A place where a component was found, as the evidence of its BOM says. */
export interface OccurrenceView {
  location: string;
  line?: number;
  offset?: number;
  symbol?: string;
  additionalContext?: string;
}

/** Contract model `Component`; which optional members come depends on the request. */
export interface ComponentView {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  classifier?: Classifier;
  scope?: string;
  purl?: string;
  purlCoordinates?: string;
  cpe?: string;
  swidTagId?: string;
  isInternal: boolean;
  author?: string;
  authors?: ContactView[];
  publisher?: string;
  supplier?: OrganizationView;
  description?: string;
  copyright?: string;
  filename?: string;
  extension?: string;
  notes?: string;
  md5?: string;
  sha1?: string;
  sha256?: string;
  sha384?: string;
  sha512?: string;
  sha3_256?: string;
  sha3_384?: string;
  sha3_512?: string;
  blake2b_256?: string;
  blake2b_384?: string;
  blake2b_512?: string;
  blake3?: string;
  license?: string;
  licenseExpression?: string;
  licenseUrl?: string;
  resolvedLicense?: LicenseView;
  externalReferences?: ExternalReferenceView[];
  directDependencies?: string;
  lastInheritedRiskScore?: number;
  expandDependencyGraph: boolean;
  dependencyGraph?: string[];
  metrics?: ComponentMetricsView;
  project?: ProjectView;
  parent?: { uuid: string; name: string; group?: string; version?: string };
  children?: { uuid: string; name: string; group?: string; version?: string }[];
  properties?: (PropertyView & { uuid: string })[];
  /** Ours: only in single reads. */
  occurrences?: OccurrenceView[];
}

/** Contract model `ServiceComponent`. */
export interface ServiceView {
  uuid: string;
  name: string;
  group?: string;
  version?: string;
  bomRef?: string;
  description?: string;
  provider?: OrganizationView;
  endpoints?: string[];
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
  data?: { direction: string; name?: string }[];
  externalReferences?: ExternalReferenceView[];
  notes?: string;
  project?: ProjectView;
}

/** One upload of a BOM, as `GET /api/waybill/v1/project/{uuid}/bom` lists them. Times are epoch milliseconds. */
export interface BomImportView {
  uuid: string;
  /** Of the task that processed it. */
  token: string;
  sha256: string;
  mediaType: string;
  byteSize: number;
  format?: string;
  specVersion?: string;
  serialNumber?: string;
  bomVersion?: number;
  components?: number;
  services?: number;
  receivedAt: number;
  processedAt?: number;
}

/** Contract model `InvalidBomProblemDetails` with our `violations` beside the texts. */
export interface InvalidBomProblem {
  status: 400;
  title: string;
  detail: string;
  errors?: string[];
  violations?: { path: string; message: string }[];
}

/**
 * The whole dependency graph of a project, small enough for 50,000 components: node 0 is the project, `edges` are pairs
 * of positions in `nodes`, flat. A node is `[uuid, name, version, group, purl type, critical, high, medium, low,
 * unassigned, flags]`; flags: 1 service, 2 internal, 4 direct dependency.
 */
export interface ProjectGraphView {
  nodes: GraphNode[];
  edges: number[];
}
export type GraphNode = [
  uuid: string,
  name: string,
  version: string | null,
  group: string | null,
  purlType: string | null,
  critical: number,
  high: number,
  medium: number,
  low: number,
  unassigned: number,
  flags: number,
];
