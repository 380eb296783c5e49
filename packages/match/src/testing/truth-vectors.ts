import { readSharedJsonLines, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { type Advisory, type ReadResult, readNvdCve, readOsvRecord } from '../index.ts';
import { nvdRecords, osvRecords } from './shared-records.ts';
import { indexOf, matchesOf } from './truth-index.ts';

/** The CPE truth is taken from these years. */
const YEARS = [2017, 2018, 2021];

/** Packages and products with the vulnerabilities that must be found. */
export const TRUTH_VECTORS: readonly VectorSource[] = [
  sourceOf('match-truth/PyPI', 4_499, () => judgePackages('PyPI', 'PyPI')),
  sourceOf('match-truth/Go', 3_046, () => judgePackages('Go', 'Go')),
  sourceOf('match-truth/Go (written without v)', 2_993, () => judgePackages('Go', 'Go', withoutV)),
  sourceOf('match-truth/crates_io', 803, () => judgePackages('crates.io', 'crates_io')),
  sourceOf('match-truth/cpe (must and must not)', 42_896, judgeCpes),
];

function sourceOf(set: string, count: number, cases: VectorSource['cases']): VectorSource {
  return { package: 'match', set, count, cases };
}

/** Each package has exactly the expected ids and none besides. */
function* judgePackages(
  ecosystem: string,
  file: string,
  spell: (purl: string) => string | undefined = (purl) => purl,
): Generator<VectorCase> {
  const index = indexOf([...osvRecords(ecosystem)].map((record) => advisoryOf(readOsvRecord(record))));
  const lines = readSharedJsonLines<{ purl: string; expected: string[] }>(
    `match-truth/${file}.expected.jsonl.gz`,
  );
  for (const line of lines) {
    const purl = spell(line.purl);
    if (purl === undefined) continue;
    yield { case: purl, expected: [...line.expected].sort(), got: matchesOf({ purl }, index) };
  }
}

/** Tools write Go versions with and without their v. */
function withoutV(purl: string): string | undefined {
  return purl.includes('@v') ? purl.replace('@v', '@') : undefined;
}

/** Each pair of a product and a CVE that must match or must not. */
function* judgeCpes(): Generator<VectorCase> {
  const lines = readSharedJsonLines<{ cpe: string; must: string[]; must_not: string[] }>(
    'match-truth/cpe.expected.jsonl.gz',
  );
  const found = new Map<string, Set<string>>(lines.map(({ cpe }) => [cpe, new Set()]));
  // Year by year, so that only one feed is in memory.
  for (const year of YEARS) {
    const index = indexOf(nvdRecords(year).map((cve) => advisoryOf(readNvdCve(cve))));
    for (const [cpe, ids] of found) for (const id of matchesOf({ cpe }, index)) ids.add(id);
  }
  for (const { cpe, must, must_not } of lines) {
    const ids = found.get(cpe);
    for (const id of must) yield { case: `${id} for ${cpe}`, expected: true, got: ids?.has(id) };
    for (const id of must_not) yield { case: `not ${id} for ${cpe}`, expected: false, got: ids?.has(id) };
  }
}

function advisoryOf(read: ReadResult): Advisory {
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.advisory;
}
