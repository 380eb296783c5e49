import { describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import { answerRequest } from './answer-request.ts';
import { readBom } from './read-bom.ts';
import type { ReadResponse } from './reader-protocol.ts';
import { MAX_UNDER_WAY } from './reader-protocol.ts';

/** All answers to a request for `bytes`, each of which arrives at once. */
async function answersTo(bytes: Uint8Array, { validate = false } = {}): Promise<ReadResponse[]> {
  const arrived = new Int32Array(new SharedArrayBuffer(4));
  const answers: ReadResponse[] = [];
  await answerRequest({ id: 7, bytes: bytes as Uint8Array<ArrayBuffer>, validate, arrived }, (response) => {
    answers.push(response);
    if (response.kind === 'part') Atomics.add(arrived, 0, 1);
  });
  return answers;
}

describe('answerRequest', () => {
  it('sends long lists in parts of a thousand and the rest as the end', async () => {
    const count = MAX_UNDER_WAY * 1000 + 1;
    const components = Array.from({ length: count }, (_, i) => ({ type: 'library', name: `a${i}` }));
    const document = jsonBom({ components, services: [{ name: 's' }] });
    const answers = await answersTo(document);
    const parts = answers.flatMap((each) =>
      each.kind === 'part' ? [{ list: each.list, count: each.items.length }] : [],
    );
    expect(parts).toEqual([
      ...Array.from({ length: MAX_UNDER_WAY }, () => ({ list: 'components', count: 1000 })),
      { list: 'components', count: 1 },
      { list: 'services', count: 1 },
    ]);
    const read = readBom(document);
    expect(answers.at(-1)).toEqual({
      id: 7,
      kind: 'end',
      bom: { ...(read.ok && read.bom), components: [], services: [] },
      format: 'json',
      specVersion: '1.6',
    });
  });

  it('sends full lists of XML while it reads, and dependencies in the end, when they are merged', async () => {
    const repeat = (count: number, text: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => text(i)).join('');
    const components = repeat(1001, (i) => `<component type="library"><name>a${i}</name></component>`);
    const dependencies = repeat(1001, (i) => `<dependency ref="a${i}"/>`);
    const answers = await answersTo(
      xmlBom(`<components>${components}</components><dependencies>${dependencies}</dependencies>`),
    );
    expect(
      answers.map((each) => (each.kind === 'part' ? [each.list, each.items.length] : each.kind)),
    ).toEqual([['components', 1000], ['components', 1], ['dependencies', 1000], ['dependencies', 1], 'end']);
  });

  it('judges by the schema only when asked to', async () => {
    const document = jsonBom({ components: [{ type: 'gadget', name: 'a' }] });
    expect(await answersTo(document, { validate: true })).toMatchObject([
      { id: 7, kind: 'refused', refusal: { violations: [{ path: '$.components[0].type' }] } },
    ]);
    expect((await answersTo(document)).at(-1)).toMatchObject({ kind: 'end' });
  });

  it('answers a document that cannot be read with its refusal', async () => {
    expect(await answersTo(bytesOf('hello'))).toMatchObject([
      { kind: 'refused', refusal: { detail: 'The document is neither a JSON object nor XML' } },
    ]);
  });

  it('answers a bug with its message, so that nobody waits for ever', async () => {
    expect(await answersTo({ length: 1 } as Uint8Array)).toEqual([
      { id: 7, kind: 'failed', message: expect.stringMatching(/./) },
    ]);
  });
});
