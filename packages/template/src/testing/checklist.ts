import { ENGINES, type TemplateOptions } from '../index.ts';

/** A feature, a template that uses it with its context, and what comes out; without options the defaults hold. */
export type ChecklistCase = readonly [
  feature: string,
  template: string,
  context: Readonly<Record<string, unknown>>,
  output: string,
  options?: TemplateOptions,
];

// The list of contract §19.4, in its order.

const project = { uuid: 'p1', name: 'shop', toString: 'shop : 1.0' };

/** How a template is evaluated (contract §19.4): escaping, line breaks, unknown variables. */
export const EVALUATION: readonly ChecklistCase[] = [
  [
    'strategy json escapes',
    '{"a":"{{ v }}"}',
    { v: '"\\\n\u0001é/' },
    '{"a":"\\"\\\\\\n\\u0001é/"}',
    ENGINES.message,
  ],
  ['strategy html escapes five signs', '{{ v }}', { v: `&<>"'` }, '&amp;&lt;&gt;&quot;&#39;', ENGINES.text],
  [
    'one line break behind a tag goes',
    '{% if true %}\na\n\n{% endif %}\nb\n{{ 1 }}\n\nc{# c #}\nd',
    {},
    'a\n\nb\n1\ncd',
  ],
  ['line breaks of every kind go', 'a{{ 1 }}\r\nb{{ 2 }}\rc{{ 3 }}\u2028d', {}, 'a1b2c3d'],
  [
    'line breaks stay where trimming is off',
    '{% if true %}\na\n{% endif %}\nb',
    {},
    '\na\n\nb',
    ENGINES.text,
  ],
  [
    'an explicit escape is not repeated',
    '{{ v|escape(strategy="json") }}',
    { v: '"' },
    '\\"',
    ENGINES.message,
  ],
  ['raw is not escaped', '{{ v | raw }}', { v: '<"' }, '<"', ENGINES.message],
  ['raw only counts as the last filter', '{{ v|raw|lower }}', { v: '<B' }, '&lt;b'],
  ['texts in the template are untouched', '<a href="x">{{ "<b>" }}</a>', {}, '<a href="x"><b></a>'],
  ['unknown variables are nothing', '[{{ a }}{{ a.b.c }}{{ s.none.x }}{{ n }}]', { s: {}, n: null }, '[]'],
];

/** Features that the default templates of 4.11 use (contract §19.4). */
export const DEFAULT_TEMPLATES: readonly ChecklistCase[] = [
  ['delimiters', '{{ 1 }}{% if true %}2{% endif %}', {}, '12'],
  ['if', '{% if a %}A{% endif %}', { a: true }, 'A'],
  ['elseif', '{% if a %}A{% elseif b %}B{% else %}C{% endif %}', { b: true }, 'B'],
  ['else', '{% if a %}A{% elseif b %}B{% else %}C{% endif %}', {}, 'C'],
  ['nested if', '{% if a %}{% if b %}B{% else %}N{% endif %}{% endif %}', { a: true }, 'N'],
  ['for', '{% for x in list %}<{{ x }}>{% endfor %}', { list: [1, 2] }, '<1><2>'],
  ['for over nothing', '{% for x in list %}x{% endfor %}', {}, ''],
  ['set at the top', '{% set w = 204 %}{{ w }}', {}, '204'],
  [
    'set in an if changes an outer variable',
    '{% set w = 1 %}{% if a %}{% set w = 2 %}{% endif %}{{ w }}',
    { a: true },
    '2',
  ],
  [
    'loop.last',
    '{% for x in l %}{{ x }}{% if not loop.last %},{% endif %}{% endfor %}',
    { l: [1, 2, 3] },
    '1,2,3',
  ],
  [
    'the loop object',
    '{% for x in l %}{{ loop.index }}{{ loop.length }}{{ loop.first }}{{ loop.last }}{{ loop.revindex }} {% endfor %}',
    { l: ['a', 'b'] },
    '02truefalse1 12falsetrue0 ',
  ],
  ['==', '{{ g == "X" }}{{ g == \'Y\' }}{{ 1 == 1.0 }}', { g: 'X' }, 'truefalsetrue'],
  ['>', '{{ 2 > 1 }}{{ 1 > 2 }}{{ none > 1 }}', {}, 'truefalsefalse'],
  ['equals', '{{ g equals "X" }}', { g: 'X' }, 'true'],
  ['!= null', '{{ g != null }}{{ h != null }}', { g: 'X' }, 'truefalse'],
  ['is null', '{{ g is null }}{{ h is null }}', { g: 'X' }, 'falsetrue'],
  ['is not null', '{{ g is not null }}{{ h is  not null }}', { g: 'X' }, 'truefalse'],
  [
    'logic',
    '{{ true and not (false or false) }}{{ true and false }}{{ false or true }}',
    {},
    'truefalsetrue',
  ],
  ['contains', "{{ ['A','B'] contains v }}{{ ['A'] contains 'B' }}", { v: 'B' }, 'truefalse'],
  [
    'contains in a condition',
    "{% if ['A','B'] contains v and w == 1 %}in{% endif %}",
    { v: 'A', w: 1 },
    'in',
  ],
  ['literals', '{{ ["a", \'b\', 1, null] }}', {}, '[a, b, 1, null]'],
  ['arithmetic', '{{ (7 - 2) * 3 }} {{ 7 - 2 * 3 }}', {}, '15 1'],
  ['filters bind tighter', '{{ 3 * x|length - 1 }}', { x: 'abcd' }, '11'],
  ['escape with double quotes', '{{ v|escape(strategy="json")|raw }}', { v: '"' }, '\\"'],
  ['escape with single quotes', "{{ v|escape(strategy='json') }}", { v: '"' }, '\\"'],
  ['length', '{{ "abc"|length }}{{ l|length }}', { l: [1, 2] }, '32'],
  ['lower, capitalize, trim', '{{ " HIGH "|trim|lower|capitalize }}', {}, 'High'],
  ['white space is free', '{% if  a|length > 1%}y{%endif%}{{a|length}}', { a: 'ab' }, 'y2'],
  ['dots', '{{ a.b.c }}{{ l[1].x }}', { a: { b: { c: 1 } }, l: [{}, { x: 2 }] }, '12'],
  [
    'getters',
    '{{ a.getName() }}{{ a.getName }}{{ a.isActive }}',
    { a: { name: 'n', active: true } },
    'nntrue',
  ],
  [
    'toString as a property',
    '{{ p.toString }}|{{ p.toString() }}|{{ p }}',
    { p: project },
    'shop : 1.0|shop : 1.0|shop : 1.0',
  ],
  ['a getter by its capitalised name', '{{ p.Policy.name }}', { p: { policy: { name: 'x' } } }, 'x'],
  [
    'severity as text',
    "{{ f.vulnerability.severity == 'MEDIUM' }}",
    { f: { vulnerability: { severity: 'MEDIUM' } } },
    'true',
  ],
  [
    'uuids',
    '{{ a.uuid == b.uuid }}{{ a.uuid == c }}',
    { a: { uuid: 'x1' }, b: { uuid: 'x1' }, c: 'x2' },
    'truefalse',
  ],
  [
    'filters take nothing',
    '[{{ n|lower }}{{ n|capitalize }}{{ n|trim }}{{ n|escape }}{{ n|upper }}]',
    {},
    '[]',
  ],
  ['nothing has no length', '{{ n|length > 0 }}{{ n|length == 0 }}', {}, 'falsetrue'],
  ['text stays byte for byte', 'a \t\r\n{ % } # {x} }} %} #}  ', {}, 'a \t\r\n{ % } # {x} }} %} #}  '],
];

/** Further features that the default templates of 4.14 use (contract §19.4). */
export const NEWER_TEMPLATES: readonly ChecklistCase[] = [
  ['comments', 'a{# {{ b }} {% if %} #}c', {}, 'ac'],
  [
    'white space control',
    'a \n {{- 1 -}} \n b  {%- if true -%}  c  {%- endif -%}  d  {#- x -#}  e',
    {},
    'a1bcde',
  ],
  ['a minus is no white space control', 'a {{-1}}', {}, 'a -1'],
  [
    'is not empty',
    '{{ l is not empty }}{{ e is not empty }}{{ " " is empty }}',
    { l: [1], e: [] },
    'truefalsetrue',
  ],
  [
    'maps iterate as entries',
    '{% for e in m %}{{ e.key }}={{ e.value }};{% endfor %}{% for e in o %}{{ e.getKey() }}{{ e.value }}{% endfor %}',
    { m: new Map([['HIGH', 2]]), o: { LOW: 1 } },
    'HIGH=2;LOW1',
  ],
  [
    'map.get(key)',
    '{{ m.get(k) }}{{ m[k] }}{{ m.get(p) }}',
    {
      m: new Map<unknown, number>([
        ['a', 1],
        [project, 2],
      ]),
      k: 'a',
      p: project,
    },
    '112',
  ],
  [
    'subscripts by an entry',
    '{% for e in a %}{{ b[e.key] }}{% endfor %}',
    { a: new Map([[project, 1]]), b: new Map([[project, 5]]) },
    '5',
  ],
  ['the name of an enum value', '{{ level.name }}{{ level.name() }}', { level: 'ERROR' }, 'ERRORERROR'],
  [
    'date',
    `{{ d|date("yyyy-MM-dd'T'HH:mm:ssX", timeZone="UTC") }}`,
    { d: new Date(1e12) },
    '2001-09-09T01:46:40Z',
  ],
  ['default', '{{ a|default("-") }}{{ b|default("-") }}', { a: 'x' }, 'x-'],
  ['abbreviate', '{{ t|abbreviate(64) }}', { t: 'x'.repeat(70) }, `${'x'.repeat(61)}...`],
];

/** Further features that users' templates may use (contract §19.4). */
export const OWN_TEMPLATES: readonly ChecklistCase[] = [
  ['upper, title', '{{ "ab cd"|upper }} {{ "ab cd"|title }}', {}, 'AB CD Ab Cd'],
  ['join', '{{ l|join(", ") }}{{ l|join }}', { l: ['a', 'b'] }, 'a, bab'],
  ['replace', '{{ "I like %this%"|replace({"%this%": "tea", "I": "We"}) }}', {}, 'We like tea'],
  ['slice', '{{ "abcdef"|slice(1, 3) }}{{ [1,2,3]|slice(1) }}', {}, 'bc[2, 3]'],
  ['first, last', '{{ l|first }}{{ l|last }}{{ "abc"|first }}{{ "abc"|last }}', { l: [1, 2] }, '12ac'],
  ['sort', '{{ [3,1,2]|sort|join }}{{ ["b","a"]|sort|join }}', {}, '123ab'],
  ['url_encode', '{{ "a b&c=ü*"|url_encode }}', {}, 'a+b%26c%3D%C3%BC*'],
  ['numberformat', '{{ 1234.5|numberformat("#,##0.00") }}', {}, '1,234.50'],
  ['ternary', '{{ a ? "y" : "n" }}{{ b ? "y" : (a ? "m" : "n") }}', { a: true }, 'ym'],
  ['~', '{{ "a" ~ 1 ~ n ~ "b" }}', {}, 'a1b'],
  [
    'tests',
    '{{ 2 is even }}{{ 3 is odd }}{{ {} is map }}{{ [] is iterable }}{{ x is defined }}{{ "" is empty }}',
    {},
    'truetruetruetruefalsetrue',
  ],
  [
    'range',
    '{{ range(1, 3) }}{{ 1..3 }}{{ range("a", "c")|join }}{{ range(5, 1, -2) }}',
    {},
    '[1, 2, 3][1, 2, 3]abc[5, 3, 1]',
  ],
  [
    'macro',
    '{% macro m(a, b="-") %}<{{ a }}{{ b }}>{% endmacro %}{{ m("x") }}{{ m(b=1, a="y") }}',
    {},
    '<x-><y1>',
  ],
  ['verbatim', '{% verbatim %}{{ a }}{% if %}{# #}{% endverbatim %}', {}, '{{ a }}{% if %}{# #}'],
  ['filter tag', '{% filter upper|replace({"B": "<"}) %}ab{{ "c" }}{% endfilter %}', {}, 'A<C'],
  [
    'autoescape tag',
    '{% autoescape false %}{{ v }}{% endautoescape %}{% autoescape "js" %}{{ v }}{% endautoescape %}{{ v }}',
    { v: "<'" },
    "<'\\x3C\\'&lt;&#39;",
  ],
];
