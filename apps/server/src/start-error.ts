import { sqlState } from './db/database.ts';
import { PostgresError } from './postgres/postgres-error.ts';

/** Advice on refusals by an external database, by SQLSTATE. It follows the database's own message. */
const databaseAdvice: Readonly<Record<string, string>> = {
  '28000': 'Check the user in WAYBILL_DATABASE_URL and the access rules of the server (pg_hba.conf).',
  '3D000': 'Make it first (create database … owner …), or name another one in WAYBILL_DATABASE_URL.',
  '42501':
    'Waybill makes its own tables: its user must own the database, or be granted "create" on it and on its schema "public".',
  '25006':
    'WAYBILL_DATABASE_URL leads to a read-only database, most likely a standby. Name the primary server.',
  '53300': 'Each node of Waybill needs up to 34 connections. Raise max_connections, or run fewer nodes.',
};

/**
 * The message for the terminal when Waybill cannot start: the error with its causes, and advice if there is
 * any.
 */
export function explainStartError(error: unknown, address: { host: string; port: number }): string {
  // Written for that person already.
  if (error instanceof PostgresError) return error.message;
  const { code, syscall, hostname } = systemFacts(error);
  if (code === 'EADDRINUSE') {
    return `Port ${address.port} on ${address.host} is in use. Stop the program that uses it, or choose another one with WAYBILL_PORT.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${address.port} may not be used by this user. Choose one above 1023 with WAYBILL_PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address "${address.host}". Check WAYBILL_HOST.`;
  if (syscall === 'getaddrinfo')
    return `The host name "${hostname}" is not known (${code}). Check WAYBILL_DATABASE_URL and WAYBILL_HOST.`;
  if (syscall === 'connect')
    return `The database does not answer at the address in WAYBILL_DATABASE_URL (${code}).`;
  const state = firstState(error) ?? '';
  if (state === '28P01') return 'The database refused the user name or password in WAYBILL_DATABASE_URL.';
  const text = messages(error).join(': ');
  const advice = databaseAdvice[state];
  return advice ? `${text}. ${advice}` : text;
}

/** Messages from the outermost error to its first cause. */
function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...messages(error.cause)];
}

interface SystemFacts {
  code?: string;
  /** The system call that failed, such as `listen`. */
  syscall?: string;
  hostname?: string;
}

function systemFacts(error: unknown): SystemFacts {
  if (error instanceof AggregateError) return systemFacts(error.errors[0]);
  if (!(error instanceof Error)) return {};
  if ('syscall' in error && 'code' in error) return error as SystemFacts;
  return systemFacts(error.cause);
}

/** SQLSTATE of the error or of the nearest cause that has one. */
function firstState(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state !== undefined || !(error instanceof Error)) return state;
  return error.cause === undefined ? undefined : firstState(error.cause);
}
