import { existsSync } from 'node:fs';
import path from 'node:path';
import { features } from '../../app.ts';
import { type Config, ConfigError, loadConfig } from '../../config/config.ts';
import { findUnknownVariables } from '../../config/env.ts';
import { closeDatabase } from '../../db/database.ts';
import { type Check, examineInstallation } from '../../features/operations/doctor/examine-installation.ts';
import { productVersion } from '../../http/about.ts';
import { createLogger } from '../../logging.ts';
import { attachOrStart } from '../../postgres/postgres.ts';
import { openContext } from '../../start.ts';
import { explainStartError } from '../../start-error.ts';
import type { Command } from '../command.ts';
import { keyMissing, lacksKey } from '../open-database.ts';
import { readOptions, requireWords } from '../read-options.ts';
import { dataDirOf } from '../restore/request.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'look at what the installation needs, and say what to do where something is wrong',
  usage: `doctor [--no-network] [--strict] [--json]

Looks at versions, disk, clock, the database and its settings, the secret key, proxies, queues, sources, the age
of their data, and backups. Changes nothing; a server may run meanwhile.

  --no-network         asks no source whether it can be reached
  --strict             warnings count as well
  --json               all of it as JSON

Exit codes: 0 nothing is wrong, 1 something is, 2 wrong arguments.`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, {
      'no-network': { type: 'boolean' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    requireWords(positionals);
    const checks = await examine(environment, values['no-network'] !== true);
    if (values.json) console.log(JSON.stringify({ version: productVersion, checks }));
    else tell(checks);
    const bad = checks.filter(({ level }) => level === 'error' || (values.strict && level === 'warning'));
    return bad.length > 0 ? 1 : 0;
  },
};

async function examine(environment: NodeJS.ProcessEnv, asksHosts: boolean): Promise<Check[]> {
  const variables = findUnknownVariables(environment).map(
    (name): Check => ({
      subject: 'configuration',
      level: 'warning',
      says: `The environment variable ${name} is not known.`,
      advice: 'Look for a misspelling; README.md lists those that are known.',
    }),
  );
  const dataDir = dataDirOf(environment);
  if (!environment.WAYBILL_DATABASE_URL && !existsSync(path.join(dataDir, 'postgres'))) {
    return [
      ...variables,
      {
        subject: 'database',
        level: 'error',
        says: `"${dataDir}" holds no database.`,
        advice: 'Name the data directory by WAYBILL_DATA_DIR, or start Waybill once.',
      },
    ];
  }
  if (!environment.WAYBILL_DATABASE_URL && lacksKey(environment, dataDir)) {
    return [
      ...variables,
      {
        subject: 'secret key',
        level: 'error',
        says: keyMissing(dataDir),
        advice: 'Put it back from where it is kept apart, or from a backup (waybill restore).',
      },
    ];
  }
  try {
    return [...variables, ...(await examineOpened(loadConfig(environment), asksHosts))];
  } catch (cause) {
    const isConfig = cause instanceof ConfigError;
    return [
      ...variables,
      {
        subject: isConfig ? 'configuration' : 'database',
        level: 'error',
        says: isConfig ? cause.message : explainStartError(cause, { host: '', port: 0 }),
        advice: isConfig ? 'Correct the variable.' : 'Waybill cannot start before that is mended.',
      },
    ];
  }
}

async function examineOpened(config: Config, asksHosts: boolean): Promise<Check[]> {
  const log = createLogger('silent');
  const postgres =
    config.databaseUrl === undefined ? await attachOrStart({ dataDir: config.dataDir, log }) : undefined;
  try {
    const connection = { connectionString: config.databaseUrl ?? postgres?.url ?? '' };
    const context = openContext({ config, log, connection }, features);
    try {
      return await examineInstallation(context, asksHosts);
    } finally {
      await context.outgoing.close();
      await closeDatabase(context.db);
    }
  } finally {
    await postgres?.stop();
  }
}

const words = { ok: 'ok     ', note: 'note   ', warning: 'WARNING', error: 'ERROR  ' } as const;

function tell(checks: readonly Check[]): void {
  for (const { level, subject, says, advice } of checks) {
    console.log(`${words[level]}  ${subject}: ${says}`);
    if (advice !== undefined) console.log(`           → ${advice}`);
  }
  const count = (level: Check['level']) => checks.filter((check) => check.level === level).length;
  console.log(`\n${count('error')} error(s), ${count('warning')} warning(s).`);
}
