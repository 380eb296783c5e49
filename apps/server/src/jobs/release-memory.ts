import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What V8's `gc` takes; `last-resort` also gives memory back to the operating system. */
type CollectGarbage = (options: {
  type: 'major';
  execution: 'async';
  flavor: 'last-resort';
}) => Promise<void>;

let collectGarbage: CollectGarbage | undefined;

/**
 * Gives the memory that a burst of work has left behind back to the operating system. V8 by itself keeps it for a next
 * burst, which on a quiet installation is a day away: after mirrors and large BOMs that was 150 MB and more.
 */
export async function releaseMemory(): Promise<void> {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as CollectGarbage;
  }
  await collectGarbage({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

const quietMs = 10_000;

/** Releases memory once after every burst of work, when it has been quiet for a while. */
export function createQuietWatch(release: () => Promise<void> = releaseMemory, waitMs = quietMs) {
  let active = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    /** A piece of work begins; call what it returns when it has ended. */
    begin(): () => void {
      active++;
      clearTimeout(timer);
      return () => {
        active--;
        if (active > 0) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          release().catch(() => undefined);
        }, waitMs);
        timer.unref();
      };
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
