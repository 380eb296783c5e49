import { describe, expect, it } from 'vitest';
import { createResetLimit } from './reset-limit.ts';

describe('requests for links', () => {
  it('are ten of an address in ten minutes, whatever others do', () => {
    let now = 0;
    const limit = createResetLimit(() => now);
    for (let time = 0; time < 10; time++) limit.count('192.0.2.1');
    expect(() => limit.count('192.0.2.1')).toThrow('Too many');
    limit.count('192.0.2.2');
    now = 10 * 60_000;
    limit.count('192.0.2.1');
  });

  it('are limited in all', () => {
    const limit = createResetLimit(() => 0);
    for (let time = 0; time < 300; time++) limit.count(`192.0.${time}.1`);
    expect(() => limit.count('198.51.100.1')).toThrow('Too many');
  });
});
