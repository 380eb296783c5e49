import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'Theme';
const listeners = new Set<() => void>();
const darkQuery = matchMedia('(prefers-color-scheme: dark)');

function getThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The current theme: the user's choice, or the system's preference. */
function getResolvedTheme(): 'light' | 'dark' {
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return darkQuery.matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.theme = getResolvedTheme();
  for (const listener of listeners) listener();
}

export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, choice);
  apply();
}

/** Follows the system and the other tabs. */
export function startTheme(): void {
  darkQuery.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === storageKey) apply();
  });
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): { choice: ThemeChoice; resolved: 'light' | 'dark' } {
  const choice = useSyncExternalStore(subscribe, getThemeChoice);
  const resolved = useSyncExternalStore(subscribe, getResolvedTheme);
  return { choice, resolved };
}
