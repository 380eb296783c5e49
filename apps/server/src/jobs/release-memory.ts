import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The options of V8's `gc`. `last-resort` also returns memory to the operating system. */
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
/** Releasing takes up to a second, in which nobody is answered: with more of the processor in use, somebody waits. */
const quietShare = 0.1;

interface QuietWatchOptions {
  release?: () => Promise<void>;
  waitMs?: number;
  /** The share of the processor that this process has used since it was last asked, 0 to 1. */
  measure?: () => number;
  /** Since the last request was answered; 0 while one is, though it may only wait for its turn. */
  idleMs?: (() => number) | undefined;
}

/** Releases memory once after every burst of work, when it has been quiet for a while: no work, no request, little else. */
export function createQuietWatch({
  release = releaseMemory,
  waitMs = quietMs,
  measure = createLoadMeter(),
  idleMs = () => Number.POSITIVE_INFINITY,
}: QuietWatchOptions = {}) {
  let active = 0;
  let timer: NodeJS.Timeout | undefined;
  const waitForQuiet = () => {
    clearTimeout(timer);
    measure();
    timer = setTimeout(() => {
      if (measure() > quietShare || idleMs() < waitMs) return waitForQuiet();
      release().catch(() => undefined);
    }, waitMs);
    timer.unref();
  };
  return {
    /** A piece of work begins; call what it returns when it has ended. */
    begin(): () => void {
      active++;
      clearTimeout(timer);
      return () => {
        active--;
        if (active > 0) return;
        waitForQuiet();
      };
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}

function createLoadMeter(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
