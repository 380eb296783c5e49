import { compareNaturally } from '../values/compare.ts';
import { isList, kindName, listItems, mapEntries, plainText } from '../values/kinds.ts';
import { countedEntries, countedItems } from '../values/members.ts';
import { isEmpty } from '../values/truth.ts';
import type { Work } from '../values/work.ts';
import type { FilterDefinition } from './filter.ts';

/** The number of UTF-16 units, items or entries; 0 for nothing and for what has no length. */
export const lengthFilter: FilterDefinition = {
  parameters: [],
  takesNothing: true,
  apply(input, _args, work) {
    const members = plainText(input) ?? countedItems(work, input) ?? countedEntries(work, input);
    return members?.length ?? 0;
  },
};

/** The input, or the argument where the input is empty or not there. */
export const defaultFilter: FilterDefinition = {
  parameters: ['default'],
  takesNothing: true,
  takesUndefined: true,
  apply: (input, args, work) => (isEmpty(input, work) ? args.value('default') : input),
};

export const firstFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => sequence(work, 'first', input)[0],
};

export const lastFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => sequence(work, 'last', input).at(-1),
};

export const reverseFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => list(work, 'reverse', input).toReversed(),
};

export const sortFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => sorted(work, 'sort', input),
};

export const rsortFilter: FilterDefinition = {
  parameters: [],
  apply: (input, _args, work) => sorted(work, 'rsort', input).reverse(),
};

/** A part of a list or a text, from an index up to, not including, another; what lies outside is left out. */
export const sliceFilter: FilterDefinition = {
  parameters: ['fromIndex', 'toIndex'],
  apply(input, args, work) {
    const from = args.findCount('fromIndex') ?? 0;
    const to = args.findCount('toIndex');
    return plainText(input)?.slice(from, to) ?? list(work, 'slice', input).slice(from, to);
  },
};

/** Two lists one after the other, or two maps in one where the argument's entries win. */
export const mergeFilter: FilterDefinition = {
  parameters: ['items'],
  apply(input, args, work) {
    const other = args.value('items');
    if (isList(input)) return [...list(work, 'merge', input), ...list(work, 'merge', other)];
    const entries = mapEntries(input);
    const others = mapEntries(other);
    if (!entries || !others) {
      const wrong = entries ? other : input;
      return work.fail(
        'value',
        'merge',
        `Filter 'merge' needs two lists or two maps, found ${kindName(wrong)}`,
      );
    }
    work.step(entries.length + others.length);
    return new Map([...entries, ...others]);
  },
};

function sorted(work: Work, filterName: string, input: unknown): unknown[] {
  return list(work, filterName, input).toSorted((left, right) => compareNaturally(work, left, right));
}

/** The items of a list; their number counts as work. */
function list(work: Work, filterName: string, input: unknown): readonly unknown[] {
  const items = listItems(input);
  if (!items) {
    return work.fail('value', filterName, `Filter '${filterName}' needs a list, found ${kindName(input)}`);
  }
  work.step(items.length);
  return items;
}

/** The items of a list, or the first and the last character of a text. */
function sequence(work: Work, filterName: string, input: unknown): readonly unknown[] {
  const text = plainText(input);
  if (text === undefined) return list(work, filterName, input);
  if (text === '') return [];
  const beforeLast = text.slice(-2).codePointAt(0)! > 0xffff ? -2 : -1;
  return [String.fromCodePoint(text.codePointAt(0)!), text.slice(beforeLast)];
}
