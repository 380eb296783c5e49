import type { Endpoints, Paging } from '@waybill/api-contract';
import * as v from 'valibot';
import { type DaySpan, parseDaySpan, parseSpan } from '../ui/filter/span.ts';
import {
  flagSearch,
  numberSearch,
  textSearch,
  uuidSearch,
  uuidsSearch,
  wordSearch,
  wordsSearch,
} from './url-flag.ts';

/** The parameters by which an endpoint leaves rows out. */
export type FilterQuery<Key extends keyof Endpoints> = Endpoints[Key]['request'] extends {
  query?: infer Query;
}
  ? Partial<Omit<NonNullable<Query>, keyof Paging>>
  : never;

/** The names of the parameters that take such a value. */
type Parameter<Query, Value> = {
  [Name in keyof Query]-?: Value extends Query[Name] ? Name : never;
}[keyof Query];

interface Sends<Query> {
  /** Reads the filter's parameter from the address. */
  schema: v.GenericSchema<unknown, unknown>;
  /** The server's parameters for a value of the address. */
  send: (value: never, nowMs: number) => Query;
}

interface FlagOptions {
  /** Brings further rows in, so that clearing the filters leaves it. */
  widens?: boolean;
  /** The key of the browser's storage under which it is remembered. */
  remember?: string;
}

/** One filter of a list, by the kind of its value. */
export type Filter<Query extends object = object> = Sends<Query> &
  (
    | { kind: 'words'; many: boolean; known: readonly string[] }
    | { kind: 'range'; least: number; most: number }
    | { kind: 'days' }
    | { kind: 'text' }
    | { kind: 'given' }
    | { kind: 'things' }
    | ({ kind: 'flag' } & FlagOptions)
  );

/** The filters of a list, by the parameter of its address that holds each. */
export type Filters<Query extends object = object> = Readonly<Record<string, Filter<Query>>>;

function asked<Query>(values: object): Query {
  // The builders below take only names of parameters that take the value.
  return values as Query;
}

function readable<Text extends string>(isReadable: (text: string) => boolean) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(isReadable),
        v.transform((text) => text as Text),
      ),
    ),
    undefined,
  );
}

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * The kinds of filters for the parameters of one endpoint. Each names the parameter that the server gets. A
 * name that the endpoint does not have, or with other values, does not compile.
 */
export function filterKinds<Query extends object>() {
  return {
    /** Any of some words: `severity=HIGH&severity=LOW`. */
    anyOf: <Word extends string>(known: readonly Word[], name: Parameter<Query, readonly Word[]>) => ({
      kind: 'words' as const,
      many: true,
      known,
      schema: wordsSearch(known),
      send: (value: readonly Word[] | undefined) => asked<Query>({ [name]: value }),
    }),
    /** One of some words: `fix=AVAILABLE`. */
    oneOf: <const Words extends readonly string[]>(known: Words, name: Parameter<Query, Words[number]>) => ({
      kind: 'words' as const,
      many: false,
      known,
      schema: wordSearch(known),
      send: (value: Words[number] | undefined) => asked<Query>({ [name]: value }),
    }),
    /** One of some words; which there are is known where the filter is shown. */
    oneOffered: (name: Parameter<Query, string>) => ({
      kind: 'words' as const,
      many: false,
      known: [] as readonly string[],
      schema: textSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value }),
    }),
    /** A part of a scale: `cvss=4..7`, `cvss=7..`, `cvss=..4`. */
    range: (
      least: number,
      most: number,
      names: { from: Parameter<Query, number>; to: Parameter<Query, number> },
    ) => ({
      kind: 'range' as const,
      least,
      most,
      schema: readable((text) => parseSpan(text, least, most) !== undefined),
      send: (value: string | undefined) => {
        const span = parseSpan(value ?? '', least, most);
        return asked<Query>({ [names.from]: span?.from, [names.to]: span?.to });
      },
    }),
    /** Days: `found=7d`, `found=2026-01-01..2026-01-31`. */
    days: (names: { from: Parameter<Query, string>; to: Parameter<Query, string> }) => ({
      kind: 'days' as const,
      schema: readable((text) => parseDaySpan(text) !== undefined),
      send: (value: string | undefined, nowMs: number) => {
        const span = boundsOf(parseDaySpan(value ?? ''), nowMs);
        return asked<Query>({ [names.from]: span?.from, [names.to]: span?.to });
      },
    }),
    /** Words that the user types. */
    text: (name: Parameter<Query, string>) => ({
      kind: 'text' as const,
      schema: textSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value }),
    }),
    /** The same, for a parameter that takes several. */
    textIn: (name: Parameter<Query, readonly string[]>) => ({
      kind: 'text' as const,
      schema: textSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value && [value] }),
    }),
    /** A text that links set. */
    givenText: (name: Parameter<Query, string>) => ({
      kind: 'given' as const,
      schema: textSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value }),
    }),
    /** The id of a thing: links set it, and the menu where its words have a search for it. */
    givenUuid: (name: Parameter<Query, string>) => ({
      kind: 'given' as const,
      schema: uuidSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value }),
    }),
    /** The same, for a parameter that takes several. */
    givenUuidIn: (name: Parameter<Query, readonly string[]>) => ({
      kind: 'given' as const,
      schema: uuidSearch,
      send: (value: string | undefined) => asked<Query>({ [name]: value && [value] }),
    }),
    /** A number that names a thing, for a parameter that takes several. */
    givenNumberIn: (name: Parameter<Query, readonly number[]>) => ({
      kind: 'given' as const,
      schema: numberSearch,
      send: (value: string | undefined) =>
        asked<Query>({ [name]: value === undefined ? undefined : [Number(value)] }),
    }),
    /** Any of some things by their uuids; which there are is known where the filter is shown. */
    anyThing: (name: Parameter<Query, readonly string[]>) => ({
      kind: 'things' as const,
      schema: uuidsSearch,
      send: (value: readonly string[] | undefined) => asked<Query>({ [name]: value }),
    }),
    flag: (name: Parameter<Query, boolean>, options: FlagOptions = {}) => ({
      kind: 'flag' as const,
      ...options,
      schema: flagSearch,
      send: (value: true | undefined) => asked<Query>({ [name]: value }),
    }),
    /** A flag without which the server is asked to leave rows out. */
    unless: (name: Parameter<Query, boolean>, options: Omit<FlagOptions, 'widens'> = {}) => ({
      kind: 'flag' as const,
      widens: true,
      ...options,
      schema: flagSearch,
      send: (value: true | undefined) => asked<Query>({ [name]: value ? undefined : true }),
    }),
  };
}

function boundsOf(span: DaySpan | undefined, nowMs: number): { from?: string; to?: string } | undefined {
  return span && 'days' in span ? { from: dayOf(nowMs - span.days * dayMs) } : span;
}

/** The entries of the filters in the schema of a screen's address. */
export function filterEntries<F extends Filters>(filters: F): { [Name in keyof F]: F[Name]['schema'] } {
  const entries = Object.entries(filters).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(entries) as { [Name in keyof F]: F[Name]['schema'] };
}

/** The parameters by which the server filters. */
export function toFilterQuery<Query extends object>(
  filters: Filters<Query>,
  search: object,
  nowMs = Date.now(),
): Query {
  const parts = Object.entries(filters).map(([name, filter]) =>
    // Read by the schema of the same filter.
    filter.send(Reflect.get(search, name) as never, nowMs),
  );
  return Object.assign({}, ...parts);
}

function narrowingNames(filters: Filters): string[] {
  return Object.keys(filters).filter((name) => {
    const filter = filters[name];
    return !(filter?.kind === 'flag' && filter.widens);
  });
}

/** True if a filter leaves rows out. */
export function isFiltered(filters: Filters, search: object): boolean {
  return narrowingNames(filters).some((name) => Reflect.get(search, name) !== undefined);
}

/** Clears all filters that exclude rows. */
export function withoutFilters<F extends Filters>(filters: F): { [Name in keyof F]?: undefined } {
  const entries = narrowingNames(filters).map((name) => [name, undefined]);
  return Object.fromEntries(entries) as { [Name in keyof F]?: undefined };
}

/** Where each flag that is remembered has its place in the browser's storage. */
export function rememberedKeys(filters: Filters): Record<string, string> {
  const entries = Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'flag' && filter.remember ? [[name, filter.remember] as const] : [],
  );
  return Object.fromEntries(entries);
}
