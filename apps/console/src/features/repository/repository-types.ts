import type { Repository, RepositoryType } from '@waybill/api-contract';

/** The types that repositories have, by the last parts of the addresses, which are those of Dependency-Track. */
const types = {
  cargo: { type: 'CARGO', title: 'Cargo' },
  composer: { type: 'COMPOSER', title: 'Composer' },
  cpan: { type: 'CPAN', title: 'CPAN' },
  gem: { type: 'GEM', title: 'RubyGems' },
  github: { type: 'GITHUB', title: 'GitHub' },
  goModules: { type: 'GO_MODULES', title: 'Go modules' },
  hackage: { type: 'HACKAGE', title: 'Hackage' },
  hex: { type: 'HEX', title: 'Hex' },
  maven: { type: 'MAVEN', title: 'Maven' },
  nixpkgs: { type: 'NIXPKGS', title: 'Nixpkgs' },
  npm: { type: 'NPM', title: 'npm' },
  nuget: { type: 'NUGET', title: 'NuGet' },
  python: { type: 'PYPI', title: 'PyPI' },
} as const satisfies Record<string, { type: RepositoryType; title: string }>;

export type RepositoryPage = keyof typeof types;
export const repositoryPages = Object.keys(types) as [RepositoryPage, ...RepositoryPage[]];

/** Undefined for an address that no type has. */
export function repositoryTypeOf(page: string): { type: Repository['type']; title: string } | undefined {
  return Object.hasOwn(types, page) ? types[page as RepositoryPage] : undefined;
}

export function repositoryTitle(page: RepositoryPage): string {
  return types[page].title;
}
