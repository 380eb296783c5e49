import { tmpdir } from 'node:os';
import type { Config } from '../src/config/config.ts';
import { plainOutgoingConfig } from '../src/outgoing/outgoing.fixtures.ts';

/** The configuration of test servers. The key is the one of the prepared template. */
export function testConfig(databaseUrl: string, changes: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir: tmpdir(),
    databaseUrl,
    role: 'all',
    basePath: '',
    adminPassword: 'admin',
    secretKey: Buffer.alloc(32, 'waybill'),
    logLevel: 'silent',
    trustedProxies: ['loopback'],
    corsOrigins: undefined,
    hstsMaxAge: undefined,
    shares: {},
    cweNames: undefined,
    startValues: new Map(),
    outgoing: plainOutgoingConfig,
    tracing: undefined,
    ...changes,
  };
}
