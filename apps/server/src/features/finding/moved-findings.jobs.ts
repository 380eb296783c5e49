import type { Database } from '../../db/database.ts';
import { defineJob } from '../../jobs/job.ts';
import { isAnyUnsettled, settleMovedFindings } from '../matching/moved-findings.service.ts';

const kind = 'finding.moved';
const hourMs = 60 * 60_000;

/** Brings findings of an installation that moved in together with what is found here. May run twice. */
export const settleFindingsJob = defineJob<object>({
  kind,
  run: (_input, { db, signal }) => settleMovedFindings(db, signal),
});

/** When the job is due, for the feature. */
export const settleFindingsDue = {
  name: 'finding-moved',
  intervalMs: async (db: Database) => ((await isAnyUnsettled(db)) ? hourMs : undefined),
  task: { kind, subject: 'all', input: {}, priority: 30 },
};
