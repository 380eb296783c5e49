import type { Work } from '../values/work.ts';
import type { FilterArguments } from './filter-arguments.ts';

/** A filter of the language: a pure function of its input and arguments. */
export interface FilterDefinition {
  /** The names of its parameters, in order. */
  readonly parameters: readonly string[];
  /** True if it is asked even when its input is nothing; otherwise nothing stays nothing. */
  readonly takesNothing?: boolean;
  /** True if it wants to know that a text is already escaped; otherwise it gets a plain text. */
  readonly takesSafeText?: boolean;
  /** True if its input may be a variable that does not exist, also where variables are strict. */
  readonly takesUndefined?: boolean;
  apply(input: unknown, args: FilterArguments, work: Work): unknown;
}
