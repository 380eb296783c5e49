import type { Figures } from '../../db/list/sorted-list.ts';

/** Findings by numbers. */
export interface FoundPairs {
  /** Each component that has findings; some may have none. */
  readonly components: Float64Array;
  /** Of each finding the place of its component among these. */
  readonly places: Int32Array;
  /** Of each finding its vulnerability. */
  readonly vulns: Int32Array;
}

/** What vulnerabilities are grouped and sorted by, all at the same place. */
export interface FlawFacts {
  readonly vulns: Int32Array;
  /** The number of the alias group, or that of the vulnerability, negative. */
  readonly flaws: Int32Array;
  readonly urgencies: Int32Array;
}

export type Grouping = 'FLAW' | 'COMPONENT';

/** What groups are sorted by. */
export type Figure = 'urgency' | 'findings' | 'components' | 'flaws';

/**
 * The groups of findings with their figures, by flaws or by components: a hundred thousand findings in some milliseconds, where the
 * database hashes, joins, and keeps each of them. Findings of vulnerabilities without facts are left out.
 */
export function tallyFindings(
  { components, places, vulns }: FoundPairs,
  facts: FlawFacts,
  by: Grouping,
  figure: Figure,
): Figures {
  const factsOf = placesOf(facts.vulns);
  const flaws = numbered(facts.flaws);
  const ids = by === 'FLAW' ? flaws.ids : components;
  const findings = new Int32Array(ids.length);
  const others = new Int32Array(ids.length);
  const urgencies = new Int32Array(ids.length);
  const isFirst = pairsOnce(flaws.ids.length);
  for (let at = 0; at < vulns.length; at++) {
    const known = factsOf[vulns[at] ?? 0] ?? -1;
    if (known === -1) continue;
    const flaw = flaws.places[known] ?? 0;
    const component = places[at] ?? 0;
    const group = by === 'FLAW' ? flaw : component;
    add(findings, group, 1);
    if (isOther(figure, by) && isFirst(component, flaw)) add(others, group, 1);
    urgencies[group] = Math.max(urgencies[group] ?? 0, facts.urgencies[known] ?? 0);
  }
  // Of each flaw there is one in a group by flaws, of each component one in a group by components.
  const one = () => 1;
  const figureOf = { urgency: urgencies, findings, components: others, flaws: others }[figure];
  return foundOnly(ids, findings, isOne(figure, by) ? one : (group) => figureOf[group] ?? 0);
}

const isOne = (figure: Figure, by: Grouping) => figure === (by === 'FLAW' ? 'flaws' : 'components');
const isOther = (figure: Figure, by: Grouping) => figure === (by === 'FLAW' ? 'components' : 'flaws');

function add(counts: Int32Array, at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count;
}

/** The place of each number, by the number, of others -1: keys of tables, which begin at 1. */
function placesOf(numbers: Int32Array): Int32Array {
  const places = new Int32Array(mostOf(numbers) + 1).fill(-1);
  for (let at = 0; at < numbers.length; at++) places[numbers[at] ?? 0] = at;
  return places;
}

function mostOf(numbers: Int32Array): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** Different numbers, and the place among them of each that was given. */
export function numbered(numbers: Int32Array | Float64Array): { ids: Float64Array; places: Int32Array } {
  const placeOf = new Map<number, number>();
  const ids: number[] = [];
  const places = new Int32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    let place = placeOf.get(number);
    if (place === undefined) {
      place = ids.push(number) - 1;
      placeOf.set(number, place);
    }
    places[at] = place;
  }
  return { ids: Float64Array.from(ids), places };
}

/** Says of each pair whether it has not come before. @param size of the second numbers, which are smaller */
function pairsOnce(size: number): (first: number, second: number) => boolean {
  const seen = new Set<number>();
  return (first, second) => {
    const before = seen.size;
    return seen.add(first * size + second).size > before;
  };
}

/** The groups that have findings. */
function foundOnly(ids: Float64Array, findings: Int32Array, figureOf: (group: number) => number): Figures {
  const foundIds = new Float64Array(ids.length);
  const values = new Int32Array(ids.length);
  let found = 0;
  for (let group = 0; group < ids.length; group++) {
    if (findings[group] === 0) continue;
    foundIds[found] = ids[group] ?? 0;
    values[found++] = figureOf(group);
  }
  return { ids: foundIds.subarray(0, found), values: values.subarray(0, found) };
}

/** The findings of both. A component with findings of both stands there twice. */
export function joinPairs(one: FoundPairs, other: FoundPairs): FoundPairs {
  const components = new Float64Array(one.components.length + other.components.length);
  const places = new Int32Array(one.places.length + other.places.length);
  const vulns = new Int32Array(places.length);
  components.set(one.components);
  components.set(other.components, one.components.length);
  places.set(one.places);
  places.set(
    other.places.map((place) => place + one.components.length),
    one.places.length,
  );
  vulns.set(one.vulns);
  vulns.set(other.vulns, one.vulns.length);
  return { components, places, vulns };
}

/** Each of some positive numbers once, upwards. */
export function distinct(numbers: Int32Array): Int32Array {
  const places = placesOf(numbers);
  const found: number[] = [];
  for (let number = 0; number < places.length; number++) if (places[number] !== -1) found.push(number);
  return Int32Array.from(found);
}

/** How often each of some numbers is among others. */
export function countEach(ids: Int32Array, numbers: Int32Array): Int32Array {
  const places = placesOf(ids);
  const counts = new Int32Array(ids.length);
  for (const number of numbers) {
    const place = places[number] ?? -1;
    if (place !== -1) add(counts, place, 1);
  }
  return counts;
}
