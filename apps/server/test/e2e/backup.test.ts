import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Component, Operations, Project } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../process.ts';
import { type Product, sendBom, startProduct, waitUntilDone } from './product.ts';

const bom = (n: number) =>
  Buffer.from(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      components: Array.from({ length: 20 }, (_, i) => ({
        type: 'library',
        name: `part-${i}`,
        version: `1.${n}.0`,
        purl: `pkg:npm/part-${i}@1.${n}.0`,
      })),
    }),
  );

/** What mirrors and repositories would change is no matter here. */
const offline = { WAYBILL_OFFLINE: 'true' };

interface Upload {
  name: string;
  token: string;
  at: number;
}

describe('a backup while BOMs are uploaded', { timeout: 600_000 }, () => {
  let parent: string;
  let product: Product | undefined;
  const passphrase = { WAYBILL_BACKUP_PASSPHRASE: 'correct horse' };
  const cli = (words: string[], dataDir = 'data') =>
    runCli(words, { WAYBILL_DATA_DIR: path.join(parent, dataDir), ...passphrase });
  beforeAll(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'waybill-backup-'));
    product = await startProduct(path.join(parent, 'data'), offline);
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  const admin = () => {
    if (!product) throw new Error('The product does not run');
    return product.admin;
  };

  /** What uploads lead to goes on after them; all of it is done when nothing has waited or run for some seconds. */
  async function untilQuiet(): Promise<void> {
    for (let quiet = 0; quiet < 5; ) {
      const { body } = await admin().get<Operations>('/api/waybill/v1/operations');
      quiet = body.queues.length === 0 ? quiet + 1 : 0;
      await sleep(1_000);
    }
  }

  /** Uploads until told to stop, three at a time. */
  function keepUploading(): { stop(): Promise<Upload[]> } {
    const uploads: Upload[] = [];
    let isOn = true;
    const senders = [0, 1, 2].map(async (sender) => {
      for (let n = sender; isOn; n += 3) {
        const name = `project-${n}`;
        const token = await sendBom(admin(), name, '1', bom(n));
        uploads.push({ name, token, at: Date.now() });
        // The queue need not grow for as long as the backup takes.
        await sleep(300);
      }
    });
    return {
      async stop() {
        isOn = false;
        await Promise.all(senders);
        return uploads;
      },
    };
  }

  it('is restored with all that was acknowledged before its mark, and works on what was under way', async () => {
    const uploading = keepUploading();
    const taken = await cli(['backup', '--to', path.join(parent, 'backups')]);
    const uploads = await uploading.stop();
    expect(taken.code, taken.stderr).toBe(0);
    const made = JSON.parse(taken.stdout) as { folder: string; mark: string };
    const before = uploads.filter(({ at }) => at < Date.parse(made.mark));
    expect(before.length).toBeGreaterThan(3);
    for (const { token } of uploads) await waitUntilDone(admin(), token, 300_000);

    const refused = await runCli(['restore', made.folder], { WAYBILL_DATA_DIR: path.join(parent, 'other') });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Give its passphrase')]);
    const restored = await cli(['restore', made.folder], 'other');
    expect(restored.code, restored.stderr).toBe(0);
    const other = await startProduct(path.join(parent, 'other'), offline);
    try {
      for (const { name, token } of before) {
        await waitUntilDone(other.admin, token, 300_000);
        const project = await other.admin.get<Project>(`/api/v1/project/lookup?name=${name}&version=1`);
        const components = await other.admin.get<Component[]>(
          `/api/v1/component/project/${project.body.uuid}`,
        );
        expect([name, components.body.length]).toEqual([name, 20]);
      }
    } finally {
      await other.stop();
    }
  });

  it('is proved by starting it beside the installation and comparing the answers of forty endpoints', async () => {
    await untilQuiet();
    const taken = await cli(['backup', '--to', path.join(parent, 'quiet')]);
    expect(taken.code, taken.stderr).toBe(0);
    const same = await cli(['restore', path.join(parent, 'quiet'), '--verify', '--exact']);
    expect(same.stderr).not.toContain('FAILED');
    expect(same.code, same.stderr).toBe(0);
    expect(JSON.parse(same.stdout)).toMatchObject({ failed: [], differing: [], key: 'fits' });
    expect(JSON.parse(same.stdout).asked).toBeGreaterThanOrEqual(40);

    await admin().put('/api/v1/team', { name: 'After the backup' });
    const other = await cli(['restore', path.join(parent, 'quiet'), '--verify']);
    expect([other.code, other.stderr]).toEqual([0, expect.stringContaining('differs /api/v1/team')]);
    const exact = await cli(['restore', path.join(parent, 'quiet'), '--verify', '--exact']);
    expect(exact.code).toBe(1);
  });

  it('goes nowhere but where it was sent', async () => {
    const nowhere = await cli(['backup', '--without-key'], 'none');
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('holds no database')]);
    const open = await runCli(['backup'], { WAYBILL_DATA_DIR: path.join(parent, 'data') });
    expect([open.code, open.stderr]).toEqual([2, expect.stringContaining('needs a passphrase')]);
    const time = await cli(['restore', path.join(parent, 'quiet'), '--to', 'yesterday']);
    expect([time.code, time.stderr]).toEqual([2, expect.stringContaining('is no time')]);
  });
});
