import { type BenchServer, setSources, withServer } from '../../server-process.ts';

/** Runs an attack against a fresh server that asks no other: all stays on this machine. */
export function withTarget<T>(attack: (server: BenchServer) => Promise<T>): Promise<T> {
  return withServer(async (server) => {
    await setSources(server.client, {});
    return attack(server);
  });
}
