import type { TemplateFilter } from './filters/custom-filter.ts';
import type { EscapingStrategy } from './filters/escape.ts';

/** How a template is read and rendered. */
export interface TemplateOptions {
  /** The escaping of printed values; `none` prints them unchanged. Default `html`. */
  readonly escaping?: EscapingStrategy | 'none' | undefined;
  /** True to drop one line break directly after a tag. Default true. */
  readonly trimNewLines?: boolean | undefined;
  /** True to make a missing variable or property an error instead of nothing. Default false. */
  readonly strictVariables?: boolean | undefined;
  /** Zone for dates where the template names none: an IANA name, `UTC` or an offset. Default `UTC`. */
  readonly timeZone?: string | undefined;
  /** Further filters by name; they may replace built-in ones. */
  readonly filters?: Readonly<Record<string, TemplateFilter>> | undefined;
  /** Length of the source in UTF-16 units. Default 1,048,576. */
  readonly maxSourceLength?: number | undefined;
  /** Steps of one rendering: evaluated expressions, list items, and 64 units of text each. Default 2,000,000. */
  readonly maxSteps?: number | undefined;
  /** Length of the output, and of every text made on the way, in UTF-16 units. Default 16,777,216. */
  readonly maxOutputLength?: number | undefined;
  /** Levels of tags and expressions in the source, and of printed or compared values. 1 to 100, default 100. */
  readonly maxNesting?: number | undefined;
}

export const DEFAULTS = {
  escaping: 'html',
  timeZone: 'UTC',
  maxSourceLength: 1_048_576,
  maxSteps: 2_000_000,
  maxOutputLength: 16_777_216,
  maxNesting: 100,
} as const;
