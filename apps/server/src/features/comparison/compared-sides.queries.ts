import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';

/** The change of something that a component has, with the state of each side. */
export interface ComparedRow {
  change: 'NEW' | 'GONE' | 'STILL';
  group_name: string;
  name: string;
  from_uuid: string | null;
  from_versions: string[] | null;
  from_state: string | null;
  from_suppressed: boolean | null;
  to_uuid: string | null;
  to_versions: string[] | null;
  to_state: string | null;
  to_suppressed: boolean | null;
}

/** The columns of a {@link ComparedRow}, of `r`. */
export const comparedColumns = sql`r.change, r.group_name, r.name, r.from_uuid, r.from_versions, r.from_state,
  r.from_suppressed, r.to_uuid, r.to_versions, r.to_state, r.to_suppressed`;

/**
 * Both sides put together where component and `key` are the same. The side that counts is the later one, where it has it: what
 * was suppressed since is neither new nor still there.
 * @param shown the column by which a row is looked up further
 */
export function compareSides(
  before: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
  { key, shown }: { key: string; shown: string },
): RawBuilder<unknown> {
  const of = (side: 'a' | 'b', column: string) => sql.ref(`${side}.${column}`);
  return sql`select case when a.name is null then 'NEW' when b.name is null then 'GONE' else 'STILL' end as change,
      case when a.name is null then 0 when b.name is null then 1 else 2 end as rank,
      coalesce(b.group_name, a.group_name) as group_name, coalesce(b.name, a.name) as name,
      coalesce(b.purl_type, a.purl_type) as purl_type,
      coalesce(${of('b', shown)}, ${of('a', shown)}) as ${sql.ref(shown)},
      coalesce(b.suppressed, a.suppressed) as suppressed,
      a.uuid as from_uuid, a.versions as from_versions, a.state as from_state, a.suppressed as from_suppressed,
      b.uuid as to_uuid, b.versions as to_versions, b.state as to_state, b.suppressed as to_suppressed
    from (${before}) a full join (${after}) b on a.purl_type = b.purl_type and a.group_name = b.group_name
      and a.name = b.name and ${of('a', key)} = ${of('b', key)}`;
}

export interface ChangeCounts {
  new: number;
  gone: number;
  still: number;
}

/** Without suppressed ones. @param tables with what {@link compareSides} gives as `r` */
export async function countChanges(
  db: Database,
  tables: RawBuilder<unknown>,
): Promise<ChangeCounts | undefined> {
  const count = (change: string) =>
    sql`count(*) filter (where r.change = ${change} and not r.suppressed)::int`;
  return findRow(
    db,
    sql<ChangeCounts>`select ${count('NEW')} as new, ${count('GONE')} as gone, ${count('STILL')} as still
      from ${tables}`,
  );
}
