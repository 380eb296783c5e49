import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/** A modal box, a menu or a small panel that is open; not the panel at the side. */
export const openBox = '[role="menu"], [role="dialog"][data-open]:not([data-side-panel])';

/** Single keys that do something on the whole page, unless the user is typing or a modal box is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // At once, so that no key goes to what was shown before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(openBox)) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A single key that does something when nothing else on the page has taken it, such as a panel that is open. */
export function useLastKey(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(openBox)) return;
      // The others hear of the key after this, and a field that is focused now would get its letter.
      setTimeout(() => event.defaultPrevented || latest.current());
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key]);
}
