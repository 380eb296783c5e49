import type { Work } from '../values/work.ts';
import type { FilterArguments } from './filter-arguments.ts';

/** A filter of the language: a pure function of its input and arguments. */
export interface FilterDefinition {
  /** The names of its parameters, in order. */
  readonly parameters: readonly string[];
  /** True if it is called even if its input is nothing. Otherwise nothing stays nothing. */
  readonly takesNothing?: boolean;
  /** True if it distinguishes escaped text. Otherwise it gets plain text. */
  readonly takesSafeText?: boolean;
  /** True if its input may be a missing variable, even if variables are strict. */
  readonly takesUndefined?: boolean;
  apply(input: unknown, args: FilterArguments, work: Work): unknown;
}
