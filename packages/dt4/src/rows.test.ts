import { describe, expect, it } from 'vitest';
import { isPasswordHash, readKeyHash, readUserDn } from './credentials.ts';
import { readDt4Row } from './rows.ts';
import { requireKnownVersion } from './schema-version.ts';

const user = {
  ID: 3,
  EMAIL: null,
  FORCE_PASSWORD_CHANGE: false,
  FULLNAME: 'A',
  LAST_PASSWORD_CHANGE: { local: '2026-07-01T12:00:00.000' },
  NON_EXPIRY_PASSWORD: 1,
  PASSWORD: 'x',
  SUSPENDED: 0,
  USERNAME: 'a',
};

describe('a row', () => {
  it('has its types, whatever database it comes from', () => {
    expect(readDt4Row('MANAGEDUSER', { ...user, MORE: 1 }, 'Europe/Madrid').row).toEqual({
      ...user,
      LAST_PASSWORD_CHANGE: new Date('2026-07-01T10:00:00Z'),
      NON_EXPIRY_PASSWORD: true,
      SUSPENDED: false,
    });
    const at = new Date(5);
    expect(
      readDt4Row('MANAGEDUSER', { ...user, LAST_PASSWORD_CHANGE: at }, 'UTC').row?.LAST_PASSWORD_CHANGE,
    ).toBe(at);
  });

  it.each([
    [{ USERNAME: null }, 'USERNAME is empty'],
    [{ ID: 'x' }, 'ID holds no id'],
    [{ ID: 2 ** 60 }, 'ID holds no id'],
    [{ SUSPENDED: 2 }, 'SUSPENDED holds no bool'],
    [{ LAST_PASSWORD_CHANGE: '2026' }, 'LAST_PASSWORD_CHANGE holds no time'],
    [{ LAST_PASSWORD_CHANGE: { local: '2026-13-01T00:00:00.000' } }, 'LAST_PASSWORD_CHANGE holds no time'],
  ])('with %j is refused: %s', (change, fault) => {
    expect(readDt4Row('MANAGEDUSER', { ...user, ...change }, 'UTC')).toEqual({ fault });
  });

  it('has UUIDs in lower case, and nothing else for them', () => {
    const uuid = '6D12843F-E739-49A0-89F1-FB2B78153699';
    expect(readDt4Row('TEAM', { ID: 1, NAME: 'a', UUID: uuid }, 'UTC').row?.UUID).toBe(uuid.toLowerCase());
    expect(readDt4Row('TEAM', { ID: 1, NAME: 'a', UUID: 'a' }, 'UTC').fault).toBe('UUID holds no uuid');
  });

  it('of another schema is an error', () => {
    expect(() => readDt4Row('TEAM', { ID: 1, NAME: 'a' }, 'UTC')).toThrow('TEAM has no column UUID');
  });
});

describe('a schema', () => {
  it.each(['4.13.0', '4.13.5', '4.14.3', '4.14.0-SNAPSHOT', '4.14'])('of %s is read', (version) => {
    expect(requireKnownVersion([version])).toBe(version);
  });

  it.each([
    [['4.8.2'], '4.8.2; 4.13 and 4.14 can be read. Upgrade'],
    [['4.12.7'], 'Upgrade Dependency-Track to 4.14'],
    [['4.15.0'], 'newer'],
    [['5.0.0'], 'newer'],
    [['nonsense'], 'nonsense'],
    [['4.140.0'], 'newer'],
    [['4.14.1', '4.14.3'], '2 rows'],
    [[], 'no SCHEMAVERSION'],
    [undefined, 'no SCHEMAVERSION'],
  ])('of %j is refused: %s', (versions, message) => {
    expect(() => requireKnownVersion(versions)).toThrow(message);
  });
});

describe('credentials', () => {
  it.each([
    ['$2a$14$ggPvE2DJ5C04OVflpWSgwOOcoVrSH8x9Fl24l8IVPn.zidJ0urjom', true],
    ['$2b$04$ggPvE2DJ5C04OVflpWSgwOOcoVrSH8x9Fl24l8IVPn.zidJ0urjom', true],
    ['$2a$14$ggPvE2DJ5C04OVflpWSgwOOcoVrSH8x9Fl24l8IVPn', false],
    ['$2a$99$ggPvE2DJ5C04OVflpWSgwOOcoVrSH8x9Fl24l8IVPn.zidJ0urjom', false],
    ['plain', false],
    ['', false],
  ])('%j is a password that can be checked: %s', (stored, expected) => {
    expect(isPasswordHash(stored)).toBe(expected);
  });

  it('of a key are a hash of 32 bytes', () => {
    const hex = 'ad288f010b57c10f5ac3058e125054fe2fcb4d0ac690bebc50ac8ebde8bf3cb6';
    expect(Buffer.from(readKeyHash(hex) ?? []).toString('hex')).toBe(hex);
    for (const wrong of ['', hex.slice(1), `${hex}00`, 'x'.repeat(64)])
      expect(readKeyHash(wrong)).toBeUndefined();
  });

  it('of a directory have no name until it is known', () => {
    expect(['Syncing...', '', ' ', null].map(readUserDn)).toEqual([null, null, null, null]);
    expect(readUserDn('cn=a,dc=b')).toBe('cn=a,dc=b');
  });
});
