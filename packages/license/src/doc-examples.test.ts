import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as license from './index.ts';
import { docExamples, runExample } from './testing/doc-examples.ts';
import * as texts from './texts.ts';

const examples = docExamples(fileURLToPath(new URL('.', import.meta.url)));

describe('the examples in the docstrings', () => {
  it('are at least one for each exported function', () => {
    const functions = Object.entries({ ...license, ...texts }).filter(
      ([, value]) => typeof value === 'function',
    );
    const withoutExample = functions.filter(
      ([name]) => !examples.some(({ code }) => code.includes(`${name}(`)),
    );
    expect(withoutExample.map(([name]) => name)).toEqual([]);
  });

  it.each(examples)('$code gives $result', async ({ code, result }) => {
    const given = await runExample(code, { ...license, ...texts });
    expect(given).toEqual(await runExample(`return (${result});`, {}));
  });
});
