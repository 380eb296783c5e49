import { loadAreas } from '../../lib/i18n.ts';
import type { PaletteHit, PaletteSearch } from '../../lib/palette.ts';
import { rankOf } from '../../ui/match-text.ts';
import type { FindableSettings } from './settings-route.ts';

/** Every single setting that a page declares, by its label and by its name on the server. */
export const search: PaletteSearch = async ({ text, i18n, screens }) => {
  const places = screens.flatMap(
    ({ options }): readonly FindableSettings[] => options.staticData?.settings ?? [],
  );
  const found = await Promise.all(
    places.map(async (place) => {
      const [{ groups }] = await Promise.all([place.load(), loadAreas(place.areas)]);
      const page = typeof place.page === 'string' ? place.page : i18n._(place.page);
      return groups
        .flatMap((group) => group.fields)
        .map(({ id, label }) => {
          const words = i18n._(label);
          const rank = Math.max(
            rankOf(words, text) && rankOf(words, text) + 1,
            rankOf(`${page} ${words} ${id}`, text),
          );
          const hit: PaletteHit = { label: words, detail: page, path: place.path(id) };
          return { hit, rank };
        });
    }),
  );
  return found
    .flat()
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
};
