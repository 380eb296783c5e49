import type { CvssVersion, Severity } from '@waybill/cvss';

/** Where a record was read from. Then come answers of analyzers, and what a Dependency-Track installation knew that moved in: what they
 * say of other versions is shown, and matches nothing. */
export type Feed =
  | 'osv'
  | 'nvd'
  | 'github'
  | 'internal'
  | 'vulndb'
  | 'ossindex'
  | 'snyk'
  | 'trivy'
  | 'vulndb-api'
  | 'dt4';

/** The namespace of a vulnerability id, in the words of the API. */
export type VulnSource =
  | 'NVD'
  | 'NPM'
  | 'GITHUB'
  | 'VULNDB'
  | 'OSSINDEX'
  | 'RETIREJS'
  | 'INTERNAL'
  | 'OSV'
  | 'SNYK'
  | 'TRIVY'
  | 'UNKNOWN';

/**
 * One record of one feed, in the one shape that matching knows. It is plain JSON, so that it can be stored beside
 * the vulnerability and read again for a recheck or an explanation. Absent members are left out.
 */
export type Advisory = {
  feed: Feed;
  /** Id of the record in its feed. */
  recordId: string;
  source: VulnSource;
  vulnId: string;
  /** Ids that the record calls the same flaw, as written. */
  aliases: string[];
  /** Ids of the flaws that a distribution's record is about, as written: of one, or of all that an update fixes. */
  upstream?: string[];
  /** A purl in the record is malformed or names another package than ecosystem and name beside it, which count. */
  purlDisagrees?: true;
  /** Time since when the record no longer counts, as ISO 8601 in UTC. */
  withdrawn?: string;
  /** The issuer has refused the id. */
  rejected?: boolean;
  title?: string;
  description?: string;
  details?: string;
  credits?: string;
  references: { url: string }[];
  /** References that are no addresses, as text. */
  otherReferences?: string[];
  /** CWE numbers, each once, in the order of the record. */
  cwes: number[];
  cvssV2?: AdvisoryCvss;
  cvssV3?: AdvisoryCvss;
  cvssV4?: AdvisoryCvss;
  severity?: Severity;
  /** The record's own estimate of exploitation within 30 days. Both numbers are from 0 to 1. */
  epss?: { score: number; percentile: number };
  /** ISO 8601 in UTC. */
  published?: string;
  /** ISO 8601 in UTC. */
  modified?: string;
  affected: Affected[];
};

/** A vector with the scores that the source states or that follow from it. */
export type AdvisoryCvss = {
  vector: string;
  version: CvssVersion;
  score?: number;
  impact?: number;
  exploitability?: number;
};

/** The part of a record about one package or one CPE criterion. */
export type Affected = AffectedPackage | AffectedCpe;

/** A package by its purl coordinate, already in look-up form. */
export type AffectedPackage = {
  kind: 'purl';
  type: string;
  namespace: string;
  name: string;
  /** `namespace/name` as the source spells it, where that tells more than the look-up form. */
  exactName?: string;
  /** Ecosystem as the source names it, such as `Debian:12`. */
  ecosystem?: string;
  /** Distribution release, see `readDistro`. */
  distro?: string;
  /** Stream of the release, see `streamOfEcosystem`. */
  stream?: string;
  /** The kind of package that has this name, see `PackageCoordinate`. */
  names?: 'source' | 'binary';
  ranges: PackageRange[];
  /** Versions that are affected by name, besides the ranges. */
  versions: string[];
  /** Where in the record this stands: index of the `affected` (or `vulnerabilities`) entry. */
  at: number;
};

/**
 * A range in the terms of its source. `git` marks ranges of commits, with which no version can be compared.
 */
export type PackageRange =
  | { kind: 'events'; events: OsvEvent[] }
  | { kind: 'bounds'; bounds: Bounds }
  | { kind: 'git' };

/** One event of an OSV range; https://ossf.github.io/osv-schema/#affectedrangesevents-fields. */
export type OsvEvent =
  | { introduced: string }
  | { fixed: string }
  | { last_affected: string }
  | { limit: string };

/** Bounds of a range; no bound at all means every version. */
export type Bounds = {
  startIncluding?: string;
  startExcluding?: string;
  endIncluding?: string;
  endExcluding?: string;
};

/** A CPE 2.3 criterion; without bounds the version inside the criterion decides. */
export type AffectedCpe = {
  kind: 'cpe';
  criterion: string;
  bounds?: Bounds;
  /** Where in the record this stands: indices of configuration, node and match. */
  at: [configuration: number, node: number, match: number];
};

/** Outcome of reading a record: the advisory, or where and why the record is malformed. */
export type ReadResult =
  | { ok: true; advisory: Advisory }
  | { ok: false; error: { path: string; message: string } };
