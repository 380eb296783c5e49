import { type Permission, permissions } from '@waybill/api-contract';
import { isOpenTo, type Place } from './place.ts';

/** Somebody, by what they hold, and the places that they try, open to them or not. */
export interface Walk {
  readonly held: readonly Permission[];
  readonly tried: readonly Place[];
}

/**
 * Few walks that show all that the table says: at each place, what each permission adds alone, that no other permission
 * adds it, that the place works with each permission and without each, and that it is closed without what it needs, whatever
 * else is held. In each part of the console, somebody holds any one permission without any other one.
 * @param callers who may be sent
 */
export function chooseWalks(callers: readonly (readonly Permission[])[], places: readonly Place[]): Walk[] {
  const visits = places.flatMap((place) => {
    const parts = callers.map((held) => ({ held, place, facts: factsOf(place, new Set(held)) }));
    return parts.filter(({ facts }) => facts.length > 0);
  });
  const open = new Set(visits.flatMap(({ facts }) => facts));
  const walks = new Map<readonly Permission[], Place[]>();
  const worthOf = ({ facts }: Visit) => facts.filter((fact) => open.has(fact)).length;
  const go = (visit: Visit) => {
    for (const fact of visit.facts) open.delete(fact);
    walks.set(visit.held, [...(walks.get(visit.held) ?? []), visit.place]);
  };
  for (const place of places) {
    const here = visits.filter((visit) => visit.place === place);
    const isOfPlace = (fact: string) => fact.startsWith(`${nameOf(place)} `);
    while (here.some(({ facts }) => facts.some((fact) => isOfPlace(fact) && open.has(fact))))
      go(bestOf(here, worthOf));
  }
  while (open.size > 0) go(bestOf(visits, worthOf));
  return [...walks].map(([held, tried]) => ({ held, tried }));
}

interface Visit {
  held: readonly Permission[];
  place: Place;
  facts: readonly string[];
}

function bestOf(visits: readonly Visit[], worthOf: (visit: Visit) => number): Visit {
  const worths = visits.map(worthOf);
  const best = visits[worths.indexOf(Math.max(...worths))];
  if (!best) throw new Error('There is nobody to send');
  return best;
}

const nameOf = ({ path, menu = '', selects }: Place) => `${path}|${menu}|${selects ?? ''}`;
const partOfConsole = ({ screen }: Place) => screen.split('/')[1] ?? '';

/** What is known once somebody has tried a place. */
function factsOf(place: Place, held: ReadonlySet<Permission>): string[] {
  const name = nameOf(place);
  const [has, lacks] = [[...held], permissions.filter((each) => !held.has(each))];
  const pairs = (firsts: readonly Permission[], between: string) =>
    firsts.flatMap((first) => has.map((other) => `${between} ${first} beside ${other}`));
  if (!isOpenTo(place, held)) {
    const opening = lacks.filter((each) => isOpenTo(place, new Set([...held, each])));
    return pairs(opening, `${name} closed without`);
  }
  const offering = permissions.filter((each) => Object.hasOwn(place.offers ?? {}, each));
  const offered = offering.filter((each) => held.has(each));
  const hidden = offering.filter((each) => !held.has(each));
  return [
    ...has.map((each) => `${name} with ${each}`),
    ...lacks.map((each) => `${name} without ${each}`),
    ...pairs(hidden, `${name} hides what is of`),
    ...(offered.length === 1 ? [`${name} shows what is of ${offered[0]} alone`] : []),
    ...pairs(lacks, `in ${partOfConsole(place)} without`),
  ];
}
