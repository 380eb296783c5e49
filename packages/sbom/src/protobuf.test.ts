import { hasSharedData, listShared, readShared } from '@waybill/test-kit';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../test/documents.ts';
import type { TakePart } from './cyclonedx/long-lists.ts';
import { processInParts } from './process-bom.ts';
import { readBom } from './read-bom.ts';
import { encodeTextproto } from './testing/textproto.ts';
import { validateBom } from './validate-bom.ts';

/** Field `number` with these bytes. */
function field(number: number, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  return new Uint8Array(
    protobuf.Writer.create()
      .uint32((number << 3) | 2)
      .bytes(bytes)
      .finish(),
  );
}

const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const bom = (...fields: Uint8Array[]) => join(field(1, '1.6'), ...fields);

describe('Protocol Buffers', () => {
  it('reads a component and passes over unknown fields', () => {
    const component = join(field(8, 'acme'), field(9, '1.0'), field(200, 'unknown'));
    const result = readBom(bom(field(5, component)));
    expect(result).toMatchObject({
      ok: true,
      format: 'protobuf',
      specVersion: '1.6',
      bom: { components: [{ type: 'library', name: 'acme', version: '1.0' }] },
    });
  });

  it('reads nested dependencies as edges', () => {
    const edge = join(field(1, 'a'), field(2, join(field(1, 'b'), field(2, field(1, 'c')))));
    const result = readBom(bom(field(8, edge)));
    expect(result.ok && result.bom.dependencies).toEqual([
      { ref: 'a', dependsOn: ['b'] },
      { ref: 'b', dependsOn: ['c'] },
    ]);
  });

  it('refuses a version it does not know', () => {
    expect(readBom(field(1, '1.9'))).toMatchObject({
      detail: 'CycloneDX version "1.9" is not known in Protocol Buffers; known are 1.3 to 1.7',
    });
  });

  it('names a license without id and name', async () => {
    const component = join(field(8, 'acme'), field(13, field(1, field(4, 'https://example.org'))));
    expect(await validateBom(bom(field(5, component)))).toMatchObject({
      ok: false,
      violations: [{ path: 'components[0].licenses[0]', message: 'has neither id nor name nor expression' }],
    });
  });

  it('names a component without a name', async () => {
    expect(await validateBom(bom(field(5, field(9, '1.0'))))).toMatchObject({
      violations: [{ path: 'components[0]', message: 'member "name" is missing' }],
    });
  });

  it.each([
    ['cut off', bom(field(5, field(8, 'acme'))).subarray(0, -2)],
    ['of the wrong wire type', bom(new Uint8Array([(5 << 3) | 0, 1]))],
    ['with text that is not UTF-8', bom(field(5, field(8, new Uint8Array([0xff, 0xfe]))))],
    ['with a length beyond the end', bom(new Uint8Array([(5 << 3) | 2, 0xff, 0xff, 0xff, 0xff, 0x0f]))],
  ])('refuses a document %s', (_, bytes) => {
    const result = readBom(bytes);
    expect(result.ok ? 'was read' : result.detail).toMatch(
      /^The document is not well-formed Protocol Buffers/,
    );
  });

  it('refuses components nested 10,000 deep', () => {
    // Built from the inside out: each level is a tag, a length and the level below.
    let nested = field(8, 'a');
    for (let depth = 0; depth < 10_000; depth++)
      nested = new Uint8Array(protobuf.Writer.create().uint32(170).bytes(nested).finish());
    const result = readBom(bom(field(5, nested)));
    expect(result.ok ? 'was read' : result.detail).toBe('The document is nested deeper than 100 messages');
  });
});

describe('a large Protocol Buffers document', () => {
  const component = (name: string) => field(5, join(field(3, `ref-${name}`), field(8, name)));
  const edge = (name: string) =>
    field(8, join(field(1, `ref-${name}`), field(2, join(field(1, 'b'), field(2, field(1, 'c'))))));
  const names = Array.from({ length: 2_500 }, (_, i) => `acme-${i}`);
  const fields = names.flatMap((name) => [component(name), edge(name)]);

  async function inParts(bytes: Uint8Array, validate: boolean) {
    const parts: [string, number][] = [];
    const lists: Record<string, unknown[]> = { components: [], dependencies: [] };
    const take: TakePart = (list, items) => {
      parts.push([list, items.length]);
      for (const item of items) lists[list]?.push(item);
    };
    return { parts, lists, result: await processInParts(bytes, validate, take) };
  }

  it.each([true, false])(
    'is read in parts, and they make the same document (validate %s)',
    async (validate) => {
      const bytes = bom(...fields);
      const { parts, lists, result } = await inParts(bytes, validate);
      const whole = readBom(bytes);
      if (!result.ok || !whole.ok) throw new Error('is not read');
      expect([...(lists.components ?? []), ...result.bom.components]).toEqual(whole.bom.components);
      expect([...(lists.dependencies ?? []), ...result.bom.dependencies]).toEqual(whole.bom.dependencies);
      expect(whole.bom.components).toHaveLength(names.length);
      expect(whole.bom.dependencies).toHaveLength(names.length * 2);
      expect(new Set(parts.map(([list, length]) => `${list} ${length}`))).toEqual(
        new Set(['components 1000', 'dependencies 1000']),
      );
    },
  );

  it('is refused with the place of what is wrong in a later part', async () => {
    const bytes = bom(...fields, field(5, field(9, '1.0')));
    const refusal = {
      ok: false,
      violations: [{ path: 'components[2500]', message: 'member "name" is missing' }],
    };
    expect((await inParts(bytes, true)).result).toMatchObject(refusal);
    expect(await validateBom(bytes)).toMatchObject(refusal);
  });
});

const FOLDER = 'cyclonedx-spec/cases';

const cases = hasSharedData ? listShared(FOLDER).filter((path) => path.endsWith('.textproto')) : [];

describe.skipIf(!hasSharedData)('a Protocol Buffers case that exists in JSON, too', () => {
  const twins = cases.filter((path) => readsLike(path));
  it.each(twins)('reads to the same model from both: %s', (path) => {
    const twin = readBom(readShared(`${FOLDER}/${path.replace('.textproto', '.json')}`));
    const read = readBom(encodeTextproto(path));
    if (!read.ok || !twin.ok) throw new Error('is not read');
    expect(withoutTimes(read.bom)).toEqual(withoutTimes(twin.bom));
  });
});

/** Twins whose data differ: other names, classifications, times or members. */
const UNLIKE =
  /valid-(?:bom-1\.[345]|service-1\.[345]|vulnerability-1\.[45]|evidence-1\.5|license-id-1\.5|machine-learning-1\.5|citations-1\.7|cryptography-certificate-advanced-1\.7|cryptography-full-deprecated-1\.7|patent-1\.7)\.textproto$/;

function readsLike(path: string): boolean {
  return !UNLIKE.test(path) && listShared(FOLDER).includes(path.replace('.textproto', '.json'));
}

/** Protocol Buffers hold a point in time and not how it was written. */
function withoutTimes(value: object): unknown {
  return JSON.parse(JSON.stringify(value), (_, member) =>
    typeof member === 'string' && /^\d{4}-\d\d-\d\dT/.test(member) ? new Date(member).toISOString() : member,
  );
}
