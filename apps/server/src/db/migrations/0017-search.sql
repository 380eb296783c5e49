-- What searches go by (docs/adr/0014). Names and coordinates stand here once, however many versions and components have them;
-- a job adds those of new identities, so that uploads write nothing for it (features/search-index).
create table search_text (
  text_id int generated always as identity primary key,
  kind smallint not null,                       -- 1 names of components, 2 packages, 3 CPE products
  -- Of a component '', group and name in lower case, as identity_name has them; of the others the keys of pkg.
  k1 text collate "C" not null,
  k2 text collate "C" not null,
  k3 text collate "C" not null,
  label text collate "C" not null,              -- what is looked in: the keys in lower case, without escapes
  unique (kind, k3, k2, k1));
-- Most searches are for names: among coordinates, which have the same words, they would look at three times as many texts.
create index search_text_name_label on search_text using gin (label gin_trgm_ops) where kind = 1;
create index search_text_coordinate_label on search_text using gin (label gin_trgm_ops) where kind > 1;

-- How far the job is. Numbers up to `done_id` are in; those up to `ahead_id` can be read once every transaction before `ahead_xid` is over,
-- for only then nobody adds a lower one any more.
create table search_progress (
  kind smallint primary key,                    -- 1 identities, 2 coordinates
  done_id int not null default 0,
  ahead_id int,
  ahead_xid xid8);

insert into search_text (kind, k1, k2, k3, label)
  select distinct 1, '', lower(coalesce(group_name, '')), lower(name), lower(coalesce(group_name || '/', '') || name) from identity;
insert into search_text (kind, k1, k2, k3, label)
  select 2 + kind, k1, k2, k3, lower(case kind when 0 then concat_ws('/', k1, nullif(k2, ''), k3)
    else replace(concat_ws(':', k1, k2, k3), '\', '') end) from pkg;
insert into search_progress (kind, done_id) values
  (1, coalesce((select max(identity_id) from identity), 0)), (2, coalesce((select max(pkg_id) from pkg), 0));
alter table search_text set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);

-- The trigrams of every single version's name were a tenth of what an upload of new components wrote.
drop index identity_name_search;
create index identity_version on identity (lower(version) text_pattern_ops, identity_id) where version is not null;
-- A package URL or CPE that cannot be read has no coordinates, so these few are always looked at.
create index identity_unreadable on identity (identity_id) where left(sight, 1) = 'x' or substr(sight, 2, 1) = 'x';
create index identity_swid_search on identity using gin (lower(swid_tag_id) gin_trgm_ops) where swid_tag_id is not null;

-- Where rows are few and change by hand, the trigrams are of the rows themselves.
create index project_search on project using gin (
  lower(coalesce(group_name || '/', '') || name || ' ' || coalesce(version, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
create index service_search on service using gin (lower(coalesce(group_name || '/', '') || name) gin_trgm_ops);
create index license_search on license using gin (lower(spdx_id || ' ' || name) gin_trgm_ops);
