import { parentPort, workerData } from 'node:worker_threads';
import { call } from './call.ts';
import type { Readiness } from './readiness.ts';

const everyMs = 100;
const url = workerData as string;
const told: Readiness = { worst: 0, calls: 0, refused: 0 };
const open = new Set<number>();

// The next call does not wait for the last: one long stall must not hide the calls that would have met it, too.
async function ask(): Promise<void> {
  const started = performance.now();
  open.add(started);
  const { status, seconds } = await call(url);
  open.delete(started);
  told.calls++;
  told.worst = Math.max(told.worst, seconds);
  if (status !== 200) told.refused++;
}

const timer = setInterval(() => void ask(), everyMs);
parentPort?.once('message', () => {
  clearInterval(timer);
  for (const started of open) told.worst = Math.max(told.worst, (performance.now() - started) / 1000);
  parentPort?.postMessage(told);
});
await ask();
// The first call opens what is opened once.
told.worst = 0;
parentPort?.postMessage('asking');
