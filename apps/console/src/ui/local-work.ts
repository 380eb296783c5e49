import { useSyncExternalStore } from 'react';

/**
 * Something that the browser does by itself and that may take a while, such as an export. It goes on wherever the user goes
 * in the console, and ends with the tab.
 */
export interface LocalWork {
  id: string;
  /** The result, such as the name of a file. */
  name: string;
  state: 'running' | 'done' | 'failed' | 'canceled';
  startedAt: number;
  /** The progress, 0–100, if known. */
  percent?: number;
  /** Where it can be stopped before its end. */
  stop?: () => void;
}

const kept = 10;
let works: readonly LocalWork[] = [];
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly LocalWork[]): void {
  works = next;
  for (const listener of listeners) listener();
}

/** Nothing is changed of work that is no longer listed. */
function change(id: string, changes: Partial<LocalWork>): void {
  show(works.map((work) => (work.id === id ? { ...work, ...changes } : work)));
}

/**
 * Lists work while it goes on, and how it ended. `work` may tell how far it is, 0–100. With `stopping` it can be stopped,
 * for which it must heed the signal.
 */
export async function trackWork<T>(
  name: string,
  work: (tell: (percent: number) => void) => Promise<T>,
  stopping?: AbortController,
): Promise<T> {
  count += 1;
  const id = `local ${count}`;
  const stop = stopping && { stop: () => stopping.abort() };
  const tracked: LocalWork = { id, name, state: 'running', startedAt: Date.now(), ...stop };
  show([tracked, ...works].slice(0, kept));
  try {
    const result = await work((percent) => change(id, { percent }));
    change(id, { state: 'done' });
    return result;
  } catch (error) {
    change(id, { state: stopping?.signal.aborted ? 'canceled' : 'failed' });
    throw error;
  }
}

/** The next user neither sees nor continues the last user's work. */
export function forgetWork(): void {
  const ended = works;
  show([]);
  for (const { state, stop } of ended) if (state === 'running') stop?.();
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
