import { sqlState } from '../db/database.ts';
import { PermanentJobError } from './job.ts';

/**
 * Classes of SQLSTATE that the next attempt meets again: a statement with the wrong number of rows, data that does not fit,
 * a constraint, a statement or a name that is wrong, a limit of the server.
 */
const hopelessClasses = new Set(['0A', '21', '22', '23', '42', '44', '54']);

/** Another transaction may have made or deleted what stood in the way, and the next attempt finds it so. */
const races = new Set(['23503', '23505']);
const raceAttempts = 3;

/**
 * True if an error comes back however often the job is tried: bad data and faults of ours. Trouble of the network, with
 * connections, locks, space and memory passes.
 * @param attempts how often the job has been tried, this time included
 */
export function isHopeless(error: unknown, attempts: number): boolean {
  if (error instanceof PermanentJobError) return true;
  if (!(error instanceof Error)) return false;
  const state = sqlState(error) ?? '';
  if (races.has(state)) return attempts >= raceAttempts;
  return hopelessClasses.has(state.slice(0, 2)) || isFaultOfOurs(error);
}

/** The language's own errors, but for those that stand for something outside: `fetch failed`, no memory. */
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
