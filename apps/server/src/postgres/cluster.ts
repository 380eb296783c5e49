import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { clusterVersion } from './data-directory.ts';
import { withName } from './nameless.ts';
import { PostgresError } from './postgres-error.ts';
import { findCommandPrefix } from './privileges.ts';
import { isRunning } from './process-facts.ts';
import { formatSettings, type Settings } from './settings.ts';

export const SUPERUSER = 'waybill';

/**
 * The C.UTF-8 locale of PostgreSQL's own provider: letters of all languages, and a sort order that no update of the system
 * can change. LC_CTYPE must know them too, or trigram search drops every letter outside ASCII.
 */
const CTYPES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' };
const CTYPE = CTYPES[process.platform] ?? 'C.UTF-8';

/** Nobody but us gets to the socket, so there is nothing to prove there; and there is no other way in. */
const SOCKET_ACCESS = ['--auth-local=trust', '--auth-host=reject'];

/** `access`: who may connect and how, as options of initdb; through the socket alone when absent. */
type Place = { cluster: string; socketDirectory: string; access?: string[] };

/** Makes the cluster when there is none, and refuses one of another major version. Returns the command to put in front of its programs. */
export async function prepareCluster(
  place: Place,
  binaries: Binaries,
  settings: Settings,
): Promise<string[]> {
  removeAbandoned(place.cluster);
  const version = clusterVersion(place.cluster);
  if (version === undefined) return makeCluster(place, binaries, settings.fsync !== 'off');
  if (version !== binaries.major) throw otherVersion(place.cluster, version, binaries.major);
  return findCommandPrefix(binaries.postgres, [place.cluster, place.socketDirectory]);
}

export function writeSettings(place: { dataDirectory: string; cluster: string }, settings: Settings): void {
  const custom = path.join(place.dataDirectory, 'postgres.conf');
  const file = path.join(place.cluster, 'postgresql.conf');
  const text = formatSettings(settings, custom);
  // On a full disk, writing it again would leave an empty file.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text, { mode: 0o600 });
}

/** The environment of PostgreSQL's programs: only our PATH, so that no PG* variable misleads them. */
export function programEnvironment(binaries: Binaries): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(inherited.filter(([, value]) => value !== undefined)),
    ...(binaries.libraryPath ? { LD_LIBRARY_PATH: binaries.libraryPath } : {}),
    LC_ALL: 'C',
  };
}

/** Built beside its place and moved there when complete, so that a killed start leaves nothing half-made. */
async function makeCluster(place: Place, binaries: Binaries, isDurable: boolean): Promise<string[]> {
  const draft = `${place.cluster}.new-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  try {
    const prefix = findCommandPrefix(binaries.postgres, [draft, place.socketDirectory]);
    const options = [
      `--pgdata=${draft}`,
      ...(place.access ?? SOCKET_ACCESS),
      ...(isDurable ? [] : ['--no-sync']),
    ];
    await withName(place.socketDirectory, (names) => runInitdb(prefix, binaries, options, names));
    moveUnlessPresent(draft, place.cluster);
    return prefix;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** An initdb whose starter was killed may write on for a moment: what it leaves is the next start's to remove. */
function removeAbandoned(cluster: string): void {
  const parent = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined;
    if (pid !== undefined && (pid === process.pid || !isRunning(pid))) {
      removeIfPossible(path.join(parent, name));
    }
  }
}

function removeIfPossible(directory: string): void {
  try {
    rmSync(directory, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
  }
}

async function runInitdb(
  prefix: string[],
  binaries: Binaries,
  options: string[],
  names: NodeJS.ProcessEnv,
): Promise<void> {
  const locale = [
    '--encoding=UTF8',
    `--locale=${CTYPE}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const [command = '', ...rest] = [
    ...prefix,
    binaries.initdb,
    `--username=${SUPERUSER}`,
    ...locale,
    ...options,
  ];
  const child = spawn(command, rest, {
    env: { ...programEnvironment(binaries), ...names },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  if (code === 0) return;
  const reason = Buffer.concat(errors).toString().trim();
  throw new PostgresError('failed', `The database could not be made. initdb says:\n${reason}`);
}

/** A second start at the same time may have been faster; then its cluster is the one. */
function moveUnlessPresent(draft: string, cluster: string): void {
  try {
    renameSync(draft, cluster);
  } catch (error) {
    if (clusterVersion(cluster) === undefined) throw error;
  }
}

function otherVersion(cluster: string, found: number, brought: number): PostgresError {
  return new PostgresError(
    'other_version',
    `The database in "${cluster}" is of PostgreSQL ${found}, but this Waybill brings PostgreSQL ${brought}, which cannot read it. ` +
      `Make a backup with the Waybill that used it and restore that here, or run it with a PostgreSQL ${found} of your own and set WAYBILL_DATABASE_URL.`,
  );
}
