// Public to other features.
/** Tags are compared in lower case without surrounding space (contract §4). */
export function tagName(text: string): string {
  return text.trim().toLowerCase();
}

/** Names as stored: in order, without blanks and duplicates. */
export function tagNames(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tagName).filter((name) => name !== ''))].sort();
}
