import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSourceServer } from '@waybill/test-kit';
import { writeNvdFeeds } from './generate/nvd-feed.ts';
import { type BenchServer, mirror, setSources, withServer } from './server-process.ts';

/** Runs `work` against a fresh server that has read a generated NVD of so many CVEs. */
export async function withNvd<T>(cves: number, work: (server: BenchServer) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
  await writeNvdFeeds(root, cves);
  const sources = await startSourceServer({ root });
  try {
    return await withServer(async (server) => {
      await setSources(server.client, { nvd: sources.urls.nvd });
      await mirror(server.client, 'nvd');
      return work(server);
    });
  } finally {
    await sources.close();
    await rm(root, { recursive: true, force: true });
  }
}
