import { useEffect, useRef } from 'react';
import { meets } from '../lib/capability.ts';
import { useGo } from '../lib/link.tsx';
import { getClaims } from '../lib/session.ts';
import { isTyping } from '../ui/is-typing.ts';
import { type NavigationGroup, useNavigation } from './navigation.ts';
import { holdKey } from './palette/typed-ahead.ts';

/** The time that `g` waits for its second key. */
const chordMs = 1500;
const openBox = '[role="menu"], [role="dialog"][data-open]:not([data-side-panel])';

function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return isTyping(event.target) || document.querySelector(openBox) !== null;
}

/** The page that `g` and this key lead to, if the user may open it. */
function placeOf(key: string, navigation: readonly NavigationGroup[]) {
  const items = navigation.flatMap((group) => group.items);
  return items.find((item) => item.goKey === key && meets(getClaims(), item.permission))?.path;
}

/**
 * The keys of every page: Ctrl+K, or Cmd+K on a Mac, for the palette, `?` for the help, and `g` with a second key for
 * the places of the sidebar.
 */
export function useShellKeys(actions: { openPalette: () => void; openHelp: () => void }): void {
  const go = useGo();
  const navigation = useNavigation();
  const latest = useRef({ ...actions, go, navigation });
  latest.current = { ...actions, go, navigation };
  useEffect(() => {
    let chordAtMs = Number.NEGATIVE_INFINITY;

    const finishChord = (event: KeyboardEvent) => {
      const isChord = event.timeStamp - chordAtMs < chordMs;
      chordAtMs = event.key === 'g' && !isChord ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const path = isChord ? placeOf(event.key, latest.current.navigation) : undefined;
      if (!path) return;
      event.preventDefault();
      // The second key may mean something else on the page.
      event.stopImmediatePropagation();
      latest.current.go(path);
    };

    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current.openPalette();
        return;
      }
      if (holdKey(event)) return;
      if (isBusy(event)) return;
      finishChord(event);
      // A screen with a help of its own shows that one; it hears of the key after this.
      if (event.key === '?') setTimeout(() => event.defaultPrevented || latest.current.openHelp());
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
