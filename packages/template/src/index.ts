/** Notification templates in the dialect of Pebble: compiled once, rendered many times, safe for users to write. */
export { compileTemplate, type Template, type TemplateResult } from './compile-template.ts';
export { decodeEntities } from './decode-entities.ts';
export { ENGINES, type EngineName } from './engines.ts';
export type { TemplateFilter } from './filters/custom-filter.ts';
export type { EscapingStrategy } from './filters/escape.ts';
export type { TemplateOptions } from './options.ts';
export { TemplateError, type TemplateErrorCode, type TemplatePosition } from './template-error.ts';
