import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const refusal = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });

describe('isDatabaseAway', () => {
  it.each([
    system('ECONNREFUSED', 'connect'),
    new AggregateError([system('ECONNREFUSED', 'connect')]),
    system('EAI_AGAIN', 'getaddrinfo'),
    system('ECONNRESET', 'read'),
    refusal('57P01'),
    refusal('57P03'),
    refusal('08006'),
    refusal('53300'),
    new Error('Connection terminated unexpectedly'),
  ])('holds for %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([system('ENOENT', 'open'), refusal('23505'), refusal('57014'), new Error('a bug'), 'text'])(
    'does not hold for %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false);
    },
  );
});
