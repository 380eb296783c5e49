import { expect, it } from 'vitest';
import { compileTemplate } from './index.ts';

it('the first example of the documentation holds', () => {
  const result = compileTemplate('{"text": "{{ notification.title }}"}', { escaping: 'json' });
  expect(result.ok && result.template.render({ notification: { title: 'A "new" one' } })).toBe(
    '{"text": "A \\"new\\" one"}',
  );
});

it('the second example of the documentation holds', () => {
  expect(compileTemplate('Hello\n{{ name | uper }}')).toMatchObject({
    ok: false,
    error: { code: 'unknown_name', subject: 'uper', line: 2, column: 11 },
  });
});

it('a template is compiled once and rendered many times', () => {
  const result = compileTemplate('{% set n = n + 1 %}{{ n }}');
  if (!result.ok) throw result.error;
  const outputs = [1, 2, 1].map((n) => result.template.render({ n }));
  expect(outputs).toEqual(['2', '3', '2']);
});

it('errors that are not about the template are not swallowed', () => {
  expect(() => compileTemplate(undefined as unknown as string)).toThrow(TypeError);
});
