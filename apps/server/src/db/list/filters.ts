import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/** How a member of a filter becomes a condition. */
interface FilterRule<Value, Filter, Place, Tables> {
  /** The table that the condition is on. Statements that read only some tables ask for the conditions on these. */
  readonly on: Place;
  /** Undefined where the value asks for nothing. @param tables what the statement calls its columns, where that differs */
  where(value: Value, filter: Filter, tables: Tables): Part | undefined;
}

/**
 * All that a list can be filtered by: a rule for each member of its filter, or several where the member is about one table or
 * another. Conditions are in this order.
 */
export type FilterRules<Filter, Place extends string, Tables = undefined> = {
  readonly [Name in keyof Filter]?: OneOrMore<FilterRule<Filter[Name], Filter, Place, Tables>>;
};
type OneOrMore<T> = T | readonly T[];

/** The conditions of a filter on some places. */
export function conditionsOn<Filter, Place extends string, Tables>(
  rules: FilterRules<Filter, Place, Tables>,
  filter: Filter,
  places: readonly Place[],
  tables: Tables,
): Part[] {
  return (Object.keys(rules) as (keyof Filter)[]).flatMap((name) => {
    return [rules[name] ?? []]
      .flat()
      .flatMap((rule) => (places.includes(rule.on) ? (rule.where(filter[name], filter, tables) ?? []) : []));
  });
}

/** Bounds of a number, both of them part of it. */
export interface Between {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export const anything: Between = { from: undefined, to: undefined };
export const isAnywhere = ({ from, to }: Between): boolean => from === undefined && to === undefined;

/** A column has one of some words; an empty list allows all. @param type of the array */
export const oneOf =
  (column: Part, type: Part = sql`text[]`) =>
  (values: readonly unknown[]): Part | undefined =>
    values.length === 0 ? undefined : sql`${column} = any(${values}::${type})`;

/** A condition on a value that is given. */
export const given =
  <Value>(where: (value: Value) => Part) =>
  (value: Value | undefined): Part | undefined =>
    value === undefined ? undefined : where(value);

/** A condition that is asked for, or not. */
export const onlyIf =
  (holds: Part) =>
  (isAsked: boolean | undefined): Part | undefined =>
    isAsked ? holds : undefined;

/** A condition that holds unless more is let in. */
export const unless =
  (holds: Part) =>
  (isLetIn: boolean): Part | undefined =>
    isLetIn ? undefined : holds;

/** A column is within bounds. @param type of the number */
export const within =
  (column: Part, type: Part = sql`real`) =>
  ({ from, to }: Between): Part | undefined => {
    const parts = [
      ...(from === undefined ? [] : [sql`${column} >= ${from}::${type}`]),
      ...(to === undefined ? [] : [sql`${column} <= ${to}::${type}`]),
    ];
    return parts.length === 0 ? undefined : sql.join(parts, sql` and `);
  };

export const since =
  (column: Part) =>
  (time: Date | undefined): Part | undefined =>
    time && sql`${column} >= ${time}`;

/** A time is on a day or before. */
export const until =
  (column: Part) =>
  (day: Date | undefined): Part | undefined =>
    day && sql`${column} < ${day}::timestamptz + interval '24 hours'`;
