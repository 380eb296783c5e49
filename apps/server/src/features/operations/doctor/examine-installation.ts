// Public to other features.
import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasFingerprint } from '../../../db/installation.ts';
import { unknownMigrations } from '../../../db/migrate.ts';
import type { Context } from '../../../feature.ts';
import { findStandstill } from '../../../jobs/standstill.ts';
import { tryConnection } from '../../../outgoing/try-connection.ts';
import { describeBackups, readCadenceHours } from '../../backup/backup.service.ts';
import { readNumber, readSetting } from '../../config-property/setting.service.ts';
import { settingsAtHand } from '../../config-property/settings-at-hand.ts';
import { listSourceAges } from '../../source/data-age.service.ts';
import { listMirrored, probeSource } from '../../source/source.service.ts';
import { listFailures, listNodes } from '../operations.queries.ts';
import { type Check, error, note, ok, warning } from './check.ts';
import { findIgnoredProxy, findMigrations, readMoment, readServerSettings } from './doctor.queries.ts';
import { judgeDatabase, watchedSettings } from './judge-database.ts';
import { judgeBackups, judgeClock, judgeDataAge, judgeDisk, judgeNode } from './judge-machine.ts';

export type { Check } from './check.ts';

const dayMs = 86_400_000;
/** How old data may be where the setting sets no limit. */
const usualDays = 7;

/**
 * Looks at everything that an installation needs and tells what is not in order.
 * @param asksHosts whether the sources that are on are asked over the network
 */
export async function examineInstallation(context: Context, asksHosts: boolean): Promise<Check[]> {
  const machine = [judgeNode(process.version), ...examineDisks(context)];
  const schema = await examineSchema(context);
  const database = await examineDatabase(context);
  // Nothing else can be read of a database that is not ours or of another version.
  if (schema.level === 'error' || !(await findMigrations(context.db)))
    return [...machine, schema, ...database];
  return [
    ...machine,
    schema,
    ...database,
    await examineKey(context),
    ...(await examineProxies(context)),
    ...(await examineQueues(context)),
    ...(await examineSources(context, asksHosts)),
    ...(await examineData(context)),
    await examineBackups(context),
  ];
}

function examineDisks({ config }: Context): Check[] {
  if (!existsSync(config.dataDir)) return [];
  const { bavail, bsize } = statfsSync(config.dataDir);
  return [judgeDisk('data directory', config.dataDir, bavail * bsize)];
}

async function examineSchema({ db }: Context): Promise<Check> {
  const names = await findMigrations(db);
  if (!names) return note('schema', 'The database is empty: the first start fills it.');
  const [unknown] = await unknownMigrations(names);
  if (unknown === undefined) return ok('schema', 'The schema is one that this version knows.');
  return error(
    'schema',
    `The database was migrated by a later Waybill ("${unknown}").`,
    'Start that version, or put a backup from before back.',
  );
}

async function examineDatabase({ db, now }: Context): Promise<Check[]> {
  const asked = now().getTime();
  const moment = await readMoment(db);
  const answered = now().getTime();
  if (!moment) return [];
  const settings = await readServerSettings(db, watchedSettings);
  const nodes = (await findMigrations(db)) ? (await listNodes(db)).length : 0;
  const standby = moment.is_standby
    ? [error('database', 'The database is a standby, which takes no changes.', 'Name the primary server.')]
    : [];
  return [
    ...standby,
    judgeClock(moment.at.getTime() - (asked + answered) / 2),
    ...judgeDatabase(settings, moment.bytes, nodes),
  ];
}

async function examineKey({ db, secrets, config }: Context): Promise<Check> {
  if (!(await hasFingerprint(db, secrets.fingerprint))) {
    return error(
      'secret key',
      'The secret key is not the one that the database was set up with: Waybill does not start with it.',
      'Put the right one back (WAYBILL_SECRET_KEY, WAYBILL_SECRET_KEY_FILE, or "secret-key" in the data directory).',
    );
  }
  const file = path.join(config.dataDir, 'secret-key');
  const isOpen = existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  if (!isOpen) return ok('secret key', 'The secret key fits the database.');
  return warning('secret key', `Others may read "${file}".`, `chmod 600 "${file}"`);
}

async function examineProxies({ db, config, now }: Context): Promise<Check[]> {
  const ignored = await findIgnoredProxy(db, new Date(now().getTime() - dayMs));
  const checks: Check[] = [];
  if (ignored !== undefined) {
    checks.push(
      warning(
        'proxy',
        `${ignored} forwards requests and is not trusted: all its callers count as one.`,
        `If it is yours, set WAYBILL_TRUSTED_PROXIES=loopback,${ignored}.`,
      ),
    );
  }
  if ((await readSetting(db, 'general', 'base.url')) === undefined) {
    checks.push(
      note(
        'address',
        'No base URL is set, so mails and alerts have no links.',
        'Set it under Administration → Configuration → General.',
      ),
    );
  }
  const { httpProxy, httpsProxy, offline } = config.outgoing;
  if (offline) checks.push(ok('network', 'This server is offline: only hosts that are listed are asked.'));
  else if (httpsProxy ?? httpProxy) checks.push(ok('network', 'Other hosts are asked through a proxy.'));
  return checks.length > 0 ? checks : [ok('proxy', 'No proxy stands in the way.')];
}

async function examineQueues({ db, now }: Context): Promise<Check[]> {
  const standstill = await findStandstill(db);
  const failures = await listFailures(db, new Date(now().getTime() - dayMs));
  const checks = failures.map(({ kind, n, error: reason }) =>
    warning(
      'jobs',
      `${n} job(s) of the kind ${kind} failed within a day. The latest: ${reason ?? 'unknown'}`,
      'Look at what it says, and start the work again.',
    ),
  );
  if (standstill) {
    checks.push(
      error(
        'queue',
        `Queued work has not moved for ${standstill.waitingSeconds} s.`,
        'Start a server or a worker. When one runs, look into its log and start it again.',
      ),
    );
  }
  return checks.length > 0 ? checks : [ok('queue', 'Queued work moves, and no job failed within a day.')];
}

async function examineSources(context: Context, asksHosts: boolean): Promise<Check[]> {
  const { db, config, outgoing, now } = context;
  const mirrored = await listMirrored(db);
  if (mirrored.length === 0) {
    return [
      warning(
        'sources',
        'No vulnerability source is on: nothing can be found.',
        'Enable one under Administration → Vulnerability sources.',
      ),
    ];
  }
  if (config.outgoing.offline || !asksHosts) return [];
  const settings = settingsAtHand(context, 'vuln-source', []);
  return Promise.all(
    mirrored.map(async ({ id, title }) => {
      const {
        ok: isReached,
        steps,
        host,
      } = await tryConnection(() => probeSource(id, settings), {
        outgoing,
        now: now(),
      });
      if (isReached) return ok('sources', `${title} can be reached.`);
      const failed = steps.find(({ outcome }) => outcome === 'FAILED');
      return error(
        'sources',
        `${title} cannot be used: ${failed?.step ?? 'NAME'} ${failed?.code ?? ''} (${host ?? 'no address'}).`,
        'Its page below Administration → Vulnerability sources says more ("Test connection"). Behind a proxy, set HTTPS_PROXY; without a network, WAYBILL_OFFLINE.',
      );
    }),
  );
}

async function examineData({ db, now }: Context): Promise<Check[]> {
  const days = (await readNumber(db, 'vuln-source', 'data.age.warn.days')) || usualDays;
  return (await listSourceAges(db)).map(({ title, asOf }) => judgeDataAge(title, asOf, days, now()));
}

async function examineBackups(context: Context): Promise<Check> {
  const { enabled, backups, error: reason, state } = await describeBackups(context);
  const [latest] = backups;
  return judgeBackups(
    {
      enabled,
      cadenceHours: await readCadenceHours(context.db),
      latest: latest && new Date(latest.mark),
      hasKey: latest?.secretKey ?? false,
      error: state === 'failed' ? reason : undefined,
    },
    context.now(),
  );
}
