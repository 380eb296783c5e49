create table analysis (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  state text collate "C" not null default 'NOT_SET',
  justification text collate "C" not null default 'NOT_SET',
  response text collate "C" not null default 'NOT_SET',
  details text,
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decided_severity smallint,
  decided_exploited bool,
  decided_epss real,
  decided_fix text collate "C",
  carried jsonb,
  primary key (project_id, component_id, vuln_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index analysis_state on analysis (state, project_id, component_id, vuln_id) where state <> 'NOT_SET';
create index analysis_suppressed on analysis (vuln_id) where suppressed;
create index analysis_vuln on analysis (vuln_id, project_id, component_id);
comment on table analysis is 'What people decided about findings. Only findings that were decided about have a row.';
comment on column analysis.decided_at is 'Null: nothing is decided, or the decision is older than these facts.';
comment on column analysis.decided_severity is 'What the decision was taken on, so that a change is noticed (docs/adr/0016).';
comment on column analysis.decided_fix is 'identity_match.fixed_in at that time.';
comment on column analysis.carried is 'Where the decision came from if it followed its component: {project, projectVersion, componentVersion}. Null: it was taken here.';
comment on index analysis_suppressed is 'Whether a vulnerability with a suppressed finding has another one that counts.';
comment on index analysis_vuln is 'Findings are joined with their decisions by all three columns.';

create table analysis_comment (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, vuln_id, comment_id));
comment on table analysis_comment is 'Comments and the trail of a decision. There is no foreign key: decisions are taken by the ten thousand.';

create table analysis_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  vuln_id int not null,
  state text collate "C" not null,
  justification text collate "C" not null,
  response text collate "C" not null,
  details text,
  suppressed bool not null,
  updated_at timestamptz not null,
  ended_at timestamptz not null,
  comments jsonb not null,
  decided_at timestamptz,
  decided_by text,
  decided_severity smallint,
  decided_exploited bool,
  decided_epss real,
  decided_fix text collate "C",
  carried jsonb,
  primary key (project_id, past_id));
create index analysis_past_component on analysis_past (project_id, component_id);
comment on table analysis_past is 'Decisions about components that are gone, with their trail. A row moves here when its component ends.';
comment on column analysis_past.comments is 'The oldest first: [{at, commenter, comment}].';

create table decision_undo (
  token uuid primary key,
  owner text collate "C" not null,
  at timestamptz not null default now(),
  replaced jsonb not null,
  kind text not null);
create index decision_undo_at on decision_undo (at);
comment on table decision_undo is 'What a decision has replaced. For a day, whoever took it can take it back.';
comment on column decision_undo.replaced is 'Which ones, what was decided about each before, and the mark that the decision left.';
comment on column decision_undo.kind is 'finding or violation.';

create table vex_import (
  project_id int not null,
  vex_id bigint generated always as identity,
  token uuid not null,
  sha256 bytea not null,
  byte_size bigint not null,
  uploaded_by text,
  format text collate "C",
  spec_version text,
  statements int,
  applied int,
  kept int,
  unchanged int,
  not_applied int,
  findings int,
  reasons jsonb not null default '[]',
  is_listed bool not null default true,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (project_id, vex_id),
  unique (token, project_id));
create index vex_import_original on vex_import (sha256);
comment on table vex_import is 'VEX documents that were uploaded for a project.';
comment on column vex_import.token is 'Token of the task that processes the document.';
comment on column vex_import.sha256 is 'Key of original. There is no foreign key, since those rows live elsewhere (docs/adr/0009).';
comment on column vex_import.format is 'CYCLONEDX, OPENVEX or CSAF.';
comment on column vex_import.findings is 'Findings whose analysis was changed.';
comment on column vex_import.reasons is 'The most frequent first: [{reason, count}].';
comment on column vex_import.is_listed is 'Its statements are still there.';

create table vex_statement (
  project_id int not null,
  vex_id bigint not null,
  position int not null,
  path text not null,
  vulnerability text,
  subject text,
  state text collate "C",
  outcome text collate "C" not null,
  reason text collate "C",
  message text,
  findings int not null default 0,
  primary key (project_id, vex_id, position));
comment on table vex_statement is 'What became of each statement of a VEX document.';
comment on column vex_statement.outcome is 'APPLIED, KEPT, UNCHANGED or NOT_APPLIED.';
comment on column vex_statement.reason is 'Why it was not applied.';

alter table vex_import add foreign key (project_id) references project(project_id) on delete cascade;
alter table vex_statement add foreign key (project_id, vex_id) references vex_import(project_id, vex_id) on delete cascade;
