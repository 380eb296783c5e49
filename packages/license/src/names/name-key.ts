const LATER =
  /\b(?:or|and)\s+(?:\(?\s*at your option\s*\)?,?\s*)?(?:any\s+)?(?:later|newer|greater|above|higher)(?:\s+versions?)?\b/g;

/** Words that make no difference between licenses. */
const NOISE = new Set([
  'the',
  'gnu',
  'license',
  'licenses',
  'licence',
  'licences',
  'licensed',
  'version',
  'v',
  'ver',
]);

/** Longer than any name of a license: not worth the reading. */
const MAX_LENGTH = 300;

/**
 * The key of a name without case, punctuation, filler words ("the", "License", "version"), and spelling of
 * numbers: `The Apache License, Version 2.0` and `apache-2` are both `apache 2`. Empty if nothing remains.
 */
export function nameKey(name: string): string {
  if (name.length > MAX_LENGTH) return '';
  const text = name
    .toLowerCase()
    .replace(/(\d)_(?=\d)/g, '$1.')
    .replace(/>=\s*v?(\d[\d.]*)/g, ' $1 or later ')
    .replace(LATER, ' or later ');
  const words = text.match(/\p{L}+|\d+(?:\.\d+)*|\+/gu) ?? [];
  const kept = words.flatMap((word, index) => spell(word, words[index - 1], words[index + 1]));
  return kept
    .join(' ')
    .replace(/\b(?:library or lesser|lesser|library) general public\b/g, 'lgpl')
    .replace(/\baffero general public\b/g, 'agpl')
    .replace(/\bgeneral public\b/g, 'gpl');
}

function spell(word: string, before: string | undefined, after: string | undefined): string[] {
  if (word === '+') return isNumber(before) ? ['or', 'later'] : ['+'];
  if (isNumber(word)) return [word.replace(/(?:\.0)+$/, '')];
  // The v of `GPLv2` hangs on the word before the number.
  const bare = isNumber(after) && word.length > 2 ? word.replace(/v$/, '') : word;
  if (bare === 'w') return ['with'];
  return NOISE.has(bare) ? [] : [bare];
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word);
}
