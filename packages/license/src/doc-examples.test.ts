import { docExamples, functionsWithoutExample } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import * as license from './index.ts';
import * as texts from './texts.ts';

const entry = { ...license, ...texts };
const examples = docExamples(import.meta.dirname, entry);

describe('the examples in the docstrings', () => {
  it('are at least one for each exported function', () => {
    expect(functionsWithoutExample(examples, entry)).toEqual([]);
  });

  it.each(examples)('$title', async ({ run }) => {
    const { got, expected } = await run();
    expect(got).toEqual(expected);
  });
});
