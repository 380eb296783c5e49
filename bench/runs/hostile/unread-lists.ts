import { setTimeout as sleep } from 'node:timers/promises';
import { peakResident } from '../../process-memory.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import {
  askWithoutReading,
  figuresOf,
  keepListing,
  makePrey,
  secondsToRecover,
  settledMemory,
} from './readers.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';

const sockets = 1_000;
const components = 40_000;
/** Readers have 30 s of silence, and so have requests that wait for a place; another round follows the first. */
const heldMs = 45_000;

/** One key asks a thousand times at once for all components of a large project, and reads none of the answers. */
export async function attackByUnreadLists(): Promise<Figure[]> {
  return withTarget(async (server) => {
    const prey = await makePrey(server, components);
    const before = await settledMemory(server, prey);
    let isOver = false;
    const { result, readiness } = await whileAskingReadiness(server.url, async () => {
      const listing = keepListing(server.url, prey, () => isOver);
      const path = `${prey.list}?pageNumber=1&pageSize=999999999`;
      const opened = await Promise.all(
        Array.from({ length: sockets }, () => askWithoutReading(server.url, path, prey.attackerKey)),
      );
      await sleep(heldMs);
      isOver = true;
      const answers = await listing;
      const moreMegabytes = peakResident(server.pid) - before;
      for (const { socket } of opened) socket.destroy();
      return { answers, moreMegabytes };
    });
    const recoverSeconds = await secondsToRecover(server.url, prey);
    const name = `${sockets} unread lists`;
    return [
      ...figuresOf({ name, readySeconds: readiness.worst, ...result, recoverSeconds }),
      atMost(`${name}: /health/ready refused`, readiness.refused, 'answers', 0),
      reported(`${name}: memory before`, before, 'MB'),
    ];
  });
}
