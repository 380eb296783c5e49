/** A part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  text: string;
  isHit: boolean;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * How well a text fits what somebody types: every word of it must be in there somewhere. The whole text comes before its
 * beginning, the beginning of a word before its middle.
 * @returns 0 where it does not fit, else the more the better, up to 4
 */
export function rankOf(label: string, typed: string): number {
  const words = wordsOf(typed);
  const text = label.toLowerCase();
  const [first = ''] = words;
  if (!words.every((word) => text.includes(word))) return 0;
  if (text === words.join(' ')) return 4;
  if (text.startsWith(words.join(' '))) return 3;
  return new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(first)}`, 'u').test(text) ? 2 : 1;
}

/** The text in parts, so that what was typed can be marked in it. */
export function markHits(label: string, typed: string): MarkedPart[] {
  const words = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: label, isHit: false }];
  const pattern = new RegExp(`(${words.map((word) => escaped(word)).join('|')})`, 'giu');
  return label
    .split(pattern)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
