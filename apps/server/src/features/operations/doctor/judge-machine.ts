import { type Check, error, note, ok, warning } from './check.ts';

const gib = 2 ** 30;
/** Below that PostgreSQL may find no room for its log; see `postgres/disk-space.ts`. */
const fullBytes = 96 * 2 ** 20;
const scarceBytes = 2 * gib;

/** @param what such as `data directory` */
export function judgeDisk(what: string, directory: string, freeBytes: number): Check {
  const says = `${(freeBytes / gib).toFixed(1)} GiB are free for the ${what} ("${directory}").`;
  if (freeBytes < fullBytes) return error('disk', says, 'Make room now: the database stops without.');
  if (freeBytes < scarceBytes) return warning('disk', says, 'Make room, or move it to a larger disk.');
  return ok('disk', says);
}

const skewNoteMs = 2_000;
const skewErrorMs = 60_000;

/** @param skewMs how far the clock of the database is ahead of ours */
export function judgeClock(skewMs: number): Check {
  const seconds = Math.round(Math.abs(skewMs) / 100) / 10;
  if (Math.abs(skewMs) < skewNoteMs)
    return ok('clock', 'The clocks of this machine and of the database agree.');
  const says = `The clock of the database is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} that of this machine.`;
  const advice = 'Let both take the time from a time server (chrony, systemd-timesyncd).';
  return Math.abs(skewMs) < skewErrorMs ? warning('clock', says, advice) : error('clock', says, advice);
}

const oldestNode = 24;

export function judgeNode(version: string): Check {
  const major = Number.parseInt(version.replace(/^v/, ''), 10);
  const says = `Node ${version.replace(/^v/, '')} runs Waybill.`;
  if (major >= oldestNode) return ok('node version', says);
  return error('node version', says, `Start it by "npm start", which brings Node ${oldestNode}.`);
}

const dayMs = 86_400_000;

export interface BackupState {
  enabled: boolean;
  cadenceHours: number | undefined;
  latest: Date | undefined;
  hasKey: boolean;
  error: string | undefined;
}

export function judgeBackups(state: BackupState, now: Date): Check {
  const advice =
    'Switch backups on (Administration → Configuration → Backups), or run "waybill backup" by a timer of your own.';
  if (state.error !== undefined) {
    return error('backup', `The latest backup failed: ${state.error}`, 'Mend that, and start a backup.');
  }
  if (!state.latest) return warning('backup', 'There is no backup.', advice);
  const age = now.getTime() - state.latest.getTime();
  const says = `The latest backup is of ${state.latest.toISOString()}.`;
  const limit = 2 * (state.enabled && state.cadenceHours ? state.cadenceHours * 3_600_000 : 7 * dayMs);
  if (age > limit) return warning('backup', says, advice);
  if (state.hasKey) return ok('backup', says);
  return note(
    'backup',
    `${says} The secret key is not in it.`,
    'Keep the key apart, or set a passphrase for backups.',
  );
}

export function judgeDataAge(title: string, asOf: Date, days: number, now: Date): Check {
  const age = Math.floor((now.getTime() - asOf.getTime()) / dayMs);
  const says = `${title} was last read at ${asOf.toISOString()}.`;
  if (age < days) return ok('data', says);
  return warning('data', says, 'Look at its page below Vulnerability sources, or import a newer bundle.');
}
