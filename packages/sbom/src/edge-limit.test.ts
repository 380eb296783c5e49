import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { readBom } from './read-bom.ts';
import { validateBom } from './validate-bom.ts';

const most = 500_000;
const refused = {
  ok: false,
  title: 'The uploaded BOM is invalid',
  detail: 'The document has more than 500000 edges in its dependency graph',
  violations: [],
};

/** Dependencies with this many edges in all, a thousand each; every edge has a name of its own. */
function graph(edges: number) {
  return Array.from({ length: Math.ceil(edges / 1000) }, (_, i) => ({
    ref: `r${i}`,
    names: Array.from({ length: Math.min(1000, edges - i * 1000) }, (_each, j) => `${i}-${j}`),
  }));
}

const json = (edges: number, more: object = {}) =>
  jsonBom({ dependencies: graph(edges).map(({ ref, names }) => ({ ref, dependsOn: names })), ...more });

/** Below this size a document is parsed whole. */
const shortJson = (edges: number) =>
  jsonBom({
    dependencies: graph(edges).map(({ ref, names }) => ({
      ref,
      provides: names.map((_, i) => i.toString(36)),
    })),
  });

const xml = (edges: number, specVersion = '1.6') =>
  xmlBom(
    `<dependencies>${graph(edges)
      .map(
        ({ ref, names }) =>
          `<dependency ref="${ref}">${names.map((name) => `<dependency ref="${name}"/>`).join('')}</dependency>`,
      )
      .join('')}</dependencies>`,
    specVersion,
  );

/** Field 8 of a BOM is a dependency: its ref and the dependencies inside. */
function protobuf(edges: number): Uint8Array {
  const text = (name: string) => [0x0a, name.length, ...bytesOf(name)];
  const size = (length: number) => [(length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, length >> 14];
  const version = [0x0a, 3, ...bytesOf('1.6')];
  const messages = graph(edges).map(({ ref, names }) => {
    const inner = names.flatMap((name) => [0x12, name.length + 2, ...text(name)]);
    const message = [...text(ref), ...inner];
    return Uint8Array.from([0x42, ...size(message.length), ...message]);
  });
  return Buffer.concat([Uint8Array.from(version), ...messages]);
}

describe('a dependency graph', () => {
  it.each([
    ['JSON', json],
    ['JSON that is read whole', shortJson],
    ['XML', xml],
    ['Protocol Buffers', protobuf],
  ])('may have 500,000 edges and not one more, in %s', async (_format, bom) => {
    expect(await validateBom(bom(most))).toMatchObject({ ok: true });
    const tooMany = bom(most + 1);
    expect(await validateBom(tooMany)).toEqual(refused);
    expect(readBom(tooMany)).toEqual(refused);
  });

  it('may have more entries than edges, which are components', async () => {
    const entries = Array.from({ length: most + 10 }, (_, i) => `<dependency ref="r${i}"/>`).join('');
    expect(await validateBom(xmlBom(`<dependencies>${entries}</dependencies>`))).toMatchObject({ ok: true });
  });
});
