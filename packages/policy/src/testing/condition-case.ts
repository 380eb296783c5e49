import type { ComponentFacts } from '../index.ts';

/** A condition, what is known of a component, and whether the condition then holds. */
export interface ConditionCase {
  readonly condition: readonly [subject: string, operator: string, value: string];
  readonly facts: Partial<ComponentFacts>;
  readonly holds: boolean;
}

/** A row of a table about one subject; `given` is what the table varies. */
export type ConditionRow<Given> = readonly [operator: string, value: string, given: Given, holds: boolean];

/** The cases of a table. */
export function casesOf<Given>(
  subject: string,
  factsOf: (given: Given) => Partial<ComponentFacts>,
  rows: readonly ConditionRow<Given>[],
): ConditionCase[] {
  return rows.map(([operator, value, given, holds]) => ({
    condition: [subject, operator, value],
    facts: factsOf(given),
    holds,
  }));
}
