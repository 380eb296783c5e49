import type { PolicyViolationState, PolicyViolationType } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { all } from '../../db/all.ts';
import { type Database, findRow } from '../../db/database.ts';
import { allowedTable, isAllowed } from '../../db/list/allowed.ts';
import { storedState } from '../policy/violation-words.ts';
import { areOnlyDecided, decisionConditions } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';

type Part = RawBuilder<unknown>;

const ofState: Readonly<Record<PolicyViolationState, string>> = {
  FAIL: 'pv_fail',
  WARN: 'pv_warn',
  INFO: 'pv_info',
};
const ofType: Readonly<Record<PolicyViolationType, string>> = {
  LICENSE: 'pv_license',
  SECURITY: 'pv_security',
  OPERATIONAL: 'pv_operational',
};

/** The counters of a project's violations that fit the states or the types of a filter: suppressed ones are not in them. */
export function countersOf({ states, types }: Pick<ViolationFilter, 'states' | 'types'>): string[] {
  const names = types.length > 0 ? types.map((type) => ofType[type]) : states.map((state) => ofState[state]);
  return [...new Set(names.length > 0 ? names : Object.values(ofState))];
}

/**
 * True if counters have the number of violations after a filter, apart from decisions. They know states or
 * types only.
 */
export function areCounted({ states, types, policies }: ViolationFilter): boolean {
  return policies.length === 0 && (states.length === 0 || types.length === 0);
}

/** Violations `n` that nobody has decided about by the counters of their types; undefined where a filter leaves some states only. */
export function undecidedOf({ states, types }: ViolationFilter): Part | undefined {
  if (states.length > 0) return undefined;
  const names = types.length > 0 ? types.map((type) => ofType[type]) : Object.values(ofType);
  return sql.join(
    names.map((name) => sql`${sql.ref(`n.${name}`)} - ${sql.ref(`n.${name}_audited`)}`),
    sql` + `,
  );
}

/** The gravest state of violations `n`; undefined where a filter leaves some types only. */
export function gravestOf({ states, types }: ViolationFilter): Part | undefined {
  if (types.length > 0) return undefined;
  const meant = (['FAIL', 'WARN', 'INFO'] as const).filter(
    (state) => states.length === 0 || states.includes(state),
  );
  const cases = meant.map(
    (state) => sql`when ${sql.ref(`n.${ofState[state]}`)} > 0 then ${storedState(state)}::bigint`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** A sum of counters `n` of a project. */
export function sumOf(counters: readonly string[]): Part {
  return sql.join(
    counters.map((name) => sql.ref(`n.${name}`)),
    sql` + `,
  );
}

/**
 * The number of projects' violations by their counters, which lag while a changed policy is being evaluated.
 * @param allowed projects, as a condition on `p`; undefined: all
 */
export async function countByProjects(
  db: Database,
  allowed: Part | undefined,
  counters: readonly string[],
): Promise<number> {
  // The counters of a collection are those of its parts once more.
  const row = await findRow(
    db,
    sql<{ n: number }>`select coalesce(sum(${sumOf(counters)}), 0)::float8 as n
      from project p join project_count n on n.project_id = p.project_id
      where p.collection_logic = 'NONE' and ${allowed ?? sql`true`}`,
  );
  return row?.n ?? 0;
}

/** The number of unsuppressed violations of some conditions, from indexes alone, except for decisions. */
export async function countByConditions(
  db: Database,
  allowed: Part | undefined,
  conditions: readonly number[],
): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`with ${allowedTable(allowed)} select (
        (select count(*) from violation v where ${ofConditions('v', allowed, conditions)})
        - (${decided(allowed, conditions, sql`a.suppressed`)}))::float8 as n`,
  );
  return row?.n ?? 0;
}

/**
 * The number of violations with a decision that a filter leaves. If the filter also leaves those without a decision:
 * the number to add to that of all unsuppressed violations.
 */
export async function countDecided(
  db: Database,
  allowed: Part | undefined,
  conditions: readonly number[],
  filter: ViolationFilter,
): Promise<number> {
  const isMeant = all(decisionConditions(filter));
  const number = areOnlyDecided(filter)
    ? decided(allowed, conditions, isMeant)
    : sql`(${decided(allowed, conditions, sql`a.suppressed and ${isMeant}`)})
        - (${decided(allowed, conditions, sql`not a.suppressed and not ${isMeant}`)})`;
  const row = await findRow(
    db,
    sql<{ n: number }>`with ${allowedTable(allowed)} select (${number})::float8 as n`,
  );
  return row?.n ?? 0;
}

/** True if violations or decisions belong to some conditions and to allowed projects. */
export function ofConditions(table: string, allowed: Part | undefined, conditions: readonly number[]): Part {
  return sql`${sql.ref(`${table}.condition_id`)} = any(${conditions}::int[])
    and ${allowed ? isAllowed(sql.ref(`${table}.project_id`)) : sql`true`}`;
}

function decided(allowed: Part | undefined, conditions: readonly number[], which: Part): Part {
  return sql`select count(*) from violation_analysis a join violation v on v.project_id = a.project_id
      and v.component_id = a.component_id and v.condition_id = a.condition_id
    where ${ofConditions('a', allowed, conditions)} and ${which}`;
}
