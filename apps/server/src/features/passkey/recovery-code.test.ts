import { expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-code.ts';

it('there are ten codes at once, all different and easy to read', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

it('a code counts however it is typed', () => {
  const digest = recoveryCodeDigest('1f0k-x2mq-09ab-r6ts');
  expect(recoveryCodeDigest(' 1F0K X2MQ 09AB R6TS ')).toEqual(digest);
  expect(recoveryCodeDigest('lfok-x2mqO9abr6ts')).toEqual(digest);
  expect(recoveryCodeDigest('1f0k-x2mq-09ab-r6tt')).not.toEqual(digest);
});
