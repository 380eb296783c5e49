import { defineScheme } from '../../scheme.ts';
import { compareSemver } from './semver-compare.ts';
import { semverKey } from './semver-key.ts';
import { isSemverPrerelease } from './semver-prerelease.ts';
import { sampleSemver } from './semver-sample.ts';

/** Semantic versions as npm, Cargo, Hex, Go and Swift use them, loose forms included. */
export const semver = defineScheme({
  id: 'semver',
  code: 1,
  compare: compareSemver,
  key: semverKey,
  isPrerelease: isSemverPrerelease,
  sample: sampleSemver,
});
