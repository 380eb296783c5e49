create table search_text (
  text_id int generated always as identity primary key,
  kind smallint not null,
  k1 text collate "C" not null,
  k2 text collate "C" not null,
  k3 text collate "C" not null,
  label text collate "C" not null,
  unique (kind, k3, k2, k1))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index search_text_coordinate_label on search_text using gin (label gin_trgm_ops) where kind > 1;
create index search_text_name_label on search_text using gin (label gin_trgm_ops) where kind = 1;
comment on table search_text is 'Names and coordinates that searches look in, once each (docs/adr/0014). A job adds those of new identities, so uploads write nothing here.';
comment on column search_text.kind is '1: names of components, 2: packages, 3: CPE products.';
comment on column search_text.k1 is 'Of a component empty; of the others as in pkg.';
comment on column search_text.k2 is 'Of a component the group in lower case; of the others as in pkg.';
comment on column search_text.k3 is 'Of a component the name in lower case; of the others as in pkg.';
comment on column search_text.label is 'What is searched: the keys in lower case, without escapes.';
comment on index search_text_name_label is 'Most searches are for names. Coordinates contain the same words and would triple the texts to look at.';

create table search_progress (
  kind smallint primary key,
  done_id int not null default 0,
  ahead_id int,
  ahead_writers text[] not null default '{}');
comment on table search_progress is 'How far that job is.';
comment on column search_progress.kind is '1: identities, 2: coordinates.';
comment on column search_progress.done_id is 'All up to this number are in search_text.';
comment on column search_progress.ahead_id is 'Up to here numbers can be read once every transaction in ahead_writers is over, since only then no lower number can still appear.';
comment on column search_progress.ahead_writers is 'Transactions that had the table open for writing, as pg_locks names them.';

insert into search_progress (kind, done_id, ahead_id, ahead_writers) values ('1', '0', NULL, '{}');

insert into search_progress (kind, done_id, ahead_id, ahead_writers) values ('2', '0', NULL, '{}');
