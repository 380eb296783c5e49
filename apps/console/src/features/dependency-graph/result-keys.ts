import type { KeyboardEvent } from 'react';

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down move from the search field through what it found, and back into the field; Enter opens a link by itself. */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')];
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  const next = stops[place + step];
  if (place < 0 || stops.length < 2) return;
  event.preventDefault();
  next?.focus();
}
