import { createHash, subtle } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../http/errors.ts';
import { checkPassword, hashPassword, passwordQueue, pretendToCheckPassword } from './password.ts';

/** As imported users bring it (contract §2). */
const bcryptOf = (password: string, rounds: number) =>
  bcrypt(createHash('sha512').update(password).digest('hex'), { cost: rounds });

describe('passwords', () => {
  it('match their own hash only', async () => {
    const hash = await hashPassword('right');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await checkPassword('right', hash)).toEqual({ matches: true, isOutdated: false });
    expect(await checkPassword('wrong', hash)).toEqual({ matches: false, isOutdated: false });
    await expect(pretendToCheckPassword('right')).resolves.toBeUndefined();
  });

  it('are hashed apart from everything else: what is signed meanwhile does not wait', async () => {
    const hash = await hashPassword('right');
    let checked = 0;
    const checks = Array.from({ length: 60 }, async () => {
      await checkPassword('wrong', hash);
      checked++;
    });
    const key = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    for (let n = 0; n < 5; n++) await subtle.sign('HMAC', key, new Uint8Array(32));
    expect(checked).toBeLessThan(30);
    await Promise.all(checks);
  });

  it('are refused with the time to come again when too many wait', async () => {
    const hash = await hashPassword('right');
    const checks = await Promise.allSettled(Array.from({ length: 250 }, () => checkPassword('right', hash)));
    const refusals = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason] : []));
    // 200 wait, and one is being checked.
    expect(refusals).toHaveLength(49);
    expect(refusals[0]).toBeInstanceOf(AppError);
    expect(refusals[0]).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect((await checkPassword('right', hash)).matches).toBe(true);
  });

  it('of imported users let others go first, and who asks again waits for the same answer', async () => {
    const ours = await hashPassword('right');
    const imported = await bcryptOf('right', 10);
    const order: string[] = [];
    const check = (name: string, password: string, hash: string) =>
      checkPassword(password, hash).then(({ matches }) => order.push(`${name} ${matches}`));
    const asked = [
      ...Array.from({ length: 40 }, (_, n) => check('imported', `wrong ${n}`, imported)),
      ...Array.from({ length: 3 }, () => check('again', 'right', imported)),
      ...Array.from({ length: 5 }, () => check('ours', 'right', ours)),
    ];
    expect(passwordQueue().waiting).toBe(45);
    await Promise.all(asked);
    expect(order.filter((line) => line === 'again true')).toHaveLength(3);
    expect(order.lastIndexOf('ours true')).toBeLessThan(20);
    expect(passwordQueue()).toEqual({ waiting: 0, seconds: 0 });
  });

  it('with a stored hash that cannot be read fail alone', async () => {
    expect((await checkPassword('any', '$2b$nonsense')).matches).toBe(false);
    await expect(checkPassword('any', 'nonsense')).rejects.toThrow('could not be checked');
    expect(await hashPassword('right')).toContain('argon2id');
  });
});
