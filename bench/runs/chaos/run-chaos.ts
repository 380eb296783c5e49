import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../../apps/server/src/demo/demo-client.ts';
import { createClient } from '../../../apps/server/test/client.ts';
import { createRandom } from '../../../apps/server/test/race/random.ts';
import type { Change, Field } from '../../../apps/server/test/race/writer.ts';
import type { Figure } from '../../report.ts';
import { askNoRepository, benchPassword } from '../../server-process.ts';
import { playAdvisories } from './advisories.ts';
import { type ChaosOptions, mostQueued } from './course.ts';
import { startChaosDatabase } from './database.ts';
import { kill, killPlan, type Victims } from './kills.ts';
import { createNode, freePort } from './nodes.ts';
import { settle } from './settle.ts';
import { watchWork } from './stand-still.ts';
import { figuresOf, notesOf } from './verdict.ts';
import { lanesOf, type Tally, workLane } from './work.ts';

const usualPauseMs = [3_000, 9_000] as const;
const giveUpMs = 60_000;

/** Starts everything, works and kills, lets it settle, and compares. */
export async function runChaos(options: ChaosOptions): Promise<{ figures: Figure[]; notes: string[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-chaos-'));
  const random = createRandom(options.seed ?? 29);
  const database = await startChaosDatabase(dataDir);
  const advisories = await playAdvisories(random);
  const port = await freePort();
  const environment = {
    WAYBILL_DATA_DIR: dataDir,
    WAYBILL_DATABASE_URL: database.url,
    WAYBILL_SECRET_KEY: 'a key for this run only',
  };
  const server = createNode('server', { ...environment, WAYBILL_ROLE: 'api', WAYBILL_PORT: String(port) });
  const workers = ['worker 1', 'worker 2'].map((name) =>
    createNode(name, { ...environment, WAYBILL_ROLE: 'worker' }),
  );
  const victims: Victims = { database, server, workers };
  try {
    await server.start();
    await Promise.all(workers.map((worker) => worker.start()));
    const url = `http://127.0.0.1:${port}`;
    const client = await signIn(`${url}/`, 'admin', benchPassword);
    await askNoRepository(database.db);
    await advisories.configure(client);
    const { changes, tally, kills, longest } = await workAndKill(options, victims, url, random, advisories);
    const settled = await settle(database.db, url, changes);
    const deaths = [server, ...workers].reduce((sum, node) => sum + node.deaths, 0);
    const outcome = {
      ...settled,
      changes,
      tally,
      kills,
      longest: Math.max(longest, settled.longest),
      deaths,
    };
    return { figures: figuresOf(outcome), notes: notesOf(outcome) };
  } finally {
    await Promise.all([server, ...workers].map((node) => node.stop()));
    await advisories.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function workAndKill(
  { workMs, pauseMs = usualPauseMs, log }: ChaosOptions,
  victims: Victims,
  url: string,
  random: ReturnType<typeof createRandom>,
  advisories: Awaited<ReturnType<typeof playAdvisories>>,
) {
  const token = await tokenOf(url);
  const until = performance.now() + workMs;
  const isOver = () => performance.now() >= until;
  const changes: Change[] = [];
  const tally: Tally = { done: 0, away: 0, faults: new Map() };
  let last = 0;
  const field: Field = {
    client: createClient(url, { authorization: `Bearer ${token}` }, giveUpMs),
    random,
    next: () => ++last,
    acknowledged: (change) => changes.push(change),
  };
  const watch = watchWork(victims.database.db, () => victims.workers.some(({ isUp }) => isUp));
  const isFull = () => watch.queued() > mostQueued;
  const lanes = lanesOf(advisories).map((writers) => workLane(writers, field, tally, isOver, isFull));
  const kills: string[] = [];
  try {
    for (const kind of killPlan(random)) {
      const pause = pauseMs[0] + random.below(pauseMs[1] - pauseMs[0]);
      await sleep(Math.min(pause, Math.max(0, until - performance.now())));
      if (isOver()) break;
      const what = await kill(kind, victims, random);
      kills.push(kind);
      log?.(
        `killed ${what}; ${changes.length} changes so far, longest stand-still ${watch.longest().toFixed(1)} s`,
      );
    }
    await Promise.all(lanes);
  } finally {
    await watch.stop();
  }
  return { changes, tally, kills, longest: watch.longest() };
}

async function tokenOf(url: string): Promise<string> {
  const form = new URLSearchParams({ username: 'admin', password: benchPassword });
  const answer = await createClient(url).post('/api/v1/user/login', form);
  if (answer.status !== 200) throw new Error(`The bench could not sign in: ${answer.status}`);
  return answer.text;
}
