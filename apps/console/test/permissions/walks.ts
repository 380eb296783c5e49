import { type Permission, permissions } from '@waybill/api-contract';
import { isOpenTo, type Place } from './place.ts';

/** Somebody, by what they hold, and the places that they try, open to them or not. */
export interface Walk {
  readonly held: readonly Permission[];
  readonly tried: readonly Place[];
}

/**
 * Few walks that show what the table says. `every fact`: at each place, what each permission adds alone, and that no other permission
 * adds it. The place works with each permission and without each, and is closed without what it needs, whatever
 * else is held. In each part of the console, somebody holds any one permission without any other one. `every pair`: each place with
 * each permission and without each, open or closed by that one, through callers who show most of the rest.
 * @param callers who may be sent
 */
export function chooseWalks(
  callers: readonly (readonly Permission[])[],
  places: readonly Place[],
  extent: 'every fact' | 'every pair',
): Walk[] {
  const visits = places.flatMap((place) => {
    const parts = callers.map((held) => visitOf(place, held));
    return parts.filter((visit) => factsOf(visit).length > 0);
  });
  const rest = new Set(visits.flatMap((visit) => visit.rest));
  const open = new Set(visits.flatMap(extent === 'every fact' ? factsOf : ({ pairs }) => pairs));
  const walks = new Map<readonly Permission[], Place[]>();
  const countIn = (facts: readonly string[], among: ReadonlySet<string>) =>
    facts.filter((fact) => among.has(fact)).length;
  // A caller who shows nothing open is not sent for facts that nobody has to show.
  const worthOf = (visit: Visit) => {
    const worth = countIn(factsOf(visit), open);
    return worth === 0 ? 0 : worth + (extent === 'every pair' ? countIn(visit.rest, rest) : 0);
  };
  const go = (visit: Visit) => {
    for (const fact of factsOf(visit)) for (const facts of [open, rest]) facts.delete(fact);
    walks.set(visit.held, [...(walks.get(visit.held) ?? []), visit.place]);
  };
  for (const place of places) {
    const here = visits.filter((visit) => visit.place === place);
    const isOfPlace = (fact: string) => fact.startsWith(`${nameOf(place)} `);
    while (here.some((visit) => factsOf(visit).some((fact) => isOfPlace(fact) && open.has(fact))))
      go(bestOf(here, worthOf));
  }
  while (open.size > 0) go(bestOf(visits, worthOf));
  return [...walks].map(([held, tried]) => ({ held, tried }));
}

interface Visit extends Facts {
  held: readonly Permission[];
  place: Place;
}

/** The facts known once a caller has tried a place. */
interface Facts {
  /** About the place and one permission. */
  pairs: readonly string[];
  /** About the place and what is held together. */
  rest: readonly string[];
  /** About the part of the console that the place is in. */
  wide: readonly string[];
}

const factsOf = ({ pairs, rest, wide }: Facts): string[] => [...pairs, ...rest, ...wide];

const visitOf = (place: Place, held: readonly Permission[]): Visit => ({
  held,
  place,
  ...readFacts(place, new Set(held)),
});

function bestOf(visits: readonly Visit[], worthOf: (visit: Visit) => number): Visit {
  const worths = visits.map(worthOf);
  const best = visits[worths.indexOf(Math.max(...worths))];
  if (!best) throw new Error('There is nobody to send');
  return best;
}

const nameOf = ({ path, menu = '', selects }: Place) => `${path}|${menu}|${selects ?? ''}`;
const partOfConsole = ({ screen }: Place) => screen.split('/')[1] ?? '';

function readFacts(place: Place, held: ReadonlySet<Permission>): Facts {
  const name = nameOf(place);
  const [has, lacks] = [[...held], permissions.filter((each) => !held.has(each))];
  const besides = (firsts: readonly Permission[], between: string) =>
    firsts.flatMap((first) => has.map((other) => `${between} ${first} beside ${other}`));
  if (!isOpenTo(place, held)) {
    const opening = lacks.filter((each) => isOpenTo(place, new Set([...held, each])));
    const closed = `${name} closed without`;
    return { pairs: opening.map((each) => `${closed} ${each}`), rest: besides(opening, closed), wide: [] };
  }
  const offering = permissions.filter((each) => Object.hasOwn(place.offers ?? {}, each));
  const offered = offering.filter((each) => held.has(each));
  const hidden = offering.filter((each) => !held.has(each));
  return {
    pairs: [...has.map((each) => `${name} with ${each}`), ...lacks.map((each) => `${name} without ${each}`)],
    rest: [
      ...besides(hidden, `${name} hides what is of`),
      ...(offered.length === 1 ? [`${name} shows what is of ${offered[0]} alone`] : []),
    ],
    wide: besides(lacks, `in ${partOfConsole(place)} without`),
  };
}
