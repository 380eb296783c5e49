create extension if not exists pg_trgm;

create sequence element_id as bigint;
comment on sequence element_id is 'Numbers components and services of all projects, so that a dependency needs no kind. 0 is the project itself.';

create table installation (
  only_row bool default true primary key check (only_row),
  installation_id uuid not null,
  secret_fingerprint bytea,
  created_at timestamptz not null default now(),
  ignored_proxy text collate "C",
  ignored_proxy_at timestamptz);
comment on table installation is 'Facts about this installation, in one row.';
comment on column installation.only_row is 'Allows no second row.';
comment on column installation.secret_fingerprint is 'The server refuses to start with another secret key (design §3).';
comment on column installation.ignored_proxy is 'Address of the last peer that named a client without being a trusted proxy. Administrators see it on every node.';

create table config_property (
  group_name text collate "C" not null,
  property_name text collate "C" not null,
  value text,
  property_type text not null,
  description text,
  primary key (group_name, property_name));
comment on table config_property is 'Settings that are changed in the console or over the API.';
comment on column config_property.value is 'Encrypted for the type ENCRYPTEDSTRING.';

create table task (
  token uuid primary key,
  kind text collate "C" not null,
  subject text collate "C",
  project_id int,
  state text collate "C" not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  progress real not null default 0,
  stage text,
  detail jsonb,
  error text,
  warnings jsonb not null default '[]',
  result jsonb,
  input jsonb not null default '{}',
  chain uuid,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  owner text collate "C")
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index task_chain on task (chain);
create index task_finished on task (finished_at) where finished_at is not null;
create index task_kind on task (kind, subject, created_at desc);
create unique index task_one_active on task (kind, subject) where subject is not null and state in ('queued', 'running');
create index task_owner on task (owner, created_at desc, token desc) where owner is not null;
create index task_under_way on task (kind) where state in ('queued', 'running');
comment on table task is 'What a caller sees of a job: state, progress, error and result. The queue itself belongs to graphile-worker.';
comment on column task.subject is 'What the task is about. Kinds that ask for it have one active task per subject.';
comment on column task.project_id is 'Users who see this project see the task. The project may be gone.';
comment on column task.progress is 'From 0 to 100.';
comment on column task.stage is 'A code for the current step. The console translates it.';
comment on column task.detail is 'Progress within the step, in numbers (ProgressDetail).';
comment on column task.chain is 'Token of the request that this task belongs to. The first task of a request has its own token here.';
comment on column task.owner is 'Who asked for the task, such as user:7 or key:3. Null if it runs on a schedule.';

create table worker_node (
  worker_id text collate "C" primary key,
  node_id uuid not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  idle int not null default 0);
comment on table worker_node is 'Heartbeats of the processes that run jobs.';
comment on column worker_node.moved_at is 'When workers last began, ended or advanced a job. It tells progress from standstill.';
comment on column worker_node.idle is 'How many workers wait for a job.';

create table outbox (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  scope text not null,
  event_group text not null,
  level text not null,
  project_id int,
  subject jsonb not null,
  delivered_at timestamptz)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index outbox_open on outbox (event_id) where delivered_at is null;
comment on table outbox is 'Events, written in the transaction of the change that they report. Delivery reads and marks them.';
comment on column outbox.scope is 'PORTFOLIO or SYSTEM.';
comment on column outbox.event_group is 'Such as BOM_CONSUMED or NEW_VULNERABILITY.';
comment on column outbox.level is 'INFORMATIONAL, WARNING or ERROR.';

create table bulk (
  bulk_id int generated always as identity primary key,
  token uuid not null unique,
  kind text collate "C" not null,
  parameters jsonb not null,
  undoes int,
  total int not null default 0,
  position int not null default 0,
  done int not null default 0,
  skipped int not null default 0,
  undoable int not null default 0);
create unique index bulk_undoes on bulk (undoes) where undoes is not null;
comment on table bulk is 'One change of many things, run as a task. Features register the kinds.';
comment on column bulk.undoes is 'The bulk change that this one takes back.';
comment on column bulk.position is 'item_no of the last item that has been processed.';

create table bulk_item (
  bulk_id int not null,
  item_no int not null,
  ref text collate "C" not null,
  reason text collate "C",
  label text,
  undo jsonb,
  primary key (bulk_id, item_no))
  with (fillfactor = 70);
create index bulk_item_skipped on bulk_item (bulk_id, reason, item_no) where reason is not null;
comment on table bulk_item is 'The things that a bulk change is about. A thing is a text that its kind understands.';
comment on column bulk_item.reason is 'Why the item was skipped.';
comment on column bulk_item.label is 'The name that people see. Only skipped items have one.';
comment on column bulk_item.undo is 'What the kind needs to take the change back.';

create table original (
  sha256 bytea primary key,
  media_type text not null,
  byte_size bigint not null,
  encoding text not null,
  validated_by text collate "C",
  created_at timestamptz not null default now())
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table original is 'Uploaded documents as they were received, once per SHA-256, compressed and in chunks (design §4.3).';
comment on column original.encoding is 'Compression of the chunks: gzip or zstd.';
comment on column original.validated_by is 'Version of the rules that found the document valid. Null if it was never checked.';

create table original_chunk (
  sha256 bytea not null,
  seq int not null,
  data bytea not null,
  primary key (sha256, seq))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table original_chunk alter column data set storage external;
comment on table original_chunk is 'The compressed bytes of a document, in order.';

create table outgoing_lane (
  lane text collate "C" primary key,
  free_at timestamptz not null,
  blocked_until timestamptz)
  with (fillfactor = 50);
comment on table outgoing_lane is 'When another host may be asked again. All nodes together keep to its limits and to what it tells one of them.';
comment on column outgoing_lane.lane is 'A host, or a host and an account.';
comment on column outgoing_lane.free_at is 'Time of the next turn.';
comment on column outgoing_lane.blocked_until is 'Until then the host asked to be left alone.';

create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text,
  action text not null,
  target text,
  detail jsonb,
  address text,
  left_out int)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index audit_log_order on audit_log (at, audit_id);
create index audit_log_target on audit_log (target, at);
comment on table audit_log is 'Who changed what in the administration.';
comment on column audit_log.address is 'Address of the caller.';
comment on column audit_log.left_out is 'How many further refusals of the same kind this row stands for.';

create table database_day (
  day date primary key,
  bytes bigint not null);
comment on table database_day is 'The size of the database by day, measured by a job.';

alter table bulk add foreign key (token) references task(token) on delete cascade;
alter table bulk add foreign key (undoes) references bulk(bulk_id) on delete set null;
alter table bulk_item add foreign key (bulk_id) references bulk(bulk_id) on delete cascade;
alter table original_chunk add foreign key (sha256) references original(sha256) on delete cascade;
