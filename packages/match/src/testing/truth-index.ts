import {
  type Advisory,
  type CoordRow,
  coordsOf,
  decideTarget,
  hitOf,
  type Identity,
  type RangeRow,
  rangesOf,
  readTarget,
} from '../index.ts';

/** Advisories by the coordinates of their rows, and of all their packages whether they have rows or not. */
export type TruthIndex = Map<string, Map<Advisory, RangeRow[]>>;

const keyOf = ({ kind, k1, k2, k3 }: Pick<RangeRow, 'kind' | 'k1' | 'k2' | 'k3'>) =>
  `${kind} ${k1} ${k2} ${k3}`;

/** An index of these advisories. */
export function indexOf(advisories: Iterable<Advisory>): TruthIndex {
  const index: TruthIndex = new Map();
  for (const advisory of advisories) {
    for (const affected of advisory.affected) {
      if (affected.kind !== 'purl') continue;
      const { type, namespace, name } = affected;
      addRows(index, keyOf({ kind: 0, k1: type, k2: namespace, k3: name }), advisory, []);
    }
    for (const row of rangesOf(advisory)) addRows(index, keyOf(row), advisory, [row]);
  }
  return index;
}

function addRows(index: TruthIndex, key: string, advisory: Advisory, rows: RangeRow[]): void {
  const advisories = index.get(key) ?? new Map<Advisory, RangeRow[]>();
  index.set(key, advisories);
  advisories.set(advisory, [...(advisories.get(advisory) ?? []), ...rows]);
}

/**
 * The sorted ids that affect an identity, found like in the database: interval join, attributes, and recheck
 * by the rule. Every candidate pair is also compared with the rule itself. If the two differ, the id says so.
 */
export function matchesOf(identity: Identity, index: TruthIndex): string[] {
  const target = readTarget(identity);
  const found: string[] = [];
  for (const coordinate of coordsOf(identity)) {
    for (const [advisory, rows] of index.get(keyOf(coordinate)) ?? []) {
      const isAffected = decideTarget(identity, target, advisory).verdict === 'affected';
      if (isHit(rows, coordinate, isAffected) !== isAffected)
        found.push(`${advisory.vulnId}: rows and rule differ`);
      else if (isAffected) found.push(advisory.vulnId);
    }
  }
  return found.sort();
}

function isHit(rows: readonly RangeRow[], coordinate: CoordRow, confirmed: boolean): boolean {
  const hits = rows.map((row) => hitOf(row, coordinate));
  return hits.includes('affected') || (hits.includes('recheck') && confirmed);
}
