import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MutationTarget } from '@waybill/test-kit';
import { EQUIVALENT } from './equivalent.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** All code that compares, and the judges that must notice errors. */
export const targets: readonly MutationTarget[] = [
  ...schemeTargets(),
  target('version', 'all', ['key/*.ts', 'schemes/*.ts']),
  target('cpe', 'relations', ['relation.ts', 'wildcard.ts']),
  target('cvss', 'severities', ['severity.ts', 'owasp.ts', 'score-v2.ts']),
  target('match', 'intervals', ['interval.ts', 'compare-range.ts']),
];

/** Comparator, key and parser of every scheme; ranges and samples are not what the vectors of order speak about. */
function schemeTargets(): MutationTarget[] {
  const root = `${packages}/version/src`;
  return globSync('schemes/*/vectors.txt', { cwd: root })
    .sort()
    .map((path) => path.split('/')[1] ?? '')
    .map((scheme) => target('version', scheme, [`schemes/${scheme}/*.ts`]));
}

function target(name: string, subject: string, patterns: readonly string[]): MutationTarget {
  const root = `${packages}/${name}/src`;
  const files = globSync(patterns, { cwd: root }).filter(
    (file) => !/(?:sample|range|\.test)\.ts$/.test(file),
  );
  const id = `${name}/${subject}`;
  return {
    name: id,
    root,
    files: files.sort(),
    check: 'testing/mutation-check.ts',
    subject,
    equivalent: EQUIVALENT[id] ?? {},
  };
}
