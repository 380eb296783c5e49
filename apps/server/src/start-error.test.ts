import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { PostgresError } from './postgres/postgres-error.ts';
import { explainStartError } from './start-error.ts';

const address = { host: '10.0.0.1', port: 80 };
const system = (facts: object) => Object.assign(new Error('as the system says it'), facts);
const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

describe('explainStartError', () => {
  it.each([
    [system({ code: 'EADDRINUSE', syscall: 'listen' }), 'Port 80 on 10.0.0.1 is in use.'],
    [system({ code: 'EACCES', syscall: 'listen' }), 'Port 80 may not be used by this user.'],
    [system({ code: 'EACCES', syscall: 'open' }), 'as the system says it'],
    [system({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'This machine has no address "10.0.0.1".'],
    [
      system({ code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: 'db' }),
      'The host name "db" is not known',
    ],
    [system({ code: 'EHOSTUNREACH', syscall: 'connect' }), 'does not answer at the address'],
    [new AggregateError([system({ code: 'ECONNREFUSED', syscall: 'connect' })]), '(ECONNREFUSED)'],
    [refusal('28P01'), 'refused the user name or password'],
    [refusal('3D000'), 'refused. Make it first'],
    [new Error('Not migrated', { cause: refusal('42501') }), 'Not migrated: refused. Waybill makes its own'],
    [refusal('25006'), 'most likely a standby'],
  ])('%s: %s', (error, text) => {
    expect(explainStartError(error, address)).toContain(text);
  });

  it('says what the embedded database says once', () => {
    const error = new PostgresError('failed', 'All of it.', { cause: new Error('of it') });
    expect(explainStartError(error, address)).toBe('All of it.');
  });
});
