import { expect, it } from 'vitest';
import { killKinds } from './kills.ts';
import { runChaos } from './run-chaos.ts';

/** On a quiet machine it takes half a minute; what was killed while it worked is tried again up to a minute later. */
const limitMs = 400_000;

it('loses nothing and leaves nothing wrong when all that it needs is killed while it works', {
  timeout: limitMs,
}, async () => {
  const { figures, notes } = await runChaos({ workMs: 12_000, pauseMs: [500, 1_000] });
  expect([
    ...figures.filter(({ met }) => met === false).map(({ name, value }) => `${name}: ${value}`),
    ...notes,
  ]).toEqual(notes);
  const figureOf = (name: string) => figures.find((figure) => figure.name === name)?.value ?? 0;
  expect(figureOf('kills')).toBeGreaterThan(0);
  expect(figureOf('kills')).toBeLessThanOrEqual(4 * killKinds.length);
  expect(figureOf('changes that were acknowledged')).toBeGreaterThan(0);
});
