import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import { askNoRepository, benchPassword } from '../../server-process.ts';
import { startChaosDatabase } from '../chaos/database.ts';
import { createNode, freePort } from '../chaos/nodes.ts';
import { startReceiver } from './receiver.ts';
import { judge } from './verdict.ts';
import { addRules, countDeliveries, countOpenEvents, writeEvents } from './world.ts';

interface KillOptions {
  readonly events: number;
  readonly projects: number;
  readonly rules: number;
  readonly kills: number;
}

/** A killed worker is missed for up to a minute before another takes up its work. */
const standStillMs = 180_000;

/**
 * Kills the server again and again while deliveries are under way, each time after as many more of them, and compares what arrived
 * with what was owed.
 */
export async function runDeliveryKills({ events, projects, rules, kills }: KillOptions): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-delivery-'));
  const database = await startChaosDatabase(dataDir);
  const receiver = await startReceiver(20);
  const port = await freePort();
  const server = createNode('server', {
    WAYBILL_DATA_DIR: dataDir,
    WAYBILL_DATABASE_URL: database.url,
    WAYBILL_SECRET_KEY: 'a key for this run only',
    WAYBILL_PORT: String(port),
  });
  try {
    await server.start();
    const client = await signIn(`http://127.0.0.1:${port}/`, 'admin', benchPassword);
    await askNoRepository(database.db);
    const paths = Array.from({ length: rules }, (_, n) => `/rule/${n}`);
    await addRules(
      client,
      paths.map((path) => `${receiver.url}${path}`),
    );
    await writeEvents(database.db, events, projects);
    const owed = events * rules;
    let killed = 0;
    let underWay = 0;
    let heard = 0;
    let heardAt = performance.now();
    for (;;) {
      await sleep(10);
      if (receiver.arrivals.length !== heard) {
        heard = receiver.arrivals.length;
        heardAt = performance.now();
      }
      if (killed < kills && heard >= (owed * (killed + 1)) / (kills + 1)) {
        await server.kill();
        const { waiting } = await countDeliveries(database.db);
        if (waiting + (await countOpenEvents(database.db)) > 0) underWay += 1;
        killed += 1;
        await server.start();
        heardAt = performance.now();
      }
      if (heard < owed && performance.now() - heardAt < standStillMs) continue;
      const { waiting } = await countDeliveries(database.db);
      if (waiting + (await countOpenEvents(database.db)) === 0) break;
      if (performance.now() - heardAt >= standStillMs) break;
      await sleep(500);
    }
    const verdict = judge(receiver.arrivals, paths, events, projects);
    const { waiting, dead } = await countDeliveries(database.db);
    return [
      reported('deliveries', owed, ''),
      reported('kills', killed, ''),
      reported('kills while deliveries were under way', underWay, ''),
      atMost('events that never arrived', verdict.missing, '', 0),
      atMost('events out of order', verdict.outOfOrder, '', 0),
      atMost('repetitions with another key', verdict.wrongKeys, '', 0),
      reported('repetitions', verdict.repeated, ''),
      atMost('deliveries that wait or were given up', waiting + dead, '', 0),
    ];
  } finally {
    await server.stop();
    await receiver.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
