// Public to other features.
import { type ReactNode, useEffect, useId } from 'react';

/** A section of the panel. All sections are below each other, and `name` links to this one. */
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

/** User actions that stop the automatic scrolling to a section. */
const ownActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let leave = () => {};

/** Scrolls the panel, and nothing around it, to one of its parts, and keeps to it while the parts load and grow. */
export function showSection(name: string): void {
  leave();
  const section = document.querySelector(`[data-side-panel] [data-panel-section="${name}"]`);
  const scroller = section?.closest('[data-panel-scroller]');
  if (!section || !scroller) return;
  const ended = new AbortController();
  const growth = new ResizeObserver(() => (section.isConnected ? show() : leave()));
  leave = () => {
    growth.disconnect();
    ended.abort();
  };
  function show(): void {
    if (!section || !scroller) return;
    scroller.scrollTop += section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  }
  show();
  for (const part of scroller.querySelectorAll('[data-panel-section]')) growth.observe(part);
  for (const action of ownActions)
    window.addEventListener(action, () => leave(), { capture: true, passive: true, signal: ended.signal });
}

/** Begins at the part that the address names; undefined is the beginning of the panel. */
export function useSectionOfAddress(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) showSection(name);
  }, [name]);
}
