import { catalogOf, type Language } from './languages.ts';

const phrase = /\[\[([^[\]]+)\]\]/g;
const filter = / \| inLanguage(?!\()/g;

/** Letters that take the room of two in plain text. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/**
 * Makes a template of ours one in a language. In its file, words stand as `[[Word]]`, where space at the end is a column that is
 * filled up, and values of closed lists go through the filter `inLanguage`, which is given the language here, or left out in English.
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
