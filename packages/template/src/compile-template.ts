import { findZone } from './date/zone.ts';
import { builtInFilters } from './filters/built-in.ts';
import { customFilter } from './filters/custom-filter.ts';
import { DEFAULTS, type TemplateOptions } from './options.ts';
import type { Program } from './parser/ast.ts';
import { parseTemplate } from './parser/parse-template.ts';
import { evaluate } from './runtime/evaluate.ts';
import { renderStatements } from './runtime/render.ts';
import { type Interpreter, Run, type RunRules } from './runtime/run.ts';
import { TemplateError } from './template-error.ts';

/** A template that was read once and can be rendered many times, also at the same time. */
export interface Template {
  /**
   * The output for a context, whose own members are the variables. Throws a {@link TemplateError} when the template
   * cannot deal with the context or exceeds a limit; the context is never changed.
   *
   * Values may be texts, numbers, bigints, booleans, dates, null, undefined, and arrays, sets, maps and plain objects of
   * these. Instances of classes, functions and computed members cannot be reached. Maps and plain objects iterate as
   * entries. A plain object whose own member `toString` is a text prints that text, every other one compact JSON.
   */
  render(context: Readonly<Record<string, unknown>>): string;
}

export type TemplateResult =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly error: TemplateError };

/**
 * Reads a notification template in the dialect of Pebble (https://pebbletemplates.io); never throws because of the
 * source. Unknown tags, filters, tests, functions and arguments are found here, before anything is rendered.
 *
 * @throws RangeError when the options name a time zone that does not exist
 *
 * @example
 * const result = compileTemplate('{"text": "{{ notification.title }}"}', { escaping: 'json' });
 * result.ok && result.template.render({ notification: { title: 'A "new" one' } }) // '{"text": "A \\"new\\" one"}'
 *
 * @example
 * const { code, subject, line, column } = compileTemplate('Hello\n{{ name | uper }}').error;
 * [code, subject, line, column] // ['unknown_name', 'uper', 2, 11]
 */
export function compileTemplate(source: string, options: TemplateOptions = {}): TemplateResult {
  try {
    const program = readProgram(source, options);
    const rules = runRules(options);
    return { ok: true, template: { render: (context) => renderProgram(program, rules, context) } };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { ok: false, error };
  }
}

const INTERPRETER: Interpreter = { evaluate, render: renderStatements };

function readProgram(source: string, options: TemplateOptions): Program {
  const maxLength = options.maxSourceLength ?? DEFAULTS.maxSourceLength;
  if (source.length > maxLength) {
    const message = `The template is longer than ${maxLength} characters`;
    throw new TemplateError('template_too_long', 'template', message, { line: 1, column: 1 });
  }
  const escaping = options.escaping ?? DEFAULTS.escaping;
  const defaultStrategy = escaping === 'none' ? DEFAULTS.escaping : escaping;
  const filters = builtInFilters(defaultStrategy);
  for (const [name, filter] of Object.entries(options.filters ?? {}))
    filters.set(name, customFilter(name, filter));
  const parserRules = {
    filters,
    defaultStrategy,
    maxNesting: nestingLimit(options),
    trimNewLines: options.trimNewLines ?? true,
  };
  return parseTemplate(source, parserRules, escaping === 'none' ? undefined : escaping);
}

function runRules(options: TemplateOptions): RunRules {
  const timeZone = options.timeZone ?? DEFAULTS.timeZone;
  if (!findZone(timeZone)) throw new RangeError(`There is no time zone '${timeZone}'`);
  return {
    timeZone,
    strictVariables: options.strictVariables ?? false,
    maxSteps: options.maxSteps ?? DEFAULTS.maxSteps,
    maxOutputLength: options.maxOutputLength ?? DEFAULTS.maxOutputLength,
    maxNesting: nestingLimit(options),
  };
}

/** More levels than the default could exhaust the engine's stack. */
function nestingLimit(options: TemplateOptions): number {
  return Math.min(options.maxNesting ?? DEFAULTS.maxNesting, DEFAULTS.maxNesting);
}

function renderProgram(program: Program, rules: RunRules, context: object): string {
  const run = new Run(program, rules, INTERPRETER, context);
  renderStatements(run, program.body);
  return run.output;
}
