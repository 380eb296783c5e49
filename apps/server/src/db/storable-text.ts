/** A text as PostgreSQL can keep it: what it refuses, a NUL and half a character, is shown as �. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** True if a text can be kept as it is. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
