import type pg from 'pg';
import type { Place } from '../src/db/placement.ts';

/** Table and rule, and what to do about it. */
export type Breach = string;

/**
 * The advice of each rule about the table, index, key, or column that breaks it, in the order of {@link
 * findings}.
 */
const advice = {
  unplaced: 'has no place: add a line to db/placement.ts',
  absent: 'is placed but does not exist: remove its line from db/placement.ts',
  'no project_id': 'lives with its project: it needs a column "project_id not null"',
  'no key': 'lives with its project: it needs a primary key, by which rows can be moved to another machine',
  'unique without project_id':
    'is unique over all projects, which no machine can check alone: put project_id into the index',
  'leaves the project':
    'refers to rows that may live on another machine: pair project_id with project_id, or drop the foreign key',
  partitioned: 'is a dictionary, which every machine holds whole: it cannot be partitioned',
  'short identity': 'numbers the rows of all projects: make it bigint',
  trigger: 'fires on rows of a project, which no other machine knows of: do it in the statement that writes',
} as const;

/** One row per breach: the rule and what breaks it. $1 tables, $2 their places, index by index. */
const findings = `
  with placed as (select * from unnest($1::text[], $2::text[]) as p(name, place)),
  tab as (
    select c.oid, c.relname as name, c.relkind as kind, p.place
    from pg_class c left join placed p on p.name = c.relname
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition)
  select 'unplaced' as rule, name as what from tab where place is null
  union all
  select 'absent', name from placed where name not in (select name from tab)
  union all
  select 'no project_id', name from tab where place = 'project' and not exists (
    select from pg_attribute a where a.attrelid = tab.oid and a.attname = 'project_id' and a.attnotnull)
  union all
  select 'no key', name from tab where place = 'project' and not exists (
    select from pg_index i where i.indrelid = tab.oid and i.indisprimary)
  union all
  select 'unique without project_id', i.indexrelid::regclass::text
  from tab join pg_index i on i.indrelid = tab.oid and i.indisunique
  where place = 'project' and not exists (
    select from pg_attribute a
    where a.attrelid = tab.oid and a.attname = 'project_id' and a.attnum = any(i.indkey[0:i.indnkeyatts - 1]))
  union all
  select 'leaves the project', t.name || '.' || f.conname
  from pg_constraint f join tab t on t.oid = f.conrelid join tab r on r.oid = f.confrelid
  where f.contype = 'f' and case
    when t.place = 'project' and r.place = 'project' then not exists (
      select from unnest(f.conkey, f.confkey) k(here, there)
      join pg_attribute x on x.attrelid = t.oid and x.attnum = k.here and x.attname = 'project_id'
      join pg_attribute y on y.attrelid = r.oid and y.attnum = k.there and y.attname = 'project_id')
    when r.place = 'project' then true
    else r.place = 'coordinator' and t.place <> 'coordinator' end
  union all
  select 'partitioned', name from tab where place = 'dictionary' and kind = 'p'
  union all
  select 'short identity', name || '.' || a.attname
  from tab join pg_attribute a on a.attrelid = tab.oid and a.attidentity <> '' and a.atttypid <> 'int8'::regtype
  where place = 'project'
  union all
  select 'trigger', name || '.' || g.tgname
  from tab join pg_trigger g on g.tgrelid = tab.oid and not g.tgisinternal where place = 'project'
  order by 1, 2`;

/** Holds the tables of a migrated database to what their places ask of them. Empty when all of them do. */
export async function findMisplaced(
  client: pg.Client,
  placement: Readonly<Record<string, Place>>,
): Promise<Breach[]> {
  const { rows } = await client.query<{ rule: keyof typeof advice; what: string }>(findings, [
    Object.keys(placement),
    Object.values(placement),
  ]);
  return rows.map(({ rule, what }) => `${what} ${advice[rule]} (${rule})`);
}
