const typingTargets =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** True if keys belong to a field that the user is in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingTargets) !== null;
}
