import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isHopeless } from './hopeless.ts';
import { PermanentJobError } from './job.ts';

const refusal = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });
const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

describe('isHopeless', () => {
  it.each([
    new PermanentJobError('no'),
    refusal('22021'),
    refusal('22P05'),
    refusal('23502'),
    refusal('42703'),
    refusal('54000'),
    new TypeError('x is not a function'),
    new RangeError('Maximum call stack size exceeded'),
    new RangeError('Invalid string length'),
  ])('holds at the first attempt for %s', (error) => {
    expect(isHopeless(error, 1)).toBe(true);
  });

  it.each([
    refusal('08006'),
    refusal('25006'),
    refusal('40001'),
    refusal('40P01'),
    refusal('53100'),
    refusal('53200'),
    refusal('55P03'),
    refusal('57P01'),
    refusal('58030'),
    system('ENOSPC'),
    system('ECONNRESET'),
    new TypeError('fetch failed', { cause: system('ECONNREFUSED') }),
    new RangeError('Array buffer allocation failed'),
    new Error('Connection terminated unexpectedly'),
    'text',
  ])('never holds for %s', (error) => {
    expect(isHopeless(error, 100)).toBe(false);
  });

  it.each(['23503', '23505'])(
    'holds for %s, which a race explains once or twice, from the third attempt on',
    (code) => {
      expect([1, 2, 3].map((attempts) => isHopeless(refusal(code), attempts))).toEqual([false, false, true]);
    },
  );
});
