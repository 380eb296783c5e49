import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberTexts } from './json-text.ts';

describe('memberTexts', () => {
  it('writes what JSON.stringify writes, whatever the objects are', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(json, fc.array(json), (shared, rows) => {
        const textOf = memberTexts('shared');
        for (const own of rows) {
          const row = { ...own, shared };
          expect(JSON.parse(textOf(row))).toEqual(JSON.parse(JSON.stringify(row)));
        }
      }),
    );
  });

  it('writes a shared object once', () => {
    const shared = { id: 1 };
    let written = 0;
    const textOf = memberTexts('shared', (value) => ({ ...value, n: ++written }));
    expect([textOf({ a: 1, shared }), textOf({ shared })]).toEqual([
      '{"a":1,"shared":{"id":1,"n":1}}',
      '{"shared":{"id":1,"n":1}}',
    ]);
  });
});
