import { useState } from 'react';
import { FilterBar } from '../ui/filter/filter-bar.tsx';
import type { FilterField } from '../ui/filter/filter-field.ts';
import { type DaySpan, formatSpan, parseDaySpan, parseSpan, type Span } from '../ui/filter/span.ts';
import type { FindOptions, SearchOption } from '../ui/use-option-search.ts';
import { type Filter, type Filters, withoutFilters } from './url-filter.ts';
import { useSetSearch } from './url-flag.ts';

interface Words {
  label: string;
  /** Further parameters that change with it: filters that exclude each other. */
  also?: (value: unknown) => Readonly<Record<string, unknown>>;
}

interface WordWords<Word> extends Words {
  nameOf: (word: Word) => string;
  /** The words that the menu offers. Default: all known ones. */
  offered?: readonly Word[];
}

interface RangeWords extends Words {
  percent?: boolean;
  offered: readonly number[];
}

interface FlagWords extends Words {
  /** Shows a separate button beside the menu. */
  pinned?: boolean;
  /** The words say what is so while the flag is off. */
  inverse?: boolean;
  disabledReason?: string | undefined;
}

interface ThingWords extends Words {
  nameOf: (uuid: string) => string;
  /** The uuids of those that the menu offers. */
  offered: readonly string[];
}

interface GivenWords extends Words {
  /** Undefined where nothing on the screen tells the name. */
  nameOf?: (value: string) => string | undefined;
  /** The menu offers it too, with what this finds; without it only links set it. */
  find?: FindOptions;
}

type WordsOf<F extends Filter> = F extends { known: readonly (infer Word)[] }
  ? WordWords<Word>
  : F extends { kind: 'range' }
    ? RangeWords
    : F extends { kind: 'flag' }
      ? FlagWords
      : F extends { kind: 'things' }
        ? ThingWords
        : F extends { kind: 'given' }
          ? GivenWords
          : Words;

/** How the filters of a list read; the order is that of the menu. */
export type FilterWords<F extends Filters> = { readonly [Name in keyof F]: WordsOf<F[Name]> };

/** All that words may have, whatever the kind. */
type AnyWords = Words &
  Partial<
    Omit<FlagWords, 'label'> &
      Omit<RangeWords, 'label' | 'offered'> & {
        nameOf: (value: never) => string | undefined;
        offered: readonly (string | number)[];
        find: FindOptions;
      }
  >;

type Change = (value: unknown) => void;

/** The last one that was chosen among those found. */
interface Chosen {
  option: SearchOption | undefined;
  remember: (option: SearchOption | undefined) => void;
}

/** A filter with its words and its value in the address, as the bar shows it. */
function fieldOf(
  id: string,
  filter: Filter,
  words: AnyWords,
  value: unknown,
  { change, chosen }: { change: Change; chosen: Chosen },
): FilterField {
  const { label, offered = [] } = words;
  const text = typeof value === 'string' ? value : undefined;
  // The words have the type that the filter has.
  const nameOf = (word: string) => words.nameOf?.(word as never) ?? word;
  const changeSpan = (span: Span<number> | DaySpan | undefined) => change(span && formatSpan(span));
  switch (filter.kind) {
    case 'words': {
      const on = [value ?? []].flat().map(String);
      const isKnown = filter.known.length > 0;
      const shown = !isKnown
        ? offered.map(String)
        : words.offered
          ? filter.known.filter((word) => offered.includes(word))
          : filter.known;
      const values = [...shown, ...on.filter((word) => !shown.includes(word))];
      return {
        id,
        label,
        kind: 'words',
        many: filter.many,
        options: values.map((word) => ({ value: word, label: nameOf(word) })),
        chosen: on,
        change: (next) => change(next.length === 0 ? undefined : filter.many ? next : next[0]),
      };
    }
    case 'things': {
      const on = [value ?? []].flat().map(String);
      const values = [...new Set([...offered.map(String), ...on])];
      return {
        id,
        label,
        kind: 'words',
        many: true,
        options: values.map((uuid) => ({ value: uuid, label: nameOf(uuid) })),
        chosen: on,
        change: (next) => change(next.length === 0 ? undefined : next),
      };
    }
    case 'range': {
      const { least, most } = filter;
      return {
        id,
        label,
        kind: 'range',
        least,
        most,
        percent: words.percent ?? false,
        offered: offered.map(Number),
        span: parseSpan(text ?? '', least, most),
        change: changeSpan,
      };
    }
    case 'days':
      return { id, label, kind: 'days', span: parseDaySpan(text ?? ''), change: changeSpan };
    case 'text':
      return { id, label, kind: 'text', text, change };
    case 'given': {
      const { find } = words;
      const remembered = chosen.option?.value === text ? chosen.option?.label : undefined;
      const name = text === undefined ? undefined : (remembered ?? words.nameOf?.(text as never) ?? text);
      if (!find) return { id, label, kind: 'given', value: name, clear: () => change(undefined) };
      const changeOption = (option: SearchOption | undefined) => {
        chosen.remember(option);
        change(option?.value);
      };
      return { id, label, kind: 'found', value: name, find, change: changeOption };
    }
    case 'flag': {
      const inverse = words.inverse ?? false;
      return {
        id,
        label,
        kind: 'flag',
        on: (value === true) !== inverse,
        pinned: words.pinned ?? false,
        disabledReason: words.disabledReason,
        change: (on) => {
          const flag = on !== inverse;
          if (filter.remember) localStorage.setItem(filter.remember, String(flag));
          change(flag || undefined);
        },
      };
    }
  }
}

/** Flags that the browser remembers, as they are now. */
function remember(filters: Filters, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const filter = filters[name];
    if (filter?.kind === 'flag' && filter.remember)
      localStorage.setItem(filter.remember, String(value === true));
  }
}

/** The filters of a list: those it declares, with their texts, as stored in the address. */
export function ListFilters<F extends Filters>(props: { filters: F; words: FilterWords<F>; search: object }) {
  const { filters, search } = props;
  const set = useSetSearch<Record<string, unknown>>();
  const words: Readonly<Record<string, AnyWords>> = props.words;
  const [found, setFound] = useState<Readonly<Record<string, SearchOption | undefined>>>({});
  const fields = Object.entries(words).flatMap(([name, ofFilter]) => {
    const filter = filters[name];
    if (!filter) return [];
    const change = (value: unknown) => {
      const also = ofFilter.also?.(value) ?? {};
      remember(filters, also);
      set({ [name]: value, ...also });
    };
    const rememberOption = (option: SearchOption | undefined) =>
      setFound((before) => ({ ...before, [name]: option }));
    const chosen = { option: found[name], remember: rememberOption };
    return [fieldOf(name, filter, ofFilter, Reflect.get(search, name), { change, chosen })];
  });
  return <FilterBar fields={fields} onClear={() => set(withoutFilters(filters))} />;
}
