import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withName } from './nameless.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'waybill-nameless-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

describe('a user without a name', () => {
  const nameless = { hasName: false, library: '/usr/lib/libnss_wrapper.so' };

  it('gets one for as long as the work needs it', async () => {
    const seen = await withName(directory, async (environment) => environment, nameless);
    expect(seen.LD_PRELOAD).toBe('/usr/lib/libnss_wrapper.so');
    expect(readdirSync(directory)).toEqual([]);
    const passwd = await withName(
      directory,
      async (names) => readFileSync(names.NSS_WRAPPER_PASSWD ?? '', 'utf8'),
      nameless,
    );
    expect(passwd).toBe(`waybill:x:${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}::/:/bin/false\n`);
  });

  it('leaves no file behind when the work fails', async () => {
    const failing = withName(directory, () => Promise.reject(new Error('no room')), nameless);
    await expect(failing).rejects.toThrow('no room');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('hears what to do where the library is missing', async () => {
    const refused = withName(directory, async () => undefined, { hasName: false, library: undefined });
    await expect(refused).rejects.toThrow(/has no name on this system.*install libnss-wrapper/);
  });
});

describe('a user with a name', () => {
  it('needs nothing', async () => {
    const account = { hasName: true, library: undefined };
    expect(await withName(directory, async (environment) => environment, account)).toEqual({});
  });
});
