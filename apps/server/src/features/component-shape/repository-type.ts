// Public to other features.
import type { RepositoryType } from '@waybill/api-contract';

/** Repositories of these types are asked for packages of these types of package URLs (contract §17). */
const typeOfPurl = {
  cargo: 'CARGO',
  composer: 'COMPOSER',
  cpan: 'CPAN',
  gem: 'GEM',
  github: 'GITHUB',
  golang: 'GO_MODULES',
  hackage: 'HACKAGE',
  hex: 'HEX',
  maven: 'MAVEN',
  nixpkgs: 'NIXPKGS',
  npm: 'NPM',
  nuget: 'NUGET',
  pypi: 'PYPI',
} as const satisfies Record<string, RepositoryType>;

export type PackageType = (typeof typeOfPurl)[keyof typeof typeOfPurl];

const byPurlType: ReadonlyMap<string, PackageType> = new Map(Object.entries(typeOfPurl));

export const packageTypes: readonly PackageType[] = Object.values(typeOfPurl);

export const purlTypes: readonly string[] = Object.keys(typeOfPurl);

/** The type of the repositories that may know a package; undefined when there are none for it. */
export function repositoryTypeOf(purlType: string): PackageType | undefined {
  return byPurlType.get(purlType);
}
