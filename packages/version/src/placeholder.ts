const PLACEHOLDERS = new Set([
  'current',
  'default',
  'dev',
  'develop',
  'development',
  'edge',
  'head',
  'latest',
  'main',
  'master',
  'n/a',
  'na',
  'nightly',
  'none',
  'null',
  'release',
  'snapshot',
  'trunk',
  'undefined',
  'unknown',
  'unspecified',
]);

/** True if a text is a word for an unknown version, or has no letter or digit. */
export function isPlaceholderWord(text: string): boolean {
  return PLACEHOLDERS.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text);
}

/**
 * True if a text is a placeholder word, an unfilled variable, or a range. Schemes that order any text exclude
 * these, because at the bottom of the order they would seem affected by everything.
 */
export function isPlaceholder(text: string): boolean {
  return isPlaceholderWord(text) || /[\s*{}[\]()<>=,|]/.test(text);
}
