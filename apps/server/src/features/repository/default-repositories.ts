import type { RepositoryType } from '@waybill/api-contract';

type DefaultRepository = readonly [type: RepositoryType, identifier: string, url: string];

/** The repositories of the contract, those of one type in the order in which they are asked. */
export const defaultRepositories: readonly DefaultRepository[] = [
  ['CPAN', 'cpan-public-registry', 'https://fastapi.metacpan.org/v1/'],
  ['GEM', 'rubygems.org', 'https://rubygems.org/'],
  ['HEX', 'hex.pm', 'https://hex.pm/'],
  ['HACKAGE', 'hackage.haskell.org', 'https://hackage.haskell.org/'],
  ['MAVEN', 'central', 'https://repo1.maven.org/maven2/'],
  ['MAVEN', 'atlassian-public', 'https://packages.atlassian.com/content/repositories/atlassian-public/'],
  ['MAVEN', 'jboss-releases', 'https://repository.jboss.org/nexus/content/repositories/releases/'],
  ['MAVEN', 'clojars', 'https://repo.clojars.org/'],
  ['MAVEN', 'google-android', 'https://maven.google.com/'],
  ['NIXPKGS', 'nixpkgs-unstable', 'https://channels.nixos.org/nixpkgs-unstable/packages.json.br'],
  ['NPM', 'npm-public-registry', 'https://registry.npmjs.org/'],
  ['PYPI', 'pypi.org', 'https://pypi.org/'],
  ['NUGET', 'nuget-gallery', 'https://api.nuget.org/'],
  ['COMPOSER', 'packagist', 'https://repo.packagist.org/'],
  ['CARGO', 'crates.io', 'https://crates.io'],
  ['GO_MODULES', 'proxy.golang.org', 'https://proxy.golang.org'],
  ['GITHUB', 'github.com', 'https://github.com'],
];
