import { workMs } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { errorOf, render } from './testing/render.ts';

class Secret {
  readonly password = 'p4ss';
  get computed() {
    return 'computed';
  }
  method() {
    return 'called';
  }
}

function nestedValue(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
  return value;
}

describe('nothing but data can be reached', () => {
  const context = {
    o: { a: 1, run: () => 'called', toString: () => 'called' },
    l: [1],
    t: 'text',
    n: 1,
    d: new Date(0),
    m: new Map([['a', 1]]),
    secret: new Secret(),
    computed: Object.defineProperty({}, 'now', { get: () => 'computed', enumerable: true }),
    run: () => 'called',
  };
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    '__defineGetter__',
    'valueOf',
    'run',
  ];

  it.each(names)("'%s' is nothing on every kind of value", (name) => {
    for (const variable of ['o', 'l', 't', 'n', 'd', 'm', 'secret', 'range', 'loop']) {
      const forms = [
        `${variable}.${name}`,
        `${variable}['${name}']`,
        `${variable}.${name}()`,
        `${variable}.get('${name}')`,
      ];
      for (const form of forms) expect(render(`{{ ${form} is null }}`, context)).toBe('true');
    }
    expect(render(`{{ ${name} }}`, context)).toBe('');
  });

  it('chains from a value to the function constructor end in nothing', () => {
    expect(render("{{ t.constructor.constructor('return 1')() is null }}".replace('()', ''), context)).toBe(
      'true',
    );
    expect(render("{{ (l['constructor'] ~ l.at.call) }}", context)).toBe('');
    expect(
      render("{{ [].map.constructor('return this') }}{{ {}.constructor }}{{ ''.sub.constructor }}"),
    ).toBe('');
  });

  it('instances of classes, functions and computed members are out of reach', () => {
    expect(render('[{{ secret.password }}{{ secret.computed }}{{ secret.method() }}]', context)).toBe('[]');
    expect(render('[{{ computed.now }}{{ computed }}]', context)).toBe('[{}]');
    expect(render('[{{ run }}{{ o.run }}]', context)).toBe('[]');
    expect(render('{% for e in computed %}{{ e.key }}{% endfor %}', context)).toBe('');
    expect(errorOf('{{ secret }}', context)).toMatchObject({ code: 'value', line: 1, column: 4 });
    expect(errorOf('{{ o2 }}', { o2: { secret: new Secret() } })).toMatchObject({ code: 'value' });
    expect(errorOf('{{ s }}', { s: Symbol('s') })).toMatchObject({ code: 'value' });
  });

  it('a function as toString is not called', () => {
    expect(render('{{ o|raw }}', context)).toBe('{"a":1}');
  });

  it('data whose keys look dangerous is just data', () => {
    const context = { v: JSON.parse('{"__proto__": {"x": 1}, "constructor": "c"}') };
    expect(render('{{ v.__proto__.x }}{{ v.constructor }}{{ v|raw }}', context)).toBe(
      '1c{"__proto__":{"x":1},"constructor":"c"}',
    );
    expect(render("{% set __proto__ = 1 %}{{ __proto__ }}{{ {'__proto__': 2}['__proto__'] }}")).toBe('12');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('filters, tests, tags and functions are not looked up on a prototype', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(errorOf(`{{ 1|${name} }}`)).toMatchObject({ code: 'unknown_name', subject: name });
      expect(errorOf(`{{ 1 is ${name} }}`)).toMatchObject({ code: 'unknown_name', subject: name });
      expect(errorOf(`{% ${name} %}`)).toMatchObject({ code: 'unknown_name', subject: name });
      expect(errorOf(`{{ ${name}() }}`)).toMatchObject({ code: 'unknown_name', subject: name });
      expect(errorOf(`{{ 1|escape(strategy="${name}") }}`)).toMatchObject({ code: 'arguments' });
    }
  });

  it('a template never changes its context', () => {
    const context = Object.freeze({ a: Object.freeze([2, 1]), b: 1 });
    expect(render('{% set b = 2 %}{% set a = a|sort|reverse %}{{ b }}{{ a }}', context)).toBe('2[2, 1]');
    expect(context).toEqual({ a: [2, 1], b: 1 });
  });
});

describe('limits', () => {
  const deep = { code: 'nested_too_deeply' };

  it.each([
    ['brackets', `{{ ${'('.repeat(20_000)}1${')'.repeat(20_000)} }}`],
    ['lists', `{{ ${'['.repeat(20_000)}1${']'.repeat(20_000)} }}`],
    ['maps', `{{ ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)} }}`],
    ['signs', `{{ ${'- '.repeat(20_000)}1 }}`],
    ['negations', `{{ ${'not '.repeat(20_000)}true }}`],
    ['sums', `{{ ${'1+'.repeat(20_000)}1 }}`],
    ['joined texts', `{{ ${'1~'.repeat(20_000)}1 }}`],
    ['ternaries', `{{ ${'1?1:'.repeat(20_000)}1 }}`],
    ['filters', `{{ 1${'|lower'.repeat(20_000)} }}`],
    ['dots', `{{ a${'.a'.repeat(20_000)} }}`],
    ['subscripts', `{{ a${'[0]'.repeat(20_000)} }}`],
    ['calls', `{{ ${'max('.repeat(20_000)}1${')'.repeat(20_000)} }}`],
    ['conditions', '{% if 1 %}'.repeat(20_000)],
    ['loops', '{% for x in y %}'.repeat(20_000)],
    ['chains within brackets', `{{ ${`(${'1+'.repeat(60)}`.repeat(60)}1${')'.repeat(60)} }}`],
    ['texts within texts', `{{ ${'"#{'.repeat(20_000)}`],
  ])('%s nested too deeply are an error', (_name, source) => {
    expect(errorOf(source)).toMatchObject(deep);
  });

  it('ordinary nesting is fine', () => {
    expect(render(`{{ ${'('.repeat(90)}1${')'.repeat(90)} }}{{ ${'1+'.repeat(90)}1 }}`)).toBe('191');
    expect(render(`${'{% if 1 %}'.repeat(90)}x${'{% endif %}'.repeat(90)}`)).toBe('x');
    expect(errorOf('{{ ((1)) }}', {}, { maxNesting: 2 })).toMatchObject(deep);
  });

  it('deep values and circles are an error when they are printed or compared', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const ring: Record<string, unknown> = {};
    ring.ring = ring;
    const other: unknown[] = [];
    other.push(other);
    const context = { deep: nestedValue(100_000), circle, ring, other };
    for (const source of [
      '{{ deep }}',
      '{{ circle }}',
      '{{ ring }}',
      '{{ circle|join }}',
      '{{ circle == other }}',
    ]) {
      expect(errorOf(source, context)).toMatchObject(deep);
    }
    expect(render('{{ v|length }}{{ v|raw }}', { v: nestedValue(20) })).toContain('[{"value"');
  });

  it('endless recursion of macros is an error', () => {
    const source =
      '{% macro a(x) %}{{ b(x) }}{% endmacro %}{% macro b(x) %}{{ a(x) }}{% endmacro %}{{ a(1) }}';
    expect(errorOf(source)).toMatchObject(deep);
    expect(errorOf('{% macro a(x=a()) %}{% endmacro %}{{ a() }}')).toMatchObject(deep);
  });

  it('recursion that doubles ends at the limit of steps or output', () => {
    const grow =
      '{% macro m(n) %}{% if n > 0 %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}x{% endmacro %}{{ m(60) }}';
    expect(['too_many_steps', 'output_too_long']).toContain(errorOf(grow).code);
    const silent =
      '{% macro m(n) %}{% if n > 0 %}{% set a = m(n - 1) %}{% set a = m(n - 1) %}{% endif %}{% endmacro %}{{ m(60) }}';
    expect(errorOf(silent)).toMatchObject({ code: 'too_many_steps' });
  });

  it.each([
    ['a huge range', '{{ range(1, 1000000000) }}'],
    ['a huge range by letters of a huge step', '{% for x in 1..100000000 %}{% endfor %}'],
    [
      'loops in loops',
      '{% for a in 1..1000 %}{% for b in 1..1000 %}{% for c in 1..1000 %}{% endfor %}{% endfor %}{% endfor %}',
    ],
    ['lists that double', `{% set l = [1] %}${'{% set l = l|merge(l) %}'.repeat(90)}`],
    ['shared lists that double', `{% set l = [1] %}${'{% set l = [l, l] %}'.repeat(90)}{{ l|join == l }}`],
    [
      'comparing shared lists',
      `{% set l = [1] %}{% set k = [1] %}${'{% set l = [l, l] %}{% set k = [k, k] %}'.repeat(80)}{{ l == k }}`,
    ],
    [
      'reading a long text again and again',
      '{% for i in 1..10000 %}{% if t contains "y" %}{% endif %}{% endfor %}',
    ],
    ['changing a long text again and again', '{% for i in 1..10000 %}{% set u = t|upper %}{% endfor %}'],
    [
      'methods of a long text again and again',
      '{% for i in 1..10000 %}{% set u = t.toUpperCase %}{% endfor %}',
    ],
    [
      'sorting again and again',
      '{% set l = 1..9999 %}{% for i in l %}{% set k = l|sort|reverse|slice(1) %}{% endfor %}',
    ],
    [
      'the size of a set again and again',
      '{% for i in 1..99999 %}{{ s.size }}{{ s is empty }}{{ s|length }}{{ s contains 0 }}{% endfor %}',
    ],
    ['keys of a map again and again', '{% for i in 1..99999 %}{% set k = m.keySet %}{% endfor %}'],
  ])('%s ends at a limit', (_name, source) => {
    const context = {
      t: 'x'.repeat(1_000_000),
      m: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [i, i])),
      s: new Set(Array.from({ length: 10_000 }, (_, i) => i)),
    };
    expect(['too_many_steps', 'output_too_long', 'nested_too_deeply']).toContain(
      errorOf(source, context).code,
    );
  });

  const costly = [
    't|title',
    't|escape("js")',
    't|escape("css")',
    't|replace({"x ": ""})',
    't|url_encode',
    't is empty',
    't == u',
    't.indexOf("y")',
    't|abbreviate(5)',
    't|raw',
    'l|join',
    'l|reverse',
    'l|merge([1])',
    'l|slice(1)',
    'l|first',
    'l|raw',
    'l contains -1',
    'l == k',
    's.size',
    's|length',
    's == s2',
    'o|raw',
    'o.keySet',
    'o is empty',
    'm.size',
    'm|raw',
    '1.5|numberformat("0.0")',
    '0|date("z", timeZone="Europe/Berlin")',
    '{"a": t}|raw',
    '"#{t}"',
    't + t',
  ];

  it.each(costly)('%s in a loop ends soon', (expression) => {
    const t = ' x '.repeat(30_000);
    const l = Array.from({ length: 10_000 }, (_, index) => index);
    const context = {
      ...{
        t,
        l,
        u: ` x${t.slice(2)}`,
        k: [...l],
        s: new Set(l),
        s2: new Set(l),
        m: new Map(l.map((key) => [key, key])),
      },
      o: Object.fromEntries(l.map((key) => [`k${key}`, key])),
    };
    const source = `{% for i in 1..15000 %}{% set z = ${expression} %}{% endfor %}`;
    const tookMs = workMs(() => {
      const error = errorOf(source, context, { maxSteps: 200_000 });
      expect(error).toMatchObject({ code: 'too_many_steps' });
    });
    expect(tookMs).toBeLessThan(2_000);
  });

  it.each([
    ['texts that double', `{% set t = "xx" %}${'{% set t = t ~ t %}'.repeat(60)}`],
    ['sums of texts that double', `{% set t = "xx" %}${'{% set t = t + t %}'.repeat(60)}`],
    ['interpolation that doubles', `{% set t = "xx" %}${'{% set t = "#{t}#{t}" %}'.repeat(60)}`],
    ['replacing by something long', `{% set t = "xx" %}${'{% set t = t|replace({"x": t}) %}'.repeat(60)}`],
    ['joining by something long', `{% set t = "xx" %}${'{% set t = [t, t]|join(t) %}'.repeat(60)}`],
    [
      'capturing by a filter tag',
      '{% filter upper %}{% for i in 1..90000 %}{{ t }}{% endfor %}{% endfilter %}',
    ],
    ['printing in a loop', '{% for i in 1..90000 %}{{ t }}{% endfor %}'],
    ['JSON with shared parts', '{{ {"a": t, "b": [t, t]} }}{{ o }}'],
    ['lists with long texts', '{{ [t, t, t] }}'],
  ])('%s ends at the limit of the output', (_name, source) => {
    const t = 'x'.repeat(40_000);
    const options = { maxOutputLength: 100_000 };
    expect(errorOf(source, { t, o: { t, u: [t, t] } }, options)).toMatchObject({ code: 'output_too_long' });
  });

  it('output up to the limit is fine', () => {
    expect(render('{{ t }}xx', { t: 'x'.repeat(98) }, { maxOutputLength: 100 })).toHaveLength(100);
    expect(errorOf('{{ t }}xxx', { t: 'x'.repeat(98) }, { maxOutputLength: 100 })).toMatchObject({
      code: 'output_too_long',
    });
  });

  it('a source that is too long is an error', () => {
    expect(errorOf('x'.repeat(2_000_000))).toMatchObject({ code: 'template_too_long', line: 1, column: 1 });
    expect(errorOf('xxx', {}, { maxSourceLength: 2 })).toMatchObject({ code: 'template_too_long' });
  });

  it('a long list in the source is no stack overflow', () => {
    const list = `[${'1,'.repeat(130_000)}1]`;
    expect(render(`{{ ${list}|length }}{{ max(${'1,'.repeat(130_000)}2) }}`)).toBe('1300012');
    expect(render(`{% autoescape false %}${'{{ 1 }}'.repeat(100_000)}{% endautoescape %}`)).toHaveLength(
      100_000,
    );
    expect(render(`{% filter lower %}${'{{ 1 }}'.repeat(100_000)}{% endfilter %}`)).toHaveLength(100_000);
  });

  it('reading takes time in proportion to the source', () => {
    const sources = [
      '{',
      '{#',
      '{{ "',
      "{{ '",
      '{%-',
      '{% verbatim %}',
      '{{ a.',
      '{{ (',
      '{{ "#{',
      '\r\n',
      '{{\n',
      '{% is ',
    ];
    const tookMs = workMs(() => {
      for (const piece of sources) {
        const source = piece.repeat(Math.floor(300_000 / piece.length));
        try {
          render(source);
        } catch (error) {
          expect(error).toMatchObject({ name: 'TemplateError' });
        }
      }
    });
    expect(tookMs).toBeLessThan(10_000);
  });
});
