import { defineScheme } from '../../scheme.ts';
import { isSemverPrerelease } from '../semver/semver-prerelease.ts';
import { sampleSemver } from '../semver/semver-sample.ts';
import { compareNuget, nugetKey } from './nuget-order.ts';

/** Versions of NuGet packages. */
export const nuget = defineScheme({
  id: 'nuget',
  code: 9,
  compare: compareNuget,
  key: nugetKey,
  isPrerelease: isSemverPrerelease,
  sample: sampleSemver,
});
