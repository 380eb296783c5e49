/** A body up to this size is read at any time. */
export const smallBytes = 2 * 1_048_576;
/**
 * The number of larger bodies at once. A dozen hosts that send without end would fill the process's memory.
 */
const mostAtOnce = 2;

let reading = 0;
const waiting: (() => void)[] = [];

/** Waits until one more large body may be read into memory; its host waits meanwhile. @returns what to call at its end */
export async function takeLargeBody(): Promise<() => void> {
  if (reading < mostAtOnce) reading++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    // Passes its turn to the next one waiting.
    if (next) next();
    else reading--;
  };
}
