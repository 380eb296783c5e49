/** Trimmed text; blank counts as absent, as most strings are read (contract §1.2). */
export function trimmed(text: string | null | undefined): string | undefined {
  const result = text?.trim();
  return result ? result : undefined;
}

/** Cuts a text to `max` characters, the ellipsis included (contract §5.1); absent becomes null. */
export function truncated(text: string | undefined, max: number): string | null {
  if (text === undefined) return null;
  return text.length <= max ? text : `${sliceWhole(text, max - 3)}...`;
}

/** Never leaves half a surrogate pair, which no database takes. */
function sliceWhole(text: string, end: number): string {
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}

/** A project or component as texts name it. */
export function versionedName(name: string, version: string | null): string {
  return version === null ? name : `${name} ${version}`;
}
