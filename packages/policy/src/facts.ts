import type { HashAlgorithm } from './value/hash-algorithm.ts';

/** The license facts of a component. The first member present counts. */
export interface LicenseFacts {
  /** SPDX id, or id of a custom license, that the license was resolved to. */
  readonly resolvedLicenseId: string | null;
  /** SPDX expression. */
  readonly expression: string | null;
  /** Any other text, taken as one id. */
  readonly name: string | null;
}

/** A vulnerability of a component, as far as conditions look at it. */
export interface VulnerabilityFacts {
  readonly vulnId: string;
  /** Other ids of the same flaw, such as the CVE of a GHSA; it is known by each of them. */
  readonly aliases: readonly string[];
  /** Name of the stored severity (`CRITICAL` … `UNASSIGNED`); null counts as `UNASSIGNED`. */
  readonly severity: string | null;
  /** Numbers of its weaknesses (79 for CWE-79). */
  readonly cwes: readonly number[];
  /** CVSS base score, 0 to 10. */
  readonly cvssScore: number | null;
  /** Exploit prediction, 0 to 1. */
  readonly epssScore: number | null;
  /** A catalog of known exploited vulnerabilities lists it. */
  readonly isExploited: boolean;
  /** The nearest later version of the component that a record says is not affected. */
  readonly fixedIn: string | null;
  /** A suppressed finding is passed over by every condition. */
  readonly isSuppressed: boolean;
}

/** All that conditions read of one component and of its place in its project. */
export interface ComponentFacts {
  readonly group: string | null;
  readonly name: string | null;
  readonly version: string | null;
  /** Canonical package URL. */
  readonly purl: string | null;
  readonly cpe: string | null;
  readonly swidTagId: string | null;
  /** Null counts as false. */
  readonly isInternal: boolean | null;
  /** Hex digests by algorithm; a missing or null one is not known. */
  readonly hashes: Readonly<Partial<Record<HashAlgorithm, string | null>>>;
  readonly license: LicenseFacts;
  readonly isDirectDependency: boolean;
  /** The latest version of its package, as a repository tells. */
  readonly latestVersion: string | null;
  /** When a repository says that its own version was published, in milliseconds since 1970; the day in UTC counts. */
  readonly publishedMs: number | null;
  readonly vulnerabilities: readonly VulnerabilityFacts[];
}

/** The licenses that an installation knows. */
export interface LicenseBook {
  /** License ids by the UUID of the license, in lower case. */
  readonly idsByUuid: ReadonlyMap<string, string>;
  /** Ids of all licenses, custom ones included. */
  readonly ids: ReadonlySet<string>;
}

/** A named set of licenses. */
export interface LicenseGroupFacts {
  readonly name: string;
  readonly licenseIds: ReadonlySet<string>;
}

/** Facts shared by all components of an evaluation. */
export interface PolicyContext {
  readonly licenses: LicenseBook;
  /** License groups by UUID, in lower case. */
  readonly licenseGroups: ReadonlyMap<string, LicenseGroupFacts>;
  /** Any instant of today, in milliseconds since 1970; its day in UTC counts. */
  readonly todayMs: number;
}

/**
 * Parts of the facts. A condition names those that it reads, so that a caller loads no others and knows after which
 * changes to evaluate again; one that reads only `identity` has the same result for all components of an identity.
 */
export type FactPart =
  | 'identity'
  | 'internal'
  | 'hashes'
  | 'license'
  | 'license_book'
  | 'license_groups'
  | 'directness'
  | 'latest'
  | 'release'
  | 'vulnerabilities'
  | 'fixes'
  | 'today';
