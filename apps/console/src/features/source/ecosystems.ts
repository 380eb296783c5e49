// Public to other features.
/** The ecosystems of a setting. */
export function listOf(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
