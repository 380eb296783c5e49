import type { TemplateOptions } from './options.ts';

/**
 * The output of a template: a JSON message (Slack, Teams, webhooks …), plain text (email, console, badges),
 * or a report.
 */
export type EngineName = 'message' | 'text' | 'report';

/**
 * How Dependency-Track sets its engines up, by what their templates make.
 *
 * @example
 * const result = compileTemplate('{"text": "{{ content }}"}', ENGINES.message);
 * result.ok && result.template.render({ content: 'two\nlines' }) // '{"text": "two\\nlines"}'
 */
export const ENGINES: Readonly<Record<EngineName, TemplateOptions>> = {
  message: { escaping: 'json', trimNewLines: true },
  text: { escaping: 'html', trimNewLines: false },
  report: { escaping: 'json', trimNewLines: false },
};
