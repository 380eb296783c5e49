import { useEffect, useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function setName(name: string): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While this screen is shown, the browser's tab bears the name of the thing that it shows. */
export function useNamedPage(name: string): void {
  useEffect(() => {
    setName(name);
    return () => setName('');
  }, [name]);
}

/** The name of the thing that is shown; empty for pages that show none. */
export function usePageName(): string {
  return useSyncExternalStore(subscribe, () => current);
}
