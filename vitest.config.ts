import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';

const costs = 'scripts/lib/test-cost/hook.mjs';

/** As the product runs, see scripts/lib/run.mjs. */
const execArgv = ['--wasm-wrapper-tiering-budget=2000000000'];

/** Start PostgreSQL servers, mounts, nodes, or browsers of their own: `npm run test:all` runs them, or who names them. */
const ownServers = [
  'apps/server/src/postgres/{postgres,users}.test.ts',
  'apps/server/src/run-server.database.test.ts',
  'apps/server/test/e2e/nodes.test.ts',
  'apps/server/test/e2e/{backup,offline}.test.ts',
  'apps/server/src/features/backup/backup.{cluster,dump}.test.ts',
  'apps/console/test/other-browsers/*.page.test.ts',
];
const leftOut = process.env.WAYBILL_TESTS === 'usual' ? ownServers : [];

const pages = 'apps/console/**/*.page.test.ts';

/**
 * Node runs the sources as it runs the product: nothing is transformed, and what it compiled is kept on disk. So modules
 * cannot be mocked (vi.mock), which our own never are.
 */
const experimental = { viteModuleRunner: false, nodeLoader: false };

/**
 * Files share a process: what they test, and the test runner, is read once for all of them, not once for each. State that
 * modules keep is therefore kept between files.
 */
const isolate = false;

/** Measure their process, look for what it starts, change what a module keeps, or leave timers: each has a process of its own. */
const ownProcess = [
  'apps/server/src/features/bom/reader/bom-readers.test.ts',
  // Its uploads wait for room for two minutes, and nobody hears when they are refused.
  'apps/server/src/features/bom/upload/upload-budget.test.ts',
  'apps/server/src/features/finding/finding-stream.test.ts',
  'apps/server/src/features/vulnerability/cwe.service.test.ts',
];

const server = {
  execArgv,
  experimental,
  environment: 'node',
  globalSetup: ['apps/server/test/global-setup.ts'],
  setupFiles: [costs, 'apps/server/test/statement-lint/collect.ts', 'apps/server/test/second-connections.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Real processes, sockets and signals: on a machine that is busy with something else one may be late once.
  retry: 1,
};

export default defineConfig({
  test: {
    // Tests wait for browsers, processes and the database a third of their time: three share two cores well.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'packages',
          execArgv,
          isolate,
          include: ['packages/**/*.test.ts'],
          environment: 'node',
          setupFiles: [costs],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          // They start processes, and some change what a process has but once.
          execArgv,
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          setupFiles: [costs],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          isolate,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...defaultExclude, ...ownProcess, ...leftOut],
        },
      },
      { test: { ...server, name: 'server alone', include: ownProcess } },
      {
        test: {
          name: 'console',
          execArgv,
          isolate,
          include: ['apps/console/**/*.test.ts', 'apps/console/**/*.test.tsx'],
          exclude: [...defaultExclude, pages],
          environment: 'node',
          setupFiles: [costs],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pages',
          execArgv,
          experimental,
          isolate,
          include: [pages],
          exclude: [...defaultExclude, ...leftOut],
          environment: 'node',
          setupFiles: [costs],
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
