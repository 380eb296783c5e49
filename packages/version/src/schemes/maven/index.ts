import { defineScheme } from '../../scheme.ts';
import { compareMaven } from './maven-compare.ts';
import { mavenKey } from './maven-key.ts';
import { type MavenItem, parseMaven } from './maven-parse.ts';
import { sampleMaven } from './maven-sample.ts';

/** Versions of Maven artefacts. */
export const maven = defineScheme({
  id: 'maven',
  code: 16,
  compare: compareMaven,
  key: mavenKey,
  isPrerelease: (version) => (parseMaven(version) ?? []).some(isEarly),
  sample: sampleMaven,
});

function isEarly(item: MavenItem): boolean {
  return item.kind === 'early' || (item.kind === 'list' && item.items.some(isEarly));
}
