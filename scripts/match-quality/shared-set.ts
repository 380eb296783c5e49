import { nvdRecords, osvRecords } from '../../packages/match/src/testing/shared-records.ts';
import { readSharedJsonLines } from '../../packages/test-kit/src/index.ts';
import { casesOfLabels, type Label } from './labels.ts';
import { nvdFacts } from './nvd-facts.ts';
import { osvFacts } from './osv-facts.ts';
import type { LabelCounts, QualityCase, QualitySet } from './quality-set.ts';

const ECOSYSTEMS = [
  ['Go', 'Go'],
  ['PyPI', 'PyPI'],
  ['crates.io', 'crates_io'],
] as const;

/** The CPE truth is taken from these years. */
const YEARS = [2017, 2018, 2021];

/** All of the shared data that can be judged. */
export function readSharedSet(): { set: QualitySet; labels: LabelCounts } {
  const osv = ECOSYSTEMS.flatMap(([ecosystem]) => [...osvRecords(ecosystem)].map(osvFacts));
  const nvd = YEARS.flatMap((year) => nvdRecords(year).map(nvdFacts));
  const { cases, counts } = casesOfLabels(readLabels(), osv);
  const truth = [...ECOSYSTEMS.flatMap(([ecosystem, file]) => packageCases(ecosystem, file)), ...cpeCases()];
  return { set: { osv, nvd, cases: [...truth, ...cases] }, labels: counts };
}

function packageCases(ecosystem: string, file: string): QualityCase[] {
  const lines = readSharedJsonLines<{ purl: string; expected: string[] }>(
    `match-truth/${file}.expected.jsonl.gz`,
  );
  return lines.map(({ purl, expected }) => ({
    truth: 'match-truth',
    source: 'OSV',
    ecosystem,
    component: purl,
    must: expected,
    mustNot: 'others',
  }));
}

function cpeCases(): QualityCase[] {
  const lines = readSharedJsonLines<{ cpe: string; must: string[]; must_not: string[] }>(
    'match-truth/cpe.expected.jsonl.gz',
  );
  return lines.map(({ cpe, must, must_not }) => ({
    truth: 'match-truth',
    source: 'NVD',
    ecosystem: 'CPE',
    component: cpe,
    must,
    mustNot: must_not,
  }));
}

function readLabels(): Label[] {
  return readSharedJsonLines<Label>('match-labels/labels.jsonl.gz');
}
