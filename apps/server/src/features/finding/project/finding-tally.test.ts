import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbered } from '../../../db/numbers.ts';
import { type Figure, type FoundPairs, type Grouping, joinPairs, tallyFindings } from './finding-tally.ts';

interface Fact {
  flaw: number;
  urgency: number;
}
interface Found {
  component: number;
  vuln: number;
}

const pairsOf = (found: readonly Found[]): FoundPairs => {
  const { ids, places } = numbered(Float64Array.from(found, (each) => each.component));
  return { components: ids, places, vulns: Int32Array.from(found, (each) => each.vuln) };
};
const factsOf = (facts: ReadonlyMap<number, Fact>) => ({
  vulns: Int32Array.from(facts.keys()),
  flaws: Int32Array.from([...facts.values()], (fact) => fact.flaw),
  urgencies: Int32Array.from([...facts.values()], (fact) => fact.urgency),
});

/** Components beyond 32 bits too; of some vulnerabilities nothing is known, as the filter left them out. */
const worlds = fc.record({
  found: fc.array(
    fc.record({ component: fc.constantFrom(1, 2, 3, 2 ** 40), vuln: fc.integer({ min: 1, max: 12 }) }),
  ),
  more: fc.array(fc.record({ component: fc.constantFrom(7, 8), vuln: fc.integer({ min: 1, max: 12 }) })),
  facts: fc
    .uniqueArray(
      fc.record({
        vuln: fc.integer({ min: 1, max: 12 }),
        flaw: fc.constantFrom(undefined, 1, 2, 3),
        urgency: fc.integer({ min: 0, max: 4 }),
      }),
      { selector: ({ vuln }) => vuln },
    )
    .map((all) => new Map(all.map(({ vuln, flaw, urgency }) => [vuln, { flaw: flaw ?? -vuln, urgency }]))),
});

/** The same as it would be said. */
function expected(found: readonly Found[], facts: ReadonlyMap<number, Fact>, by: Grouping, figure: Figure) {
  const known = found.flatMap(({ component, vuln }) => {
    const fact = facts.get(vuln);
    return fact ? [{ component, ...fact }] : [];
  });
  const groups = Map.groupBy(known, ({ component, flaw }) => (by === 'FLAW' ? flaw : component));
  return new Map(
    [...groups].map(([key, of]) => {
      const figures: Record<Figure, number> = {
        urgency: Math.max(...of.map((each) => each.urgency)),
        findings: of.length,
        components: new Set(of.map((each) => each.component)).size,
        flaws: new Set(of.map((each) => each.flaw)).size,
      };
      return [key, figures[figure]];
    }),
  );
}

describe.each<Grouping>(['FLAW', 'COMPONENT'])('groups by %s', (by) => {
  it.each<Figure>(['urgency', 'findings', 'components', 'flaws'])('have their %s', (figure) => {
    fc.assert(
      fc.property(worlds, ({ found, more, facts }) => {
        const pairs = joinPairs([pairsOf(found), pairsOf(more)]);
        const { ids, values } = tallyFindings(pairs, factsOf(facts), by, figure);
        const tally = new Map([...ids].map((id, at) => [id, values[at]]));
        expect(tally).toEqual(expected([...found, ...more], facts, by, figure));
        expect(tally.size).toBe(ids.length);
      }),
    );
  });
});
