import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileTemplate, decodeEntities, ENGINES } from './index.ts';
import { render } from './testing/render.ts';

it.each([
  ['Ann &amp; Ben&#39;s &amp;lt; &copy;', "Ann & Ben's &lt; &copy;"],
  ['&lt;b&gt; &quot;&apos;&nbsp;', '<b> "\'\u00a0'],
  ['&#x27;&#X1f600;&#128512;', "'😀😀"],
  ['&#0;&#xd800;&#x110000;&#9999999;&#;&#x;&;& amp;', '&#0;&#xd800;&#x110000;&#9999999;&#;&#x;&;& amp;'],
])('%s is decoded once', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

it('decoding undoes the escaping of text templates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(decodeEntities(render('{{ v }}', { v: value }, ENGINES.text))).toBe(value);
    }),
  );
});

it('the example of the engines holds', () => {
  const result = compileTemplate('{"text": "{{ notification.content }}"}', ENGINES.message);
  expect(result.ok && result.template.render({ notification: { content: '"' } })).toBe('{"text": "\\""}');
});
