import { errorsByCause } from './causes.ts';
import { precisionOf, type Quality, type QualityError, recallOf } from './measure.ts';
import type { LabelCounts } from './quality-set.ts';

/** Figures of a set. */
export interface Measured {
  rows: readonly Quality[];
  errors: readonly QualityError[];
}

const COLUMNS = [
  'Truth',
  'Source',
  'Ecosystem',
  'Components',
  'Pairs (n)',
  'Found',
  'Missed',
  'Found wrongly',
  'Rightly left out',
  'Precision',
  'Recall',
];

/** The page `docs/match-quality.md`. */
export function formatReport(all: Measured, sample: Measured, labels: LabelCounts): string {
  return `# Match quality

Made by \`npm run match-quality\`; do not edit. How much of what is known to affect a component is found (recall), and how much
of what is found is right (precision). Components are matched as the product matches them: by the rows of the interval join,
and by the rule where rows leave the answer to it.

## All of the shared data

${formatTable(all.rows)}

**match-truth** is derived from the records themselves and was checked by a second matcher: it says whether the records are
read and versions are ordered rightly. For packages nothing may be found besides what is expected, so there is no number of
what is rightly left out. For CPE only the named pairs are judged.

**match-labels** are what people said about findings in real container images. It says whether the answer is also right in
the image. Numbers are small, because most labels cannot be judged by the advisories that are there:

${formatLabels(labels)}

A label names a package and its version, but no ecosystem and no CPE. It is judged when a record of OSV knows its id and names
its package; the component is then taken to be of that ecosystem. One label can give several pairs, and the same finding
is often labeled under several ids, which count once. A CPE guessed from the name would measure the guess, so no label is held
against the NVD. A version with a release, an epoch or a revision is taken to be of a distribution.

## Remaining errors by cause

${formatCauses(all.errors)}

## What is not measured

- Linux distributions: the data has none of their advisories. Source packages, releases, epochs and back-ports are tested on
  records written by hand (\`packages/match/src/distribution.test.ts\`), which say nothing about real precision.
- npm, Maven, NuGet and other ecosystems: no set of advisories of theirs is in the data. Versions are compared as the
  [vectors](conformance.md) of each ecosystem say.
- CPE names besides the version, conditions with AND, and how well tools choose the CPE of a component.

## The part that is in the repository

\`scripts/match-quality/testdata\` has a part of these sets with the records that can match it, without their prose. \`npm test\`
measures it and fails when a figure is lower than the one recorded beside it, or when an error has no cause above.

${formatTable(sample.rows)}

Packages of the truth sets are spread evenly over those with few and short records, products over those with and without
an advisory that must not match. All labels are in it that can be judged.
\`npm run match-quality -- sample\` makes it and its figures again from the shared data.
`;
}

/** For the terminal: a line for each row, and the causes. */
export function formatLines({ rows, errors }: Measured): string {
  const lines = rows.map(
    (row) =>
      `${row.truth} ${row.source} ${row.ecosystem}: precision ${percent(precisionOf(row))}, recall ${percent(recallOf(row))}, n = ${count(pairsOf(row))}`,
  );
  const causes = [...errorsByCause(errors)].map(
    ([cause, group]) => `  ${group.length} wrong: ${cause?.name ?? 'no known cause'}`,
  );
  return [...lines, ...causes].join('\n');
}

function formatTable(rows: readonly Quality[]): string {
  const lines = rows.map((row) =>
    [
      row.truth,
      row.source,
      row.ecosystem,
      count(row.components),
      count(pairsOf(row)),
      count(row.found),
      count(row.missed),
      count(row.foundWrongly),
      row.truth === 'match-truth' && row.source === 'OSV' ? '–' : count(row.leftOut),
      percent(precisionOf(row)),
      percent(recallOf(row)),
    ].join(' | '),
  );
  const rule = COLUMNS.map((_, i) => (i < 3 ? '---' : '--:')).join(' | ');
  return [COLUMNS.join(' | '), rule, ...lines].map((line) => `| ${line} |`).join('\n');
}

function formatLabels(labels: LabelCounts): string {
  const lines = Object.entries(labels).sort(([, a], [, b]) => b - a);
  return [
    '| What becomes of a label | Labels |',
    '| --- | --: |',
    ...lines.map(([what, n]) => `| ${what} | ${count(n)} |`),
  ].join('\n');
}

function formatCauses(errors: readonly QualityError[]): string {
  const groups = [...errorsByCause(errors)].sort(([, a], [, b]) => b.length - a.length);
  if (groups.length === 0) return 'None.';
  return groups
    .map(([cause, group]) => {
      const components = [...new Set(group.map(({ component }) => `\`${component}\``))].sort();
      const pairs = group.length === 1 ? '1 pair' : `${count(group.length)} pairs`;
      return `- **${cause?.name ?? 'No known cause'}** (${pairs}, ${group[0]?.kind}): ${cause?.explanation ?? ''} Components: ${components.join(', ')}.`;
    })
    .join('\n');
}

/** All pairs that were judged. */
function pairsOf({ found, missed, foundWrongly, leftOut }: Quality): number {
  return found + missed + foundWrongly + leftOut;
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}

function count(n: number): string {
  return n.toLocaleString('en-US');
}
