import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  closeDatabase,
  type Database,
  findRow,
  openDatabase,
  runSql,
} from '../apps/server/src/db/database.ts';
import { type DemoClient, signIn } from '../apps/server/src/demo/demo-client.ts';
import { attachOrStart } from '../apps/server/src/postgres/postgres.ts';

const main = join(import.meta.dirname, '../apps/server/src/main.ts');
/** The password of the administrator `admin`. */
export const benchPassword = 'bench-password';

/**
 * The settings that a start chooses for a large database, for one that a benchmark fills before it measures.
 */
export const largeDatabase = "shared_buffers = '1GB'\n";

/** The product in a process of its own, with an embedded database of its own. */
export interface BenchServer {
  url: string;
  pid: number;
  client: DemoClient;
  /** A second connection to its database, for looking on. */
  db: Database;
}

/** Runs `work` against a fresh server that is gone afterwards. @param settings of its database, where they are not those of a start */
export async function withServer<T>(work: (server: BenchServer) => Promise<T>, settings = ''): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
  try {
    if (settings !== '') {
      // The first start makes the folder, and takes none that has files.
      await withServerOn(dataDir, async () => undefined);
      await writeFile(join(dataDir, 'postgres.conf'), settings);
    }
    return await withServerOn(dataDir, async (server) => {
      await askNoRepository(server.db);
      return work(server);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A benchmark asks no host of the world: the packages of its BOMs would be looked up all the while. */
export async function askNoRepository(db: Database): Promise<void> {
  await runSql(db, sql`update repository set enabled = false`);
}

/** As the launcher starts the server, see scripts/lib/run.mjs. */
export const serverHeap = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** Runs `work` against a server on a data directory, which stays. */
export async function withServerOn<T>(
  dataDir: string,
  work: (server: BenchServer) => Promise<T>,
): Promise<T> {
  // MALLOC_ARENA_MAX, too, is that of the launcher.
  const child = spawn(process.execPath, [...serverHeap, main], {
    env: {
      ...process.env,
      WAYBILL_DATA_DIR: dataDir,
      WAYBILL_PORT: '0',
      WAYBILL_ADMIN_PASSWORD: benchPassword,
      WAYBILL_LOG_LEVEL: 'error',
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await readyUrl(child.stdout);
    const postgres = await attachOrStart({ dataDir });
    const db = openDatabase({ connection: { connectionString: postgres.url }, onError: () => undefined });
    try {
      const client = await signIn(url, 'admin', benchPassword);
      return await work({ url, pid: child.pid ?? 0, client, db });
    } finally {
      await closeDatabase(db);
      await postgres.stop();
    }
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

async function readyUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The server ended before it was ready');
}

/** Mirrors a source and waits for it. @returns seconds from the request to the end of the task */
export async function mirror(client: DemoClient, source: string): Promise<number> {
  const started = performance.now();
  const { token } = (await client.send('POST', `api/waybill/v1/sources/${source}/mirror`)) as {
    token: string;
  };
  await client.wait(token);
  const task = (await client.send('GET', `api/waybill/v1/tasks/${token}`)) as {
    state: string;
    error?: string;
  };
  if (task.state !== 'done') throw new Error(`Mirroring ${source} ended ${task.state}: ${task.error}`);
  return (performance.now() - started) / 1000;
}

/** Points the sources at servers that play them; an absent one is switched off. */
export async function setSources(
  client: DemoClient,
  urls: { osv?: string; nvd?: string; epss?: string },
  ecosystems: readonly string[] = [],
): Promise<void> {
  const setting = (propertyName: string, propertyValue: string | null | undefined) =>
    propertyValue === undefined ? [] : [{ groupName: 'vuln-source', propertyName, propertyValue }];
  await client.send('POST', 'api/v1/configProperty/aggregate', [
    ...setting('nvd.enabled', String(urls.nvd !== undefined)),
    ...setting('nvd.feeds.url', urls.nvd),
    ...setting('epss.enabled', String(urls.epss !== undefined)),
    ...setting('epss.feeds.url', urls.epss),
    ...setting('google.osv.base.url', urls.osv),
    // An empty text is refused; null is no ecosystem.
    ...setting('google.osv.enabled', ecosystems.join(';') || null),
    ...setting('kev.enabled', 'false'),
  ]);
}

/** Seconds of an upload, until everything that belongs to it was done. */
export interface UploadTimes {
  /** From the first byte sent: transfer and validation included. */
  whole: number;
  /** From the answer that accepts the document. */
  accepted: number;
}

/** Uploads a BOM and waits until everything that belongs to it is done. */
export async function uploadBom(
  client: DemoClient,
  project: { name: string; version: string },
  file: Buffer,
): Promise<UploadTimes> {
  const started = performance.now();
  const fields = { projectName: project.name, projectVersion: project.version, autoCreate: 'true' };
  const { token } = await client.upload('api/v1/bom', fields, file);
  const accepted = performance.now();
  await client.wait(token, 10);
  const ended = performance.now();
  const task = (await client.send('GET', `api/waybill/v1/tasks/${token}`)) as {
    state: string;
    error?: string;
  };
  if (task.state !== 'done') throw new Error(`The BOM ended ${task.state}: ${task.error}`);
  return { whole: (ended - started) / 1000, accepted: (ended - accepted) / 1000 };
}

const idleWithinMs = 600_000;

/**
 * Work that is due at a server's start, such as old counts, would be included in the measurement.
 * @throws if jobs do not end
 */
export async function untilIdle(db: Database): Promise<void> {
  await setTimeout(5_000);
  const due = sql<{ name: string }>`select t.identifier as name from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.run_at <= now() and j.attempts < j.max_attempts limit 1`;
  const last = performance.now() + idleWithinMs;
  for (let job = await findRow(db, due); job; job = await findRow(db, due)) {
    if (performance.now() > last) throw new Error(`The job ${job.name} does not come to an end`);
    await setTimeout(500);
  }
}
