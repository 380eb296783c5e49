import type { JsonObject } from '../text/parse-json.ts';
import type { SpecVersion } from './spec-version.ts';
import type { Words } from './words.ts';

/**
 * How one thing of the model looks in JSON and in XML. The readers and writers are small interpreters of these
 * shapes, so a field is described once and not four times.
 */
export interface Shape {
  /** In the order of the XML schema, which the XML writer has to keep. */
  readonly fields: readonly Field[];
  readonly byKey: ReadonlyMap<string, Field>;
  readonly byJsonName: ReadonlyMap<string, Field>;
  readonly byAttribute: ReadonlyMap<string, Field>;
  readonly byElement: ReadonlyMap<string, ElementBinding>;
  readonly body: Field | undefined;
  readonly lists: readonly Field[];
  /** Fields with a fallback. */
  readonly required: readonly Field[];
  /** By the field's number in Protocol Buffers. */
  readonly byNumber: ReadonlyMap<number, Field>;
  /** Brings an odd JSON form (an older one, a wrapper) into the form that `fields` describe. */
  readonly fromJson: ((value: unknown) => unknown) | undefined;
  /** The opposite of `fromJson`. */
  readonly toJson: ((value: JsonObject, version: SpecVersion) => unknown) | undefined;
  /** The message of Protocol Buffers, where it is built differently. */
  readonly message: (() => Shape) | undefined;
  /** Brings a message into the form of the model. */
  readonly fromMessage: ((value: JsonObject) => JsonObject) | undefined;
  /** Says with the means of `version` what it has no field for. */
  readonly fit: ((value: JsonObject, version: SpecVersion) => JsonObject) | undefined;
}

/** `line` is text on one line (xs:normalizedString), `time` one in ISO 8601, `text` keeps its white space. */
export type Scalar = 'line' | 'time' | 'text' | 'integer' | 'number' | 'boolean';

export type FieldType = Scalar | (() => Shape);

export interface Field {
  readonly key: string;
  readonly of: FieldType;
  readonly list: boolean;
  readonly json: string;
  /** In JSON, list items are objects that hold the value under this name. */
  readonly jsonItem: string | undefined;
  readonly xml: XmlPlace;
  /** The value of a field that the format requires but the document lacks. */
  readonly fallback: string | undefined;
  readonly since: SpecVersion;
  /** Until this version the format requires the field. */
  readonly requiredUntil: SpecVersion | undefined;
  /** The words the field may hold, if it is not free text. */
  readonly words: Words | undefined;
  /** Says the items of a list with the means of a version. */
  readonly fitList: FitList | undefined;
  /** The form that the schemas of all versions require of a text. */
  readonly form: RegExp | undefined;
  /** The same where only XML's schemas ask it. */
  readonly xmlForm: RegExp | undefined;
}

type FitList = (items: readonly unknown[], version: SpecVersion) => readonly unknown[];

type XmlPlace =
  | { readonly at: 'attribute'; readonly name: string; readonly within: string | undefined }
  | { readonly at: 'body'; readonly within: string | undefined }
  | { readonly at: 'element'; readonly name: string }
  /** Repeated elements side by side. */
  | { readonly at: 'flat'; readonly item: XmlItem }
  /** An element around the items. */
  | { readonly at: 'wrapped'; readonly name: string; readonly items: readonly XmlItem[] };

export interface XmlItem {
  readonly name: string;
  readonly of: FieldType;
  /** The value is in the attribute `ref`. */
  readonly isRef: boolean;
  /** True if an item is written under this name. The first match is used. */
  readonly holds: (item: JsonObject, version: SpecVersion) => boolean;
}

/** The meaning of an element inside its parent: a field, or a group of fields of the same object. */
type ElementBinding = { readonly field: Field } | { readonly inline: Shape };

interface FieldOptions {
  json?: string;
  xml?: string;
  since?: SpecVersion;
  requiredUntil?: SpecVersion;
  fallback?: string;
  words?: Words;
  fitList?: FitList;
  form?: RegExp;
  xmlForm?: RegExp;
}

export type FieldSpec = (key: string) => Field;

type ShapeSpec<T> = { [K in keyof Required<T>]: FieldSpec };

type Hooks = Partial<Pick<Shape, 'fromJson' | 'toJson' | 'fit' | 'message' | 'fromMessage'>>;

/** The rest of a shape besides its fields. `proto` holds field numbers of Protocol Buffers. */
type Extras<T> = Hooks & { proto?: { [K in keyof T]?: number } };

/** Describes `T`: one field per member, in the order of the XML schema. */
export function shape<T>(spec: ShapeSpec<T>, { proto = {}, ...hooks }: Extras<T> = {}): Shape {
  const fields = Object.entries<FieldSpec>(spec).map(([key, make]) => make(key));
  return shapeOf(fields, hooks, new Map(Object.entries<number | undefined>(proto)));
}

/** An element of its own; `key` and JSON name are the same unless told otherwise. */
export function element(of: FieldType, options: FieldOptions = {}): FieldSpec {
  return (key) => field(key, of, false, options, { at: 'element', name: options.xml ?? options.json ?? key });
}

/** An attribute of the element; of the child element `within` if that is given. */
export function attribute(of: Scalar, options: FieldOptions & { within?: string } = {}): FieldSpec {
  return (key) => {
    const name = options.xml ?? options.json ?? key;
    return field(key, of, false, options, { at: 'attribute', name, within: options.within });
  };
}

/** The text of the element; of the child element `within` if that is given. */
export function body(of: Scalar, options: FieldOptions & { within?: string } = {}): FieldSpec {
  return (key) => field(key, of, false, options, { at: 'body', within: options.within });
}

/** A list whose items stand side by side in XML. */
export function flat(of: FieldType, options: FieldOptions & { item: string }): FieldSpec {
  const item: XmlItem = { name: options.item, of, isRef: false, holds: () => true };
  return (key) => field(key, of, true, options, { at: 'flat', item });
}

/** A list inside an element of its own; `isRef` when the items hold their value in the attribute `ref`. */
export function wrapped(
  of: FieldType,
  options: FieldOptions & { item: string; isRef?: boolean; jsonItem?: string },
): FieldSpec {
  const item: XmlItem = { name: options.item, of, isRef: options.isRef ?? false, holds: () => true };
  return (key) =>
    field(key, of, true, options, { at: 'wrapped', name: options.xml ?? options.json ?? key, items: [item] });
}

/** A list inside an element of its own, whose items go by several names with different contents. */
export function choice(of: FieldType, options: FieldOptions & { items: readonly XmlItem[] }): FieldSpec {
  return (key) =>
    field(key, of, true, options, {
      at: 'wrapped',
      name: options.xml ?? options.json ?? key,
      items: options.items,
    });
}

/** True if documents of `version` have the field. */
export function isKnown(of: Field, version: SpecVersion): boolean {
  return version >= of.since;
}

/** Drops the room for more items that growing lists keep: of two items they have room for nineteen. */
export function trimLists(of: Shape, target: JsonObject): void {
  for (const each of of.lists) {
    const list = target[each.key];
    if (Array.isArray(list)) target[each.key] = list.slice();
  }
}

function field(
  key: string,
  of: FieldType,
  list: boolean,
  options: FieldOptions & { jsonItem?: string },
  xml: XmlPlace,
): Field {
  return {
    key,
    of,
    list,
    json: options.json ?? key,
    jsonItem: options.jsonItem,
    xml,
    fallback: options.fallback,
    since: options.since ?? '1.0',
    requiredUntil: options.requiredUntil,
    words: options.words,
    fitList: options.fitList,
    form: options.form ?? (of === 'time' ? dateTime : undefined),
    xmlForm: options.xmlForm,
  };
}

/** RFC 3339, as the schemas of JSON and XML both take it. */
const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-3]):[0-5]\d)$/;

function shapeOf(
  fields: readonly Field[],
  hooks: Hooks,
  numbers: ReadonlyMap<string, number | undefined>,
): Shape {
  const byElement = new Map<string, ElementBinding>();
  const byAttribute = new Map<string, Field>();
  const inline = new Map<string, Field[]>();
  let bodyField: Field | undefined;
  for (const each of fields) {
    const place = each.xml;
    if (place.at === 'element' || place.at === 'wrapped') byElement.set(place.name, { field: each });
    else if (place.at === 'flat') byElement.set(place.item.name, { field: each });
    else if (place.within !== undefined) {
      inline.set(place.within, [
        ...(inline.get(place.within) ?? []),
        { ...each, xml: { ...place, within: undefined } },
      ]);
    } else if (place.at === 'attribute') byAttribute.set(place.name, each);
    else bodyField = each;
  }
  for (const [name, group] of inline) byElement.set(name, { inline: shapeOf(group, {}, new Map()) });
  return {
    fields,
    byKey: new Map(fields.map((each) => [each.key, each])),
    byJsonName: new Map(fields.map((each) => [each.json, each])),
    byAttribute,
    byElement,
    body: bodyField,
    lists: fields.filter((each) => each.list),
    required: fields.filter((each) => each.fallback !== undefined),
    byNumber: new Map(fields.map((each) => [numbers.get(each.key) ?? 0, each])),
    fromJson: hooks.fromJson,
    toJson: hooks.toJson,
    message: hooks.message,
    fromMessage: hooks.fromMessage,
    fit: hooks.fit,
  };
}
