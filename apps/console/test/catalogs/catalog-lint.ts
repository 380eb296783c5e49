import { type Glossary, withoutNames } from './glossary.ts';
import { type MessageParts, partsOf } from './icu.ts';

export interface Message {
  id: string;
  translation: string;
}

/** How a language is checked. */
export interface LintRules {
  locale: string;
  glossary: Glossary;
  names: readonly string[];
}

/** The faults of a translation, a line each. */
export function faultsOf({ id, translation }: Message, rules: LintRules): string[] {
  if (translation === '') return ['is missing'];
  const english = partsOf(id);
  const translated = partsOf(translation);
  return [
    ...sameFaults(id, translation, english, rules),
    ...shapeFaults(english, translated),
    ...formFaults(translated, rules.locale),
    ...termFaults(id, english, translated, rules),
    ...styleFaults(translation, rules.locale),
  ];
}

function sameFaults(id: string, translation: string, english: MessageParts, rules: LintRules): string[] {
  if (id !== translation || rules.glossary.same.has(id)) return [];
  return /\p{L}/u.test(withoutNames(english.text, rules.names)) ? ['reads as in English'] : [];
}

function shapeFaults(english: MessageParts, translated: MessageParts): string[] {
  const faults: string[] = [];
  if (String(english.arguments) !== String(translated.arguments))
    faults.push(`has the arguments ${translated.arguments} instead of ${english.arguments}`);
  if (String(english.tags) !== String(translated.tags))
    faults.push(`has the tags ${translated.tags} instead of ${english.tags}`);
  if (!translated.isBalanced) faults.push('leaves a tag open');
  return faults;
}

/** Forms are those of the language by CLDR, and numbers of their own (`=0`). */
function formFaults({ choices }: MessageParts, locale: string): string[] {
  return choices.flatMap(({ name, kind, forms }) => {
    if (kind === 'select') return forms.includes('other') ? [] : [`lacks the form other of ${name}`];
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const wanted = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories.toSorted();
    const has = forms.filter((form) => !form.startsWith('=')).sort();
    return String(has) === String(wanted) ? [] : [`has the forms ${has} of ${name} instead of ${wanted}`];
  });
}

/** Rules of writing that a pattern finds, by language. */
const styles: Partial<Record<string, readonly (readonly [pattern: RegExp, fault: string])[]>> = {
  ja: [
    [
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [A-Za-z0-9]|[A-Za-z0-9] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      'has a space between Japanese and Latin characters',
    ],
  ],
};

function styleFaults(text: string, locale: string): string[] {
  return (styles[locale] ?? []).flatMap(([pattern, fault]) => (pattern.test(text) ? [fault] : []));
}

/** The longest terms first: “policy” of “policy violation” is not looked at again. */
function termFaults(
  id: string,
  english: MessageParts,
  translated: MessageParts,
  { glossary, names }: LintRules,
): string[] {
  const excepted = glossary.exceptions.get(id);
  let left = withoutNames(english.text, names);
  const said = withoutNames(translated.text, names);
  return glossary.terms
    .toSorted((a, b) => b.english.length - a.english.length)
    .flatMap((term) => {
      const before = left;
      left = left.replace(term.pattern, ' ');
      if (left === before) return [];
      if (excepted?.has(term.english)) return [];
      const forbidden = term.findForbidden(said);
      if (forbidden) return [`says “${forbidden}” for “${term.english}”`];
      return term.isHeldBy(translated.text)
        ? []
        : [`has none of ${term.words.join(', ')} for “${term.english}”`];
    });
}
