-- Imports of another installation that were started on the page or by the API, with what became of every row.
create table import_run (
  token uuid primary key,                       -- of its task
  source text not null,                         -- without passwords
  is_preview bool not null,
  started_by text not null,
  created_at timestamptz not null default now(),
  input text,                                   -- encrypted: where it is, password, secret key; gone once it has ended
  file_uuid uuid,
  report jsonb,
  error text);
create index import_run_created on import_run (created_at desc);

-- Scripts of databases on their way in. They go once they were imported, or after a day.
create table import_file (
  uuid uuid primary key,
  name text not null,
  bytes bigint not null default 0,
  is_complete bool not null default false,
  created_at timestamptz not null default now());
create table import_file_chunk (
  file_uuid uuid not null references import_file on delete cascade,
  seq int not null,
  data bytea not null,
  primary key (file_uuid, seq));
