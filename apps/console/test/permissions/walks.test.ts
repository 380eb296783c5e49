import { permissions } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import { plainCallers, richCallers } from './callers.ts';
import { isOpenTo } from './place.ts';
import { places } from './places.ts';
import { chooseWalks } from './walks.ts';

const walks = chooseWalks([...plainCallers, ...richCallers(places)], places);
const visits = walks.flatMap(({ held, tried }) => tried.map((place) => ({ place, held: new Set(held) })));

describe.each(places.map((place) => [`${place.path} ${place.menu ?? ''}`, place] as const))(
  'the walks at %s',
  (_, place) => {
    const here = visits.filter((visit) => visit.place === place);
    const open = here.filter(({ held }) => isOpenTo(place, held)).map(({ held }) => held);
    const closed = here.filter(({ held }) => !isOpenTo(place, held)).map(({ held }) => held);
    const offering = permissions.filter((each) => Object.hasOwn(place.offers ?? {}, each));
    const { needs = ['VIEW_PORTFOLIO'], orNeeds = [] } = place;

    it('go there with each permission, and without each that is not needed', () => {
      for (const each of permissions) {
        expect(
          open.some((held) => held.has(each)),
          `with ${each}`,
        ).toBe(true);
        if (!needs.includes(each) && !orNeeds.includes(each))
          expect(
            open.some((held) => !held.has(each)),
            `without ${each}`,
          ).toBe(true);
      }
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
