import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceServer, startSourceServer, writeSources } from '@waybill/test-kit';
import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { changedCve, changedOsv, cves, goIds } from '../../../apps/server/test/race/documents.ts';
import type { Random } from '../../../apps/server/test/race/random.ts';
import { setSources } from '../../server-process.ts';

/** Sources on the loopback interface whose records change. */
export interface PlayedAdvisories {
  /** Another edition of some records. */
  change(): Promise<void>;
  /** Points a server at them. */
  configure(client: DemoClient): Promise<void>;
  close(): Promise<void>;
}

export async function playAdvisories(random: Random): Promise<PlayedAdvisories> {
  const root = await mkdtemp(join(tmpdir(), 'waybill-chaos-sources-'));
  let edition = 100;
  const nvd = new Map(cves.map((id, n) => [id, changedCve(random, n, id)]));
  const osv = new Map(goIds.map((id, n) => [id, changedOsv(random, n, id)]));
  const write = () =>
    writeSources(root, { nvd: { 2026: [...nvd.values()] }, osv: { Go: [...osv.values()] } });
  await write();
  const source: SourceServer = await startSourceServer({ root });
  return {
    async change() {
      edition += 1;
      const cve = random.pick(cves);
      nvd.set(cve, changedCve(random, edition, cve));
      const id = random.pick(goIds);
      osv.set(id, changedOsv(random, edition, id));
      await write();
    },
    configure: (client) => setSources(client, { nvd: source.urls.nvd, osv: source.urls.osv }, ['Go']),
    async close() {
      await source.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
