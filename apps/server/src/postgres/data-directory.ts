import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

const MARKER = 'waybill.json';
/** Files that may exist in a directory that we adopt: leftovers of file systems and version control. */
const HARMLESS = new Set(['lost+found', '.gitignore', '.gitkeep', '.DS_Store']);

/**
 * Opens the data directory and makes it when it is missing. Refuses a directory that holds something else: a wrong path
 * must not end with our files among someone's own. Returns its real path.
 */
export function openDataDirectory(directory: string): string {
  makeDirectory(directory);
  const real = realpathSync(directory);
  const names = readdirSync(real);
  if (!names.includes(MARKER)) {
    const foreign = names.filter((name) => !HARMLESS.has(name));
    if (foreign.length > 0) throw notOurs(real, `it holds ${listOf(foreign)} and no "${MARKER}"`);
    writeMarker(real);
    return real;
  }
  checkMarker(real);
  return real;
}

/** How things lie in the directory; goes up when an older Waybill could no longer use it. */
const LAYOUT = 1;

function writeMarker(directory: string): void {
  const text = JSON.stringify({ product: 'waybill', layout: LAYOUT });
  writeFileSync(path.join(directory, MARKER), `${text}\n`);
}

function checkMarker(directory: string): void {
  const text = readFileSync(path.join(directory, MARKER), 'utf8');
  // The first start was killed or found the disk full just then.
  if (text.trim() === '') {
    writeMarker(directory);
    return;
  }
  const marker = parseMarker(text);
  if (marker?.product !== 'waybill') throw notOurs(directory, `its "${MARKER}" is not one of ours`);
  if (marker.layout === LAYOUT) return;
  throw new PostgresError(
    'other_version',
    `The data directory "${directory}" has layout ${marker.layout}, this Waybill knows layout ${LAYOUT}. Start it with the Waybill that used it last.`,
  );
}

function parseMarker(text: string): { product?: unknown; layout?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The major version of the cluster, or undefined when there is none yet. */
export function clusterVersion(cluster: string): number | undefined {
  const names = listNames(cluster);
  if (names.length === 0) return undefined;
  if (!names.includes('PG_VERSION'))
    throw notOurs(cluster, `it holds ${listOf(names)}, but no PostgreSQL cluster`);
  return Number.parseInt(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'), 10);
}

/**
 * A directory for the socket that only we can enter. In the data directory when its path is short enough for a socket
 * address (108 bytes with the file name, 104 on macOS), else below the system's directory for temporary files.
 */
export function openSocketDirectory(dataDirectory: string): string {
  const inside = path.join(dataDirectory, 'run');
  if (Buffer.byteLength(inside) <= 85) return makePrivate(inside);
  const digest = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return makePrivate(path.join(realpathSync(tmpdir()), `waybill-${process.getuid?.() ?? 0}-${digest}`));
}

/** Leaves nothing behind among the system's temporary files. */
export function removeSocketDirectory(dataDirectory: string, socketDirectory: string): void {
  if (path.dirname(socketDirectory) === dataDirectory) return;
  try {
    rmdirSync(socketDirectory);
  } catch {
    // Not empty: another process has started a server there meanwhile.
  }
}

function makePrivate(directory: string): string {
  mkdirSync(directory, { mode: 0o700, recursive: true });
  const { uid, mode } = lstatSync(directory);
  const isDirectory = lstatSync(directory).isDirectory();
  const mayOwn = process.getuid === undefined || process.getuid() === 0 || uid === process.getuid();
  if (isDirectory && mayOwn && (mode & 0o077) === 0) return directory;
  throw new PostgresError(
    'not_ours',
    `"${directory}" must be a directory of this user with mode 0700. Remove it and start again.`,
  );
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (!statSync(directory).isDirectory()) throw new Error('It is not a directory.');
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PostgresError(
      'unsuitable_directory',
      `The data directory "${directory}" cannot be used: ${reason} Choose another one with WAYBILL_DATA_DIR, or start as the user that owns it.`,
      { cause },
    );
  }
}

function listNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw notOurs(directory, error instanceof Error ? error.message : String(error));
  }
}

function notOurs(directory: string, reason: string): PostgresError {
  return new PostgresError(
    'not_ours',
    `"${directory}" is not a data directory of Waybill: ${reason}. Choose an empty or new directory with WAYBILL_DATA_DIR.`,
  );
}

function listOf(names: string[]): string {
  const shown = names.slice(0, 3).map((name) => `"${name}"`);
  return names.length > 3 ? `${shown.join(', ')} and ${names.length - 3} more` : shown.join(' and ');
}
