import type { Violation } from '../refusal.ts';
import { MAX_VIOLATIONS } from '../refusal.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { clipLists } from './clip-lists.ts';
import { EdgeCount } from './edge-count.ts';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchema } from './json-schema.ts';
import { toViolation } from './json-violation.ts';
import type { LoadedJson } from './load-document.ts';
import type { Items, LongList } from './long-lists.ts';
import { LONG_LISTS, UnparsedItems } from './long-lists.ts';
import { equalItemFinder, findEqualItems } from './unique-items.ts';

/** Most items of one list that are examined for all their violations. */
const MAX_ITEMS = 100;

/**
 * Checks a JSON document against the schema of its version. An empty list means that it is valid.
 *
 * A valid document is checked once, quickly. For an invalid one, the faulty items of the long lists are found
 * first, and only the first hundred are examined in full, without the ends of very long lists inside.
 * Collecting all errors of 50,000 components would take more memory than the document.
 *
 * @throws RefusalError when it has too many edges
 */
export function validateJson({ value, long, specVersion }: LoadedJson): Violation[] {
  const schema = jsonSchema(specVersion);
  const edges = new EdgeCount();
  if (Array.isArray(value.dependencies)) for (const item of value.dependencies) edges.addDependency(item);
  if (schema.accepts(value) && acceptsItems(schema, long, edges)) return [];

  const violations: Violation[] = [];
  const reduced: JsonObject = { ...value };
  const positions = new Map<string, number[]>();
  for (const list of LONG_LISTS) {
    const items = long.get(list) ?? value[list];
    const judge = schema.itemJudge(list);
    if (!isItems(items) || judge === undefined) continue;
    const wrong = firstWrong(items, judge);
    positions.set(list, wrong);
    reduced[list] = wrong.map((position) => items.at(position));
    const equal = findEqualItems(items);
    if (equal !== undefined) {
      const message = `items ${equal.first} and ${equal.second} are equal, but all must differ`;
      violations.push({ path: `$.${list}`, message });
    }
  }
  const { value: clipped, overfull } = clipLists(reduced);
  if (overfull.length > 0) return overfull.slice(0, MAX_VIOLATIONS);
  const all = schema.explain(clipped);
  for (const error of all.length > 0 ? all : schema.firstErrors(reduced)) {
    const instancePath = originalPointer(error.instancePath, positions);
    violations.push(toViolation({ ...error, instancePath }));
  }
  return distinct(violations).slice(0, MAX_VIOLATIONS);
}

/** Checks the long lists as the schema does: each item is valid, and all differ. */
function acceptsItems(schema: JsonSchema, long: ReadonlyMap<LongList, Items>, edges: EdgeCount): boolean {
  for (const [list, items] of long) {
    const judge = schema.itemJudge(list);
    if (judge === undefined) continue;
    const findEqual = equalItemFinder(items);
    for (let position = 0; position < items.length; position++) {
      const item = items.at(position);
      if (list === 'dependencies') edges.addDependency(item);
      if (!judge(item) || findEqual(item, position) !== undefined) return false;
    }
  }
  return true;
}

function isItems(items: unknown): items is Items {
  return Array.isArray(items) || items instanceof UnparsedItems;
}

function firstWrong(items: Items, accepts: (item: unknown) => boolean): number[] {
  const wrong: number[] = [];
  for (let position = 0; position < items.length && wrong.length < MAX_ITEMS; position++) {
    if (!accepts(items.at(position))) wrong.push(position);
  }
  return wrong;
}

/** `/components/2/name` of the reduced document, where it was in the whole one. */
function originalPointer(pointer: string, positions: ReadonlyMap<string, number[]>): string {
  const [, list = '', index = '', ...rest] = pointer.split('/');
  const position = positions.get(list)?.[Number(index)];
  return index === '' || position === undefined ? pointer : ['', list, position, ...rest].join('/');
}

function distinct(violations: readonly Violation[]): Violation[] {
  const seen = new Map(violations.map((each) => [`${each.path}\n${each.message}`, each]));
  return [...seen.values()];
}
