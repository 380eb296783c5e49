/** The time that typed keys are kept for a palette that does not open. */
const patienceMs = 10_000;

let typed: string | undefined;
let isEntered = false;
let until = 0;

/** From now on keys are for the field of the palette, whose code may still be on its way. */
export function holdTyping(): void {
  typed = '';
  isEntered = false;
  until = performance.now() + patienceMs;
}

/** Keeps a key for the palette. Returns whether it was one to keep. */
export function holdKey(event: KeyboardEvent): boolean {
  if (typed === undefined || performance.now() > until) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...event.key].length === 1) typed += event.key;
  else if (event.key !== 'Enter') return false;
  isEntered = event.key === 'Enter' && typed !== '';
  event.preventDefault();
  event.stopImmediatePropagation();
  return true;
}

/** Ends the keeping, once the field has the focus. Returns what was typed until then, and whether Enter ended it. */
export function takeTyping(): { text: string; isEntered: boolean } {
  const taken = { text: typed ?? '', isEntered };
  typed = undefined;
  isEntered = false;
  return taken;
}
