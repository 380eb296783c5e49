import { type Database, inTransaction } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { listSourceAges } from './data-age.service.ts';

const kind = 'source.age';
const dayMs = 86_400_000;

/** Tells alerts of sources whose data is older than the setting says, once a day. */
export const dataAgeJob: JobDefinition = defineJob({
  kind,
  async run(_input: object, { db, now }) {
    const days = await warnDays(db);
    if (days === undefined) return undefined;
    const old = (await listSourceAges(db)).filter(
      ({ asOf }) => now().getTime() - asOf.getTime() > days * dayMs,
    );
    if (old.length === 0) return { old: 0 };
    const content = old.map(({ title, asOf }) => `${title}: ${asOf.toISOString().slice(0, 10)}`).join('\n');
    await inTransaction(db, (trx) =>
      recordEvent(trx, {
        scope: 'SYSTEM',
        group: 'DATASOURCE_MIRRORING',
        level: 'WARNING',
        subject: {
          title: 'Vulnerability data is out of date',
          content: `These sources were last read more than ${days} days ago:\n${content}`,
        },
      }),
    );
    return { old: old.length };
  },
});

export const dataAgeDaily: Recurring = {
  name: 'age of vulnerability data',
  task: { kind, subject: 'all', input: {}, priority: 20 },
  intervalMs: async (db) => ((await warnDays(db)) === undefined ? undefined : dayMs),
};

async function warnDays(db: Database): Promise<number | undefined> {
  const days = await readNumber(db, 'vuln-source', 'data.age.warn.days');
  return days === undefined || days <= 0 ? undefined : days;
}
