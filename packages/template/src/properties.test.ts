import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTemplate, type EscapingStrategy } from './index.ts';
import { errorOf, render } from './testing/render.ts';

const WORDS = [
  '{{',
  '}}',
  '{%',
  '%}',
  '{#',
  '#}',
  '{%-',
  '-%}',
  '#{',
  '}',
  '{',
  '(',
  ')',
  '[',
  ']',
  '"',
  "'",
  '\\',
  '|',
  '.',
  ',',
  ':',
  '?',
  '=',
  '==',
  '!=',
  '<',
  '>=',
  '..',
  '~',
  '+',
  '-',
  '*',
  '/',
  '%',
  ' ',
  '\n',
  '1',
  '2.5',
  '0',
  '9L',
  'a',
  'l',
  'm',
  't',
  'loop',
  'x',
  'if',
  'elseif',
  'else',
  'endif',
  'for',
  'in',
  'endfor',
  'set',
  'macro',
  'endmacro',
  'filter',
  'endfilter',
  'autoescape',
  'endautoescape',
  'verbatim',
  'endverbatim',
  'is',
  'not',
  'and',
  'or',
  'contains',
  'equals',
  'null',
  'true',
  'empty',
  'even',
  'range',
  'max',
  'upper',
  'length',
  'date',
  'default',
  'join',
  'sort',
  'slice',
  'replace',
  'numberformat',
  'escape',
  'raw',
  'strategy',
  '"json"',
  "'HH:mm'",
  'get',
  'size',
  'toString',
];
const word = fc.constantFrom(...WORDS);
const context = { a: { b: 1 }, l: [3, 'x', null], m: new Map([['k', 1]]), t: 'te"xt', x: 2 };

/** Renders soup. Anything but an output or a TemplateError fails the test. */
function stir(source: string): void {
  const result = compileTemplate(source, { maxSteps: 20_000, maxOutputLength: 100_000 });
  if (!result.ok) {
    expect(result.error.line).toBeGreaterThan(0);
    expect(result.error.column).toBeGreaterThan(0);
    return;
  }
  try {
    expect(typeof result.template.render(context)).toBe('string');
  } catch (error) {
    expect(error).toMatchObject({ name: 'TemplateError', line: expect.any(Number) });
  }
}

describe('properties', () => {
  it('text without delimiters renders unchanged', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !/\{[{%#]/.test(value));
    fc.assert(
      fc.property(text, fc.boolean(), (value, trimNewLines) => {
        expect(render(value, {}, { trimNewLines })).toBe(value);
      }),
    );
  });

  it('a text escaped for JSON parses back to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(JSON.parse(render('"{{ v }}"', { v: value }, { escaping: 'json' }))).toBe(value);
        expect(JSON.parse(render('"{{ v|escape(strategy="json")|raw }}"', { v: value }))).toBe(value);
      }),
    );
  });

  it('a plain object prints as the JSON it stands for', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (value) => {
        fc.pre(typeof value.toString !== 'string');
        expect(JSON.parse(render('{{ v|raw }}', { v: value }))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('a text escaped for a URL decodes to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const text = render('q={{ v }}&f={{ v|url_encode|raw }}', { v: value }, { escaping: 'url_param' });
        const params = new URLSearchParams(text);
        expect(params.get('q')).toBe(value.toWellFormed());
        expect(params.get('f')).toBe(value.toWellFormed());
      }),
    );
  });

  it('a text escaped for a script evaluates to itself and holds no sign of HTML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const escaped = render('{{ v }}', { v: value }, { escaping: 'js' });
        expect(escaped).toMatch(/^[ -~]*$/);
        expect(escaped).not.toMatch(/[<>&]|(?:^|[^\\])(?:\\\\)*["']/);
        const json = escaped.replace(/\\(x([0-9A-F]{2})|'|\/)/g, (_, sign: string, hex?: string) =>
          hex ? `\\u00${hex}` : sign,
        );
        expect(JSON.parse(`"${json}"`)).toBe(value);
      }),
    );
  });

  it('no strategy changes letters and digits, and none lets HTML through', () => {
    const strategies: EscapingStrategy[] = ['html', 'js', 'css', 'url_param'];
    fc.assert(
      fc.property(
        fc.constantFrom(...strategies),
        fc.stringMatching(/^[A-Za-z][A-Za-z0-9]*$/),
        (escaping, value) => {
          expect(render('{{ v }}', { v: value }, { escaping })).toBe(value);
          expect(render('{{ v }}', { v: `<${value}>` }, { escaping })).not.toMatch(/(?<!\\)[<>]/);
        },
      ),
    );
  });

  it('soup of tokens gives a text or an error of ours', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.constantFrom('', ' '), (words, glue) =>
        stir(words.join(glue)),
      ),
      { numRuns: runs(3000) },
    );
  });

  it('soup inside a tag gives a text or an error of ours', () => {
    const inside = fc.array(word, { maxLength: 12 });
    fc.assert(
      fc.property(inside, fc.constantFrom('{{ ', '{% set y = ', '{% if '), (words, open) => {
        const close = open === '{{ ' ? ' }}' : open.startsWith('{% set') ? ' %}' : ' %}{% endif %}';
        stir(open + words.join(' ') + close);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('a filter takes any value without failing in a way of its own', () => {
    const value = fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: false }), fc.double(), fc.bigInt());
    const names =
      'abbreviate(5) abs capitalize date("yy") default("x") escape first join last length lower merge([1]) numberformat("0.#") raw replace({"a":"b"}) reverse rsort slice(1) sort title trim upper url_encode'.split(
        ' ',
      );
    fc.assert(
      fc.property(value, fc.constantFrom(...names), (input, filter) => {
        const source = `{{ v|${filter} }}`;
        const result = compileTemplate(source);
        if (!result.ok) throw result.error;
        try {
          expect(typeof result.template.render({ v: input })).toBe('string');
        } catch (error) {
          expect(error).toMatchObject({ name: 'TemplateError' });
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('sorting by a template is sorting', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const sorted = [...values].sort((left, right) => left - right);
        expect(render('{{ v|sort|join(",") }}', { v: values })).toBe(sorted.join(','));
        expect(render('{{ v|rsort|join(",") }}', { v: values })).toBe(sorted.reverse().join(','));
      }),
    );
  });

  it('the place of an error is that of the wrong name', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '\r\n', '😀')), (pieces) => {
        const before = pieces.join('');
        const lines = before.split(/\r\n|\n/);
        expect(errorOf(`${before}{{ 1|nope }}`)).toMatchObject({
          line: lines.length,
          column: lines.at(-1)!.length + 6,
        });
      }),
    );
  });
});
