import { docExamples, functionsWithoutExample } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import * as sbom from './index.ts';
import * as node from './node.ts';

const entry = { ...sbom, ...node };
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
