import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Card(props: {
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={clsx('rounded-lg border border-line bg-surface', props.className)}>
      {props.title === undefined ? null : (
        <header className="flex items-center justify-between gap-3 px-4 pt-3">
          <h2 className="font-semibold">{props.title}</h2>
          {props.actions}
        </header>
      )}
      <div className="p-4">{props.children}</div>
    </section>
  );
}

/** A row of such numbers: where one more than fits comes, the last ones share the room, and none stands alone in a corner. */
export const statRow = 'flex flex-wrap gap-3 *:flex-[1_1_7.5rem]';

export interface StatProps {
  label: ReactNode;
  /** Explains the label. */
  hint?: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** The course of the number, as a small picture. */
  chart?: ReactNode;
}

/** One number that matters. `note` says how it came or where it goes. */
export function Stat({ label, hint, value, note, chart }: StatProps) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex min-h-6 items-center gap-1 text-xs text-muted max-sm:min-h-8">
        {label}
        {hint}
      </div>
      <div className="text-2xl font-semibold tabular-nums">{value}</div>
      {note === undefined ? null : <div className="mt-0.5 text-xs text-muted">{note}</div>}
      {chart === undefined ? null : <div className="mt-2">{chart}</div>}
    </div>
  );
}
