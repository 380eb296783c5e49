import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project, Repository } from '@waybill/api-contract';
import { pathsFor } from '../../src/features/backup/verify/endpoints.ts';
import { sendBom, startProduct, waitUntilDone } from './product.ts';

/*
 * Runs in a network without a way out, see offline.test.ts: starts the product, uses it, and says what left by the interface
 * that leads nowhere.
 */
const [dataDir = '', outside = ''] = process.argv.slice(2);

/** Packets that were sent by an interface (proc(5), /proc/net/dev). */
function sentBy(name: string): number {
  const line = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .find((one) => one.trim().startsWith(`${name}:`));
  return Number(line?.split(':')[1]?.trim().split(/\s+/)[9] ?? Number.NaN);
}

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [{ type: 'library', name: 'left-pad', version: '1.3.0', purl: 'pkg:npm/left-pad@1.3.0' }],
};

const before = sentBy(outside);
const product = await startProduct(dataDir, { WAYBILL_OFFLINE: process.env.TOUR_OFFLINE ?? 'true' });
const { admin } = product;
await waitUntilDone(admin, await sendBom(admin, 'shop', '1', Buffer.from(JSON.stringify(bom))));
const [project] = (await admin.get<Project[]>('/api/v1/project')).body;
const failed: string[] = [];
for (const path of pathsFor({
  project: project?.uuid ?? '',
  component: '',
  source: '',
  vulnId: '',
  license: 'MIT',
  team: '',
})) {
  const { status } = await admin.get(path);
  if (status !== 200) failed.push(`${status} ${path}`);
}
const mirror = await admin.post('/api/waybill/v1/sources/nvd/mirror');
const [repository] = (await admin.get<Repository[]>('/api/v1/repository')).body;
const tested = await admin.post('/api/waybill/v1/repositories/test', { uuid: repository?.uuid });
// The schedule looks for due work five seconds after the start, and again after thirty.
await sleep(Number(process.env.TOUR_WAIT_MS ?? 40_000));
await product.stop();
console.log(
  JSON.stringify({ sent: sentBy(outside) - before, failed, mirror: mirror.status, tested: tested.status }),
);
