import { permissions } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import { plainCallers, richCallers } from './callers.ts';
import { isOpenTo, type Place } from './place.ts';
import { places } from './places.ts';
import { chooseWalks } from './walks.ts';

const visitsOf = (extent: 'every fact' | 'every pair') =>
  chooseWalks([...plainCallers, ...richCallers(places)], places, extent).flatMap(({ held, tried }) =>
    tried.map((place) => ({ place, held: new Set(held) })),
  );
const whole = visitsOf('every fact');
const usual = visitsOf('every pair');

function visitsAt(place: Place, visits: typeof whole) {
  const here = visits.filter((visit) => visit.place === place);
  const open = here.filter(({ held }) => isOpenTo(place, held)).map(({ held }) => held);
  const closed = here.filter(({ held }) => !isOpenTo(place, held)).map(({ held }) => held);
  return { open, closed };
}

it('walks for every pair go to far fewer places than those for every fact', () => {
  const isOpen = ({ place, held }: (typeof whole)[number]) => isOpenTo(place, held);
  expect(usual.filter(isOpen).length).toBeLessThan(0.75 * whole.filter(isOpen).length);
});

it('walks for every pair show in nine of ten cases and more that no other permission adds what one adds', () => {
  const cases = places.flatMap((place) => {
    const { open } = visitsAt(place, usual);
    const { needs = ['VIEW_PORTFOLIO'], offers = {} } = place;
    const adding = permissions.filter((each) => Object.hasOwn(offers, each) && !needs.includes(each));
    return adding.flatMap((each) =>
      permissions
        .filter((one) => one !== each)
        .map((other) => open.some((held) => held.has(other) && !held.has(each))),
    );
  });
  expect(cases.filter((isShown) => !isShown).length).toBeLessThan(cases.length / 10);
});

describe.each(places.map((place) => [`${place.path} ${place.menu ?? ''}`, place] as const))(
  'the walks at %s',
  (_, place) => {
    const { open, closed } = visitsAt(place, whole);
    const offering = permissions.filter((each) => Object.hasOwn(place.offers ?? {}, each));
    const { needs = ['VIEW_PORTFOLIO'], orNeeds = [] } = place;

    it.each([
      ['every fact', open],
      ['every pair', visitsAt(place, usual).open],
    ])('go there with each permission, and without each that is not needed: %s', (_extent, callers) => {
      for (const each of permissions) {
        expect(
          callers.some((held) => held.has(each)),
          `with ${each}`,
        ).toBe(true);
        if (!needs.includes(each) && !orNeeds.includes(each))
          expect(
            callers.some((held) => !held.has(each)),
            `without ${each}`,
          ).toBe(true);
      }
    });

    it('find it closed without each that it needs, also when each pair is enough', () => {
      for (const each of needs.filter((one) => orNeeds.length === 0 || orNeeds.includes(one)))
        expect(
          visitsAt(place, usual).closed.some((held) => !held.has(each)),
          each,
        ).toBe(true);
    });

    it('show what a permission adds, and that no other one adds it', () => {
      for (const each of offering) {
        expect(open.some((held) => held.has(each))).toBe(true);
        if (needs.includes(each)) continue;
        for (const other of permissions.filter((one) => one !== each))
          expect(
            open.some((held) => held.has(other) && !held.has(each)),
            `${each}, ${other}`,
          ).toBe(true);
      }
    });

    it('find it closed without what it needs, whatever else is held', () => {
      for (const each of needs.filter((one) => orNeeds.length === 0 || orNeeds.includes(one)))
        for (const other of permissions.filter((one) => one !== each))
          expect(
            closed.some((held) => held.has(other) && !held.has(each)),
            `${each}, ${other}`,
          ).toBe(true);
    });
  },
);
