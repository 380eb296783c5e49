import { kindName, listItems, mapEntries } from '../values/kinds.ts';
import { textOf } from '../values/text-of.ts';
import type { Work } from '../values/work.ts';
import type { FilterDefinition } from './filter.ts';

/** A filter without parameters from text to text. */
function textFilter(change: (text: string) => string): FilterDefinition {
  return {
    parameters: [],
    apply(input, _args, work) {
      const text = textOf(work, input);
      work.signs(text.length);
      return change(text);
    },
  };
}

export const lowerFilter = textFilter((text) => text.toLowerCase());
export const upperFilter = textFilter((text) => text.toUpperCase());
export const trimFilter = textFilter((text) => text.trim());
/** The first letter in upper case, the rest as it is. */
export const capitalizeFilter = textFilter((text) => text.replace(/\S/u, upperFirst));
/** The first letter of every word in upper case, the rest as it is. */
export const titleFilter = textFilter((text) => text.replace(/(?<!\S)\S/gu, upperFirst));
/** As forms do it: a space becomes `+`. */
export const urlEncodeFilter = textFilter((text) =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, percentCode),
);

function upperFirst(letter: string): string {
  const upper = letter.toUpperCase();
  // 'ß' has no capital letter of its own: as in Java it stays as it is.
  return [...upper].length === 1 ? upper : letter;
}

function percentCode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

const ELLIPSIS = '...';

/** Cuts a text of `length` or more to `length`, with three dots at its end; as in Pebble an exact fit is cut too. */
export const abbreviateFilter: FilterDefinition = {
  parameters: ['length'],
  apply(input, args, work) {
    const text = textOf(work, input);
    const length = args.getCount('length');
    work.text(text.length);
    if (text.length < length || text.length <= ELLIPSIS.length) return text;
    if (length <= ELLIPSIS.length) return cutAt(text, length);
    return cutAt(text, length - ELLIPSIS.length) + ELLIPSIS;
  },
};

/** The start of a text, without the first half of a surrogate pair at its end. */
function cutAt(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.isWellFormed() || !text.isWellFormed() ? start : start.slice(0, -1);
}

/** Replaces the keys of a map by its values, one after the other. */
export const replaceFilter: FilterDefinition = {
  parameters: ['replace_pairs'],
  apply(input, args, work) {
    const pairs = mapEntries(args.value('replace_pairs'));
    if (!pairs) {
      const found = kindName(args.value('replace_pairs'));
      return work.fail('arguments', 'replace', `Filter 'replace' needs a map of texts, found ${found}`);
    }
    let text = textOf(work, input);
    for (const [from, to] of pairs) text = replaceAll(work, text, textOf(work, from), textOf(work, to));
    return text;
  },
};

function replaceAll(work: Work, text: string, from: string, to: string): string {
  work.text(text.length);
  if (from === '') return text;
  const pieces = text.split(from);
  work.step(pieces.length);
  work.text(text.length + (pieces.length - 1) * (to.length - from.length));
  return pieces.join(to);
}

/** The items of a list as one text. */
export const joinFilter: FilterDefinition = {
  parameters: ['separator'],
  apply(input, args, work) {
    const items = listItems(input);
    if (!items) return work.fail('value', 'join', `Filter 'join' needs a list, found ${kindName(input)}`);
    const separator = args.findText('separator') ?? '';
    let length = 0;
    const texts = items.map((item) => {
      const text = textOf(work, item);
      length += text.length + separator.length;
      work.step();
      work.text(text.length);
      work.fits(length);
      return text;
    });
    return texts.join(separator);
  },
};
