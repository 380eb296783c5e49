import { type Check, error, note, ok, warning } from './check.ts';

/** Settings of the server as texts, by their names; absent where the server does not know one. */
export type ServerSettings = ReadonlyMap<string, string>;

/** The settings that are looked at. */
export const watchedSettings = [
  'server_version_num',
  'server_encoding',
  'max_connections',
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'autovacuum',
  'shared_buffers',
  'jit',
  'statement_timeout',
  'idle_session_timeout',
  'transaction_timeout',
  'default_transaction_read_only',
] as const;

/** Of one node; see docs/operating.md. */
const connectionsOfNode = 34;
const spareConnections = 6;
const pageBytes = 8_192;
const mebibyte = 2 ** 20;
/** Below it a database of some size is read from the disk again and again. */
const smallBuffersMib = 128;
const largeBytes = 4 * 2 ** 30;

/**
 * Whether a database is set up as Waybill needs it.
 * @param bytes how large it is
 * @param nodes how many nodes use it
 */
export function judgeDatabase(settings: ServerSettings, bytes: number, nodes: number): Check[] {
  const checks = [
    judgeVersion(settings),
    judgeEncoding(settings),
    judgeConnections(settings, nodes),
    ...judgeDurability(settings),
    judgeVacuum(settings),
    judgeMemory(settings, bytes),
    ...judgeTimeouts(settings),
    judgeJit(settings),
  ].filter((check) => check !== undefined);
  if (checks.some(({ level }) => level !== 'ok')) return checks;
  return [...checks, ok('database settings', 'The settings of the database are as Waybill needs them.')];
}

function judgeVersion(settings: ServerSettings): Check {
  const number = Number(settings.get('server_version_num'));
  const major = Math.floor(number / 10_000);
  const says = `The database is PostgreSQL ${major}.${number % 10_000}.`;
  if (major >= 15) return ok('database version', says);
  return error('database version', says, 'Move to PostgreSQL 15 or later.');
}

function judgeEncoding(settings: ServerSettings): Check | undefined {
  const encoding = settings.get('server_encoding');
  if (encoding === 'UTF8') return undefined;
  return error(
    'database encoding',
    `The database stores texts as ${encoding}.`,
    "Make one with encoding 'UTF8' template template0, and move the data by a backup.",
  );
}

function judgeConnections(settings: ServerSettings, nodes: number): Check | undefined {
  const most = Number(settings.get('max_connections'));
  const needed = connectionsOfNode * Math.max(1, nodes) + spareConnections;
  if (most >= needed) return undefined;
  return warning(
    'database connections',
    `The database takes ${most} connections; ${Math.max(1, nodes)} node(s) may need ${needed}.`,
    `Set max_connections = ${needed} or more, or run fewer nodes.`,
  );
}

function judgeDurability(settings: ServerSettings): Check[] {
  return (['fsync', 'full_page_writes', 'synchronous_commit'] as const).flatMap((name) =>
    settings.get(name) === 'off'
      ? [
          error(
            'database durability',
            `${name} is off: after a power cut the database may have lost what was acknowledged.`,
            `Set ${name} = on.`,
          ),
        ]
      : [],
  );
}

function judgeVacuum(settings: ServerSettings): Check | undefined {
  if (settings.get('autovacuum') !== 'off') return undefined;
  return error(
    'database cleanup',
    'autovacuum is off: tables grow, and their statistics grow old.',
    'Set autovacuum = on.',
  );
}

function judgeMemory(settings: ServerSettings, bytes: number): Check | undefined {
  const mib = (Number(settings.get('shared_buffers')) * pageBytes) / mebibyte;
  if (bytes < largeBytes || mib > smallBuffersMib) return undefined;
  return warning(
    'database memory',
    `The database has ${Math.round(bytes / 1e9)} GB and shared_buffers = ${Math.round(mib)} MB.`,
    'Set shared_buffers to a quarter of the memory of its machine; an embedded database does so at its next start.',
  );
}

function judgeTimeouts(settings: ServerSettings): Check[] {
  return (['statement_timeout', 'transaction_timeout', 'idle_session_timeout'] as const).flatMap((name) => {
    const value = settings.get(name);
    if (value === undefined || value === '0') return [];
    return [
      warning(
        'database timeouts',
        `${name} is ${value} ms: long work such as mirrors and exports may be cut off.`,
        `Set ${name} = 0 for the user of Waybill (alter role … set ${name} = 0).`,
      ),
    ];
  });
}

function judgeJit(settings: ServerSettings): Check | undefined {
  if (settings.get('jit') !== 'on') return undefined;
  return note(
    'database settings',
    'jit is on: compiling costs more than it saves in statements as short as those of Waybill.',
    'Set jit = off for the user of Waybill (alter role … set jit = off).',
  );
}
