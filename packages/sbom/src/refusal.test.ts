import { describe, expect, it } from 'vitest';
import { jsonBom } from '../test/documents.ts';
import { processBom } from './process-bom.ts';
import { RefusalError, refusalOf } from './refusal.ts';

describe('refusalOf', () => {
  it('gives the refusal that a reader threw', () => {
    expect(refusalOf(new RefusalError('The document is empty'))).toEqual({
      ok: false,
      title: 'The uploaded BOM is invalid',
      detail: 'The document is empty',
      violations: [],
    });
  });

  it('takes the end of the stack for nesting', () => {
    const descend = (depth: number): number => 1 + descend(depth + 1);
    const run = () => {
      try {
        return descend(0);
      } catch (error) {
        return refusalOf(error);
      }
    };
    expect(run()).toMatchObject({ ok: false, detail: 'The document is nested too deeply' });
  });

  it('leaves a bug thrown', () => {
    const bug = new TypeError('a is undefined');
    expect(() => refusalOf(bug)).toThrow(bug);
  });
});

describe('processBom', () => {
  const document = jsonBom({ components: [{ type: 'gadget', name: 'a' }] });

  it('reads what the schema does not hold for when it is not to be checked', async () => {
    expect(await processBom(document, { validate: false })).toMatchObject({
      ok: true,
      bom: { components: [{ type: 'gadget' }] },
    });
  });

  it('refuses it by its path when it is to be checked', async () => {
    expect(await processBom(document, { validate: true })).toMatchObject({
      ok: false,
      violations: [{ path: '$.components[0].type' }],
    });
  });
});
