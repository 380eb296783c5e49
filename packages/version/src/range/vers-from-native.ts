import { schemeForVersName } from '../ecosystems.ts';
import { readGemConstraints } from '../schemes/gem/gem-range.ts';
import { type PypiClause, readPypiClauses } from '../schemes/pep440/pypi-range.ts';
import { versionKey } from '../versions.ts';
import type { Comparator, Constraint } from './constraint.ts';
import { readNative } from './native-range.ts';
import { type RangeProblem, RangeSyntaxError, readRange } from './range-problem.ts';
import type { VersRange } from './vers.ts';

/**
 * Rewrites a range from the notation of an ecosystem as a `vers` range, with constraints sorted by version.
 * `vers` cannot express alternatives and pre-release ends, so these are lost. Use `nativeRange` to match, and
 * this to display. Errors are returned as values, also if `vers` cannot express the range (`==1.*`). Source:
 * https://github.com/package-url/vers-spec.
 *
 * @example
 * formatVers(versFromNative('npm', '^1.2.0')) // 'vers:npm/>=1.2.0|<2.0.0'
 */
export function versFromNative(purlType: string, text: string): VersRange | RangeProblem {
  return readRange(text, () => {
    const scheme = schemeForVersName(purlType);
    const constraints = constraintsOf(purlType, text);
    const keyed = constraints.map((constraint) => {
      const version = purlType === 'npm' ? constraint.version.replace(/-0$/, '') : constraint.version;
      return { comparator: constraint.comparator, version, key: versionKey(scheme, version) ?? '' };
    });
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    return {
      name: purlType,
      scheme,
      constraints: keyed.map(({ comparator, version }) => ({ comparator, version })),
    };
  });
}

function constraintsOf(purlType: string, text: string): Constraint[] {
  if (purlType === 'pypi') return pypiConstraints(text);
  if (purlType === 'gem') return readGemConstraints(text);
  return readNative(purlType, text).flat();
}

function pypiConstraints(text: string): Constraint[] {
  return readPypiClauses(text).map(({ operator, version }) => ({
    comparator: comparatorOf(operator, version),
    version,
  }));
}

function comparatorOf(operator: PypiClause['operator'], version: string): Comparator {
  if (operator === '~=' || version.endsWith('.*')) {
    throw new RangeSyntaxError(`'${operator}${version}' cannot be written as one constraint`);
  }
  return operator === '===' || operator === '==' ? '=' : operator;
}
