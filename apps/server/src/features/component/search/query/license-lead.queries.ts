import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../../db/list/search.ts';
import type { Wanted } from './read-query.ts';

export type WantedLicense = Extract<Wanted, { by: 'license' }>;

/** So much of a text is in the index. */
const indexed = 200;

/** Where a search begins that asks for nothing but a license, on the details `d` of components and on past ones `o`. */
export interface LicenseLead {
  readonly present: RawBuilder<unknown>;
  readonly past: RawBuilder<unknown>;
}

export function licenseLead(wanted: readonly Wanted[]): LicenseLead | undefined {
  const license = wanted.find((each): each is WantedLicense => each.by === 'license' && !each.negated);
  if (!license) return undefined;
  const texts = (table: string, column: string) =>
    sql`${start(sql.ref(column))} = any(${beginnings(table, column, license)})`;
  return {
    present: sql`(d.license_id = any(${knownLicenses(license)})
      or ${texts('component_detail', 'd.license_name')} or ${texts('component_detail', 'd.license_expression')})`,
    past: texts('component_past', 'o.license'),
  };
}

/** True if a component that is there has a license that is meant, by its details `d`. */
export function hasLicense(wanted: WantedLicense): RawBuilder<unknown> {
  const texts = ['d.license_name', 'd.license_expression'].map((column) => licenseText(column, wanted));
  return sql`(d.license_id = any(${knownLicenses(wanted)}) or ${sql.join(texts, sql` or `)})`;
}

export function licenseText(column: string, { text, isExact }: WantedLicense): RawBuilder<unknown> {
  const value = sql`lower(${sql.ref(column)})`;
  return isExact ? sql`${value} = ${text}` : sql`${value} like ${containsPattern(text)}`;
}

/** SQL of an array of the licenses whose id or name a condition means. */
function knownLicenses(wanted: WantedLicense): RawBuilder<unknown> {
  const fits = ['l.spdx_id', 'l.name'].map((column) => licenseText(column, wanted));
  return sql`array(select l.license_id from license l where ${sql.join(fits, sql` or `)})`;
}

const start = (column: RawBuilder<unknown>) => sql`left(lower(${column}), ${sql.lit(indexed)})`;

/**
 * SQL for an array of the possible prefixes in a column. The index is read from one text to the next, not row
 * by row. Each row is compared with its whole text later.
 */
function beginnings(table: string, column: string, { text, isExact }: WantedLicense): RawBuilder<unknown> {
  if (isExact) return sql`array[left(${text}, ${sql.lit(indexed)})]`;
  const [, name = ''] = column.split('.');
  const rows = sql.table(table);
  const value = sql.ref(name);
  return sql`array(
    with recursive t as (
      (select ${start(value)} as x from ${rows} where ${value} is not null order by 1 limit 1)
      union all
      select (select ${start(value)} from ${rows} where ${value} is not null and ${start(value)} > t.x order by 1 limit 1)
      from t where t.x is not null)
    select t.x from t where t.x like ${containsPattern(text)} or length(t.x) = ${sql.lit(indexed)})`;
}
