import { expect, it } from 'vitest';
import { runDeliveryKills } from './kills.ts';
import { measureUploads } from './rules.ts';

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

it('measures BOMs without rules and with some that are told of them', { timeout: limitMs }, async () => {
  const figures = await measureUploads({ components: 200, cves: 900, rules: 3, pairs: 1 });
  const figureOf = (name: string) => figures.find((figure) => figure.name === name)?.value ?? 0;
  expect(figureOf('BOM of 200 components (B9), without rules')).toBeGreaterThan(0);
  expect(figureOf('with rules')).toBeGreaterThan(0);
  // At least that the BOM came, and the project.
  expect(figureOf('events and messages by then, at most')).toBeGreaterThan(1);
  expect(figures.map(({ goal }) => goal)).toContain('≤ 5');
});
