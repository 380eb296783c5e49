import type { ReadLimits } from '../../../outgoing/read-budget.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';
import type { RegistryClient } from './registry-client.ts';

/** A package as a registry is asked for it, in the case that BOMs have it. */
export interface AskedPackage {
  readonly namespace: string | undefined;
  readonly name: string;
  /** A version in use, where there is one: of two ways to name versions it tells which one is meant. */
  readonly version: string | undefined;
}

export interface LatestVersion {
  readonly version: string;
  readonly publishedAt: Date | undefined;
}

/** A version in use, with what else its package URL says of the file. */
export interface VersionInUse {
  readonly version: string;
  readonly qualifiers: Readonly<Record<string, string>>;
}

/** A registry's facts about one version. */
export interface Release {
  readonly publishedAt: Date | undefined;
  /** The digests of its files. Their lengths identify the algorithms: MD5, SHA-1, SHA-256, SHA-512. */
  readonly digests: readonly Buffer[];
}

/** How the registries of a type are asked. */
export interface Registry {
  readonly type: PackageType;
  /** A token stands by itself in the header `authorization`, without `Bearer`. */
  readonly takesBareToken?: true;
  /** Limits per run on documents shared by all packages. Default: the usual limits. */
  readonly sharedLimits?: ReadLimits;
  /** Where the questions go, when that is not the address of the repository itself. */
  address?(repository: URL): URL;
  /** @returns undefined for a package that it does not know. @throws OutgoingError */
  findLatest(client: RegistryClient, asked: AskedPackage): Promise<LatestVersion | undefined>;
  /**
   * Absent where registries publish neither dates nor digests of versions.
   * @returns what is known of each version, in their order. @throws OutgoingError
   */
  findReleases?(
    client: RegistryClient,
    asked: AskedPackage,
    versions: readonly VersionInUse[],
  ): Promise<readonly (Release | undefined)[]>;
}
