// Public to other features.
import { useEffect } from 'react';

const shown = new Set<string>();

/** Says that a page shows this work to its end, so that no notice need tell of it. */
export function useShowsTask(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    shown.add(token);
    return () => {
      // The watcher of finished tasks may notice this one a moment after the page.
      setTimeout(() => shown.delete(token), 5_000);
    };
  }, [token]);
}

export function isShown(token: string): boolean {
  return shown.has(token);
}
