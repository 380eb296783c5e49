create table integration_upload (
  integration text collate "C" not null,
  project_id int not null,
  task uuid not null,
  tried_at timestamptz not null,
  sent_at timestamptz,
  target text,
  findings int,
  error text,
  failure text,
  memory jsonb,
  primary key (integration, project_id));
create index integration_upload_failed on integration_upload (integration) where error is not null;
create index integration_upload_project on integration_upload (project_id);
comment on table integration_upload is 'What an integration last sent of a project.';
comment on column integration_upload.task is 'Token of the run. When the run is taken up again, it does not send this project twice.';
comment on column integration_upload.sent_at is 'When an upload last arrived.';
comment on column integration_upload.target is 'Where it went, in the words of the other system.';
comment on column integration_upload.findings is 'Findings of the upload that arrived last.';
comment on column integration_upload.error is 'Error of the latest upload.';
comment on column integration_upload.memory is 'What to remember of the other end, such as the test of DefectDojo that belongs to the project.';

create table imported_row (
  source_table text collate "C" not null,
  source_key text not null,
  digest bytea not null,
  imported_at timestamptz not null,
  primary key (source_table, source_key));
comment on table imported_row is 'Rows that came from a Dependency-Track installation, so that they do not come twice.';
comment on column imported_row.source_key is 'What identifies the row in any copy of that database: a UUID, a kind and a name, or a pair of these.';
comment on column imported_row.digest is 'SHA-256 of the row''s content.';

create table import_run (
  token uuid primary key,
  source text not null,
  is_preview bool not null,
  started_by text not null,
  created_at timestamptz not null default now(),
  input text,
  file_uuid uuid,
  report jsonb,
  error text);
create index import_run_created on import_run (created_at desc);
comment on table import_run is 'Imports of another installation that were started on the page or by the API, with the outcome of every row.';
comment on column import_run.token is 'The token of its task.';
comment on column import_run.source is 'The address of the source, without passwords.';
comment on column import_run.input is 'Encrypted: address, password and secret key. Null once the import has ended.';

create table import_file (
  uuid uuid primary key,
  name text not null,
  bytes bigint not null default 0,
  is_complete bool not null default false,
  created_at timestamptz not null default now());
comment on table import_file is 'Scripts of databases that are being uploaded. They are deleted after their import, or after a day.';

create table import_file_chunk (
  file_uuid uuid not null,
  seq int not null,
  data bytea not null,
  primary key (file_uuid, seq));
comment on table import_file_chunk is 'The content of an import_file, in the order of its parts.';

alter table integration_upload add foreign key (project_id) references project(project_id) on delete cascade;
alter table import_file_chunk add foreign key (file_uuid) references import_file(uuid) on delete cascade;
