import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../test/documents.ts';
import type { Bom } from './model.ts';
import { readBom } from './read-bom.ts';

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** The tag of a field, and what follows as it stands. */
const raw = (number: number, wireType: number, ...content: number[]) =>
  join(
    protobuf.Writer.create()
      .uint32((number << 3) | wireType)
      .finish(),
    new Uint8Array(content),
  );

/** A field with a number. */
const numbered = (number: number, value: number) =>
  join(raw(number, VARINT), protobuf.Writer.create().int64(value).finish());

/** A field with a text or a message. */
function field(number: number, ...content: (Uint8Array | string)[]): Uint8Array {
  const bytes = join(...content.map((each) => (typeof each === 'string' ? bytesOf(each) : each)));
  return join(raw(number, BYTES), protobuf.Writer.create().bytes(bytes).finish());
}

const bom = (...fields: Uint8Array[]) => join(field(1, '1.6'), ...fields);
const component = (...fields: Uint8Array[]) => bom(field(5, field(8, 'acme'), ...fields));
const metadata = (...fields: Uint8Array[]) => field(4, ...fields);

function read(bytes: Uint8Array): Bom {
  const result = readBom(bytes);
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

describe('a field of a Protocol Buffers document', () => {
  it.each<[string, number, number, Uint8Array]>([
    ['name', 0, 2, bom(field(5, raw(8, VARINT, 1)))],
    ['type', 5, 0, component(raw(1, FIXED32, 1, 0, 0, 0))],
    ['modified', 2, 0, component(field(18, 'yes'))],
    ['hashes', 0, 2, component(raw(12, VARINT, 1))],
    ['timestamp', 0, 2, bom(metadata(raw(1, VARINT, 1)))],
    ['copyright', 0, 2, component(field(23, raw(2, VARINT, 1)))],
    ['score', 0, 5, bom(field(10, field(5, raw(2, VARINT, 1))))],
  ])('"%s" of the wire type %i is refused by its name', (name, actual, expected, bytes) => {
    expect(readBom(bytes)).toMatchObject({
      ok: false,
      detail: `The document is not well-formed Protocol Buffers: field "${name}" has wire type ${actual} instead of ${expected}`,
    });
  });

  it.each<[string, Uint8Array, object]>([
    ['a word that is not known', numbered(11, 99), {}],
    ['a word that stands for none', join(numbered(11, 0), numbered(1, 0)), {}],
    ['an empty text', field(9), {}],
    ['the number zero', raw(0, VARINT, 1), {}],
    ['a truth value', numbered(18, 1), { modified: true }],
    ['numbers in one run', field(11, new Uint8Array([1, 2])), { scope: 'optional' }],
    [
      'a wrapped text beside what is not known',
      field(23, field(2, field(9, 'unknown'), field(1, 'Acme'))),
      { evidence: { copyright: ['Acme'] } },
    ],
  ])('with %s is read as the model has it', (_, fields, expected) => {
    expect(read(component(fields)).components).toEqual([{ type: 'library', name: 'acme', ...expected }]);
  });

  it.each<[string, Uint8Array, string | undefined]>([
    ['seconds', numbered(1, 1_714_557_600), '2024-05-01T10:00:00Z'],
    ['parts of seconds', join(numbered(1, 1_714_557_600), numbered(2, 5e8)), '2024-05-01T10:00:00.500Z'],
    ['what is not known', join(field(3, 'unknown'), numbered(1, 0)), '1970-01-01T00:00:00Z'],
    ['more seconds than a calendar has', numbered(1, 9e14), undefined],
  ])('that is a time of %s', (_, time, expected) => {
    expect(read(bom(metadata(field(1, time)))).metadata?.timestamp).toBe(expected);
  });

  const float = (value: number) => raw(2, FIXED32, ...new Uint8Array(new Float32Array([value]).buffer));
  const double = (value: number) => raw(2, FIXED64, ...new Uint8Array(new Float64Array([value]).buffer));

  it.each<[string, Uint8Array, object]>([
    ['single precision', float(7.3), { score: 7.3 }],
    ['double precision', double(7.3), { score: 7.3 }],
    ['single precision without end', float(Number.POSITIVE_INFINITY), {}],
    ['double precision that is none', double(Number.NaN), {}],
  ])('that is a decimal of %s', (_, score, expected) => {
    expect(read(bom(field(10, field(5, score)))).vulnerabilities[0]?.ratings).toEqual([expected]);
  });
});

describe('a Protocol Buffers document', () => {
  it('is known by its first field when that is not its version', () => {
    expect(read(join(numbered(2, 3), field(5, field(8, 'acme'))))).toMatchObject({
      specVersion: '1.7',
      version: 3,
      components: [{ name: 'acme' }],
    });
  });

  it('has both contents of a message that is given twice, also inside it', () => {
    const first = metadata(field(3, field(1, 'Ada')), field(6, field(1, 'Acme')));
    const second = metadata(field(3, field(1, 'Bob')), field(6, field(3, field(1, 'Cy'))));
    expect(read(bom(first, second)).metadata).toEqual({
      authors: [{ name: 'Ada' }, { name: 'Bob' }],
      supplier: { name: 'Acme', contacts: [{ name: 'Cy' }] },
    });
  });

  it('has the last value of a text that is given twice', () => {
    expect(read(component(field(9, '1'), field(9, '2'))).components[0]?.version).toBe('2');
  });

  it('keeps what a dependency provides', () => {
    const edge = field(8, field(1, 'a'), field(3, 'b'), field(3, 'c'));
    expect(read(bom(edge)).dependencies).toEqual([{ ref: 'a', provides: ['b', 'c'] }]);
  });

  it('is refused when a field reaches beyond its message', () => {
    const over = raw(5, BYTES, 3, (8 << 3) | BYTES, 9, 0x61);
    expect(readBom(bom(over, field(5, field(8, 'long enough'))))).toMatchObject({
      detail: 'The document is not well-formed Protocol Buffers: a message runs over its end',
    });
  });
});
