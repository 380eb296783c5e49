import { docExamples, functionsWithoutExample } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { componentFacts, policyContext } from '../test/facts.ts';
import * as policy from './index.ts';

const facts = componentFacts({ purl: 'pkg:npm/left-pad@1.3.0' });
const examples = docExamples(import.meta.dirname, { ...policy, facts, context: policyContext() });

describe('the examples in the docstrings', () => {
  it('are at least one for each exported function', () => {
    expect(functionsWithoutExample(examples, policy)).toEqual([]);
  });

  it.each(examples)('$title', async ({ run }) => {
    const { got, expected } = await run();
    expect(got).toEqual(expected);
  });
});
