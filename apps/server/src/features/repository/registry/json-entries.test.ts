import { describe, expect, it } from 'vitest';
import { jsonEntries } from './json-entries.ts';

async function entriesOf(text: string, size: number): Promise<unknown[]> {
  async function* chunks() {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const entries: unknown[] = [];
  for await (const entry of jsonEntries(chunks(), 'packages')) entries.push(entry);
  return entries;
}

const one = { pname: 'a', meta: { text: 'with "quotes" and } braces {', deep: { er: [{}, 1] } } };
const document = JSON.stringify({
  version: 2,
  meta: { packages: { no: 1 } },
  packages: { 'x.a': one, 'x.packages': { pname: 'ü' }, 'x.none': {} },
  more: { packages: { no: 2 } },
});

describe('the objects in a member of a JSON document', () => {
  it.each([1, 2, 7, 64, 10_000])('are taken from pieces of %i bytes', async (size) => {
    expect(await entriesOf(document, size)).toEqual([one, { pname: 'ü' }, {}]);
  });

  it.each([
    ['half of it', document.slice(0, 100), 'ends before it should'],
    ['nothing', '', 'ends before it should'],
    ['a page', '<!doctype html><p>Sign in</p>', 'is not JSON'],
    ['a broken entry', '{"packages":{"a":{"pname":}}}', 'cannot be read'],
    ['an entry without end', `{"packages":{"a":{"b":"${'x'.repeat(1_200_000)}`, 'has no end'],
  ])('are none of %s', async (_what, text, message) => {
    await expect(entriesOf(text, 65_536)).rejects.toThrow(new RegExp(message, 'i'));
  });
});
