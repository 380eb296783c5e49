import { startSourceServer } from '@waybill/test-kit';
import { runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { Context } from '../../../apps/server/src/feature.ts';
import { readNumber } from '../../../apps/server/src/features/config-property/setting.service.ts';
import { atLeast, atMost, type Figure } from '../../report.ts';
import { makeAskedPackages, type PlayedState, playedAnalyzers } from './played-analyzers.ts';
import { usedShare, type Workers, withTwoWorkers, workBoth } from './two-workers.ts';

const windowMs = 60_000;
/** More than can be asked in that time by anybody. */
const packageCount = 10_000;

/** Two workers with a database in common ask each analyzer about the same components, as often as its setting says; it counts. */
export async function measureAnalyzerPoliteness(): Promise<Figure[]> {
  return withTwoWorkers({}, async (workers) => {
    await addPackages(workers[0]);
    const limited = playedAnalyzers.filter(({ isLimited }) => isLimited);
    const figures = await Promise.all(limited.map((played) => measureOne(played, workers)));
    return figures.flat();
  });
}

async function measureOne(
  { id, settings, secrets, play }: (typeof playedAnalyzers)[number],
  workers: Workers,
): Promise<Figure[]> {
  const [{ db, secrets: cipher }] = workers;
  const set = (name: string, value: string) =>
    runSql(
      db,
      sql`update config_property set value = ${value} where group_name = 'scanner' and property_name = ${name}`,
    );
  const requests = (await readNumber(db, 'scanner', `${id}.requests.per.minute`)) ?? 0;
  const state: PlayedState = { flaws: [], limit: { requests, windowMs } };
  const { service, most } = play(() => state);
  const host = await startSourceServer({ root: '.', services: { [`/${id}`]: service } });
  try {
    await set(`${id}.enabled`, 'true');
    await set(`${id}.base.url`, `${host.url}/${id}`);
    for (const [name, value] of Object.entries(settings)) await set(name, value);
    for (const [name, value] of Object.entries(secrets)) await set(name, cipher.encrypt(value));
    await workBoth(workers, 'analyzer.ask', { analyzer: id });
    const accounts = Map.groupBy(host.requests, ({ headers }) => headers.authorization);
    const used = [...accounts.values()].map((asked) => usedShare({ requests, windowMs }, asked));
    return [
      atMost(
        `${id}: most of an account in ${windowMs / 1_000} s, two workers`,
        most?.() ?? 0,
        'requests',
        requests,
      ),
      atLeast(`${id}: of its limit used by each account`, Math.min(...used) * 100, '%', 80),
    ];
  } finally {
    await host.close();
  }
}

async function addPackages({ db }: Context): Promise<void> {
  const packages = JSON.stringify(makeAskedPackages(packageCount));
  await runSql(
    db,
    sql`insert into identity (nat_hash, name, version, purl, purl_type, cpe)
      select md5(p.purl)::uuid, p.name, '1.0.0', p.purl, 'npm', p.cpe
      from jsonb_to_recordset(${packages}::jsonb) as p(name text, purl text, cpe text)`,
  );
  const ids = playedAnalyzers.map(({ id }) => id);
  await runSql(
    db,
    sql`insert into analyzer_due (analyzer, identity_id)
      select a.analyzer, i.identity_id from identity i cross join unnest(${ids}::text[]) as a(analyzer)`,
  );
}
