import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../ui/is-typing.ts';
import { openBox } from '../../ui/use-keys.ts';
import { isSaveKey } from './use-save-key.ts';

const panel = '[data-side-panel]';

/** Keys that were pressed in a panel while its next row was on its way, in their order. There is one panel at a time. */
const held: KeyboardEvent[] = [];
/** The key that is pressed again at the moment, and whether a panel has held it once more. */
let again: { event: KeyboardEvent; isHeld: boolean } | undefined;

/** Keys that decide something: no keys that open another row, and no repeats of a key that is held down. */
function isDeciding(event: KeyboardEvent): boolean {
  if (event.repeat || isTyping(event.target) || document.querySelector(openBox)) return false;
  if (isSaveKey(event)) return true;
  const isSingle = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isSingle && !['j', 'k'].includes(event.key);
}

/**
 * Holds keys while the next row is on its way. None is lost: if the key of a decision were, the key that saves could come a
 * moment later, when the next row is there, and leave it without a decision.
 * @param isOnItsWay true from when a row is left until the panel shows another one, or has stayed
 */
export function useHeldKeys(isOnItsWay: () => boolean) {
  const isForNext = useRef(false);
  const latest = useRef(isOnItsWay);
  latest.current = isOnItsWay;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAgain = event === again?.event;
      // A key waits until those before it have been pressed again.
      const waits = latest.current() || (held.length > 0 && !isAgain);
      if (!waits || !isDeciding(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isAgain && again) again.isHeld = true;
      else held.push(event);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => {
      removeEventListener('keydown', listen, { capture: true });
      if (isForNext.current) void pressAgain();
      else held.length = 0;
    };
  }, []);
  return {
    /** The next row gets them as soon as it is shown. */
    handOn: () => {
      isForNext.current = true;
    },
    drop: () => {
      held.length = 0;
    },
  };
}

/** One after the other: what one of them begins, such as going on, must be seen by the next. */
async function pressAgain(): Promise<void> {
  if (again) return;
  for (let first = held[0]; first; first = held[0]) {
    const { key, shiftKey, ctrlKey, metaKey } = first;
    const init = { key, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    again = { event, isHeld: false };
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector(panel)) (document.activeElement ?? document.body).dispatchEvent(event);
    else held.length = 0;
    // The row that has it on its way presses it again.
    if (again.isHeld) break;
    held.shift();
  }
  again = undefined;
}
