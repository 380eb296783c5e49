import { chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { asNobody, withoutNamespaces } from './test/other-users.ts';
import { endOf, type Holder, postmasterPid, query, startHolder, waitForEnd } from './test/processes.ts';

let parent: string;
let dataDir: string;
let holder: Holder | undefined;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'waybill-users-'));
  dataDir = path.join(parent, 'data');
});

afterEach(async () => {
  holder?.child.kill('SIGTERM');
  if (holder) await endOf(holder.child);
  holder = undefined;
  rmSync(parent, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const nobody = asNobody();

describe.skipIf(!isRoot)('as root', () => {
  it('runs the server as root outside and as an ordinary user inside, changing no owner', async () => {
    const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
    const status = readFileSync(`/proc/${postmasterPid(dataDir)}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(lstatSync(path.join(dataDir, 'postgres')).uid).toBe(0);
    await postgres.stop();
  });

  it('uses an account of its own where namespaces are forbidden, below a closed directory, too', async ({
    skip,
  }) => {
    const prefix = withoutNamespaces(parent);
    if (!prefix) return skip('namespaces cannot be nested here');
    holder = await startHolder('start', dataDir, prefix);
    expect(holder.error).toBeUndefined();
    expect(lstatSync(path.join(dataDir, 'postgres')).uid).toBeGreaterThan(0);
    expect(await query(holder.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    const server = postmasterPid(dataDir);
    holder.child.kill('SIGTERM');
    await endOf(holder.child);
    await waitForEnd(server);
  });

  it("refuses another user's database and leaves it alone", async () => {
    const cluster = path.join(dataDir, 'postgres');
    const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
    await postgres.stop();
    chownSync(cluster, 12_345, 12_345);
    await expect(startPostgres({ dataDir, settings: { fsync: 'off' } })).rejects.toThrow(
      /belongs to the user with id 12345/,
    );
    expect(lstatSync(cluster).uid).toBe(12_345);
  });
});

describe.skipIf(!nobody)('as an ordinary user', () => {
  const { prefix, uid } = nobody ?? { prefix: [], uid: 0 };

  it('starts and ends the server', async () => {
    chownSync(parent, uid, uid);
    holder = await startHolder('start', dataDir, prefix);
    expect(holder.error).toBeUndefined();
    const server = postmasterPid(dataDir);
    expect(lstatSync(path.join(dataDir, 'postgres')).uid).toBe(uid);
    expect(await query(holder.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    holder.child.kill('SIGKILL');
    await waitForEnd(server);
  });

  it("refuses a data directory that is root's", async () => {
    mkdirSync(dataDir);
    chownSync(parent, uid, uid);
    holder = await startHolder('start', dataDir, prefix);
    expect(holder.error).toContain(`The data directory "${dataDir}" cannot be used: EACCES`);
  });
});
