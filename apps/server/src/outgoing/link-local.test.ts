import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isLinkLocal, LinkLocalError, lookupExceptLinkLocal } from './link-local.ts';
import { testOutgoing } from './outgoing.fixtures.ts';

const lookup = promisify(lookupExceptLinkLocal);
const outgoing = testOutgoing();
const ask = (url: string) => outgoing.ask({ url: new URL(url), signal: AbortSignal.timeout(5_000) });

describe('link-local addresses', () => {
  it.each([
    '169.254.169.254',
    '169.254.0.1',
    'fe80::1',
    '[febf::1]',
    '::ffff:169.254.169.254',
    '[::ffff:a9fe:a9fe]',
    '64:ff9b::a9fe:a9fe',
  ])('%s is one', (address) => {
    expect(isLinkLocal(address)).toBe(true);
  });

  it.each(['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1', '[fd00::1]', '169.253.255.255', 'mirror.example'])(
    '%s is none',
    (host) => {
      expect(isLinkLocal(host)).toBe(false);
    },
  );

  it.each([
    'http://169.254.169.254/latest/meta-data',
    // The same in one number.
    'http://2852039166/latest/meta-data',
    'http://[::ffff:169.254.169.254]/',
    'https://[fe80::1]/',
  ])('are not asked: %s', async (url) => {
    await expect(ask(url)).rejects.toMatchObject({ kind: 'forbidden', message: /link-local/ });
  });

  it('are refused as what a name stands for, at the moment of connecting', async () => {
    await expect(lookup('169.254.169.254', {})).rejects.toBeInstanceOf(LinkLocalError);
    await expect(lookup('169.254.169.254', { all: true })).rejects.toBeInstanceOf(LinkLocalError);
    await expect(lookup('localhost', { all: true })).resolves.not.toHaveLength(0);
    await expect(lookup('127.0.0.1', {})).resolves.toBe('127.0.0.1');
  });
});
