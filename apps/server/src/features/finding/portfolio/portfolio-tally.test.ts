import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tallyPortfolio } from './portfolio-tally.ts';

interface World {
  /** By component: its project and its identity. */
  components: { project: number; identity: number }[];
  matches: { identity: number; vuln: number }[];
  attached: { component: number; vuln: number }[];
  suppressed: { component: number; vuln: number }[];
  facts: Map<number, { flaw: number; urgency: number; severity: number; exploited: boolean }>;
}

const vuln = fc.integer({ min: 1, max: 6 });
const identity = fc.integer({ min: 1, max: 4 });
const component = fc.nat(7);
const unique = <T>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { selector: (value) => JSON.stringify(value), maxLength: 14 });

/** Few numbers, so that findings of a flaw meet on a component, suppressed, attached, and open ones. */
const worlds: fc.Arbitrary<World> = fc.record({
  components: fc.array(fc.record({ project: fc.integer({ min: 1, max: 3 }), identity }), {
    minLength: 8,
    maxLength: 8,
  }),
  matches: unique(fc.record({ identity, vuln })),
  attached: unique(fc.record({ component, vuln })),
  suppressed: unique(fc.record({ component, vuln })),
  facts: fc
    .uniqueArray(
      fc.record({
        vuln,
        flaw: fc.constantFrom(undefined, 1, 2),
        urgency: fc.integer({ min: 0, max: 3 }),
        severity: fc.integer({ min: 0, max: 5 }),
        exploited: fc.boolean(),
      }),
      { selector: (fact) => fact.vuln },
    )
    .map((all) => new Map(all.map(({ vuln, flaw, ...fact }) => [vuln, { ...fact, flaw: flaw ?? -vuln }]))),
});

function inputOf({ components, matches, attached, suppressed, facts }: World) {
  const isIn = (pairs: World['attached'], component: number, vuln: number) =>
    pairs.some((one) => one.component === component && one.vuln === vuln);
  const isApart = (at: number) => [...suppressed, ...attached].some((one) => one.component === at);
  const apart = components.filter((_, at) => isApart(at));
  const singles = components.flatMap(({ project, identity }, at) =>
    [1, 2, 3, 4, 5, 6].flatMap((vuln) => {
      const isFound =
        matches.some((match) => match.identity === identity && match.vuln === vuln) ||
        isIn(attached, at, vuln);
      const isShown = isApart(at) && isFound && !isIn(suppressed, at, vuln);
      return isShown ? [{ project, identity, component: at, vuln }] : [];
    }),
  );
  const column = (
    value: (fact: { flaw: number; urgency: number; severity: number; exploited: boolean }) => number,
  ) => Int32Array.from(facts.values(), value);
  return {
    components: {
      projects: Int32Array.from(components, (one) => one.project),
      identities: Int32Array.from(components, (one) => one.identity),
    },
    matches: {
      identities: Int32Array.from(matches, (one) => one.identity),
      vulns: Int32Array.from(matches, (one) => one.vuln),
    },
    apart: {
      projects: Int32Array.from(apart, (one) => one.project),
      identities: Int32Array.from(apart, (one) => one.identity),
    },
    singles: {
      projects: Int32Array.from(singles, (one) => one.project),
      components: Float64Array.from(singles, (one) => one.component),
      identities: Int32Array.from(singles, (one) => one.identity),
      vulns: Int32Array.from(singles, (one) => one.vuln),
    },
    facts: {
      vulns: Int32Array.from(facts.keys()),
      flaws: column((fact) => fact.flaw),
      urgencies: column((fact) => fact.urgency),
      severities: column((fact) => fact.severity),
      exploited: column((fact) => Number(fact.exploited)),
    },
  };
}

/** Every open finding by itself. */
function expected({ components, matches, attached, suppressed, facts }: World, by: 'FLAW' | 'COMPONENT') {
  const findings = components.flatMap(({ project, identity }, at) =>
    [...facts].flatMap(([id, fact]) => {
      const isFound =
        matches.some((match) => match.identity === identity && match.vuln === id) ||
        attached.some((one) => one.component === at && one.vuln === id);
      const isHidden = suppressed.some((one) => one.component === at && one.vuln === id);
      return isFound && !isHidden ? [{ project, identity, component: at, vuln: id, ...fact }] : [];
    }),
  );
  const groups = Map.groupBy(findings, (one) => (by === 'FLAW' ? one.flaw : one.identity));
  return [...groups].map(([key, of]) => {
    const [first] = of.toSorted((a, b) => b.urgency - a.urgency || a.vuln - b.vuln);
    return {
      key,
      vuln_id: first?.vuln,
      urgency: first?.urgency,
      severity: Math.max(...of.map((one) => one.severity)),
      exploited: of.some((one) => one.exploited),
      findings: of.length,
      projects: new Set(of.map((one) => one.project)).size,
      components: new Set(of.map((one) => one.component)).size,
    };
  });
}

it.each(['FLAW', 'COMPONENT'] as const)('findings of projects by %s are counted as one by one', (by) => {
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  fc.assert(
    fc.property(worlds, (world) => {
      expect(tallyPortfolio(inputOf(world), by).toSorted(byKey)).toEqual(expected(world, by).toSorted(byKey));
    }),
    { numRuns: runs(500) },
  );
});
