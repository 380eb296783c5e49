import { catalogOf, type Language } from './languages.ts';

const phrase = /\[\[([^[\]]+)\]\]/g;
const filter = / \| inLanguage(?!\()/g;

/** Letters that take the room of two in plain text. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/**
 * Translates a bundled template. Its file contains words as `[[Word]]`; trailing space fills up a column.
 * Values of closed lists use the filter `inLanguage`. It gets the language here, and is removed for English.
 */
export function localizeTemplate(source: string, language: Language): string {
  const catalog = catalogOf(language);
  return source
    .replaceAll(phrase, (_, inner: string) => {
      const english = inner.trimEnd();
      const word = catalog?.phrases[english] ?? english;
      return english === inner ? word : filledUp(word, inner.length);
    })
    .replaceAll(filter, catalog ? ` | inLanguage("${language}")` : '');
}

/** The phrases of a template, as its file has them. */
export function phrasesOf(source: string): string[] {
  return [...source.matchAll(phrase)].map(([, inner = '']) => inner.trimEnd());
}

function filledUp(word: string, width: number): string {
  const taken = word.length + (word.match(wide)?.length ?? 0);
  return word + ' '.repeat(Math.max(1, width - taken));
}
