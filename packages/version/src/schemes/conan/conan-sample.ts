import { type Random, sampleNumber } from '../../random.ts';

/** A made-up Conan version. */
export function sampleConan(random: Random): string {
  const prerelease = random.chance(0.3) ? `-${sampleItems(random, 3)}` : '';
  const build = random.chance(0.2) ? `+${sampleItems(random, 2)}` : '';
  return sampleItems(random, 4) + prerelease + build;
}

function sampleItems(random: Random, most: number): string {
  const items: string[] = [];
  for (let count = 1 + random.below(most); count > 0; count--) {
    items.push(
      random.chance(0.7)
        ? sampleNumber(random)
        : random.pick(['1k', '1l', '10a', 'a', 'rc1', 'cci', '', '0a', 'pre', 'é']),
    );
  }
  return items.join('.');
}
