import type { Feature } from '../../feature.ts';
import { defineJob } from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import { feedSearchIndex, isFeedPending } from './feed.service.ts';

const kind = 'search.feed';
const minuteMs = 60_000;

/** The index behind searches over all projects (docs/adr/0014). */
export const searchIndexFeature: Feature = {
  name: 'search-index',
  jobs: () => [
    defineJob({
      kind,
      run: async (_input: object, { db, signal }) => ({ added: await feedSearchIndex(db, signal) }),
      // Searches go on and do not find what is new (contract §19.2).
      onGivenUp: (trx, _input, cause) =>
        recordEvent(trx, {
          group: 'INDEXING_SERVICE',
          scope: 'SYSTEM',
          level: 'ERROR',
          subject: {
            title: 'Core Indexing Services',
            content: `New entries cannot be added to the search index: ${cause}`,
          },
        }),
    }),
  ],
  recurring: () => [
    {
      name: 'search-index',
      // No task where nothing is new.
      intervalMs: async (db) => ((await isFeedPending(db)) ? minuteMs : undefined),
      task: { kind, subject: 'all', input: {}, priority: 20 },
    },
  ],
};
