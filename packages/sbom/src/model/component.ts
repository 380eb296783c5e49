import type {
  Attachment,
  Contact,
  ExternalReference,
  Hash,
  Issue,
  LicenseEntry,
  Organization,
  Property,
  ReleaseNotes,
} from './common.ts';

/** A software identification tag (ISO/IEC 19770-2). */
export interface Swid {
  tagId: string;
  name: string;
  version?: string;
  tagVersion?: number;
  patch?: boolean;
  text?: Attachment;
  url?: string;
}

export interface CommitAction {
  timestamp?: string;
  name?: string;
  email?: string;
}

export interface Commit {
  uid?: string;
  url?: string;
  author?: CommitAction;
  committer?: CommitAction;
  message?: string;
}

export interface PatchDiff {
  text?: Attachment;
  url?: string;
}

export interface Patch {
  type: string;
  diff?: PatchDiff;
  resolves?: Issue[];
}

/** Where a component comes from and how it was changed. */
export interface Pedigree {
  ancestors?: Component[];
  descendants?: Component[];
  variants?: Component[];
  commits?: Commit[];
  patches?: Patch[];
  notes?: string;
}

export interface IdentityMethod {
  technique: string;
  confidence?: number;
  value?: string;
}

/** How the value of one identity field was found; `confidence` is 0 to 1. */
export interface IdentityEvidence {
  field: string;
  confidence?: number;
  concludedValue?: string;
  methods?: IdentityMethod[];
  tools?: string[];
}

/** A place where the component was found. */
export interface Occurrence {
  bomRef?: string;
  location: string;
  line?: number;
  offset?: number;
  symbol?: string;
  additionalContext?: string;
}

export interface StackFrame {
  package?: string;
  module?: string;
  function?: string;
  parameters?: string[];
  line?: number;
  column?: number;
  fullFilename?: string;
}

export interface Callstack {
  frames?: StackFrame[];
}

export interface Evidence {
  identity?: IdentityEvidence[];
  occurrences?: Occurrence[];
  callstack?: Callstack;
  licenses?: LicenseEntry[];
  copyright?: string[];
}

/**
 * One component of the document. `type` as CycloneDX spells it (`operating-system`), `library` when absent; `name`
 * is empty when an unvalidated document has none. `components` are its parts, to any depth. `author` is the free
 * text of versions before 1.6, `authors` the list that replaced it.
 */
export interface Component {
  bomRef?: string;
  type: string;
  mimeType?: string;
  isExternal?: boolean;
  supplier?: Organization;
  manufacturer?: Organization;
  authors?: Contact[];
  author?: string;
  publisher?: string;
  group?: string;
  name: string;
  version?: string;
  versionRange?: string;
  description?: string;
  scope?: string;
  hashes?: Hash[];
  licenses?: LicenseEntry[];
  copyright?: string;
  cpe?: string;
  purl?: string;
  omniborIds?: string[];
  swhids?: string[];
  swid?: Swid;
  modified?: boolean;
  pedigree?: Pedigree;
  externalReferences?: ExternalReference[];
  properties?: Property[];
  components?: Component[];
  evidence?: Evidence;
  releaseNotes?: ReleaseNotes;
  tags?: string[];
}
