// What the catalogs say of the current schema. What extensions bring along is left out everywhere.

const here = 'current_schema()::regnamespace';

const ours = (catalog: string, oid: string) =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

const tableKinds = `('r', 'p')`;

export const extensions = `
  select extname as name from pg_extension where extname <> 'plpgsql' order by 1`;

export const types = `
  select t.typname as name, obj_description(t.oid, 'pg_type') as sentence,
    format('create type %I as enum (%s)', t.typname,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as text
  from pg_type t where t.typnamespace = ${here} and t.typtype = 'e' and ${ours('pg_type', 't.oid')}
  order by 1`;

export const functions = `
  select p.oid::regprocedure::text as name, obj_description(p.oid, 'pg_proc') as sentence, pg_get_functiondef(p.oid) as text
  from pg_proc p where p.pronamespace = ${here} and p.prokind in ('f', 'p') and ${ours('pg_proc', 'p.oid')}
  order by 1`;

/** Those that stand by themselves: an identity column has its own. */
export const sequences = `
  select c.relname as name, obj_description(c.oid, 'pg_class') as sentence, concat_ws(' ',
    format('create sequence %I as %s', c.relname, format_type(s.seqtypid, null)),
    case when s.seqincrement <> 1 then 'increment by ' || s.seqincrement end,
    case when s.seqmin <> 1 then 'minvalue ' || s.seqmin end,
    case when s.seqmax <> case s.seqtypid when 'int8'::regtype then 9223372036854775807
      when 'int4'::regtype then 2147483647 else 32767 end then 'maxvalue ' || s.seqmax end,
    case when s.seqstart <> 1 then 'start with ' || s.seqstart end,
    case when s.seqcache <> 1 then 'cache ' || s.seqcache end,
    case when s.seqcycle then 'cycle' end) as text
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = ${here} and ${ours('pg_class', 'c.oid')} and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('i', 'a'))
  order by 1`;

export const views = `
  select c.relname as name, obj_description(c.oid, 'pg_class') as sentence,
    format('create view %I%s as%s%s', c.relname, ' with (' || array_to_string(c.reloptions, ', ') || ')', E'\\n',
      rtrim(pg_get_viewdef(c.oid, true), ';')) as text
  from pg_class c where c.relnamespace = ${here} and c.relkind = 'v' and ${ours('pg_class', 'c.oid')}
  order by 1`;

export const tables = `
  select c.relname as name, obj_description(c.oid, 'pg_class') as sentence,
    array(select o from unnest(c.reloptions) o order by o) as options,
    case when c.relkind = 'p' then pg_get_partkeydef(c.oid) end as "partitionKey",
    case when c.relispartition then (select format('%I ', i.inhparent::regclass) from pg_inherits i where i.inhrelid = c.oid)
      || pg_get_expr(c.relpartbound, c.oid) end as "partitionOf"
  from pg_class c where c.relnamespace = ${here} and c.relkind in ${tableKinds} and ${ours('pg_class', 'c.oid')}
  order by 1`;

const storages = `case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end`;

export const columns = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attcollation <> t.typcollation then quote_ident(l.collname) end as collation,
    pg_get_expr(d.adbin, d.adrelid, true) as expression,
    case a.attgenerated when 's' then 'stored' when 'v' then 'virtual' end as generated,
    case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
    a.attnotnull as "isRequired",
    case when a.attstorage <> t.typstorage then ${storages} end as storage,
    col_description(c.oid, a.attnum) as sentence
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = ${here} and c.relkind in ${tableKinds} and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

export const constraints = `
  select c.relname as "table", k.conname as name, obj_description(k.oid, 'pg_constraint') as sentence,
    case k.contype when 'p' then 'primary key' when 'u' then 'unique' when 'c' then 'check' when 'f' then 'foreign key'
      else 'exclude' end as kind,
    array(select a.attname::text from unnest(k.conkey) with ordinality n(number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number order by n.place) as columns,
    (select r.relname from pg_class r where r.oid = k.confrelid) as "refersTo",
    pg_get_constraintdef(k.oid, true) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = ${here} and k.contype in ('p', 'u', 'c', 'f', 'x') and k.conparentid = 0
  order by c.relname, array_position(array['p', 'u', 'c', 'x', 'f'], k.contype::text), k.conname`;

/** Without those that a constraint or the index of a partitioned table brings along. */
export const indexes = `
  select c.relname as "table", x.relname as name, obj_description(x.oid, 'pg_class') as sentence,
    pg_get_indexdef(x.oid, 0, true) as text
  from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
  where c.relnamespace = ${here} and c.relkind in ${tableKinds} and not x.relispartition and not exists (
    select from pg_constraint k where k.conindid = x.oid and k.contype in ('p', 'u', 'x'))
  order by c.relname, x.relname`;

export const triggers = `
  select c.relname as "table", g.tgname as name, obj_description(g.oid, 'pg_trigger') as sentence,
    pg_get_triggerdef(g.oid, true) as text
  from pg_trigger g join pg_class c on c.oid = g.tgrelid
  where c.relnamespace = ${here} and not g.tgisinternal and g.tgparentid = 0
  order by c.relname, g.tgname`;

/** What the statements above do not say. Which index a table was last clustered by is left out on purpose: it changes no statement. */
export const unsaid = `
  select format('the %s %I', case c.relkind when 'm' then 'materialized view' when 'f' then 'foreign table' else 'composite type' end,
    c.relname) as what
  from pg_class c where c.relnamespace = ${here} and c.relkind in ('m', 'f', 'c') and ${ours('pg_class', 'c.oid')}
  union all
  select format('the kind of %I', c.relname) from pg_class c
  where c.relnamespace = ${here} and c.relkind in ${tableKinds} and (c.relpersistence <> 'p' or c.relrowsecurity or c.reltablespace <> 0
    or c.relreplident <> 'd' or c.reloftype <> 0 or c.relacl is not null)
  union all
  select format('%I inherits', c.relname) from pg_inherits h join pg_class c on c.oid = h.inhrelid
  where c.relnamespace = ${here} and c.relkind in ${tableKinds} and not c.relispartition
  union all
  select format('%I.%I', c.relname, a.attname) from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = ${here} and c.relkind in ${tableKinds} and a.attnum > 0 and not a.attisdropped
    and (a.attcompression <> '' or coalesce(a.attstattarget, -1) >= 0 or a.attoptions is not null or a.attacl is not null)
  union all
  select format('the sequence of %I.%I', c.relname, a.attname)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_sequence s on s.seqrelid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
  where c.relnamespace = ${here} and a.attidentity <> '' and (s.seqincrement, s.seqmin, s.seqstart, s.seqcache, s.seqcycle) <> (1, 1, 1, 1, false)
  union all
  select format('the type %I', t.typname) from pg_type t
  where t.typnamespace = ${here} and t.typtype in ('d', 'r', 'm') and ${ours('pg_type', 't.oid')}
  union all
  select format('the function %I', p.proname) from pg_proc p
  where p.pronamespace = ${here} and p.prokind not in ('f', 'p') and ${ours('pg_proc', 'p.oid')}
  union all
  select format('the constraint %I', k.conname) from pg_constraint k
  where k.connamespace = ${here} and (k.contype not in ('p', 'u', 'c', 'f', 'x', 'n') or not k.convalidated)
  union all
  select format('the statistics %I', s.stxname) from pg_statistic_ext s where s.stxnamespace = ${here}
  union all
  select format('the rule %I', r.rulename) from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where c.relnamespace = ${here} and c.relkind in ${tableKinds}
  order by 1`;
