import { isEqual } from '../values/compare.ts';
import { containsValue } from '../values/contains.ts';
import { isMap, plainNumber, plainText } from '../values/kinds.ts';
import { countedEntries, countedItems } from '../values/members.ts';
import { textOf } from '../values/text-of.ts';
import type { Work } from '../values/work.ts';
import { valueAt } from './value-at.ts';

/** A method that templates may call on a value of some kind. The number of arguments is checked before. */
interface Method<Target> {
  readonly arity: number;
  call(target: Target, args: readonly unknown[], work: Work): unknown;
}

type Methods<Target> = ReadonlyMap<string, Method<Target>>;

function none<Target>(call: (target: Target, work: Work) => unknown): Method<Target> {
  return { arity: 0, call: (target, _args, work) => call(target, work) };
}

function one<Target>(call: (target: Target, argument: unknown, work: Work) => unknown): Method<Target> {
  return { arity: 1, call: (target, [argument], work) => call(target, argument, work) };
}

const OF_ALL: Methods<unknown> = new Map<string, Method<unknown>>([
  ['toString', none((target, work) => textOf(work, target))],
  ['equals', one((target, other, work) => isEqual(work, target, other))],
]);

const OF_TEXTS: Methods<string> = new Map<string, Method<string>>([
  // The name of an enum value; such values are texts here.
  ['name', none((text) => text)],
  ['length', none((text) => text.length)],
  ['isEmpty', none((text) => text === '')],
  ['empty', none((text) => text === '')],
  ['isBlank', none((text) => text.trim() === '')],
  ['blank', none((text) => text.trim() === '')],
  ['trim', none((text) => text.trim())],
  ['toLowerCase', none((text) => text.toLowerCase())],
  ['toUpperCase', none((text) => text.toUpperCase())],
  ['contains', one((text, piece, work) => containsValue(work, text, piece))],
  ['startsWith', one((text, piece, work) => text.startsWith(textOf(work, piece)))],
  ['endsWith', one((text, piece, work) => text.endsWith(textOf(work, piece)))],
  ['equalsIgnoreCase', one((text, other) => text.toLowerCase() === plainText(other)?.toLowerCase())],
  ['indexOf', one((text, piece, work) => text.indexOf(textOf(work, piece)))],
  ['substring', one((text, from) => text.slice(plainNumber(from) ?? 0))],
]);

const OF_LISTS: Methods<readonly unknown[]> = new Map<string, Method<readonly unknown[]>>([
  ['size', none((items) => items.length)],
  ['isEmpty', none((items) => items.length === 0)],
  ['empty', none((items) => items.length === 0)],
  ['get', one((items, index) => items[plainNumber(index) ?? -1])],
  ['contains', one((items, value, work) => containsValue(work, items, value))],
]);

type Entries = readonly (readonly [unknown, unknown])[];

const OF_MAPS: Methods<Entries> = new Map<string, Method<Entries>>([
  ['size', none((entries) => entries.length)],
  ['isEmpty', none((entries) => entries.length === 0)],
  ['empty', none((entries) => entries.length === 0)],
  ['keySet', none((entries) => entries.map(([key]) => key))],
  ['values', none((entries) => entries.map(([, value]) => value))],
  ['entrySet', none((entries) => entries.map(([key, value]) => ({ key, value })))],
]);

/** These look one key up, so they work on the map itself. */
const OF_KEYS: Methods<unknown> = new Map<string, Method<unknown>>([
  ['get', one((target, key) => valueAt(target, key))],
  ['containsKey', one((target, key) => valueAt(target, key) !== undefined)],
  ['getOrDefault', { arity: 2, call: (target, [key, fallback]) => valueAt(target, key) ?? fallback }],
]);

const OF_DATES: Methods<Date> = new Map<string, Method<Date>>([
  ['time', none((date) => date.getTime())],
  ['getTime', none((date) => date.getTime())],
]);

/** Calls a method by name; undefined when the value has none of that name that takes so many arguments. */
export function callMethod(work: Work, target: unknown, name: string, args: readonly unknown[]): unknown {
  const result = ofKind(work, target, name, args);
  return result === undefined ? callIn(OF_ALL, work, target, name, args) : result;
}

function ofKind(work: Work, target: unknown, name: string, args: readonly unknown[]): unknown {
  const text = plainText(target);
  if (text !== undefined) {
    work.text(text.length);
    return callIn(OF_TEXTS, work, text, name, args);
  }
  if (target instanceof Date) return callIn(OF_DATES, work, target, name, args);
  if (OF_LISTS.has(name)) {
    const items = countedItems(work, target);
    if (items) return callIn(OF_LISTS, work, items, name, args);
  }
  if (OF_MAPS.has(name)) {
    const entries = countedEntries(work, target);
    if (entries) return callIn(OF_MAPS, work, entries, name, args);
  }
  return isMap(target) ? callIn(OF_KEYS, work, target, name, args) : undefined;
}

function callIn<Target>(
  methods: Methods<Target>,
  work: Work,
  target: Target,
  name: string,
  args: readonly unknown[],
): unknown {
  const method = methods.get(name);
  return method?.arity === args.length ? method.call(target, args, work) : undefined;
}
