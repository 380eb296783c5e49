import { readModifiedUtf8 } from './modified-utf8.ts';
import { Dt4Error } from './source-error.ts';

/** An object of a stream of Java serialization. */
export interface JavaObject {
  readonly kind: 'object';
  readonly className: string;
  /** By name; of all classes that it is made of. */
  readonly fields: Readonly<Record<string, JavaValue>>;
  /** Data that its own `writeObject` wrote as well: block data as bytes, and objects, in order. */
  readonly written: readonly JavaValue[];
}

interface JavaEnum {
  readonly kind: 'enum';
  readonly className: string;
  readonly constant: string;
}

interface JavaArray {
  readonly kind: 'array';
  readonly items: readonly JavaValue[];
}

export type JavaValue = null | string | number | boolean | Uint8Array | JavaObject | JavaEnum | JavaArray;

interface JavaField {
  readonly type: string;
  readonly name: string;
}

interface JavaClass {
  readonly kind: 'class';
  readonly name: string;
  readonly flags: number;
  readonly fields: readonly JavaField[];
  readonly parent: JavaClass | null;
}

/** Constants of the Object Serialization Stream Protocol, section 6.4.2. */
const tag = {
  null: 0x70,
  reference: 0x71,
  class: 0x72,
  object: 0x73,
  string: 0x74,
  array: 0x75,
  blockData: 0x77,
  endOfBlock: 0x78,
  longString: 0x7c,
  enum: 0x7e,
} as const;
const ownWrite = 1;
const serializable = 2;
const firstHandle = 0x7e0000;
/** Real data is never nested deeper. The limit keeps a forged stream from crashing the process. */
const maxDepth = 64;

/** True if bytes begin like a Java serialization stream, version 5. */
export function isJavaStream(bytes: Uint8Array): boolean {
  return bytes[0] === 0xac && bytes[1] === 0xed && bytes[2] === 0 && bytes[3] === 5;
}

/**
 * Reads the one object of a stream, of the classes named and of no others.
 * No class is ever loaded: what comes out is data. Proxies, externalizable classes, and exceptions in the stream are refused, since
 * nothing that is read here has them.
 * @param allowed full names, as `java.util.ArrayList`; arrays as `[Ljava.lang.String;`
 * @throws Dt4Error with the offset for anything else, what is cut, and what follows the object
 */
export function readJavaStream(bytes: Uint8Array, allowed: ReadonlySet<string>): JavaValue {
  if (!isJavaStream(bytes))
    throw new Dt4Error('The bytes are no stream of Java serialization (AC ED 00 05).');
  const reader = new JavaReader(bytes, allowed);
  const value = reader.readValue(0);
  reader.expectEnd();
  return value;
}

class JavaReader {
  #offset = 4;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #allowed: ReadonlySet<string>;
  readonly #handles: (JavaValue | JavaClass | undefined)[] = [];

  constructor(bytes: Uint8Array, allowed: ReadonlySet<string>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#allowed = allowed;
  }

  expectEnd(): void {
    if (this.#offset !== this.#bytes.length) throw this.#fault('something follows the object');
  }

  readValue(depth: number): JavaValue {
    if (depth > maxDepth) throw this.#fault('it is nested too deeply');
    const at = this.#byte();
    switch (at) {
      case tag.null:
        return null;
      case tag.reference:
        return this.#referred();
      case tag.string:
        return this.#kept(this.#text(this.#short()));
      case tag.longString:
        return this.#kept(this.#text(this.#long()));
      case tag.object:
        return this.#object(depth);
      case tag.array:
        return this.#array(depth);
      case tag.enum:
        return this.#enum(depth);
      default:
        throw this.#fault(`0x${at.toString(16)} begins nothing that is read here`);
    }
  }

  #object(depth: number): JavaValue {
    const itsClass = this.#class(depth);
    if (itsClass === null) throw this.#fault('an object has no class');
    const handle = this.#reserve();
    const fields: Record<string, JavaValue> = {};
    const written: JavaValue[] = [];
    for (const part of lineageOf(itsClass)) {
      for (const field of part.fields) fields[field.name] = this.#field(field, depth);
      if (part.flags & ownWrite) written.push(...this.#annotation(depth));
    }
    const value: JavaObject = { kind: 'object', className: itsClass.name, fields, written };
    this.#handles[handle] = value;
    return value;
  }

  #array(depth: number): JavaValue {
    const itsClass = this.#class(depth);
    if (itsClass === null) throw this.#fault('an array has no class');
    const handle = this.#reserve();
    const length = this.#int();
    if (length < 0 || length > this.#bytes.length - this.#offset) throw this.#fault('an array is cut');
    const value: JavaValue =
      itsClass.name === '[B'
        ? this.#take(length)
        : { kind: 'array', items: Array.from({ length }, () => this.#field(itemOf(itsClass), depth)) };
    this.#handles[handle] = value;
    return value;
  }

  #enum(depth: number): JavaValue {
    const itsClass = this.#class(depth);
    if (itsClass === null) throw this.#fault('an enum constant has no class');
    const handle = this.#reserve();
    const constant = this.readValue(depth + 1);
    if (typeof constant !== 'string') throw this.#fault('an enum constant has no name');
    const value: JavaEnum = { kind: 'enum', className: itsClass.name, constant };
    this.#handles[handle] = value;
    return value;
  }

  /** A class description, or what stands for one. */
  #class(depth: number): JavaClass | null {
    if (depth > maxDepth) throw this.#fault('it is nested too deeply');
    const at = this.#byte();
    if (at === tag.null) return null;
    if (at === tag.reference) {
      const known = this.#handles[this.#int() - firstHandle];
      if (isClass(known)) return known;
      throw this.#fault('a reference leads to no class');
    }
    if (at !== tag.class) throw this.#fault('a class description was expected');
    const name = this.#text(this.#short());
    if (!this.#allowed.has(name)) throw this.#fault(`the class "${name}" is not one that is read here`);
    this.#take(8);
    const handle = this.#reserve();
    const flags = this.#byte();
    if ((flags & serializable) === 0) throw this.#fault(`the class "${name}" writes itself`);
    const fields = Array.from({ length: this.#short() }, () => this.#fieldOfClass(depth));
    if (this.#byte() !== tag.endOfBlock) throw this.#fault(`the class "${name}" has an annotation`);
    const value: JavaClass = { kind: 'class', name, flags, fields, parent: null };
    this.#handles[handle] = value;
    return Object.assign(value, { parent: this.#class(depth + 1) });
  }

  #fieldOfClass(depth: number): JavaField {
    const type = String.fromCharCode(this.#byte());
    const name = this.#text(this.#short());
    // The name of its class is an object of the stream, with a handle of its own.
    if (type === 'L' || type === '[') this.readValue(depth + 1);
    return { type, name };
  }

  #annotation(depth: number): JavaValue[] {
    const parts: JavaValue[] = [];
    while (this.#bytes[this.#offset] !== tag.endOfBlock) {
      if (this.#bytes[this.#offset] === tag.blockData) {
        this.#offset += 1;
        parts.push(this.#take(this.#byte()));
      } else parts.push(this.readValue(depth + 1));
    }
    this.#offset += 1;
    return parts;
  }

  #field({ type, name }: JavaField, depth: number): JavaValue {
    switch (type) {
      case 'L':
      case '[':
        return this.readValue(depth + 1);
      case 'Z':
        return this.#byte() !== 0;
      case 'B':
        return (this.#byte() << 24) >> 24;
      case 'S':
        return (this.#short() << 16) >> 16;
      case 'I':
        return this.#int();
      case 'J':
        return this.#long();
      default:
        throw this.#fault(`the field "${name}" is of the type "${type}"`);
    }
  }

  #referred(): JavaValue {
    const known = this.#handles[this.#int() - firstHandle];
    if (known === undefined || isClass(known)) throw this.#fault('a reference leads nowhere');
    return known;
  }

  #kept<T extends JavaValue>(value: T): T {
    this.#handles.push(value);
    return value;
  }

  #reserve(): number {
    return this.#handles.push(undefined) - 1;
  }

  #text(length: number): string {
    const start = this.#offset;
    const text = readModifiedUtf8(this.#take(length));
    if (text === undefined) throw new Dt4Error(`At byte ${start}: a text is no modified UTF-8.`);
    return text;
  }

  #take(length: number): Uint8Array {
    const end = this.#offset + length;
    if (end > this.#bytes.length) throw this.#fault('the stream is cut');
    const taken = this.#bytes.subarray(this.#offset, end);
    this.#offset = end;
    return taken;
  }

  #at(length: number): number {
    const start = this.#offset;
    this.#take(length);
    return start;
  }

  #byte(): number {
    return this.#view.getUint8(this.#at(1));
  }

  #short(): number {
    return this.#view.getUint16(this.#at(2));
  }

  #int(): number {
    return this.#view.getInt32(this.#at(4));
  }

  #long(): number {
    const value = Number(this.#view.getBigInt64(this.#at(8)));
    if (!Number.isSafeInteger(value)) throw this.#fault('a number is too large');
    return value;
  }

  #fault(what: string): Dt4Error {
    return new Dt4Error(`At byte ${this.#offset} of the serialized object: ${what}.`);
  }
}

/** A class with what it extends, the topmost first, as their fields are written. */
function lineageOf(itsClass: JavaClass): JavaClass[] {
  const line: JavaClass[] = [];
  for (let part: JavaClass | null = itsClass; part; part = part.parent) line.unshift(part);
  return line;
}

function itemOf(itsClass: JavaClass): JavaField {
  return { type: itsClass.name.charAt(1), name: itsClass.name };
}

function isClass(value: JavaValue | JavaClass | undefined): value is JavaClass {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'class';
}
