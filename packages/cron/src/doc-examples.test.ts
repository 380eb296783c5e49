import { docExamples, functionsWithoutExample } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import * as cron from './index.ts';

const examples = docExamples(import.meta.dirname, cron);

describe('the examples in the docstrings', () => {
  it('are at least one for each exported function', () => {
    expect(functionsWithoutExample(examples, cron)).toEqual([]);
  });

  it.each(examples)('$title', async ({ run }) => {
    const { got, expected } = await run();
    expect(got).toEqual(expected);
  });
});
