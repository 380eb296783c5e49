import { setTimeout as sleep } from 'node:timers/promises';
import { peakResident } from '../../process-memory.ts';
import { atLeast, atMost, type Figure } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import type { RawSocket } from './raw-socket.ts';
import {
  askWithoutReading,
  countHeld,
  figuresOf,
  keepListing,
  makePrey,
  type Prey,
  secondsToRecover,
  settledMemory,
} from './readers.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';

const each = 32;
const components = 40_000;
const everyMs = 1_000;
/** The bytes that a slow reader takes at a time: far less than 1 kB a second. */
const crumbBytes = 100;
const endMs = 110_000;
/** A read gives up to 64 kB. */
const honestEveryMs = 50;

/** Lists and exports that are not read at all, or a few bytes at a time; beside them an honest reader takes its time. */
export async function attackBySlowReaders(): Promise<Figure[]> {
  return withTarget(async (server) => {
    const prey = await makePrey(server, components);
    const before = await settledMemory(server, prey);
    let isOver = false;
    const { result, readiness } = await whileAskingReadiness(server.url, async () => {
      const listing = keepListing(server.url, prey, () => isOver);
      const honest = readHonestly(server, prey);
      const readers = await openAll(server, prey);
      await nibble(readers);
      isOver = true;
      const answers = await listing;
      const moreMegabytes = peakResident(server.pid) - before;
      const held = countHeld(server.url, readers);
      for (const { socket } of readers) socket.destroy();
      return { answers, moreMegabytes, held, honest: await honest };
    });
    const recoverSeconds = await secondsToRecover(server.url, prey);
    const name = 'slow readers';
    return [
      ...figuresOf({ name, readySeconds: readiness.worst, ...result, recoverSeconds }),
      atMost(`${name}: still open after ${endMs / 1000} s`, result.held, 'sockets', 0),
      atLeast(`${name}: an honest one that takes 40 s gets its list`, result.honest, 'of 1', 1),
    ];
  });
}

async function openAll({ url }: BenchServer, { list, attackerKey }: Prey): Promise<RawSocket[]> {
  const project = list.slice(list.lastIndexOf('/') + 1);
  const paths = [
    `${list}?pageNumber=1&pageSize=999999999`,
    `api/v1/bom/cyclonedx/project/${project}?format=json&variant=inventory`,
  ];
  const opened = Array.from({ length: 2 * each }, (_, n) =>
    askWithoutReading(url, paths[n % paths.length] ?? '', attackerKey),
  );
  return Promise.all(opened);
}

/** Every other one takes a few bytes a second; the rest take nothing. */
async function nibble(readers: readonly RawSocket[]): Promise<void> {
  for (const end = performance.now() + endMs; performance.now() < end; await sleep(everyMs)) {
    for (const [n, { socket }] of readers.entries()) if (n % 4 < 2) socket.read(crumbBytes);
  }
}

/** The whole list in about 40 s, as over a line of some megabytes a second. @returns 1 when all of it came */
async function readHonestly({ url }: BenchServer, { list, viewerKey }: Prey): Promise<0 | 1> {
  const { socket, said } = await askWithoutReading(url, `${list}?pageNumber=1&pageSize=999999999`, viewerKey);
  // The end of an answer in chunks.
  const isWhole = () => said().endsWith(']\r\n0\r\n\r\n') || said().endsWith('\r\n]\r\n0\r\n\r\n');
  for (let waited = 0; waited < endMs && !isWhole() && !socket.destroyed; waited += honestEveryMs) {
    socket.read();
    await sleep(honestEveryMs);
  }
  socket.destroy();
  return isWhole() ? 1 : 0;
}
