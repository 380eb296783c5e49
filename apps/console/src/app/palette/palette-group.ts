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
  /** For a vulnerability. */
  severity?: Severity | undefined;
  /** The number of active projects it affects. */
  projects?: number | undefined;
  /** The text of its line, if shorter than the label. */
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
  /** Shows its items side by side. */
  inLine?: boolean;
}
