import { compileTemplate, type TemplateError, type TemplateOptions } from '../index.ts';

/** Renders a template that must be readable. */
export function render(
  source: string,
  context: Readonly<Record<string, unknown>> = {},
  options: TemplateOptions = {},
): string {
  const result = compileTemplate(source, options);
  if (!result.ok) throw result.error;
  return result.template.render(context);
}

/** The error of reading or rendering a template. */
export function errorOf(
  source: string,
  context: Readonly<Record<string, unknown>> = {},
  options: TemplateOptions = {},
): TemplateError {
  const result = compileTemplate(source, options);
  if (!result.ok) return result.error;
  try {
    const output = result.template.render(context);
    throw new Error(`'${source}' renders as '${output.slice(0, 100)}'`);
  } catch (error) {
    if (error instanceof Error && error.name === 'TemplateError') return error as TemplateError;
    throw error;
  }
}
