import { sqlState } from '../db/database.ts';
import { PermanentJobError } from './job.ts';

/**
 * Classes of SQLSTATE that the next attempt meets again: a statement with the wrong number of rows, data that does not fit,
 * a constraint, a statement or a name that is wrong, a limit of the server.
 */
const hopelessClasses = new Set(['0A', '21', '22', '23', '42', '44', '54']);

/** Another transaction may have created or deleted the conflicting row. The next attempt sees that. */
const races = new Set(['23503', '23505']);
const raceAttempts = 3;

/**
 * True if an error recurs however often the job is retried: bad data and bugs. Trouble with network,
 * connections, locks, space, and memory passes.
 * @param attempts the number of attempts so far, including this one
 */
export function isHopeless(error: unknown, attempts: number): boolean {
  if (error instanceof PermanentJobError) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlState(error) ?? '';
  if (races.has(state)) return attempts >= raceAttempts;
  return hopelessClasses.has(state.slice(0, 2)) || isFaultOfOurs(error);
}

/** JavaScript's own errors, except those caused by something outside: `fetch failed`, out of memory. */
function isFaultOfOurs(error: Error): boolean {
  if (error.cause !== undefined) return false;
  if (error instanceof RangeError) return !error.message.includes('allocation failed');
  return (
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    error instanceof SyntaxError ||
    error instanceof URIError
  );
}
