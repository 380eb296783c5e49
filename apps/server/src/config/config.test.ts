import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { findUnknownVariables } from './env.ts';

const KEY = 'a secret key of enough bytes';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'waybill-config-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

describe('loadConfig', () => {
  it('needs nothing from the environment', () => {
    const config = loadConfig({}, directory);
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: path.join(directory, '.waybill'),
      databaseUrl: undefined,
      role: 'all',
      basePath: '',
      adminPassword: undefined,
      secretKey: expect.any(Buffer),
      logLevel: 'info',
      trustedProxies: ['loopback'],
      shares: {},
      startValues: new Map(),
      outgoing: {
        httpProxy: undefined,
        httpsProxy: undefined,
        noProxy: '',
        ca: undefined,
        contact: undefined,
        allowedHosts: undefined,
        offline: false,
      },
    });
  });

  it('makes the secret key of an embedded database once, readable by its owner only', () => {
    const first = loadConfig({}, directory).secretKey;
    const file = path.join(directory, '.waybill', 'secret-key');
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, directory).secretKey).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadConfig({ WAYBILL_SECRET_KEY: readFileSync(file, 'utf8') }, directory).secretKey).toEqual(
      first,
    );
  });

  it('refuses a secret key that was cut short, by its file', () => {
    loadConfig({}, directory);
    const file = path.join(directory, '.waybill', 'secret-key');
    writeFileSync(file, '');
    expect(() => loadConfig({}, directory)).toThrow(`The secret key "${file}" has 0 bytes`);
  });

  it('reads a secret key from a file and leaves the data directory alone with an external database', () => {
    writeFileSync(path.join(directory, 'key'), `${KEY}\n`);
    const env = { WAYBILL_DATABASE_URL: 'postgresql://u:p@db:5432/waybill', WAYBILL_SECRET_KEY_FILE: 'key' };
    const config = loadConfig(env, directory);
    expect(config.secretKey.toString()).toBe(KEY);
    expect(config.databaseUrl).toBe('postgresql://u:p@db:5432/waybill');
    expect(statSync(config.dataDir, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('demands a secret key for an external database', () => {
    expect(() => loadConfig({ WAYBILL_DATABASE_URL: 'postgres://db/waybill' }, directory)).toThrow(
      /WAYBILL_SECRET_KEY: .*is required/,
    );
  });

  it('takes an empty variable as absent', () => {
    expect(loadConfig({ WAYBILL_PORT: '', WAYBILL_DATABASE_URL: '' }, directory).port).toBe(8080);
  });

  it.each([
    ['/', ''],
    ['/waybill', '/waybill'],
    ['/tools/waybill/', '/tools/waybill'],
  ])('reads the base path %j as %j', (value, expected) => {
    expect(loadConfig({ WAYBILL_BASE_PATH: value }, directory).basePath).toBe(expected);
  });

  it('reads the proxies that are trusted as a list', () => {
    const env = { WAYBILL_TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16 fd00::/8,loopback' };
    expect(loadConfig(env, directory).trustedProxies).toEqual([
      '10.0.0.7',
      '192.168.0.0/16',
      'fd00::/8',
      'loopback',
    ]);
  });

  it.each([
    ['WAYBILL_TRUSTED_PROXIES', 'proxy.example', '"proxy.example" is not an address'],
    ['WAYBILL_TRUSTED_PROXIES', '10.0.0.0/33', '"10.0.0.0/33" is not an address'],
    ['WAYBILL_TRUSTED_PROXIES', '127.0.0.1, 0.0.0.0/0', '"0.0.0.0/0" is not an address'],
    ['WAYBILL_TRUSTED_PROXIES', ',', '"," is not an address'],
    ['WAYBILL_MAX_REQUESTS', '0', '"0" is not a number from 1 to 999999'],
    ['WAYBILL_MAX_LARGE_ANSWERS_PER_CALLER', 'many', '"many" is not a number'],
    ['WAYBILL_PORT', 'http', '"http" is not a port'],
    ['WAYBILL_PORT', '65536', '"65536" is not a port'],
    ['WAYBILL_PORT', '-1', '"-1" is not a port'],
    ['WAYBILL_HOST', 'http://x', '"http://x" is not a host name'],
    ['WAYBILL_ROLE', 'master', '"master" is not one of all, api, worker'],
    ['WAYBILL_LOG_LEVEL', 'loud', '"loud" is not one of fatal, error, warn, info, debug, trace, silent'],
    ['WAYBILL_BASE_PATH', 'waybill', '"waybill" is not a base path'],
    ['WAYBILL_BASE_PATH', '/a//b', '"/a//b" is not a base path'],
    ['WAYBILL_SECRET_KEY', 'short', 'has 5 bytes'],
    ['WAYBILL_SECRET_KEY_FILE', 'absent', 'absent" cannot be read'],
  ])('refuses %s=%s and says why', (name, value, reason) => {
    expect(() => loadConfig({ [name]: value }, directory)).toThrow(`${name}: `);
    expect(() => loadConfig({ [name]: value }, directory)).toThrow(reason);
  });

  it('names every variable at fault at once, and no password of a connection string', () => {
    const env = { WAYBILL_PORT: 'x', WAYBILL_ROLE: 'y', WAYBILL_DATABASE_URL: 'mysql://u:hidden@db/w' };
    const error = catchError(() => loadConfig(env, directory));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message.split('\n')).toHaveLength(3);
    expect(error.message).not.toContain('hidden');
  });

  it('asks no host but those that are listed where it is offline', () => {
    const hosts = (more: NodeJS.ProcessEnv) =>
      loadConfig({ WAYBILL_OFFLINE: 'true', ...more }, directory).outgoing.allowedHosts;
    expect(hosts({})?.includes('nvd.nist.gov')).toBe(false);
    expect(hosts({ WAYBILL_ALLOWED_HOSTS: 'mail.example' })?.includes('mail.example')).toBe(true);
    expect(() => hosts({ WAYBILL_OFFLINE: 'yes' })).toThrow(
      'WAYBILL_OFFLINE: "yes" is not one of true, false.',
    );
  });

  it('reads proxies in capitals or small letters, authorities and a contact', () => {
    const pem = '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----\n';
    writeFileSync(path.join(directory, 'ca.pem'), pem);
    const { outgoing } = loadConfig(
      {
        HTTPS_PROXY: 'http://me:secret@proxy:3128',
        http_proxy: 'proxy:8080',
        no_proxy: '.example.com',
        WAYBILL_CA_FILE: 'ca.pem',
        WAYBILL_CONTACT: 'mailto:me@example.com',
      },
      directory,
    );
    expect(outgoing).toEqual({
      httpProxy: 'http://proxy:8080',
      httpsProxy: 'http://me:secret@proxy:3128',
      noProxy: '.example.com',
      ca: pem,
      contact: 'mailto:me@example.com',
      allowedHosts: undefined,
      offline: false,
    });
  });

  it('refuses proxies, authorities and contacts that are none, without showing a password', () => {
    writeFileSync(path.join(directory, 'empty.pem'), '');
    const env = {
      HTTP_PROXY: 'socks5://me:secret@proxy',
      WAYBILL_CA_FILE: 'empty.pem',
      WAYBILL_CONTACT: 'two\nlines',
      WAYBILL_ALLOWED_HOSTS: 'https://nvd.nist.gov',
    };
    expect(() => loadConfig(env, directory)).toThrow(
      /HTTP_PROXY.*\nWAYBILL_CA_FILE.*\nWAYBILL_CONTACT[\s\S]*\nWAYBILL_ALLOWED_HOSTS/,
    );
    expect(() => loadConfig(env, directory)).not.toThrow(/secret/);
  });
});

describe('findUnknownVariables', () => {
  it('finds misspelt names and nothing else', () => {
    const env = { WAYBILL_PORT: '1', WAYBILL_PROT: '1', WAYBILL_CHROMIUM: '/c', HOME: '/h' };
    expect(findUnknownVariables(env)).toEqual(['WAYBILL_PROT']);
  });
});

function catchError(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown.');
}
