import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageName } from '../../lib/page-name.ts';
import { type AppPath, trustPath } from '../../lib/paths.ts';
import { getClaims } from '../../lib/session.ts';

/** A thing that was opened. */
export interface Recent {
  path: AppPath;
  label: string;
}

const kept = 8;

/** Separate for each user of this browser. */
function storageKey(): string {
  return `PaletteRecents:${getClaims()?.username ?? ''}`;
}

function isRecent(value: unknown): value is Recent {
  if (value === null || typeof value !== 'object') return false;
  const { path, label } = value as Record<string, unknown>;
  return typeof path === 'string' && path.startsWith('/') && typeof label === 'string';
}

/** The last things that this user has opened here, the latest first. */
export function readRecents(): Recent[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(list) ? list.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const kindOf = (path: string) => path.split('/')[1];

/** One entry for each thing, at the tab where it was opened last. */
function remember(path: AppPath, label: string): void {
  const others = readRecents().filter(
    (other) => other.path !== path && !(other.label === label && kindOf(other.path) === kindOf(path)),
  );
  localStorage.setItem(storageKey(), JSON.stringify([{ path, label }, ...others].slice(0, kept)));
}

/** Remembers the things whose pages are opened: every page that bears a name. */
export function useRemembering(): void {
  const { pathname } = useLocation();
  const name = usePageName();
  // The name belongs to the page that says it; the address may already be another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address without a new name is no new thing
  useEffect(() => {
    if (name) remember(trustPath(pathname), name);
  }, [name]);
}
