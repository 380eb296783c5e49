/** The ecosystems of most applications and their images, the most used first. */
const popular = [
  'npm',
  'Maven',
  'PyPI',
  'Go',
  'NuGet',
  'crates.io',
  'Packagist',
  'RubyGems',
  'Debian',
  'Ubuntu',
  'Alpine',
  'Red Hat',
];

/** The popular ones of what is offered, in their order, and the rest as it is. */
export function byPopularity(offered: readonly string[]): { first: string[]; rest: string[] } {
  return {
    first: popular.filter((name) => offered.includes(name)),
    rest: offered.filter((name) => !popular.includes(name)),
  };
}
