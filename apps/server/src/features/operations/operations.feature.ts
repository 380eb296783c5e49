import { inTransaction, sqlState, tryInSavepoint } from '../../db/database.ts';
import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { deleteDaysBefore, noteSize, prepareStatements } from './operations.queries.ts';
import { operationsRoutes } from './operations.routes.ts';

const kind = 'operations.measure';
const hourMs = 3_600_000;
const keptMs = 400 * 24 * hourMs;

/** What administrators see of the installation itself, and how its database grows. */
export const operationsFeature: Feature = {
  name: 'operations',
  seed: async ({ db }) => {
    // Not every user of a database may make extensions.
    await inTransaction(db, (trx) => tryInSavepoint(trx, isForbidden, () => prepareStatements(trx)));
  },
  routes: operationsRoutes,
  jobs: () => [
    defineJob({
      kind,
      async run(_input: object, { db, now }) {
        const at = now().getTime();
        await inTransaction(db, async (trx) => {
          await noteSize(trx, dayOf(at));
          await deleteDaysBefore(trx, dayOf(at - keptMs));
        });
        return undefined;
      },
    }),
  ],
  recurring: () => [
    {
      name: 'size of the database',
      intervalMs: async () => 6 * hourMs,
      task: { kind, subject: 'all', input: {}, priority: 20 },
    },
  ],
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const isForbidden = (error: unknown): boolean => sqlState(error) === '42501';
