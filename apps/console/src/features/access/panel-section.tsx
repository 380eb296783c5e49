import type { ReactNode } from 'react';

/** A part of a panel below its heading. */
export function PanelSection(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <header className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="font-semibold">{props.title}</h3>
        {props.actions}
      </header>
      {props.children}
    </section>
  );
}
