import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sharedPath, startSourceServer } from '@waybill/test-kit';
import { type DemoClient, signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { startDemoSources } from '../../../apps/server/src/demo/demo-sources.ts';
import { treeMemory } from '../../../bench/process-memory.ts';
import { mirror, setSources, uploadBom } from '../../../bench/server-process.ts';
import { ReleaseError } from '../release-error.ts';
import { findLosses, recordAnswers } from './answers.ts';
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
/** Long enough for memory to be given back after a burst of work. */
const SHORT_IDLE_MS = 30_000;
/** A server that has trouble shall say so itself. */
const START_WITHIN_MS = 60_000;

const ADMINISTRATOR = 'admin';

/** How a release is tried. */
export interface Trial {
  /** With the demo's small BOM, and less waiting. */
  isShort?: boolean;
  /** A system with the version before, on the same data: it is started first, and the second start is an upgrade. */
  previous?: TriedSystem | undefined;
}

/** A document to upload, and advisories about its components. */
interface Material {
  name: string;
  bom: Buffer;
  ecosystems: string[];
  sources: { urls: { osv: string }; close(): Promise<void> };
}

/**
 * Starts a release in a system, uploads, kills everything at once, starts again, and compares what forty endpoints answer; kills it once more
 * while an upload is being worked on, and looks whether that comes to its end.
 * @throws {ReleaseError} when something is lost or does not work; figures over their limit are for the caller
 */
export async function tryRelease(
  system: TriedSystem,
  { isShort = false, previous = system }: Trial = {},
): Promise<Measured[]> {
  if (!system.isOpen) refuseWritable(system);
  const material = await openMaterial(isShort);
  const measured: Measured[] = [];
  let server: Sandboxed | undefined;
  try {
    server = await startSandboxed(previous, START_WITHIN_MS);
    if (!system.isOpen) refusePrivileges(server);
    measured.push(seconds('first start to ready', server.readyAfter, READY_SECONDS));
    const client = await signIn(server.url, ADMINISTRATOR, previous.password);
    measured.push(...(await fill(client, material)));
    measured.push(await idleMemory(server, isShort ? SHORT_IDLE_MS : IDLE_MS));
    const before = await recordAnswers(client);
    await server.kill();

    server = await startSandboxed(system, START_WITHIN_MS);
    const what = previous === system ? 'start after a kill' : 'start of the new version after a kill';
    measured.push(seconds(`${what} to ready`, server.readyAfter, READY_SECONDS));
    const again = await signIn(server.url, ADMINISTRATOR, system.password);
    refuseLoss(await findLosses(again, before));
    const findings = await countFindings(again, 'first');
    await again.upload(
      'api/v1/bom',
      { projectName: 'second', projectVersion: '1', autoCreate: 'true' },
      material.bom,
    );
    await server.kill();

    server = await startSandboxed(system, START_WITHIN_MS);
    await untilFindings(await signIn(server.url, ADMINISTRATOR, system.password), 'second', findings);
    measured.push(seconds('stop', await server.stop(), READY_SECONDS));
    server = undefined;
    if (previous !== system) measured.push(await tryOlder(previous, system));
    return measured;
  } finally {
    await server?.kill();
    await material.sources.close();
  }
}

/** A version that knows less migrations than the database has had may not touch it. */
async function tryOlder(older: TriedSystem, newer: TriedSystem): Promise<Measured> {
  const known = new Set(migrationsOf(older));
  const added = migrationsOf(newer).filter((name) => !known.has(name));
  const measured: Measured = { what: 'migrations of the upgrade', value: added.length, unit: '' };
  if (added.length === 0) return measured;
  const said = await startSandboxed(older, START_WITHIN_MS).then(
    async (server) => {
      await server.kill();
      return 'nothing, and started';
    },
    (error: unknown) => String(error),
  );
  if (said.includes('migrated by a later Waybill')) return measured;
  throw new ReleaseError(`The version before should refuse the upgraded database. It said: ${said}`);
}

function migrationsOf({ root, home }: TriedSystem): string[] {
  return readdirSync(path.join(root, home, 'apps/server/src/db/migrations')).sort();
}

function seconds(what: string, value: number, limit: number): Measured {
  return { what, value, unit: 's', limit };
}

/** Advisories, and a first project that has findings. */
async function fill(client: DemoClient, material: Material): Promise<Measured[]> {
  await setSources(client, material.sources.urls, material.ecosystems);
  await mirror(client, 'osv');
  const { whole } = await uploadBom(client, { name: 'first', version: '1' }, material.bom);
  const findings = await countFindings(client, 'first');
  if (findings === 0) throw new ReleaseError(`The upload of ${material.name} has no findings.`);
  return [
    seconds(`${material.name} to findings`, whole, FINDINGS_SECONDS),
    { what: 'findings', value: findings, unit: '' },
  ];
}

function refuseLoss(losses: readonly string[]): void {
  if (losses.length === 0) return;
  throw new ReleaseError(`After the kill something is lost:\n${losses.join('\n')}`);
}

/** Real documents and advisories where they are, else those of the demo. */
async function openMaterial(isShort: boolean): Promise<Material> {
  const bom = sharedPath('scale-boms/ocs-4.8.cdx.json.gz');
  if (!isShort && existsSync(bom)) {
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

async function idleMemory(server: Sandboxed, waitMs: number): Promise<Measured> {
  await sleep(waitMs);
  return { what: 'idle memory', value: treeMemory(server.pid).pss, unit: 'MB', limit: IDLE_MEMORY_MB };
}

/** Else the trial would prove nothing. */
function refuseWritable(system: System): void {
  const { output } = runIn(
    system,
    'for d in / /etc /usr /tmp /opt; do [ -w "$d" ] && echo "$d"; done; [ -w . ] || echo "no folder for data"; true',
  );
  if (output.trim() !== '')
    throw new ReleaseError(
      `Only ${system.dataAt} should be open to writing; the system says: ${output.trim()}`,
    );
}

function refusePrivileges({ pid }: Sandboxed): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const status = readFileSync(`/proc/${children.split(' ')[0]}/status`, 'utf8');
  if (!/^CapEff:\s+0+$/m.test(status)) throw new ReleaseError('The server has capabilities in its sandbox.');
}
