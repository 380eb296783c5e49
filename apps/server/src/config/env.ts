/** The environment variables that the server reads, and nothing else does. `docs/` and `--help` list the same names. */
export const VARIABLES = {
  host: 'WAYBILL_HOST',
  port: 'WAYBILL_PORT',
  dataDir: 'WAYBILL_DATA_DIR',
  databaseUrl: 'WAYBILL_DATABASE_URL',
  role: 'WAYBILL_ROLE',
  basePath: 'WAYBILL_BASE_PATH',
  adminPassword: 'WAYBILL_ADMIN_PASSWORD',
  secretKey: 'WAYBILL_SECRET_KEY',
  secretKeyFile: 'WAYBILL_SECRET_KEY_FILE',
  logLevel: 'WAYBILL_LOG_LEVEL',
  trustedProxies: 'WAYBILL_TRUSTED_PROXIES',
  maxRequests: 'WAYBILL_MAX_REQUESTS',
  maxRequestsPerCaller: 'WAYBILL_MAX_REQUESTS_PER_CALLER',
  maxLargeAnswers: 'WAYBILL_MAX_LARGE_ANSWERS',
  maxLargeAnswersPerCaller: 'WAYBILL_MAX_LARGE_ANSWERS_PER_CALLER',
  corsOrigins: 'WAYBILL_CORS_ORIGINS',
  hstsMaxAge: 'WAYBILL_HSTS_MAX_AGE',
  caFile: 'WAYBILL_CA_FILE',
  contact: 'WAYBILL_CONTACT',
  allowedHosts: 'WAYBILL_ALLOWED_HOSTS',
  offline: 'WAYBILL_OFFLINE',
  cweFile: 'WAYBILL_CWE_FILE',
} as const;

/**
 * Variables of the predecessor that say how people sign in. Settings take their first value from them, so that an
 * installation can be moved with the environment that it has.
 */
const START_VALUES = /^ALPINE_(LDAP|OIDC)_/;

/** By their names; empty ones count as absent. */
export function readStartValues(env: Environment): ReadonlyMap<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    START_VALUES.test(name) && value ? [[name, value]] : [],
  );
  return new Map(entries);
}

/** Read by the launcher, the commands and the tests, so no mistake when set. */
const OTHERS = [
  'WAYBILL_API_KEY',
  'WAYBILL_BACKUP_PASSPHRASE',
  'WAYBILL_CHROMIUM',
  'WAYBILL_PROGRAM',
  'WAYBILL_SHARED',
  'WAYBILL_TEST_DATABASE_URL',
];

export type VariableName = keyof typeof VARIABLES;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; an empty one counts as absent, as a line `NAME=` in a settings file means it. */
export function readVariable(env: Environment, name: VariableName): string | undefined {
  return env[VARIABLES[name]] || undefined;
}

/** Variables that look like ours but are not known: misspelt, most likely. */
export function findUnknownVariables(env: Environment): string[] {
  const known = new Set<string>([...Object.values(VARIABLES), ...OTHERS]);
  return Object.keys(env).filter((name) => name.startsWith('WAYBILL_') && !known.has(name));
}
