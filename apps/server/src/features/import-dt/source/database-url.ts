import { Dt4Error } from '@waybill/dt4';

/** Where a database is, as a URL says it. */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number | undefined;
  readonly database: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** What follows the question mark or the semicolons, by names in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * Reads the URL of a database, also one of Java's drivers, as it stands in the configuration of Dependency-Track:
 * `mysql://user@host:3306/dtrack?…`, `jdbc:sqlserver://host:1433;databaseName=dtrack;…`.
 * @param password where the URL has none
 * @throws Dt4Error with an example
 */
export function readDatabaseUrl(from: string, example: string, password?: string): DatabaseAddress {
  const [plain = '', ...semicolons] = from.replace(/^jdbc:/i, '').split(';');
  if (!URL.canParse(plain)) throw unreadable(example);
  const url = new URL(plain);
  const parameters = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  for (const part of semicolons) {
    const [name = '', ...value] = part.split('=');
    if (name.trim() !== '') parameters.set(name.trim().toLowerCase(), value.join('='));
  }
  const database =
    decodeURIComponent(url.pathname.slice(1)) || parameters.get('databasename') || parameters.get('database');
  if (url.hostname === '' || !database) throw unreadable(example);
  return {
    host: url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    database,
    user: decodeURIComponent(url.username) || parameters.get('user') || parameters.get('username'),
    password: decodeURIComponent(url.password) || parameters.get('password') || password,
    parameters,
  };
}

function unreadable(example: string): Dt4Error {
  return new Dt4Error(`The URL of the database cannot be read. It looks like ${example}.`);
}

/** A database as people know it, without passwords. */
export function titleOf({ database, host, port }: DatabaseAddress): string {
  return `the database "${database}" at ${host}${port === undefined ? '' : `:${port}`}`;
}

export function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
