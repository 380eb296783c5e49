import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The writers of decisions, with the reason for their trail entry. Add a new one here and to
 * `untoldDecisions`.
 */
const writers = {
  'decision-record/analysis-store.queries.ts': 'all decisions about findings, with the lines of decideAll',
  'decision-record/carried-decision.queries.ts':
    'carries a decision on with its trail, and a line that says so',
  'decision-record/decision-copy.queries.ts': 'copies decisions with their trails',
  'decision-record/moved-analyses.queries.ts': 'decisions of another installation, with their trails',
  'erasure/erasure.queries.ts': 'takes a name out of decisions and out of their trails alike',
  'policy-evaluation/imported-violation.queries.ts': 'decisions of another installation, with their trails',
  'policy-evaluation/violation-audit.queries.ts':
    'all decisions about violations, with the lines of decideViolations, and copies of them with their trails',
  'policy-evaluation/violation-start.queries.ts': 'a violation that is back has its decision and trail again',
};

const features = join(import.meta.dirname, '../src/features');

it('decisions are written where their trail is', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file),
  );
  const found = files.filter((file) =>
    /(insert into|update|merge into)\s+(violation_)?analysis\s/.test(
      readFileSync(join(features, file), 'utf8'),
    ),
  );
  expect(found.map((file) => file.split(sep).join('/')).sort()).toEqual(Object.keys(writers));
});
