import { isIP } from 'node:net';
import path from 'node:path';
import { openDataDirectory } from '../postgres/data-directory.ts';
import { type CweNames, readCweFile } from './cwe-catalog.ts';
import { type Environment, readStartValues, readVariable, VARIABLES, type VariableName } from './env.ts';
import { type OutgoingConfig, readOutgoingConfig } from './outgoing-config.ts';
import { makeSecretKey, readSecretKeyFile } from './secret-key.ts';
import { readTracingConfig, type TracingConfig } from './tracing-config.ts';

const ROLES = ['all', 'api', 'worker'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Role = (typeof ROLES)[number];
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Requests in flight and large answers: in all, and of one caller. */
interface Shares {
  requests?: number;
  requestsPerCaller?: number;
  largeAnswers?: number;
  largeAnswersPerCaller?: number;
}

/** How this process runs. Everything else is a config property in the database. */
export type Config = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | undefined;
  role: Role;
  /** Empty, or a path with a leading and no trailing slash. */
  basePath: string;
  /** Sets the first administrator's password. */
  adminPassword: string | undefined;
  secretKey: Buffer;
  logLevel: LogLevel;
  /** Addresses and networks that may say by `X-Forwarded-For` whom they forward. */
  trustedProxies: readonly string[];
  /** Limits on callers' concurrent use of this process. Absent limits use the server's defaults. */
  shares: Shares;
  /** Origins whose pages may call, with cookies; undefined: any, without. */
  corsOrigins: readonly string[] | undefined;
  /** `max-age` of `Strict-Transport-Security` in seconds; undefined: the header is not sent. */
  hstsMaxAge: number | undefined;
  outgoing: OutgoingConfig;
  /** Where traces go; undefined: nothing is traced. */
  tracing: TracingConfig | undefined;
  /** Values that settings begin with, by the variables that give them. */
  startValues: ReadonlyMap<string, string>;
  /** From a newer catalog than the bundled copy. */
  cweNames: CweNames | undefined;
};

/** The environment cannot be used; the message has one line per variable at fault. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads and checks the configuration. For an embedded database this opens the data directory and makes its secret key on
 * the first start.
 * @throws {ConfigError} naming every variable at fault
 */
export function loadConfig(env: Environment, workingDirectory = process.cwd()): Config {
  const problems: string[] = [];
  const read = <T>(name: VariableName, fallback: T, parse: (value: string) => T): T => {
    const value = readVariable(env, name);
    if (value === undefined) return fallback;
    try {
      return parse(value);
    } catch (error) {
      problems.push(`${VARIABLES[name]}: ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };

  const parsed = {
    host: read('host', '127.0.0.1', parseHost),
    port: read('port', 8080, parsePort),
    dataDir: path.resolve(workingDirectory, readVariable(env, 'dataDir') ?? '.waybill'),
    databaseUrl: read<string | undefined>('databaseUrl', undefined, parseDatabaseUrl),
    role: read<Role>('role', 'all', (value) => parseChoice(value, ROLES)),
    basePath: read('basePath', '', parseBasePath),
    adminPassword: readVariable(env, 'adminPassword'),
    logLevel: read<LogLevel>('logLevel', 'info', (value) => parseChoice(value, LOG_LEVELS)),
    trustedProxies: read('trustedProxies', ['loopback'], parseNetworks),
    shares: readShares((name) => read<number | undefined>(name, undefined, parseCount)),
    corsOrigins: read<readonly string[] | undefined>('corsOrigins', undefined, parseOrigins),
    hstsMaxAge: read<number | undefined>('hstsMaxAge', undefined, parseSeconds),
    cweNames: read<CweNames | undefined>('cweFile', undefined, (file) => readCweFile(file, workingDirectory)),
    startValues: readStartValues(env),
    outgoing: readOutgoingConfig(env, workingDirectory, (text) => problems.push(text)),
    tracing: readTracingConfig(env, (text) => problems.push(text)),
  };
  const givenKey =
    read<Buffer | undefined>('secretKey', undefined, parseSecretKey) ??
    read<Buffer | undefined>('secretKeyFile', undefined, (file) =>
      parseSecretKey(readSecretKeyFile(path.resolve(workingDirectory, file))),
    );
  if (readVariable(env, 'databaseUrl') && !givenKey && problems.length === 0) {
    problems.push(
      `${VARIABLES.secretKey}: With ${VARIABLES.databaseUrl} a secret key is required, here or in ${VARIABLES.secretKeyFile}: ` +
        'the same text of at least 16 characters on every node. `openssl rand -base64 32` generates one.',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...parsed, secretKey: givenKey ?? makeSecretKey(openDataDirectory(parsed.dataDir)) };
}

function parseHost(value: string): string {
  if (/[\s/]/.test(value)) throw new Error(`"${value}" is not a host name or address.`);
  return value;
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Error(`"${value}" is not a port; a number from 0 to 65535 was expected.`);
}

function readShares(read: (name: VariableName) => number | undefined): Shares {
  const given = {
    requests: read('maxRequests'),
    requestsPerCaller: read('maxRequestsPerCaller'),
    largeAnswers: read('maxLargeAnswers'),
    largeAnswersPerCaller: read('maxLargeAnswersPerCaller'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, count]) => count !== undefined));
}

function parseCount(value: string): number {
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new Error(`"${value}" is not a number from 1 to 999999.`);
}

function parseDatabaseUrl(value: string): string {
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return value;
  // Not quoted: it usually holds a password.
  throw new Error(
    'The value is not a connection string such as "postgresql://user:password@host:5432/database".',
  );
}

function parseBasePath(value: string): string {
  const trimmed = value.replace(/\/+$/, '');
  if (trimmed === '' || /^(\/[A-Za-z0-9._~-]+)+$/.test(trimmed)) return trimmed;
  throw new Error(`"${value}" is not a base path; something like "/waybill" was expected.`);
}

/** Words that stand for networks: this machine, its link, private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function parseNetworks(value: string): string[] {
  const networks = value.split(/[\s,]+/).filter((network) => network !== '');
  const wrong = networks.find((network) => !NAMED_NETWORKS.includes(network) && !isNetwork(network));
  if (wrong === undefined && networks.length > 0) return networks;
  throw new Error(
    `"${wrong ?? value}" is not an address; something like "10.0.0.7, 192.168.0.0/16, loopback" was expected.`,
  );
}

function parseOrigins(value: string): string[] | undefined {
  const origins = value.split(/[\s,]+/).filter((origin) => origin !== '');
  if (origins.length === 1 && origins[0] === '*') return undefined;
  const wrong = origins.find((origin) => !/^https?:\/\//.test(origin) || !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new Error(
    `"${wrong}" is not an origin; something like "https://console.example.com" was expected, or "*".`,
  );
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function parseSeconds(value: string): number {
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new Error(`"${value}" is not a time; a number of seconds such as "31536000" was expected.`);
}

function isNetwork(network: string): boolean {
  const [address = '', prefix, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // A prefix of 0 would trust everybody, and with that any address that a client makes up.
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

function parseChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found) return found;
  throw new Error(`"${value}" is not one of ${choices.join(', ')}.`);
}

function parseSecretKey(value: string): Buffer {
  const key = Buffer.from(value.trim());
  if (key.length >= 16) return key;
  throw new Error(`The secret key has ${key.length} bytes; at least 16 were expected.`);
}
