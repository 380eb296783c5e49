import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { rowsOf } from '../../../apps/server/src/db/database.ts';
import { generateBom } from '../../generate/bom.ts';
import type { Figure } from '../../report.ts';
import { type BenchServer, uploadBom } from '../../server-process.ts';
import { measureFlood } from './flood.ts';
import { head, openSocket, type RawSocket } from './raw-socket.ts';
import { withTarget } from './target.ts';
import { signInForToken } from './upload.ts';

const atOnce = 64;
const components = 20_000;
const lastsMs = 15_000;

/** 64 exports that nobody reads; then the same while connections of the database are ended. */
export async function attackByUnreadExports(): Promise<Figure[]> {
  return withTarget(async (server) => {
    await uploadBom(server.client, { name: 'unread', version: '1' }, generateBom(components, 1_000));
    const found = await server.client.send('GET', 'api/v1/project/lookup?name=unread&version=1');
    const path = `/api/v1/bom/cyclonedx/project/${(found as { uuid: string }).uuid}`;
    const authorization = `Bearer ${await signInForToken(server.url)}`;
    const flood = { list: 'api/v1/project', authorization, lastsMs };
    const open = () => Promise.all(Array.from({ length: atOnce }, () => ask(server, path, authorization)));
    return [
      ...(await measureFlood(server, {
        ...flood,
        name: 'unread exports',
        async begin() {
          const sockets = await open();
          return async () => leave(sockets);
        },
      })),
      ...(await measureFlood(server, {
        ...flood,
        name: 'connections ended during exports',
        async begin() {
          const sockets = await open();
          for (let kill = 0; kill < 8; kill++) {
            await sleep(250);
            await endConnections(server);
          }
          return async () => leave(sockets);
        },
      })),
    ];
  });
}

async function ask({ url }: BenchServer, path: string, authorization: string): Promise<RawSocket> {
  const opened = await openSocket(url);
  opened.socket.pause();
  opened.socket.write(head(`GET ${path}`, { Authorization: authorization }));
  return opened;
}

function leave(sockets: readonly RawSocket[]): void {
  for (const { socket } of sockets) socket.destroy();
}

/** Ends those that work: what reads exports, and whatever else is at it. */
async function endConnections({ db }: BenchServer): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state <> 'idle'`,
  );
}
