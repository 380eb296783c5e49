import { describe, expect, it } from 'vitest';
import { hasSharedData, readGzipJson, readGzipLines, readZipTexts } from '../test/shared-data.ts';
import {
  type Advisory,
  type CoordRow,
  coordsOf,
  decideTarget,
  hitOf,
  type Identity,
  type RangeRow,
  rangesOf,
  readNvdCve,
  readOsvRecord,
  readTarget,
} from './index.ts';

/** Advisories by the coordinates of their rows, and of all their packages whether they have rows or not. */
type Index = Map<string, Map<Advisory, RangeRow[]>>;

const keyOf = ({ kind, k1, k2, k3 }: Pick<RangeRow, 'kind' | 'k1' | 'k2' | 'k3'>) =>
  `${kind} ${k1} ${k2} ${k3}`;

function indexOf(advisories: Iterable<Advisory>): Index {
  const index: Index = new Map();
  for (const advisory of advisories) {
    for (const affected of advisory.affected) {
      if (affected.kind !== 'purl') continue;
      addRows(
        index,
        keyOf({ kind: 0, k1: affected.type, k2: affected.namespace, k3: affected.name }),
        advisory,
        [],
      );
    }
    for (const row of rangesOf(advisory)) addRows(index, keyOf(row), advisory, [row]);
  }
  return index;
}

function addRows(index: Index, key: string, advisory: Advisory, rows: RangeRow[]): void {
  const advisories = index.get(key) ?? new Map<Advisory, RangeRow[]>();
  index.set(key, advisories);
  advisories.set(advisory, [...(advisories.get(advisory) ?? []), ...rows]);
}

/**
 * The ids that affect an identity, found as the database finds them: interval join, attributes, recheck by the rule.
 * On the way every candidate pair is held against the rule itself.
 */
function matchesOf(identity: Identity, index: Index): string[] {
  const target = readTarget(identity);
  const found: string[] = [];
  for (const coordinate of coordsOf(identity)) {
    for (const [advisory, rows] of index.get(keyOf(coordinate)) ?? []) {
      const isAffected = decideTarget(identity, target, advisory).verdict === 'affected';
      const byRows = isHit(rows, coordinate, isAffected);
      if (byRows !== isAffected) {
        throw new Error(
          `Rows and rule differ for ${JSON.stringify(identity)} and ${advisory.vulnId}: ${JSON.stringify(rows)}`,
        );
      }
      if (isAffected) found.push(advisory.vulnId);
    }
  }
  return found.sort();
}

function isHit(rows: readonly RangeRow[], coordinate: CoordRow, confirmed: boolean): boolean {
  const hits = rows.map((row) => hitOf(row, coordinate));
  return hits.includes('affected') || (hits.includes('recheck') && confirmed);
}

function readOsv(ecosystem: string): Advisory[] {
  return [...readZipTexts(`osv/${ecosystem}/all.zip`)].map((text) => {
    const read = readOsvRecord(JSON.parse(text));
    if (!read.ok) throw new Error(read.error.message);
    return read.advisory;
  });
}

describe.skipIf(!hasSharedData)('packages of the truth set', () => {
  it.each([
    ['PyPI', 'PyPI', 4499],
    ['Go', 'Go', 3046],
    ['crates.io', 'crates_io', 803],
  ])('finds all expected ids of %s and none besides', { timeout: 60_000 }, (ecosystem, file, count) => {
    const index = indexOf(readOsv(ecosystem));
    const lines = readGzipLines<{ purl: string; expected: string[] }>(
      `match-truth/${file}.expected.jsonl.gz`,
    );
    expect(lines).toHaveLength(count);
    for (const { purl, expected } of lines) {
      const ids = [...expected].sort();
      expect(matchesOf({ purl }, index), purl).toEqual(ids);
      // Tools write Go versions with and without their v.
      if (purl.includes('@v')) expect(matchesOf({ purl: purl.replace('@v', '@') }, index), purl).toEqual(ids);
    }
  });
});

type NvdFeed = { vulnerabilities: { cve: unknown }[] };

function* readNvd(year: number): Generator<Advisory> {
  const feed = readGzipJson(`nvd/json/cve/2.0/nvdcve-2.0-${year}.json.gz`) as NvdFeed;
  for (const { cve } of feed.vulnerabilities) {
    const read = readNvdCve(cve);
    if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
    yield read.advisory;
  }
}

describe.skipIf(!hasSharedData)('CPEs of the truth set', () => {
  it('finds all that must match and nothing that must not', { timeout: 60_000 }, () => {
    const lines = readGzipLines<{ cpe: string; must: string[]; must_not: string[] }>(
      'match-truth/cpe.expected.jsonl.gz',
    );
    expect(lines).toHaveLength(12_000);
    const found = new Map<string, Set<string>>(lines.map(({ cpe }) => [cpe, new Set()]));
    // Year by year, so that only one feed is in memory.
    for (const year of [2017, 2018, 2021]) {
      const index = indexOf(readNvd(year));
      for (const [cpe, ids] of found) for (const id of matchesOf({ cpe }, index)) ids.add(id);
    }
    let must = 0;
    for (const line of lines) {
      const ids = found.get(line.cpe) ?? new Set();
      expect(
        line.must.filter((id) => !ids.has(id)),
        line.cpe,
      ).toEqual([]);
      expect(
        line.must_not.filter((id) => ids.has(id)),
        line.cpe,
      ).toEqual([]);
      must += line.must.length;
    }
    expect(must).toBe(41_268);
  });
});
