import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../apps/server/test/race/random.ts';
import type { ChaosDatabase } from './database.ts';
import type { Node } from './nodes.ts';

/** The processes to kill. */
export interface Victims {
  readonly database: ChaosDatabase;
  readonly server: Node;
  readonly workers: readonly Node[];
}

export const killKinds = [
  'connections',
  'worker',
  'all connections',
  'server',
  'database',
  'everything',
] as const;
export type KillKind = (typeof killKinds)[number];

/** Kills one thing, or all, and has it back before it returns. @returns what was done, for the log */
export async function kill(kind: KillKind, victims: Victims, random: Random): Promise<string> {
  const { database, server, workers } = victims;
  const started = performance.now();
  const took = () => `back after ${Math.round(performance.now() - started)} ms`;
  switch (kind) {
    case 'connections':
      return `${await database.endConnections(1 + random.below(5))} connections`;
    case 'all connections':
      return `all ${await database.endConnections(10)} connections`;
    case 'worker': {
      await again(random.pick(workers));
      return `a worker, ${took()}`;
    }
    case 'server':
      await again(server);
      return `the server, ${took()}`;
    case 'database':
      await database.kill();
      return `the database, ${took()}`;
    case 'everything':
      await Promise.all([database.kill(), ...[server, ...workers].map((node) => node.kill())]);
      await Promise.all([server, ...workers].map((node) => node.start()));
      return `everything, ${took()}`;
  }
}

async function again(node: Node): Promise<void> {
  await node.kill();
  await sleep(200);
  await node.start();
}

/** Every kind in turn, in another order each time. */
export function* killPlan(random: Random): Generator<KillKind> {
  for (;;) {
    const kinds: KillKind[] = [...killKinds];
    while (kinds.length > 0) yield* kinds.splice(random.below(kinds.length), 1);
  }
}
