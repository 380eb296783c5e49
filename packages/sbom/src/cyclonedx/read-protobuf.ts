import protobuf from 'protobufjs/minimal.js';
import type { Bom, Dependency } from '../model.ts';
import { RefusalError } from '../refusal.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import { EdgeCount } from './edge-count.ts';
import type { TakePart } from './long-lists.ts';
import { LONG_LISTS, PART_SIZE } from './long-lists.ts';
import { rootOf } from './root.ts';
import type { Field, Scalar, Shape } from './shape.ts';
import { trimLists } from './shape.ts';
import type { DependencyMessage } from './shapes/bom.ts';
import { bom } from './shapes/bom.ts';
import type { SpecVersion } from './spec-version.ts';
import { isSpecVersion } from './spec-version.ts';

/** Deepest nesting of messages, the customary limit of Protocol Buffers. */
const MAX_MESSAGE_DEPTH = 100;

const SPEC_VERSION_FIELD = 1;

const NEWEST: SpecVersion = '1.7';

/** Wire types of Protocol Buffers. */
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

/**
 * True if `bytes` are certainly a Protocol Buffers BOM. Serializers begin with the field `spec_version`,
 * holding `1.x`. No text can begin like this.
 */
export function isProtobufBom(bytes: Uint8Array): boolean {
  return bytes[0] === 0x0a && bytes[1] === 3 && bytes[2] === 0x31 && bytes[3] === 0x2e;
}

/** True if `bytes` begin with a field of a BOM. A text may do so by chance. */
export function mayBeProtobuf(bytes: Uint8Array): boolean {
  const [tag = 0] = bytes;
  return bom.byNumber.has(tag >>> 3) && tag >>> 3 !== 0 && (tag & 7) === (tag >>> 3 === 2 ? VARINT : BYTES);
}

/**
 * Reads a CycloneDX Protocol Buffers document, 1.3 to 1.7 (1.7 when it does not say). The versions share their
 * field numbers, so one description reads them all; unknown fields are passed over.
 * Full parts of the long lists go to `take`, if it is given, and are no part of the result.
 *
 * @throws RefusalError when the bytes are no such message, are cut off, hold invalid text, nest too deep or have too many edges
 */
export function readProtobufBom(bytes: Uint8Array, take?: TakePart): Bom {
  return wellFormed(() => {
    const reader = protobuf.Reader.create(bytes);
    const specVersion = readVersion(protobuf.Reader.create(bytes));
    const edges = new EdgeCount();
    const giveParts = take && ((root: JsonObject) => takeParts(root, take, edges));
    const { dependencies, ...members } = readMessage(bom, reader, reader.len, 1, giveParts);
    return rootOf(specVersion, { ...members, dependencies: flatten(dependencies, edges) });
  });
}

/**
 * Finds the version of a Protocol Buffers document, as `readProtobufBom` does.
 *
 * @throws RefusalError when it is not known, or the bytes are no message
 */
export function protobufVersion(bytes: Uint8Array): SpecVersion {
  return wellFormed(() => readVersion(protobuf.Reader.create(bytes)));
}

function wellFormed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusalError || !(error instanceof Error)) throw error;
    throw new RefusalError(`The document is not well-formed Protocol Buffers: ${error.message}`);
  }
}

function takeParts(root: JsonObject, take: TakePart, edges: EdgeCount): void {
  for (const list of LONG_LISTS) {
    const items = root[list];
    if (!Array.isArray(items) || items.length < PART_SIZE) continue;
    const part: unknown[] = list === 'dependencies' ? flatten(items, edges) : [...items];
    items.length = 0;
    for (let at = 0; at < part.length; at += PART_SIZE) take(list, part.slice(at, at + PART_SIZE));
  }
}

function readVersion(reader: protobuf.Reader): SpecVersion {
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag >>> 3 !== SPEC_VERSION_FIELD) {
      reader.skipType(tag & 7);
      continue;
    }
    const version = readText(reader);
    if (isSpecVersion(version) && version >= '1.3') return version;
    throw new RefusalError(
      `CycloneDX version "${version}" is not known in Protocol Buffers; known are 1.3 to 1.7`,
    );
  }
  return NEWEST;
}

/** `afterEach` sees what was read so far, after each field. */
function readMessage(
  shape: Shape,
  reader: protobuf.Reader,
  end: number,
  depth: number,
  afterEach?: (target: JsonObject) => void,
): JsonObject {
  if (depth > MAX_MESSAGE_DEPTH) {
    throw new RefusalError(`The document is nested deeper than ${MAX_MESSAGE_DEPTH} messages`);
  }
  if (end > reader.len)
    throw new RefusalError('The document is not well-formed Protocol Buffers: it is cut off');
  const target: JsonObject = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = tag >>> 3 === 0 ? undefined : shape.byNumber.get(tag >>> 3);
    if (field === undefined) reader.skipType(tag & 7);
    else readField(field, target, reader, tag & 7, depth);
    afterEach?.(target);
  }
  if (reader.pos !== end) throw new Error('a message runs over its end');
  trimLists(shape, target);
  for (const field of shape.required) target[field.key] ??= defaultOf(field);
  return target;
}

/** A number of zero is not written, so an absent word may have one. */
function defaultOf(field: Field): string | undefined {
  return field.words?.byNumber[0] || field.fallback;
}

function readField(
  field: Field,
  target: JsonObject,
  reader: protobuf.Reader,
  wireType: number,
  depth: number,
): void {
  if (typeof field.of !== 'function' && isNumber(field) && wireType === BYTES) {
    // Numbers of a list may be packed into one run of bytes.
    const end = reader.uint32() + reader.pos;
    while (reader.pos < end) add(field, target, readNumber(field, reader, VARINT));
    return;
  }
  add(field, target, readSingle(field, reader, wireType, depth));
}

function readSingle(field: Field, reader: protobuf.Reader, wireType: number, depth: number): unknown {
  if (typeof field.of !== 'function') return readScalar(field, field.of, reader, wireType);
  expectType(field, wireType, BYTES);
  const shape = field.of();
  const message = shape.message?.() ?? shape;
  const end = reader.uint32() + reader.pos;
  const value = readMessage(message, reader, end, depth + 1);
  return message.fromMessage === undefined ? value : message.fromMessage(value);
}

function add(field: Field, target: JsonObject, value: unknown): void {
  if (value === undefined) return;
  const present = target[field.key];
  if (!field.list) {
    if (isObject(present) && isObject(value)) merge(present, value);
    else target[field.key] = value;
  } else if (Array.isArray(present)) present.push(value);
  else target[field.key] = [value];
}

/** A message given twice is one message with both contents; earlier versions repeat what later ones do not. */
function merge(target: JsonObject, added: JsonObject): void {
  for (const [key, value] of Object.entries(added)) {
    const present = target[key];
    if (Array.isArray(present) && Array.isArray(value)) for (const item of value) present.push(item);
    else if (isObject(present) && isObject(value)) merge(present, value);
    else target[key] = value;
  }
}

function isNumber(field: Field): boolean {
  return field.words?.byNumber.length !== 1 && (field.words !== undefined || field.of === 'integer');
}

function readScalar(field: Field, of: Scalar, reader: protobuf.Reader, wireType: number): unknown {
  if (isNumber(field)) return readNumber(field, reader, wireType);
  switch (of) {
    case 'boolean':
      expectType(field, wireType, VARINT);
      return reader.bool();
    case 'number':
      return readDecimal(field, reader, wireType);
    case 'time':
      expectType(field, wireType, BYTES);
      return readTime(reader);
    default:
      expectType(field, wireType, BYTES);
      return (field.jsonItem === undefined ? readText(reader) : readWrappedText(reader)) || undefined;
  }
}

function readNumber(field: Field, reader: protobuf.Reader, wireType: number): number | string | undefined {
  expectType(field, wireType, VARINT);
  const value = reader.int32();
  return field.words === undefined ? value : field.words.byNumber[value] || undefined;
}

/** Omits values that neither JSON nor XML can express, such as infinity. */
function readDecimal(field: Field, reader: protobuf.Reader, wireType: number): number | undefined {
  const value = wireType === FIXED64 ? reader.double() : readFloat(field, reader, wireType);
  return Number.isFinite(value) ? value : undefined;
}

/** Seven digits are what a float holds; the rest is noise. */
function readFloat(field: Field, reader: protobuf.Reader, wireType: number): number {
  expectType(field, wireType, FIXED32);
  return Number(reader.float().toPrecision(7));
}

/** google.protobuf.Timestamp: seconds and nanoseconds. */
function readTime(reader: protobuf.Reader): string | undefined {
  const end = reader.uint32() + reader.pos;
  let milliseconds = 0;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) milliseconds += Number(reader.int64()) * 1000;
    else if (tag >>> 3 === 2) milliseconds += reader.int32() / 1e6;
    else reader.skipType(tag & 7);
  }
  const time = new Date(milliseconds);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().replace('.000Z', 'Z');
}

/** A message with the text as its first field. */
function readWrappedText(reader: protobuf.Reader): string {
  const end = reader.uint32() + reader.pos;
  let text = '';
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) text = readText(reader);
    else reader.skipType(tag & 7);
  }
  return text;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readText(reader: protobuf.Reader): string {
  return decoder.decode(reader.bytes()).replaceAll('\u0000', '');
}

function expectType(field: Field, actual: number, expected: number): void {
  if (actual !== expected)
    throw new Error(`field "${field.key}" has wire type ${actual} instead of ${expected}`);
}

function flatten(messages: unknown, edges: EdgeCount): Dependency[] {
  // The reader builds what the shape of a dependency describes, which is checked against this type.
  const list: readonly DependencyMessage[] = Array.isArray(messages) ? messages : [];
  return list.flatMap((message) => {
    const flat = flattenOne(message, true);
    for (const dependency of flat) edges.addDependency(dependency);
    return flat;
  });
}

/** A dependency inside another counts on its own only if it has edges of its own. */
function flattenOne({ ref, dependencies = [], provides }: DependencyMessage, isOuter: boolean): Dependency[] {
  const dependsOn = dependencies.map((each) => each.ref);
  const entry = {
    ref,
    ...(dependsOn.length === 0 ? {} : { dependsOn }),
    ...(provides === undefined ? {} : { provides }),
  };
  const inner = dependencies.flatMap((each) => flattenOne(each, false));
  return isOuter || Object.keys(entry).length > 1 ? [entry, ...inner] : inner;
}
