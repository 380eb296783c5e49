import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from 'mysql2/promise';

/** The server program of MariaDB, of Debian's `mariadb-server-core` for example; undefined where there is none. */
export const mariadbProgram = findProgram();

function findProgram(): string | undefined {
  const named = process.env.WAYBILL_TEST_MARIADB;
  return [named, 'mariadbd', '/usr/sbin/mariadbd'].find(
    (program) => program !== undefined && spawnSync(program, ['--version']).status === 0,
  );
}

export interface MariadbServer {
  /** URL of an empty database. */
  readonly url: string;
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** Starts a MariaDB of its own on this machine, with one empty database and no users to check. */
export async function startMariadb(port: number): Promise<MariadbServer> {
  if (mariadbProgram === undefined) throw new Error('There is no MariaDB');
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-mariadb-'));
  mkdirSync(path.join(folder, 'data', 'mysql'), { recursive: true });
  const server = spawn(
    mariadbProgram,
    [
      '--no-defaults',
      `--datadir=${path.join(folder, 'data')}`,
      `--socket=${path.join(folder, 'socket')}`,
      `--pid-file=${path.join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--skip-grant-tables',
      '--skip-networking=0',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (part: Buffer) => {
    log = `${log}${part}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const connection = await connectTo(port);
    await connection.query('create database dtrack character set utf8mb4');
    await connection.query('use dtrack');
    return {
      url: `mysql://root@127.0.0.1:${port}/dtrack`,
      connection,
      stop: async () => {
        await connection.end();
        await stop();
      },
    };
  } catch (cause) {
    await stop();
    throw new Error(`MariaDB did not start: ${log}`, { cause });
  }
}

async function connectTo(port: number): Promise<Connection> {
  const { createConnection } = await import('mysql2/promise');
  for (let attempt = 0; ; attempt++) {
    try {
      return await createConnection({ host: '127.0.0.1', port, user: 'root', charset: 'utf8mb4' });
    } catch (cause) {
      if (attempt > 100) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
