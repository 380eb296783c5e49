import { type Database, inTransaction } from '../../../db/database.ts';
import { defineJob, stopIfAborted } from '../../../jobs/job.ts';
import { lockForFeed, rematchIdentities } from '../../matching/matching.service.ts';
import { outdateAllFigures } from '../../matching/outdated-figures.service.ts';
import { addDictionaries } from '../../package-coordinate/package-coordinate.service.ts';
import { coordinateTexts } from '../storable-component.ts';
import { copyIdentityCoordinates, missingEntries, stageCoordinates } from './identity-coordinate.queries.ts';
import { readIdentity } from './read-identity.ts';
import { isAnyBehind, listBehind, storeReading } from './reread-identities.queries.ts';

const kind = 'identity.reread';
const batchSize = 2_000;
const minuteMs = 60_000;

/**
 * Reads the identities again that were stored by older rules, and matches them. Each
 * batch is whole by itself, so the job goes on where it was stopped; with nothing left there is no task.
 */
export const rereadIdentitiesJob = defineJob<object>({
  kind,
  async run(_input, { db, signal }) {
    let read = 0;
    for (;;) {
      stopIfAborted(signal);
      const count = await rereadSome(db);
      if (count === 0) return { identities: read };
      read += count;
    }
  },
});

/** When the job is due, for the feature. */
export const rereadIdentitiesDue = {
  name: 'identity-reread',
  intervalMs: async (db: Database) => ((await isAnyBehind(db)) ? minuteMs : undefined),
  task: { kind, subject: 'all', input: {}, priority: 20 },
};

async function rereadSome(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockForFeed(trx);
    const rows = await listBehind(trx, batchSize);
    if (rows.length === 0) {
      await outdateAllFigures(trx);
      return 0;
    }
    const ids = rows.map((row) => row.identity_id);
    const readings = rows.map(readIdentity);
    await storeReading(
      trx,
      ids,
      readings.map(({ sight }) => sight),
    );
    const items = readings.map(({ coordinates }) => ({ coordinateTexts: coordinateTexts(coordinates) }));
    await stageCoordinates(trx, items);
    await addDictionaries(trx, missingEntries);
    await copyIdentityCoordinates(trx, items, new Map(ids.map((id, ord) => [ord, id])));
    await rematchIdentities(trx, ids);
    return rows.length;
  });
}
