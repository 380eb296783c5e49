import { expect, it } from 'vitest';
import { runDeliveryKills } from './kills.ts';

/** On a quiet machine it takes half a minute; what was killed while it worked is tried again up to a minute later. */
const limitMs = 400_000;

it('tells of each event at least once, in order, and with one key, when the server is killed meanwhile', {
  timeout: limitMs,
}, async () => {
  const figures = await runDeliveryKills({ events: 60, projects: 6, rules: 10, kills: 2 });
  expect(figures.filter(({ met }) => met === false)).toEqual([]);
  const kills = figures.find(({ name }) => name === 'kills while deliveries were under way');
  expect(kills?.value).toBe(2);
});
