// Public to other features.
import { type ReactNode, useEffect, useId } from 'react';

/** A part of what the panel shows: all of them stand below each other, and `name` leads to it. */
export function PanelSection({
  name,
  title,
  children,
}: {
  name: string;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-panel-section={name} className="border-t border-line pt-3.5">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Scrolls the panel, and nothing around it, to one of its parts. */
export function showSection(name: string): void {
  const section = document.querySelector(`[data-side-panel] [data-panel-section="${name}"]`);
  const scroller = section?.closest('[data-panel-scroller]');
  if (!section || !scroller) return;
  scroller.scrollTop += section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

/** Begins at the part that the address names; undefined is the beginning of the panel. */
export function useSectionOfAddress(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) showSection(name);
  }, [name]);
}
