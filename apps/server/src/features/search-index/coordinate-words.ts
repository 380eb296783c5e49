/** Shorter words find nothing in an index of trigrams, and hardly tell anything apart. */
const leastWord = 3;
const mostWords = 8;

/**
 * The words that the coordinates of everything whose package URL contains a text have: without version, qualifiers and
 * signs, which are spelled differently in a URL and in its coordinates. None where the text has none.
 */
export function wordsOfPurl(text: string): string[] {
  const [path = ''] = text.toLowerCase().split(/[?#]/);
  const decoded = path.replace(/^pkg:\/*/, '').replace(/%40/g, '@');
  // A scope begins with the same sign as a version.
  const version = decoded.search(/(?<=[^/])@/);
  return wordsIn(version > 0 ? decoded.slice(0, version) : decoded.replace(/%[0-9a-f]{2}/g, ' '));
}

/** The same for a CPE: the words of its vendor and product. */
export function wordsOfCpe(text: string): string[] {
  const unescaped = text.toLowerCase().replace(/\\(?=.)/g, '');
  const full = /^cpe:(?:2\.3:|\/)(.*)$/.exec(unescaped);
  if (full) return wordsIn((full[1] ?? '').split(':').slice(1, 3).join(' '));
  // The start of a partial coordinate is unknown, so a word that begins with a digit may be its version.
  return wordsIn(unescaped).filter((word) => !/^\d/.test(word));
}

function wordsIn(text: string): string[] {
  const words = text.replace(/%[0-9a-f]{2}/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length >= leastWord && word !== 'cpe').slice(0, mostWords);
}
