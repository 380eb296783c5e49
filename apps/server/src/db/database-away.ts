import { sqlState } from './database.ts';

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Classes 08 (connection) and 57P (the server stops, starts or has crashed), and its limit of connections. */
const sqlStates = /^(08|57P0[123]|53300)/;

/** Messages of the driver when a connection breaks, has ended, or times out. They have no code. */
const broken =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** True if a statement failed since the database could not be reached, rather than for what it says. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (code === undefined) return broken.test(error.message);
  // System codes come from anything that opens files and sockets; only a connection attempt or its stream counts.
  if (systemCodes.has(code))
    return 'syscall' in error && /^(connect|getaddrinfo|read|write)$/.test(`${error.syscall}`);
  return sqlStates.test(code);
}
