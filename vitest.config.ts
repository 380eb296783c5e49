import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** As the product runs, see scripts/lib/run.mjs. */
const execArgv = ['--wasm-wrapper-tiering-budget=2000000000'];

export default defineConfig({
  test: {
    // Tests wait for browsers, processes and the database half of their time: two share two cores well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'packages',
          execArgv,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          execArgv,
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: [
            'apps/server/test/statement-lint/collect.ts',
            'apps/server/test/second-connections.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Real processes, sockets and signals: on a machine that is busy with something else one may be late once.
          retry: 1,
        },
      },
      {
        test: {
          name: 'console',
          execArgv,
          include: ['apps/console/**/*.test.ts', 'apps/console/**/*.test.tsx'],
          environment: 'node',
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // A real browser on a busy machine may miss a moment; a page that is broken fails every time.
          retry: 2,
        },
      },
    ],
  },
});
