import { type Advisory, type ReadResult, readNvdCve, readOsvRecord } from '../../packages/match/src/index.ts';
import { indexOf, matchesOf, type TruthIndex } from '../../packages/match/src/testing/truth-index.ts';
import type { QualityCase, QualitySet } from './quality-set.ts';

/** The found part of the known truth, for one truth, source, and ecosystem. */
export interface Quality {
  truth: QualityCase['truth'];
  source: QualityCase['source'];
  ecosystem: string;
  components: number;
  /** Pairs of a component and an advisory that were found and had to be. */
  found: number;
  missed: number;
  foundWrongly: number;
  /** Pairs that had to be left out and were; only those that the truth names. */
  leftOut: number;
}

/** A pair that was judged wrongly. */
export interface QualityError {
  truth: QualityCase['truth'];
  source: QualityCase['source'];
  ecosystem: string;
  kind: 'missed' | 'found wrongly';
  component: string;
  id: string;
  image?: string;
}

/** Matches every case as the product does, and counts what is right by truth, source and ecosystem. */
export function measureQuality(set: QualitySet): { rows: Quality[]; errors: QualityError[] } {
  const indexes = {
    OSV: indexOf(set.osv.map((record) => advisoryOf(readOsvRecord(record)))),
    NVD: indexOf(set.nvd.map((record) => advisoryOf(readNvdCve(record)))),
  };
  const rows = new Map<string, Quality>();
  const components = new Map<Quality, Set<string>>();
  const errors: QualityError[] = [];
  for (const one of set.cases) {
    const { truth, source, ecosystem } = one;
    const key = `${truth} ${source} ${ecosystem}`;
    const row = rows.get(key) ?? emptyRow(one);
    rows.set(key, row);
    const seen = components.get(row) ?? new Set<string>();
    components.set(row, seen.add(one.component));
    row.components = seen.size;
    errors.push(...judge(one, indexes[source], row));
  }
  return { rows: [...rows.values()], errors };
}

function emptyRow({ truth, source, ecosystem }: QualityCase): Quality {
  return { truth, source, ecosystem, components: 0, found: 0, missed: 0, foundWrongly: 0, leftOut: 0 };
}

/** Adds a case to its row. @returns what is wrong with it */
function judge(one: QualityCase, index: TruthIndex, row: Quality): QualityError[] {
  const { truth, source, ecosystem, component, must, mustNot, image } = one;
  const identity = source === 'NVD' ? { cpe: component } : { purl: component };
  const matched = matchesOf(identity, index);
  const missed = must.filter((id) => !matched.includes(id));
  const wrong = matched.filter((id) => (mustNot === 'others' ? !must.includes(id) : mustNot.includes(id)));
  row.found += must.length - missed.length;
  row.missed += missed.length;
  row.foundWrongly += wrong.length;
  if (mustNot !== 'others') row.leftOut += mustNot.length - wrong.length;
  const about = { truth, source, ecosystem, component, ...(image === undefined ? {} : { image }) };
  return [
    ...missed.map((id): QualityError => ({ ...about, kind: 'missed', id })),
    ...wrong.map((id): QualityError => ({ ...about, kind: 'found wrongly', id })),
  ];
}

function advisoryOf(read: ReadResult): Advisory {
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.advisory;
}

/** The share of found matches that are right; undefined if nothing was found. */
export function precisionOf({ found, foundWrongly }: Quality): number | undefined {
  return found + foundWrongly === 0 ? undefined : found / (found + foundWrongly);
}

/** The share of required matches that were found; undefined if there were none. */
export function recallOf({ found, missed }: Quality): number | undefined {
  return found + missed === 0 ? undefined : found / (found + missed);
}
