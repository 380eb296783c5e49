import type { Bom } from '../model.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import { EdgeCount } from './edge-count.ts';
import type { Items, LongList, TakePart } from './long-lists.ts';
import { PART_SIZE } from './long-lists.ts';
import { readScalar } from './read-scalar.ts';
import { rootOf } from './root.ts';
import type { Field, FieldType, Shape } from './shape.ts';
import { bom } from './shapes/bom.ts';
import type { SpecVersion } from './spec-version.ts';

/**
 * Reads a parsed CycloneDX JSON document. Unknown members are passed over and values of the wrong kind are absent,
 * so that a document nobody validated reads as far as it makes sense. The lists of `document` are emptied.
 * Items of `long` lists are read in parts, which go to `take` if it is given and else into the result.
 *
 * @throws RefusalError when it has too many edges
 */
export function readJsonBom(
  document: JsonObject,
  specVersion: SpecVersion,
  long: ReadonlyMap<LongList, Items>,
  take?: TakePart,
): Bom {
  const edges = new EdgeCount();
  if (Array.isArray(document.dependencies))
    for (const item of document.dependencies) edges.addDependency(item);
  const read = rootOf(specVersion, readObject(bom, document));
  for (const [list, items] of long) {
    for (let start = 0; start < items.length; start += PART_SIZE) {
      const part = readItems(list, items, start, Math.min(start + PART_SIZE, items.length));
      if (list === 'dependencies') for (const item of part) edges.addDependency(item);
      if (take !== undefined) take(list, part);
      else appendTo(read[list], part);
    }
  }
  return read;
}

function readItems(list: LongList, items: Items, start: number, end: number): unknown[] {
  const field = bom.byJsonName.get(list);
  if (field === undefined) throw new Error(`The document has no list "${list}"`);
  const read: unknown[] = [];
  for (let index = start; index < end; index++) {
    const value = readValue(field.of, items.at(index));
    if (value !== undefined) read.push(value);
  }
  return read;
}

function appendTo(list: unknown[], items: readonly unknown[]): void {
  for (const item of items) list.push(item);
}

function readObject(shape: Shape, source: JsonObject): JsonObject {
  const target: JsonObject = {};
  for (const name of Object.keys(source)) {
    const field = shape.byJsonName.get(name);
    if (field === undefined) continue;
    const value = field.list ? readList(field, source[name]) : readMember(field, source[name]);
    if (value !== undefined) target[field.key] = value;
  }
  return withFallbacks(shape, target);
}

/** Fills members that the model promises and the document lacks. */
export function withFallbacks(shape: Shape, target: JsonObject): JsonObject {
  for (const field of shape.required) target[field.key] ??= field.fallback;
  return target;
}

function readList(field: Field, value: unknown): unknown[] | undefined {
  // Where one version has a single object, a later one may have a list of them.
  const items = Array.isArray(value) ? value : [value];
  const list: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const plain = field.jsonItem !== undefined && isObject(item) ? item[field.jsonItem] : item;
    const read = readValue(field.of, plain);
    if (read !== undefined) list.push(read);
    // Frees items that have been read, because a large document must not be in memory twice.
    items[index] = undefined;
  }
  // A copy has no room for more items; see trimLists.
  return list.length === 0 ? undefined : list.slice();
}

/** An object with nothing in it says nothing. */
function readMember(field: Field, value: unknown): unknown {
  const read = readValue(field.of, value);
  return isObject(read) && Object.keys(read).length === 0 ? undefined : read;
}

function readValue(of: FieldType, value: unknown): unknown {
  if (typeof of !== 'function') {
    return readScalar(of, value);
  }
  const shape = of();
  const source = shape.fromJson === undefined ? value : shape.fromJson(value);
  return isObject(source) ? readObject(shape, source) : undefined;
}
