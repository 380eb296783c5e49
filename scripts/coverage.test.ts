import { describe, expect, it } from 'vitest';

interface Count {
  covered: number;
  total: number;
}

interface Coverage {
  sourcesOf: (args: readonly string[]) => string[];
  formatCoverage: (files: readonly { file: string; lines: Count; branches: Count }[]) => string;
}

// @ts-expect-error TypeScript does not read the launcher, which is plain JavaScript.
const { formatCoverage, sourcesOf }: Coverage = await import('./lib/coverage.mjs');

describe('what is measured', () => {
  it.each([
    [[], '{apps/server,apps/console,packages/*}/src'],
    [['packages'], 'packages/*/src'],
    [['packages/purl'], 'packages/purl/src'],
    [['apps/server/'], 'apps/server/src'],
    [['apps/server/test/race'], 'apps/server/src'],
    [['apps/server/src/features/bom', '--retry=0'], 'apps/server/src/features/bom'],
    [['apps/server/src/features/bom/bom.routes.test.ts'], 'apps/server/src/features/bom'],
  ])('%j is about the sources in %s', (args, folder) => {
    expect(sourcesOf(args)).toEqual([`${folder}/**/*.{ts,tsx}`]);
  });
});

const count = (covered: number, total: number) => ({ covered, total });
const file = (path: string, lines: number, branches: number) => ({
  file: path,
  lines: count(lines, 10),
  branches: count(branches, branches),
});

it('parts are told in order, each before its packages or folders, by the sums of their files', () => {
  const files = [
    file('packages/purl/src/purl.ts', 10, 4),
    file('apps/server/src/features/bom/ingest/store-bom.ts', 4, 3),
    file('apps/server/src/features/bom/bom.view.ts', 1, 0),
    file('apps/server/src/app.ts', 10, 0),
    file('packages/cpe/src/cpe.ts', 0, 0),
  ];
  expect(formatCoverage(files).split('\n')).toEqual([
    '    50.0   100.0  apps/server',
    '   100.0       –  apps/server/src',
    '    25.0   100.0  apps/server/src/features/bom',
    '    50.0   100.0  packages',
    '     0.0       –  packages/cpe',
    '   100.0   100.0  packages/purl',
  ]);
});
