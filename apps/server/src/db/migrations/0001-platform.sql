-- Platform: installation facts, settings, background tasks, worker heartbeats, the outbox.

create table installation (
  only_row bool primary key default true check (only_row),
  installation_id uuid not null,
  secret_fingerprint bytea,            -- refuses a wrong secret key at start (design §3)
  created_at timestamptz not null default now());

create table config_property (
  group_name text collate "C" not null,
  property_name text collate "C" not null,
  value text,                          -- encrypted text for ENCRYPTEDSTRING
  property_type text not null,
  description text,
  primary key (group_name, property_name));

-- What a caller sees of a job: token, state, progress, error, history. The queue itself is graphile-worker's.
create table task (
  token uuid primary key,
  kind text collate "C" not null,
  subject text collate "C",            -- one running task per (kind, subject) where the kind asks for it
  project_id int,                      -- whom it concerns: those who see the project; it may be gone
  state text collate "C" not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  progress real not null default 0,    -- 0 to 100
  stage text,                          -- machine-readable step, translated by the console
  detail jsonb,                        -- how far the step has got, in numbers (ProgressDetail)
  error text,
  warnings jsonb not null default '[]',
  result jsonb,
  input jsonb not null default '{}',
  chain uuid,                          -- token of the request this task belongs to (its own when it is the first)
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz);
create index task_chain on task (chain);
create index task_kind on task (kind, subject, created_at desc);
create unique index task_one_active on task (kind, subject) where subject is not null and state in ('queued', 'running');
create index task_finished on task (finished_at) where finished_at is not null;

create table worker_node (
  worker_id text collate "C" primary key,
  node_id uuid not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now());

-- Events written in the transaction of the change they tell of; delivery reads and marks them.
create table outbox (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  scope text not null,                 -- PORTFOLIO, SYSTEM
  event_group text not null,           -- BOM_CONSUMED, NEW_VULNERABILITY ...
  level text not null,                 -- INFORMATIONAL, WARNING, ERROR
  project_id int,
  subject jsonb not null,
  delivered_at timestamptz);
create index outbox_open on outbox (event_id) where delivered_at is null;

-- Documents as received, once per SHA-256, compressed, in chunks (design §4.3).
create table original (
  sha256 bytea primary key,
  media_type text not null,
  byte_size bigint not null,
  encoding text not null,              -- compression of the chunks: gzip, zstd
  validated_by text collate "C",       -- version of ours that found it valid; null: never checked
  created_at timestamptz not null default now());
create table original_chunk (
  sha256 bytea not null references original on delete cascade,
  seq int not null,
  data bytea not null,
  primary key (sha256, seq));
alter table original_chunk alter column data set storage external;

-- Who changed what in administration.
create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text,
  action text not null,
  target text,
  detail jsonb);
