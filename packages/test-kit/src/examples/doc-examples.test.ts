import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as kit from './doc-examples.ts';
import { type DocExample, docExamples, functionsWithoutExample } from './doc-examples.ts';

const SOURCE = `
/**
 * Adds.
 *
 * @example
 * add(1, 2); // 3
 * const three = add(1, 2);
 * add(
 *   three,
 *   1,
 * ) // 5
 * [add(three, three), 'https://example.org'];
 * // [
 * //   6, 'https://example.org']
 *
 * @throws nothing
 */
export const add = (a, b) => a + b;

/** @param a said without a block: add(0, 0) // 7 */
export const negative = (a) => -a;
`;

let folder = '';
let examples: DocExample[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-examples-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'add.ts'), SOURCE);
  writeFileSync(join(folder, 'add.test.ts'), SOURCE);
  examples = docExamples(folder, {});
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('docExamples', () => {
  it('finds every statement that names its result, and not those of tests', () => {
    expect(examples.map(({ title }) => title)).toEqual([
      'add(1, 2)',
      'add( three, 1, )',
      "[add(three, three), 'https://example.org']",
    ]);
  });

  it('runs a statement after those before it and says what it gives', async () => {
    expect(await examples[0]?.run()).toEqual({ got: 3, expected: 3 });
    expect(await examples[1]?.run()).toEqual({ got: 4, expected: 5 });
    expect(await examples[2]?.run()).toEqual({
      got: [6, 'https://example.org'],
      expected: [6, 'https://example.org'],
    });
  });
});

describe('functionsWithoutExample', () => {
  it('names the functions that no example calls', () => {
    const none = () => undefined;
    expect(functionsWithoutExample(examples, { add: none, dd: none, SIZE: 1 })).toEqual(['dd']);
  });
});

describe('the examples in the docstrings', () => {
  it.each(docExamples(import.meta.dirname, kit))('$title', async ({ run }) => {
    const { got, expected } = await run();
    expect(got).toEqual(expected);
  });
});
