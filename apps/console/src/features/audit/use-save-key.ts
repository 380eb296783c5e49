// Public to other features.
import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../ui/is-typing.ts';
import { openBox } from '../../ui/use-keys.ts';

const panel = '[data-side-panel]';

export function isSaveKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.isComposing) return false;
  return event.shiftKey || event.ctrlKey || event.metaKey;
}

/** Shift+Enter and Ctrl+Enter save, wherever the focus is: in a field of the panel, or on a row of the list. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  // At once, so that no key goes to the row before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || document.querySelector(openBox)) return;
      const isInPanel = event.target instanceof Element && event.target.closest(panel) !== null;
      if (isTyping(event.target) && !isInPanel) return;
      event.preventDefault();
      event.stopPropagation();
      // Out of the field, so that the next key can go to the next row.
      document.querySelector<HTMLElement>(panel)?.focus();
      latest.current();
    };
    // Before the row and the button that have the focus, for which Enter means something else.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
