import { TemplateError } from '../template-error.ts';
import { plainText } from '../values/kinds.ts';
import type { FilterDefinition } from './filter.ts';

/**
 * A filter of the application.
 *
 * `apply` gets the input and the arguments by parameter name. Text that was already escaped arrives as plain
 * text, and nothing as null; a missing argument is null. The result is escaped like every other value. If it
 * throws, rendering ends with a TemplateError of code `filter_failed` that has the thrown value as its
 * `cause`.
 */
export interface TemplateFilter {
  /** Names of the parameters in order; arguments may be given by place or by name. */
  readonly parameters?: readonly string[];
  apply(input: unknown, args: Readonly<Record<string, unknown>>): unknown;
}

/** A filter of the application in the form of the built-in ones. */
export function customFilter(name: string, filter: TemplateFilter): FilterDefinition {
  const parameters = [...(filter.parameters ?? [])];
  return {
    parameters,
    takesNothing: true,
    apply(input, args, work) {
      const values = parameters.map((parameter) => [parameter, plain(args.value(parameter))] as const);
      try {
        return filter.apply(input ?? null, Object.fromEntries(values));
      } catch (error) {
        if (error instanceof TemplateError) throw error;
        return work.fail('filter_failed', name, `Filter '${name}' failed`, error);
      }
    },
  };
}

function plain(value: unknown): unknown {
  return plainText(value) ?? value ?? null;
}
