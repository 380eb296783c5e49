import { schemeForPurlType } from '../ecosystems.ts';
import type { SchemeId } from '../registry.ts';
import { readComposerRange } from '../schemes/composer/composer-range.ts';
import { readGemRange } from '../schemes/gem/gem-range.ts';
import { readMavenRange } from '../schemes/maven/maven-range.ts';
import { readNugetRange } from '../schemes/nuget/nuget-range.ts';
import { readPypiRange } from '../schemes/pep440/pypi-range.ts';
import { readGolangRange } from '../schemes/semver/golang-range.ts';
import { readNpmRange } from '../schemes/semver/npm-range.ts';
import { readAlternatives } from './comparator-range.ts';
import { type Constraint, intervalsOfAlternatives } from './constraint.ts';
import type { KeyInterval } from './key-interval.ts';
import { type RangeProblem, readRange } from './range-problem.ts';

type ConstraintReader = (text: string) => Constraint[][];

/** Readers whose ranges are alternatives of plain constraints, by purl type. */
const CONSTRAINT_READERS: ReadonlyMap<string, ConstraintReader> = new Map<string, ConstraintReader>([
  ['composer', readComposerRange],
  ['golang', readGolangRange],
  ['maven', readMavenRange],
  ['npm', readNpmRange],
  ['nuget', readNugetRange],
]);

/** Readers whose ranges need more than constraints can say, by purl type. */
const INTERVAL_READERS: ReadonlyMap<string, (text: string) => KeyInterval[]> = new Map([
  ['gem', readGemRange],
  ['pypi', readPypiRange],
]);

/**
 * Reads a range in the notation of an ecosystem, named by its purl type: npm, pypi, maven, gem, nuget, composer and
 * golang have their own, all others are read as comparators (`>= 1.0, < 2.0`). The result is the sorted, disjoint
 * intervals of keys in the scheme of that type, or what is wrong with the text; never throws. The manual of each
 * notation is named at its reader (`schemes/<id>/<name>-range.ts`).
 *
 * @example
 * nativeRange('npm', '^1.2.0'); // [{lo: '12.', hi: '2-0'}]
 * nativeRange('npm', 'latest').error; // "'latest' is no version or part of one"
 */
export function nativeRange(purlType: string, text: string): KeyInterval[] | RangeProblem {
  return readRange(text, () => {
    const readIntervals = INTERVAL_READERS.get(purlType);
    if (readIntervals) return readIntervals(text);
    return intervalsOfAlternatives(
      schemeForPurlType(purlType) satisfies SchemeId,
      readNative(purlType, text),
    );
  });
}

/** The constraints of a range in the notation of a purl type; throws a range error. */
export function readNative(purlType: string, text: string): Constraint[][] {
  return (CONSTRAINT_READERS.get(purlType) ?? readAlternatives)(text);
}
