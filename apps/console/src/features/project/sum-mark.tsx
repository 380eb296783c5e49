import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Marks a figure as the sum of several projects. */
export function Summed({ projects, children }: { projects: number; children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <span className="text-xs text-muted">
        <span aria-hidden>Σ</span>
        <span className="sr-only">
          <Plural value={projects} one="Sum of # project:" other="Sum of # projects:" />
        </span>
      </span>
      {children}
    </span>
  );
}
