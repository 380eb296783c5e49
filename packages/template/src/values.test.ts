import { describe, expect, it } from 'vitest';
import type { TemplateOptions } from './index.ts';
import { errorOf, render } from './testing/render.ts';

type Case = readonly [template: string, output: string, context?: Readonly<Record<string, unknown>>];

function holds(cases: readonly Case[], options?: TemplateOptions): void {
  it.each(cases.map(([template, output, context]) => ({ template, output, context })))(
    '$template',
    ({ template, output, context }) => {
      expect(render(template, context, options)).toBe(output);
    },
  );
}

describe('printing', () => {
  holds(
    [
      ['{{ true }}{{ FALSE }}{{ 1.5 }}{{ 7L }}{{ NULL }}{{ none }}', 'truefalse1.57'],
      ['{{ b }}', '12345678901234567890', { b: 12345678901234567890n }],
      ['{{ d }}', 'Fri Nov 20 08:05:09 UTC 2026', { d: new Date(Date.UTC(2026, 10, 20, 8, 5, 9)) }],
      ['{{ s }}', '[1, null, x]', { s: new Set([1, null, 'x']) }],
      [
        '{{ m }}',
        '{a=1, b=null, c=[2]}',
        {
          m: new Map<string, unknown>([
            ['a', 1],
            ['b', null],
            ['c', [2]],
          ]),
        },
      ],
      ['{{ {"a": [1, {}]} }}', '{a=[1, {}]}'],
      ['{{ o }}', 'Named', { o: { name: 'x', toString: 'Named' } }],
      ['{{ [o] }}', '[Named]', { o: { toString: 'Named' } }],
      ['{{ o }}', '{"a":1}', { o: Object.assign(Object.create(null), { a: 1 }) }],
    ],
    { escaping: 'none' },
  );

  it('objects without a text of their own print compact JSON', () => {
    const value = {
      t: 'a"b',
      n: [1.5, Number.NaN, 10n],
      d: new Date(0),
      wrong: new Date(Number.NaN),
      m: new Map<unknown, unknown>([
        ['k', null],
        [1, true],
      ]),
      s: new Set(['x']),
      skipped: undefined,
      run: () => 1,
    };
    expect(render('{{ v | raw }}', { v: value })).toBe(
      '{"t":"a\\"b","n":[1.5,null,10],"d":"1970-01-01T00:00:00.000Z","wrong":null,"m":{"k":null,"1":true},"s":["x"]}',
    );
  });

  it('objects of another realm are data, too', () => {
    const foreign = Object.create(Object.create(null, { isPrototypeOf: { value: () => true } }));
    foreign.a = 1;
    expect(render('{{ v.a }}', { v: foreign })).toBe('1');
  });

  it('a template renders many times, each time from the start', () => {
    expect(render('{% set n = (n is null ? 0 : n) + 1 %}{{ n }}', {})).toBe('1');
  });
});

describe('operators', () => {
  holds([
    [
      '{{ 7 / 2 }} {{ 7 / 2.0 }} {{ 7.0 / 2 }} {{ -7 / 2 }} {{ 7 % 3 }} {{ (1 + 1.0) / 4 }} {{ -1.0 / 2 }}',
      '3 3.5 3.5 -3 1 0.5 -0.5',
    ],
    ['{{ h / 2 }}', '0.75', { h: 1.5 }],
    ['{{ -3 + +2 }} {{ - 0 }} {{ 2 * 3 + 4 % 3 }}', '-1 0 7'],
    ['{{ 1 + "a" + n }}', '1a'],
    ['{{ 1 ~ 2 | length }}', '2'],
    ['{{ "a" ~ "b" }}{{ "<" ~ x }}', 'ab&lt;&lt;', { x: '<' }],
    [
      '{{ 1 == "1" }}{{ 1 == 1.0 }}{{ null == none }}{{ null == 0 }}{{ "" == null }}',
      'falsetruetruefalsefalse',
    ],
    ['{{ 1n == a }}'.replace('1n', '1'), 'true', { a: 1n }],
    [
      '{{ [1, [2]] == [1, [2]] }}{{ [1] == [2] }}{{ [1] == [1, 2] }}{{ [1] == 1 }}{{ l == {} }}',
      'truefalsefalsefalsefalse',
      { l: {} },
    ],
    [
      '{{ d == e }}{{ d == 0 }}{{ d < f }}{{ f <= d }}',
      'truefalsetruefalse',
      { d: new Date(0), e: new Date(0), f: new Date(1) },
    ],
    ['{{ (t|escape) == "a" }}{{ t == "b" }}{{ t == 1 }}', 'truefalsefalse', { t: 'a' }],
    [
      '{{ 1 <= 1 }}{{ 1 >= 1 }}{{ 1 < 1 }}{{ 1 > 1 }}{{ 2 >= 1 }}{{ 1 >= 2 }}{{ n <= 1 }}{{ 1 <= n }}',
      'truetruefalsefalsetruefalsefalsefalse',
    ],
    [
      '{{ x > 1 }}{{ y == y }}{{ i >= i }}',
      'falsefalsetrue',
      { x: Number.NaN, i: Number.POSITIVE_INFINITY, y: Number.NaN },
    ],
    [
      '{{ "abc" contains "b" }}{{ n contains 1 }}{{ {"a": 1} contains "a" }}{{ [1, 2] contains [2, 1] }}{{ [1] contains [1, 2] }}',
      'truefalsetruetruefalse',
    ],
    ['{{ o contains "a" }}{{ s contains 1 }}', 'truetrue', { o: { a: 1 }, s: new Set([1]) }],
    ['{{ 0 ? 1 : 2 }}{{ "" ? 1 : 2 }}{{ "x" ? 1 : 2 }}{{ n ? 1 : 2 }}{{ b ? 1 : 2 }}', '22121', { b: 1n }],
    ['{{ false and l }}{{ true or l }}', 'falsetrue', { l: [] }],
    ['{{ not true == false }}', 'true'],
    ['{{ a ? b : c ? d : e }}', 'd', { c: 1, d: 'd' }],
    ['{{ 3..1 }}{{ "c".."a" }}{{ range("c", "a", -1)|join }}', '[][]cba'],
    ['{{ max(1, 3, 2) }}{{ min(2, n, 1) }}{{ max() }}{{ min(n) }}', '31'],
    ['{{ "a#{1 + 1}b#{"c#{x}"}" }}{{ "#" }}{{ "#{1}" }}', 'a2bc9#1', { x: 9 }],
    ['{{ "it\\\'s \\"q\\" \\\\ \\n" }}{{ \'a\\\'b\' }}', 'it\\\'s "q" \\ \\na&#39;b'.replace('&#39;', "'")],
    [
      '{{ organization }}{{ island }}{{ nothing }}{{ isnot }}',
      '1234',
      { organization: 1, island: 2, nothing: 3, isnot: 4 },
    ],
    ['{{ größe_1 }}', '5', { größe_1: 5 }],
  ]);
});

describe('members', () => {
  const date = new Date(5);
  holds([
    ['{{ a.b }}{{ a["b"] }}{{ a.b() }}{{ a.getB }}{{ a.B }}{{ a["x"] }}', '11111', { a: { b: 1 } }],
    [
      '{{ a.isOpen }}{{ a.hasOpen() }}{{ a.get }}{{ a.island }}',
      'yesyesgi',
      { a: { open: 'yes', get: 'g', island: 'i' } },
    ],
    [
      '{{ l[0] }}{{ l[9] }}{{ l[-1] }}{{ l["0"] }}{{ l.size }}{{ l.get(1) }}{{ l.isEmpty() }}{{ l.empty }}{{ l.contains("b") }}',
      'a2bfalsefalsetrue',
      { l: ['a', 'b'] },
    ],
    ['{{ s.size() }}{{ s.contains(2) }}{{ s[0] }}', '1false', { s: new Set([1]) }],
    [
      '{{ m.size }}{{ m.keySet }}{{ m.values }}{{ m.isEmpty }}{{ m.empty }}{{ m.containsKey("k") }}{{ m.getOrDefault("x", 7) }}',
      '1[k][5]falsefalsetrue7',
      { m: { k: 5 } },
    ],
    ['{% for e in m.entrySet() %}{{ e.key }}{{ e.value }}{% endfor %}', 'k5', { m: new Map([['k', 5]]) }],
    [
      '{{ m.get(1) }}{{ o.get(1) }}{{ o[1] }}{{ o.get(l) }}{{ o.get("zz") }}',
      'n11',
      { m: new Map([[1, 'n']]), o: { 1: '1' }, l: [] },
    ],
    ['{{ m["a"|escape] }}{{ {"a": 3}["a"] }}', '23', { m: new Map([['a', 2]]) }],
    [
      '{{ t.length }}{{ t.length() }}{{ t.trim }}{{ t.toUpperCase() }}{{ t.toLowerCase() }}{{ t.isEmpty }}{{ t.empty }}',
      '44ab AB  ab falsefalse',
      { t: ' ab ' },
    ],
    [
      '{{ t.isBlank }}{{ t.blank }}{{ t.contains("b") }}{{ t.startsWith("a") }}{{ t.endsWith("a") }}{{ t.indexOf("b") }}',
      'falsefalsetruetruefalse1',
      { t: 'ab' },
    ],
    [
      '{{ t.equalsIgnoreCase("AB") }}{{ t.equalsIgnoreCase(1) }}{{ t.substring(1) }}{{ t.substring("x") }}{{ t.equals("ab") }}',
      'truefalsebabtrue',
      { t: 'ab' },
    ],
    [
      '{{ t.startsWith() is null }}{{ t.trim(1) is null }}{{ 5.toString }}{{ n.equals(5) }}',
      'truetrue5true',
      { t: 'ab', n: 5 },
    ],
    ['{{ d.time }}{{ d.getTime() }}{{ d.day is null }}', '55true', { d: date }],
    ['{{ n.x() }}{{ n.get(1) }}{{ n[1] }}{{ 5.x }}{{ true.size }}', ''],
    ['{{ "abc".length }}{{ [1, 2][1] }}{{ {"a": 1}.a }}{{ ("a" ~ "b").length }}', '3212'],
    ['{{ l.is }}{{ l.and.contains }}', '12', { l: { is: 1, and: { contains: 2 } } }],
  ]);
});

describe('scopes', () => {
  holds([
    ['{% for x in [1, 2] %}{% set y = x %}{% endfor %}{{ y }}{{ x }}', ''],
    ['{% set y = 0 %}{% for x in [1, 2] %}{% set y = y + x %}{% endfor %}{{ y }}', '3'],
    ['{% for x in [1] %}{% set c = 2 %}{% endfor %}{{ c }}', '2', { c: 1 }],
    ['{% set loop = 5 %}{% for x in [1] %}{{ loop.last }}{% endfor %}{{ loop }}', 'true5'],
    [
      '{% for x in [1, 2] %}{% for y in [3] %}{{ loop.length }}{% endfor %}{{ loop.length }}{% endfor %}',
      '1212',
    ],
    ['{% for x in [] %}a{% else %}b{% endfor %}{% for x in none %}a{% else %}b{% endfor %}', 'b'],
    ['{% for x in [null] %}[{{ x }}]{% endfor %}', '[]', { x: 1 }],
    ['{% macro m(a) %}{{ a }}{{ c }}{% set c = 2 %}{{ c }}{% endmacro %}{{ m(1) }}{{ c }}', '121', { c: 1 }],
    ['{{ m(1) }}{% if false %}{% macro m(a) %}<{{ a }}>{% endmacro %}{% endif %}', '<1>'],
    ['{% macro m(a, b=a) %}{{ a }}{{ b }}{% endmacro %}{{ m(1) }}{{ m() }}{{ m(1, null) }}', '111'],
    ['{% macro m(a) %}<b>{{ a }}</b>{% endmacro %}{{ m("<" ~ x) }}', '<b>&lt;</b>'],
    ['{% macro m() %}<{% endmacro %}{{ m() ~ x }}{{ m()|upper }}', '&lt;&lt;'],
  ]);
});

describe('escaping', () => {
  const v = `<a href='x'>"\\/ -é😀\n\u2028`;
  it.each([
    ['html', '&lt;a href=&#39;x&#39;&gt;&quot;\\/ -é😀\n\u2028'],
    ['js', "\\x3Ca href=\\'x\\'\\x3E\\\"\\\\\\/ \\x2D\\xE9\\uD83D\\uDE00\\n\\u2028".replace('\\x2D', '-')],
    ['css', "\\<a\\20 href\\=\\'x\\'\\>\\\"\\\\\\/\\20 -\\E9 \\1F600 \\A \\2028 "],
    ['url_param', "%3Ca%20href%3D'x'%3E%22%5C%2F%20-%C3%A9%F0%9F%98%80%0A%E2%80%A8"],
    ['json', "<a href='x'>\\\"\\\\/ -é😀\\n\u2028"],
    ['none', v],
  ] as const)('%s', (escaping, output) => {
    expect(render('{{ v }}', { v }, { escaping })).toBe(output);
  });

  it.each([
    ['1a', '\\31 a'],
    ['-1a', '-\\31 a'],
    ['--a', '\\--a'],
    ['-a_b', '-a_b'],
    ['\ud800', '\\FFFD '],
  ])('css keeps %s a name', (value, output) => {
    expect(render('{{ v }}', { v: value }, { escaping: 'css' })).toBe(output);
  });

  holds([
    ['{{ v|escape }}{{ v|escape|escape }}{{ v|escape("json") }}', '&lt;&lt;<', { v: '<' }],
    ['{{ b ? v : "<" }}{{ not b ? "<" : v|raw }}', '<<', { v: '<' }],
    ['{{ v is null ? 1 : v }}', '&lt;', { v: '<' }],
    ['{{ v|default("x") }}{{ v|raw|default("x") }}{{ n|default("<")|raw }}', '&lt;&lt;<', { v: '<' }],
    ['{% set s = v|escape %}{{ s }}{{ s ~ "" }}', '&lt;&amp;lt;', { v: '<' }],
    [
      '{% autoescape %}{{ v }}{% endautoescape %}{% autoescape true %}{{ v }}{% endautoescape %}',
      '&lt;&lt;',
      { v: '<' },
    ],
    ['{{ [v] }}{{ {"a": v}|raw }}', '[&lt;]{a=<}', { v: '<' }],
    ['{{ 0|date("\'<\'") }}', '<'],
    ['{{ n|raw }}{{ n|escape }}', ''],
  ]);

  it('without escaping an explicit escape is for HTML', () => {
    expect(render('{{ v }}{{ v|escape }}', { v: '<' }, { escaping: 'none' })).toBe('<&lt;');
  });
});

describe('white space', () => {
  holds([
    ['a {{- "b" -}} c', 'abc'],
    ['a {%- set x = 1 -%}\n\n b', 'ab'],
    ['a {#- c -#}\n b', 'ab'],
    ['a {#- c #} b {# c -#} d', 'a b d'],
    ['{% verbatim %}\n {{ a }} \n{% endverbatim %}\nb', ' {{ a }} \nb'],
    ['a {% verbatim -%} {{ a }} {%- endverbatim -%} b', 'a {{ a }}b'],
    ['a{{ 1 }}\n\r b{{ 2 }}\u0085c', 'a1 b2c'],
    ['{{ 5 -}}', '5'],
    ['{{ 5 - 3 -}} x', '2x'],
    ['{%- if true %}a{% endif %}', 'a'],
  ]);
});

describe('filters', () => {
  holds([
    [
      '{{ "ab"|abbreviate(2) }} {{ "abcdef"|abbreviate(2) }} {{ "abcdef"|abbreviate(5) }} {{ "abcdef"|abbreviate(6) }} {{ "abcdef"|abbreviate(7) }}',
      'ab ab ab... abc... abcdef',
    ],
    ['{{ "ab😀def"|abbreviate(6) }}', 'ab...'],
    ['{{ "  éa b"|capitalize }}|{{ ""|capitalize }}|{{ "ßa"|capitalize }}', '  Éa b||ßa'],
    ['{{ "éa  b\tc"|title }}', 'Éa  B\tC'],
    ['{{ 5|upper }}{{ true|length }}{{ {"a": 1}|length }}{{ s|length }}', '5011', { s: new Set([1]) }],
    ['{{ ""|first }}{{ []|first }}{{ []|last }}{{ "😀a😀"|first }}{{ "😀a😀"|last }}', '😀😀'],
    [
      '{{ [1, 2]|reverse }}{{ ["b", "a"]|rsort }}{{ [true, false]|sort }}{{ [1, 1]|sort }}{{ [d]|sort|length }}',
      '[2, 1][b, a][false, true][1, 1]1',
      { d: new Date(0) },
    ],
    ['{{ "abc"|slice }}{{ "abc"|slice(1, 99) }}{{ "abc"|slice(9) }}{{ [1, 2]|slice(0, 1) }}', 'abcbc[1]'],
    ['{{ [1]|merge([2]) }}{{ {"a": 1, "b": 2}|merge({"b": 3}) }}', '[1, 2]{a=1, b=3}'],
    [
      '{{ 1234.5678|numberformat }} {{ -5|abs }}{{ "a"|default }}{{ ""|default }}{{ []|default("e") }}',
      '1,234.568 5ae',
    ],
    ['{{ "aXbX"|replace({"X": "", "b": 5}) }}{{ "a"|replace({"": "x"}) }}', 'a5a'],
    ['{{ [1, null, "x"]|join("-") }}', '1--x'],
    ['{{ "a~b!(\'"|urlencode }}', 'a%7Eb%21%28%27'],
    ['{{ "<"|raw|abbreviate(5) }}', '&lt;'],
  ]);

  it('of the application get plain values and may replace built-in ones', () => {
    const filters = {
      wrap: {
        parameters: ['left', 'right'],
        apply: (input: unknown, args: Readonly<Record<string, unknown>>) =>
          `${args.left}${input}${args.right}`,
      },
      upper: { apply: (input: unknown) => (input === null ? 'nothing' : `${input}!`) },
    };
    const source = '{{ x|wrap("[", right="]"|raw) }}{{ x|escape|wrap(n) }}{{ n|upper }}{{ 1|upper }}';
    expect(render(source, { x: '<' }, { filters })).toBe('[&lt;]null&amp;lt;nullnothing1!');
  });

  it('of the application may fail, and the cause is kept', () => {
    const cause = new Error('ill');
    const filters = {
      ill: {
        apply() {
          throw cause;
        },
      },
      inner: { apply: () => render('{{ 1|nope }}') },
    };
    expect(errorOf('\n {{ 1|ill }}', {}, { filters })).toMatchObject({
      code: 'filter_failed',
      subject: 'ill',
      line: 2,
      cause,
    });
    expect(errorOf('{{ 1|inner }}', {}, { filters })).toMatchObject({
      code: 'unknown_name',
      subject: 'nope',
    });
  });
});
