import type { Figures } from '../../../db/list/sorted-list.ts';
import { add, numbered, placesOf } from '../../../db/numbers.ts';

/** Findings by numbers. */
export interface FoundPairs {
  /** Each component that has findings; some may have none. */
  readonly components: Float64Array;
  /** The place of each finding's component among these. */
  readonly places: Int32Array;
  /** The vulnerability of each finding. */
  readonly vulns: Int32Array;
}

/** The facts by which vulnerabilities are grouped and sorted. Entries at the same index belong together. */
export interface FlawFacts {
  readonly vulns: Int32Array;
  /** The number of the alias group, or that of the vulnerability, negative. */
  readonly flaws: Int32Array;
  readonly urgencies: Int32Array;
}

export type Grouping = 'FLAW' | 'COMPONENT';

/** The sort fields of groups. */
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
  // A group by vulnerability has one vulnerability, a group by component one component.
  const one = () => 1;
  const figureOf = { urgency: urgencies, findings, components: others, flaws: others }[figure];
  return foundOnly(ids, findings, isOne(figure, by) ? one : (group) => figureOf[group] ?? 0);
}

/** The components that have findings. */
export function componentsOf({ components, places }: FoundPairs): Float64Array {
  const counts = new Int32Array(components.length);
  for (const place of places) counts[place] = 1;
  return components.filter((_, at) => counts[at] === 1);
}

const isOne = (figure: Figure, by: Grouping) => figure === (by === 'FLAW' ? 'flaws' : 'components');
const isOther = (figure: Figure, by: Grouping) => figure === (by === 'FLAW' ? 'components' : 'flaws');

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

/** Joins the findings of all parts. A component with findings in several parts occurs several times. */
export function joinPairs(parts: readonly FoundPairs[]): FoundPairs {
  const size = (of: (part: FoundPairs) => ArrayLike<number>) =>
    parts.reduce((sum, part) => sum + of(part).length, 0);
  const components = new Float64Array(size((part) => part.components));
  const places = new Int32Array(size((part) => part.places));
  const vulns = new Int32Array(places.length);
  let [passed, at] = [0, 0];
  for (const part of parts) {
    components.set(part.components, passed);
    vulns.set(part.vulns, at);
    for (const place of part.places) places[at++] = place + passed;
    passed += part.components.length;
  }
  return { components, places, vulns };
}
