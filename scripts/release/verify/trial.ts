import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sharedPath, startSourceServer } from '@waybill/test-kit';
import { type DemoClient, signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { startDemoSources } from '../../../apps/server/src/demo/demo-sources.ts';
import { treeMemory } from '../../../bench/process-memory.ts';
import { mirror, setSources, uploadBom } from '../../../bench/server-process.ts';
import { ReleaseError } from '../release-error.ts';
import { runIn, type Sandboxed, type System, startSandboxed } from './sandbox.ts';

export type TriedSystem = System & { password: string };

export interface Measured {
  what: string;
  value: number;
  unit: 's' | 'MB' | '';
  /** Undefined: only told. */
  limit?: number;
}

const READY_SECONDS = 15;
const FINDINGS_SECONDS = 5;
const IDLE_MEMORY_MB = 512;
const IDLE_MS = 60_000;
/** A server that has trouble shall say so itself. */
const START_WITHIN_MS = 60_000;

const ADMINISTRATOR = 'admin';

/** What is uploaded and against which advisories: real ones where they are, else those of the demo. */
interface Material {
  name: string;
  bom: Buffer;
  ecosystems: string[];
  sources: { urls: { osv: string }; close(): Promise<void> };
}

/**
 * Starts a release in a system, uploads, kills everything at once while an upload is being worked on, starts again, and looks whether all
 * that was acknowledged is there.
 * @param previous a system with the version before, on the same data: it is started first, and the second start is an upgrade
 * @throws {ReleaseError} when something is lost or does not work; figures over their limit are for the caller
 */
export async function tryRelease(system: TriedSystem, previous: TriedSystem = system): Promise<Measured[]> {
  refuseWritable(system);
  const material = await openMaterial();
  const measured: Measured[] = [];
  let server: Sandboxed | undefined;
  try {
    server = await startSandboxed(previous, START_WITHIN_MS);
    refusePrivileges(server);
    measured.push({
      what: 'first start to ready',
      value: server.readyAfter,
      unit: 's',
      limit: READY_SECONDS,
    });
    const client = await signIn(server.url, ADMINISTRATOR, previous.password);
    await setSources(client, material.sources.urls, material.ecosystems);
    await mirror(client, 'osv');
    const { whole } = await uploadBom(client, { name: 'first', version: '1' }, material.bom);
    measured.push({ what: `${material.name} to findings`, value: whole, unit: 's', limit: FINDINGS_SECONDS });
    const before = await countFindings(client, 'first');
    if (before === 0) throw new ReleaseError(`The upload of ${material.name} has no findings.`);
    measured.push({ what: 'findings', value: before, unit: '' });
    measured.push(await idleMemory(server));

    await client.upload(
      'api/v1/bom',
      { projectName: 'second', projectVersion: '1', autoCreate: 'true' },
      material.bom,
    );
    await server.kill();
    server = await startSandboxed(system, START_WITHIN_MS);
    measured.push({
      what:
        previous === system
          ? 'start after a kill to ready'
          : 'start of the new version after a kill to ready',
      value: server.readyAfter,
      unit: 's',
      limit: READY_SECONDS,
    });
    const again = await signIn(server.url, ADMINISTRATOR, system.password);
    await untilFindings(again, 'second', before);
    const after = await countFindings(again, 'first');
    if (after !== before)
      throw new ReleaseError(`There were ${before} findings before the kill, and ${after} after it.`);
    measured.push({ what: 'stop', value: await server.stop(), unit: 's', limit: READY_SECONDS });
    server = undefined;
    return measured;
  } finally {
    await server?.kill();
    await material.sources.close();
  }
}

async function openMaterial(): Promise<Material> {
  const bom = sharedPath('scale-boms/ocs-4.8.cdx.json.gz');
  if (existsSync(bom)) {
    const sources = await startSourceServer({ root: sharedPath('') });
    return {
      name: 'OpenShift BOM',
      bom: gunzipSync(readFileSync(bom)),
      ecosystems: ['Go', 'PyPI', 'crates.io'],
      sources,
    };
  }
  const { url, close } = await startDemoSources();
  const demo = path.join(import.meta.dirname, '../../../demo/boms/payments-gateway-1.8.2.cdx.json');
  return {
    name: 'BOM of the demo',
    bom: readFileSync(demo),
    ecosystems: ['Go', 'PyPI', 'crates.io'],
    sources: { urls: { osv: `${url}/osv` }, close },
  };
}

async function countFindings(client: DemoClient, name: string): Promise<number> {
  const project = (await client.send('GET', `api/v1/project/lookup?name=${name}&version=1`)) as {
    uuid: string;
  };
  return ((await client.send('GET', `api/v1/finding/project/${project.uuid}`)) as unknown[]).length;
}

/** What was accepted before the kill is taken up again by itself. */
async function untilFindings(client: DemoClient, name: string, expected: number): Promise<void> {
  const last = performance.now() + 60_000;
  for (let count = -1; count !== expected; ) {
    if (performance.now() > last)
      throw new ReleaseError(
        `The upload under way has ${count} findings a minute after the kill; ${expected} were expected.`,
      );
    await sleep(500);
    count = await countFindings(client, name).catch(() => -1);
  }
}

async function idleMemory(server: Sandboxed): Promise<Measured> {
  await sleep(IDLE_MS);
  return { what: 'idle memory', value: treeMemory(server.pid).pss, unit: 'MB', limit: IDLE_MEMORY_MB };
}

/** Else the trial would prove nothing. */
function refuseWritable(system: System): void {
  const { output } = runIn(
    system,
    'for d in / /etc /usr /tmp /opt; do [ -w "$d" ] && echo "$d"; done; [ -w /data ] || echo "no /data"; true',
  );
  if (output.trim() !== '')
    throw new ReleaseError(`Only /data should be open to writing; the system says: ${output.trim()}`);
}

function refusePrivileges({ pid }: Sandboxed): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const status = readFileSync(`/proc/${children.split(' ')[0]}/status`, 'utf8');
  if (!/^CapEff:\s+0+$/m.test(status)) throw new ReleaseError('The server has capabilities in its sandbox.');
}
