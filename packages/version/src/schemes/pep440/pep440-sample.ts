import { type Random, sampleDotted, sampleNumber } from '../../random.ts';

/** A made-up Python version in any of the spellings, older versions included. */
export function samplePep440(random: Random): string {
  if (random.chance(0.1)) return sampleLegacy(random);
  const epoch = random.chance(0.1) ? `${sampleNumber(random)}!` : '';
  return (
    random.pick(['', '', '', 'v', ' ']) +
    epoch +
    sampleDotted(random, 4) +
    samplePhase(random, ['a', 'b', 'rc', 'c', 'alpha', 'beta', 'pre', 'preview', 'RC']) +
    (random.chance(0.1) ? `-${sampleNumber(random)}` : samplePhase(random, ['post', 'r', 'rev'])) +
    samplePhase(random, ['dev', 'DEV']) +
    sampleLocal(random)
  );
}

function samplePhase(random: Random, words: readonly [string, ...string[]]): string {
  if (random.chance(0.65)) return '';
  const separators = ['', '', '.', '-', '_'] as const;
  const number = random.chance(0.2) ? '' : random.pick(separators) + sampleNumber(random);
  return random.pick(separators) + random.pick(words) + number;
}

function sampleLocal(random: Random): string {
  if (random.chance(0.8)) return '';
  const parts: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count--) {
    parts.push(random.chance(0.5) ? sampleNumber(random) : random.pick(['a', 'ab', 'ubuntu', '0a', 'A']));
  }
  return `+${parts.join(random.pick(['.', '-', '_']))}`;
}

function sampleLegacy(random: Random): string {
  let text = sampleNumber(random);
  for (let count = 1 + random.below(4); count > 0; count--) {
    text += random.pick(['.', '-', '', '_', '~']);
    text += random.pick(['0', '1', '10', 'dev', 'rc', 'final', 'x', 'rev', 'é', '-']);
  }
  return text;
}
