import { describe, expect, it } from 'vitest';
import { compileTemplate, TemplateError, type TemplateErrorCode } from './index.ts';
import { errorOf } from './testing/render.ts';

type Case = readonly [source: string, code: TemplateErrorCode, subject: string, line: number, column: number];

const IN_THE_SOURCE: Case[] = [
  ['a\n  {{ b', 'unclosed', '{{', 2, 3],
  ['a\n\n{% if', 'unclosed', '{%', 3, 1],
  ['a {# b #', 'unclosed', '{#', 1, 3],
  ['{{ "a }}', 'unclosed', '"', 1, 4],
  ["{{ 'a\\' }}", 'unclosed', "'", 1, 4],
  ['{{ "#{a" }}', 'unclosed', '"', 1, 8],
  ['{{ "#{a', 'unclosed', '#{', 1, 5],
  ['{{ max(1 ', 'unclosed', '(', 1, 7],
  ['{{ (1 }}', 'syntax', '}', 1, 7],
  ['{{ 1) }}', 'syntax', ')', 1, 5],
  ['{% verbatim %} x', 'unclosed', 'verbatim', 1, 1],
  ['\n{% if a %}x', 'unclosed', 'if', 2, 4],
  ['{% if a %}{% else %}x', 'unclosed', 'if', 1, 4],
  ['{% for a in b %}', 'unclosed', 'for', 1, 4],
  ['{% macro m() %}', 'unclosed', 'macro', 1, 4],
  ['{% filter upper %}', 'unclosed', 'filter', 1, 4],
  ['{% autoescape false %}', 'unclosed', 'autoescape', 1, 4],
  ['{% if a %}{% endfor %}', 'syntax', 'endfor', 1, 14],
  ['{% if a %}{% else %}{% elseif b %}{% endif %}', 'syntax', 'elseif', 1, 24],
  ['a{% endif %}', 'syntax', 'endif', 1, 5],
  ['{% else %}', 'syntax', 'else', 1, 4],
  ['{{ }}', 'syntax', '}}', 1, 4],
  ['{% %}', 'syntax', '%}', 1, 4],
  ['{% 1 %}', 'syntax', '1', 1, 4],
  ['{{ a b }}', 'syntax', 'b', 1, 6],
  ['{{ a ? 1 }}', 'syntax', '}}', 1, 10],
  ['{{ a. }}', 'syntax', '}}', 1, 7],
  ['{{ a[1 }}', 'syntax', '}', 1, 8],
  ['{{ [1 2] }}', 'syntax', '2', 1, 7],
  ['{{ {1 2} }}', 'syntax', '2', 1, 7],
  ['{{ {1: 2 3: 4} }}', 'syntax', '3', 1, 10],
  ['{{ max(1 2) }}', 'syntax', '2', 1, 10],
  ['{{ a $ }}', 'syntax', '$', 1, 6],
  ['{{ a 😀 }}', 'syntax', '😀', 1, 6],
  ['{{ "#{a b}" }}', 'syntax', 'b', 1, 9],
  ['{{ "#{}" }}', 'syntax', '}', 1, 7],
  [`{{ ${'9'.repeat(400)} }}`, 'syntax', `${'9'.repeat(240)}…`, 1, 4],
  ['{% set true = 1 %}', 'syntax', 'true', 1, 8],
  ['{% for null in x %}{% endfor %}', 'syntax', 'null', 1, 8],
  ['{% set a 1 %}', 'syntax', '1', 1, 10],
  ['{% for x of y %}', 'syntax', 'of', 1, 10],
  ['{% if a b %}', 'syntax', 'b', 1, 9],
  ['{% macro range() %}{% endmacro %}', 'syntax', 'range', 1, 10],
  ['{% macro m() %}{% endmacro %}{% macro m() %}{% endmacro %}', 'syntax', 'm', 1, 39],
  ['{% macro m(a, a) %}{% endmacro %}', 'arguments', 'a', 1, 15],
  ['{% macro m(a b) %}{% endmacro %}', 'syntax', 'b', 1, 14],
  ['{{ a | uper }}', 'unknown_name', 'uper', 1, 8],
  ['{{ a is evn }}', 'unknown_name', 'evn', 1, 9],
  ['{{ nope(1) }}', 'unknown_name', 'nope', 1, 4],
  ['{% nope %}', 'unknown_name', 'nope', 1, 4],
  ['{% include "x" %}', 'unknown_name', 'include', 1, 4],
  ['{% autoescape "xml" %}{% endautoescape %}', 'unknown_name', 'xml', 1, 15],
  ['{% autoescape yes %}{% endautoescape %}', 'unknown_name', 'yes', 1, 15],
  ['{{ a|escape(strategie="json") }}', 'arguments', 'strategie', 1, 13],
  ['{{ a|escape("json", "js") }}', 'arguments', "filter 'escape'", 1, 21],
  ['{{ a|escape("json", strategy="js") }}', 'arguments', 'strategy', 1, 21],
  ['{{ a|lower(1) }}', 'arguments', "filter 'lower'", 1, 12],
  ['{{ a|date(format="x", "y") }}', 'arguments', 'format', 1, 23],
  ['{{ range(1, 2, 3, 4) }}', 'arguments', "function 'range'", 1, 19],
  ['{{ max(a=1) }}', 'arguments', 'a', 1, 8],
  ['{{ a.b(c=1) }}', 'arguments', 'c', 1, 8],
  ['{% macro m(a) %}{% endmacro %}{{ m(1, 2) }}', 'arguments', 'm', 1, 34],
  ['{% macro m(a) %}{% endmacro %}{{ m(b=2) }}', 'arguments', 'b', 1, 36],
  ['{% macro m(a) %}{% endmacro %}{{ m(1, a=2) }}', 'arguments', 'a', 1, 39],
];

const IN_RENDERING: Case[] = [
  ['{{ 1 + l }}', 'value', '+', 1, 6],
  ['{{ -l }}', 'value', '-', 1, 4],
  ['{{ 1 / 0 }}', 'value', '/', 1, 6],
  ['{{ 1 % 0 }}', 'value', '%', 1, 6],
  ['{{ 1 < "a" }}', 'value', '<', 1, 6],
  ['{{ "a" >= 1 }}', 'value', '>=', 1, 8],
  ['{{ 1 contains 1 }}', 'value', 'contains', 1, 6],
  ['\n{% if l %}{% endif %}', 'value', 'if', 2, 4],
  ['{{ not l }}', 'value', 'not', 1, 4],
  ['{{ l and true }}', 'value', 'and', 1, 6],
  ['{{ l ? 1 : 2 }}', 'value', '?', 1, 6],
  ['{% for x in 5 %}{% endfor %}', 'value', 'for', 1, 4],
  ['{{ "a" is even }}', 'value', 'even', 1, 11],
  ['{{ 1.5 is odd }}', 'value', 'odd', 1, 11],
  ['{{ {n: 1} }}', 'value', '{', 1, 4],
  ['{{ 1..l }}', 'arguments', '..', 1, 5],
  ['{{ range(1, 2, 0) }}', 'arguments', 'range', 1, 4],
  ['{{ range(1, 2, 1.5) }}', 'arguments', 'range', 1, 4],
  ['{{ range("ab", "c") }}', 'arguments', 'range', 1, 4],
  ['{{ 5|join }}', 'value', 'join', 1, 6],
  ['{{ 5|first }}', 'value', 'first', 1, 6],
  ['{{ 5|slice }}', 'value', 'slice', 1, 6],
  ['{{ [1, "a"]|sort }}', 'value', 'sort', 1, 13],
  ['{{ [l]|sort }}{{ [l, l]|sort }}', 'value', 'sort', 1, 25],
  ['{{ "a"|abs }}', 'value', 'abs', 1, 8],
  ['{{ "a"|numberformat }}', 'value', 'numberformat', 1, 8],
  ['{{ 1|numberformat("0E0") }}', 'arguments', 'numberformat', 1, 6],
  ['{{ "abcd"|abbreviate }}', 'arguments', 'length', 1, 11],
  ['{{ "a"|abbreviate(-1) }}', 'arguments', 'length', 1, 8],
  ['{{ "a"|slice("x") }}', 'arguments', 'fromIndex', 1, 8],
  ['{{ "a"|replace }}', 'arguments', 'replace', 1, 8],
  ['{{ "a"|escape(strategy=1) }}', 'arguments', 'strategy', 1, 8],
  ['{{ [1]|merge({}) }}', 'value', 'merge', 1, 8],
  ['{{ {}|merge([1]) }}', 'value', 'merge', 1, 7],
  ['{{ 1|merge({}) }}', 'value', 'merge', 1, 6],
  ['{{ "x"|date }}', 'value', 'date', 1, 8],
  ['{{ l|date }}', 'value', 'date', 1, 6],
  ['{{ 0|date("b") }}', 'arguments', 'date', 1, 6],
  ['{{ 0|date("\'a") }}', 'arguments', 'date', 1, 6],
  ['{{ 0|date(timeZone="Mars/Base") }}', 'arguments', 'date', 1, 6],
];

describe('errors', () => {
  it.each(IN_THE_SOURCE)('%s: %s of %s', (source, code, subject, line, column) => {
    const result = compileTemplate(source);
    expect(result.ok ? undefined : result.error).toMatchObject({ code, subject, line, column });
  });

  it.each(IN_RENDERING)('%s: %s of %s', (source, code, subject, line, column) => {
    expect(compileTemplate(source).ok).toBe(true);
    expect(errorOf(source, { l: [1] })).toMatchObject({ code, subject, line, column });
  });

  it('are sentences that end with the place', () => {
    const error = errorOf('x\n{{ a | uper }}');
    expect(error).toBeInstanceOf(TemplateError);
    expect(error.message).toBe("There is no filter 'uper' (line 2, column 8)");
    expect(errorOf('{% for a in b %}\n{% endif %}').message).toBe(
      "Tag 'endif' is not expected here: 'for', opened at line 1, column 4, expects 'else' or 'endfor' (line 2, column 4)",
    );
    expect(errorOf('{{ (a] }}').message).toBe(
      "']' is not expected here: '(', opened at line 1, column 4, expects ')' (line 1, column 6)",
    );
  });

  it('count lines that end with a lone carriage return', () => {
    expect(errorOf('a\rb\r\nc{{ 1|x }}')).toMatchObject({ line: 3, column: 7 });
  });

  it('of strict variables name what does not exist', () => {
    const strict = { strictVariables: true };
    const context = { a: { b: null } };
    expect(errorOf('{{ x }}', context, strict)).toMatchObject({ code: 'undefined_variable', subject: 'x' });
    expect(errorOf('{{ a.x }}', context, strict)).toMatchObject({ code: 'undefined_variable', subject: 'x' });
    expect(errorOf('{{ a["x"] }}', context, strict)).toMatchObject({ subject: '[]' });
    expect(errorOf('{{ a.x() }}', context, strict)).toMatchObject({ subject: 'x' });
    expect(errorOf('{{ a.b.c }}', context, strict)).toMatchObject({ subject: 'c', column: 8 });
    expect(errorOf('{{ x|upper }}', context, strict)).toMatchObject({ subject: 'x' });
  });

  it('of strict variables spare null, default and the questions for existence', () => {
    const source = '[{{ a }}{{ x|default("d") }}{{ x is defined }}{{ x is null }}{{ x.y is empty }}]';
    const result = compileTemplate(source, { strictVariables: true });
    expect(result.ok && result.template.render({ a: null })).toBe('[dfalsetruetrue]');
  });

  it('of options are not errors of the template', () => {
    expect(() => compileTemplate('', { timeZone: 'Mars/Base' })).toThrow(RangeError);
  });
});
