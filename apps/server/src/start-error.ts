import { sqlState } from './db/database.ts';

/**
 * What to tell the person at the terminal when Waybill cannot start: the message with its causes, and what to do where
 * that is known.
 */
export function explainStartError(error: unknown, address: { host: string; port: number }): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${address.port} on ${address.host} is in use. Stop the program that uses it, or choose another one with WAYBILL_PORT.`;
  }
  if (code === 'EACCES')
    return `Port ${address.port} may not be used by this user. Choose one above 1023 with WAYBILL_PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address "${address.host}", or the database's host is not known. Check WAYBILL_HOST and WAYBILL_DATABASE_URL.`;
  }
  if (code === 'ECONNREFUSED') return 'The database does not answer at the address in WAYBILL_DATABASE_URL.';
  if (sqlState(error) === '28P01')
    return 'The database refused the user name or password in WAYBILL_DATABASE_URL.';
  return messages(error).join(': ');
}

/** Messages from the outermost error to its first cause. */
function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...messages(error.cause)];
}

function systemCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return systemCode(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)) return error.code;
  return systemCode(error.cause);
}
