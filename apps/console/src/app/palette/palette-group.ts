import type { ComponentType } from 'react';
import type { AppPath } from '../../lib/paths.ts';
import type { Severity } from '../../ui/badge.tsx';

/** One line of the palette. */
export interface PaletteItem {
  /** Unique among all, and the same from one answer to the next. */
  id: string;
  label: string;
  detail?: string | undefined;
  similar?: boolean | undefined;
  /** Of a vulnerability. */
  severity?: Severity | undefined;
  /** How many active projects it concerns. */
  projects?: number | undefined;
  /** What stands in its line, where that is less than the label. */
  short?: string | undefined;
  icon: ComponentType<{ className?: string }>;
  go: { path: AppPath } | { run: () => void };
  /** Another key that leads there, from anywhere. */
  keys?: string | undefined;
}

/** The id of its element in the page. */
export function optionId(listId: string, itemId: string): string {
  return `${listId}-${encodeURIComponent(itemId)}`;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** Its answer is still to come, or will not come. */
  state?: 'waiting' | 'failed';
  /** Its items stand beside each other. */
  inLine?: boolean;
}
