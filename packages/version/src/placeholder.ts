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

/** Whether a text is a word that people and tools write when they know no version, or has no letter or digit. */
export function isPlaceholderWord(text: string): boolean {
  return PLACEHOLDERS.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether a text is a placeholder word, a variable that was not filled in, or a range. Schemes that order any text
 * leave these out, since the lowest place in the order would make them look affected by everything.
 */
export function isPlaceholder(text: string): boolean {
  return isPlaceholderWord(text) || /[\s*{}[\]()<>=,|]/.test(text);
}
