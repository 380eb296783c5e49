const PLACEHOLDERS = new Set([
  'current',
  'head',
  'latest',
  'main',
  'master',
  'n/a',
  'na',
  'none',
  'null',
  'release',
  'trunk',
  'undefined',
  'unknown',
  'unspecified',
]);

/**
 * Whether a text is what people and tools write when they know no version: a word such as `latest`, a variable that
 * was not filled in, a range, or nothing but punctuation. Schemes that order any text leave these out, since the
 * lowest place in the order would make them look affected by everything.
 */
export function isPlaceholder(text: string): boolean {
  return (
    PLACEHOLDERS.has(text.toLowerCase()) || /[\s*{}[\]()<>=,|]/.test(text) || !/[\p{L}\p{N}]/u.test(text)
  );
}
