import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { prepareCluster, SUPERUSER, writeSettings } from './cluster.ts';
import { PostgresError } from './postgres-error.ts';
import { findPostmaster } from './postmaster.ts';
import type { Server, ServerOptions } from './server.ts';

/*
 * Windows has neither named pipes in directories nor our little shell process. There the server is started and stopped
 * by pg_ctl, which also drops an administrator's rights, and listens on the loopback address with a password. It outlives
 * a killed process and is adopted by the next start. Written after PostgreSQL's manual; not tested on Windows.
 */

/** Starts the server, or adopts the one that runs. */
export async function holdWindowsServer(options: ServerOptions): Promise<Server> {
  const cluster = path.join(options.dataDirectory, 'postgres');
  const password = readOrMakePassword(options.dataDirectory);
  const adopted = findPostmaster(cluster).kind === 'alive';
  if (!adopted) await launch(options, cluster);
  const server = findPostmaster(cluster);
  if (server.kind !== 'alive')
    throw new PostgresError('failed', 'PostgreSQL has ended right after its start.');
  return {
    url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`,
    pid: server.pid,
    adopted,
    async stop() {
      // One that was found running may be someone else's.
      if (!adopted) runControl(options.binaries, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    },
  };
}

async function launch(options: ServerOptions, cluster: string): Promise<void> {
  const { binaries, dataDirectory, settings } = options;
  const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDirectory)}`];
  await prepareCluster({ cluster, socketDirectory: dataDirectory, access }, binaries, settings);
  const local = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  writeSettings({ dataDirectory, cluster }, { ...settings, ...local });
  const log = path.join(dataDirectory, 'postgres.log');
  runControl(binaries, ['start', '-D', cluster, '-l', log, '-w', '-o', `-p ${await findFreePort()}`]);
}

function runControl(binaries: Binaries, args: string[]): void {
  const { status, stderr } = spawnSync(binaries.pgCtl, args, { encoding: 'utf8' });
  if (status !== 0) throw new PostgresError('failed', `pg_ctl ${args[0]} failed: ${stderr.trim()}`);
}

function passwordFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'postgres-password');
}

function readOrMakePassword(dataDirectory: string): string {
  const file = passwordFile(dataDirectory);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 5432;
}
