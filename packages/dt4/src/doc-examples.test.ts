import { docExamples, functionsWithoutExample } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import * as dt4 from './index.ts';

const examples = docExamples(import.meta.dirname, dt4);

describe('the examples in the docstrings', () => {
  it('are at least one for each exported function', () => {
    expect(functionsWithoutExample(examples, dt4)).toEqual([]);
  });

  it.each(examples)('$title', async ({ run }) => {
    const { got, expected } = await run();
    expect(got).toEqual(expected);
  });
});
