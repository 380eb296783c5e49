import { useSyncExternalStore } from 'react';

/** Something that this page does by itself and that may take a while, such as an export. It ends with the page. */
export interface LocalWork {
  id: string;
  /** What it makes, such as the name of a file. */
  name: string;
  state: 'running' | 'done' | 'failed';
  startedAt: number;
}

const kept = 10;
let works: readonly LocalWork[] = [];
let count = 0;
const listeners = new Set<() => void>();

function put(work: LocalWork): void {
  works = [work, ...works.filter(({ id }) => id !== work.id)].slice(0, kept);
  for (const listener of listeners) listener();
}

/** Lists work while it goes on, and how it ended. */
export async function trackWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  count += 1;
  const tracked = { id: `local ${count}`, name, startedAt: Date.now() };
  put({ ...tracked, state: 'running' });
  try {
    const result = await work();
    put({ ...tracked, state: 'done' });
    return result;
  } catch (error) {
    put({ ...tracked, state: 'failed' });
    throw error;
  }
}

/** Newest first. */
export function useLocalWork(): readonly LocalWork[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => works,
  );
}
