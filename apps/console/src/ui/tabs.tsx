import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The row of tab links. If they do not fit, it scrolls sideways. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-4 flex gap-4 overflow-x-auto border-b border-line">
      {children}
    </nav>
  );
}

/** The `ref` of the current tab. */
export function revealTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function tabClassName(active: boolean): string {
  return clsx(
    '-mb-px border-b-2 px-0.5 py-2 whitespace-nowrap focus-visible:-outline-offset-2',
    active ? 'border-accent-strong font-medium text-fg' : 'border-transparent text-muted hover:text-fg',
  );
}
