import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../src/features');

interface Screen {
  route: string;
  screen: string;
  declared: string[];
}

/** Every screen with the areas that its route declares. */
const screens = globSync('*/*{.routes,-route}.ts', { cwd: features }).flatMap((route): Screen[] => {
  const text = readFileSync(join(features, route), 'utf8');
  const loads = [
    ...text.matchAll(/\bscreen\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g),
    ...text.matchAll(/\bareas: \[([^\]]*)\],\s*load: \(\) =>\s*import\('([^']+)'\)/g),
  ];
  return loads.map(([, areas = '', path = '']) => ({
    route,
    screen: join(features, dirname(route), path),
    declared: [...areas.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? ''),
  }));
});

/** The features whose messages a module shows, by itself or by what it imports. */
function areasOf(module: string, seen = new Set<string>()): Set<string> {
  const [, area] = /\/features\/([^/]+)\//.exec(module) ?? [];
  if (area === undefined || seen.has(module)) return new Set();
  seen.add(module);
  const text = readFileSync(module, 'utf8');
  const imported = [
    ...text.matchAll(/(?:^|\n)(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g),
  ];
  const below = imported.flatMap((match) => [
    ...areasOf(join(module, '..', match[1] ?? match[2] ?? ''), seen),
  ]);
  const own = /from '@lingui\/\w+\/macro'/.test(text) && !/(\.routes|-route)\.ts$/.test(module) ? [area] : [];
  return new Set([...own, ...below]);
}

test('every screen declares the features whose messages it shows, and no others', () => {
  expect(screens.length).toBeGreaterThan(20);
  const wrong = screens
    .map(({ screen, declared, route }) => ({
      route,
      screen,
      declared: declared.toSorted(),
      shown: [...areasOf(screen)].sort(),
    }))
    .filter(({ declared, shown }) => declared.join() !== shown.join());
  expect(wrong).toEqual([]);
});
