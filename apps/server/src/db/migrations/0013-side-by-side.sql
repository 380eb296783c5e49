create table other_installation (
  only_one bool primary key default true check (only_one),
  version text collate "C" not null,
  imported_at timestamptz not null,
  switches jsonb not null,
  teamless jsonb not null,
  tables jsonb not null);
comment on table other_installation is 'The Dependency-Track installation that was imported last, as far as the comparison with it needs it.';
comment on column other_installation.switches is 'Which of its sources and analyzers were on: {sources, analyzers, fuzzy, accessControl}.';
comment on column other_installation.teamless is 'Users who had no team and saw all projects: [{kind, username}].';

comment on column other_installation.tables is 'What became of the rows of each table, from the last import: a list of TableReport.';

create table other_record (
  source text collate "C" not null,
  ext_id text collate "C" not null,
  primary key (source, ext_id));
comment on table other_record is 'Ids of the vulnerabilities that the other installation had read.';

create table finding_difference (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  side smallint not null,
  cause text collate "C" not null,
  detail text collate "C" not null default '',
  primary key (project_id, component_id, vuln_id));
create index finding_difference_cause on finding_difference (side, cause, detail, project_id, component_id, vuln_id);
comment on table finding_difference is 'Findings that only one of two installations has, from the last comparison. A job writes it.';
comment on column finding_difference.side is '1: only there, 2: only here.';
comment on column finding_difference.cause is 'Why, as a word of the API (DifferenceCause). UNKNOWN: nothing that is known explains it.';
comment on column finding_difference.detail is 'What the cause is about: a source, an analyzer, a scheme of versions. Empty where it says everything.';

create table understood_cause (
  side smallint not null,
  cause text collate "C" not null,
  detail text collate "C" not null,
  understood_by text not null,
  understood_at timestamptz not null,
  primary key (side, cause, detail));
comment on table understood_cause is 'Causes of differences that somebody has looked at and accepts.';

create table comparison_day (
  day date primary key,
  compared_at timestamptz not null,
  both_sides bigint not null,
  only_there bigint not null,
  only_here bigint not null,
  without_cause bigint not null,
  to_look_at bigint not null);
comment on table comparison_day is 'The last comparison with the other installation on each day, by the clock of UTC.';
comment on column comparison_day.to_look_at is 'Differences whose cause nobody had accepted yet. 0: both installations agreed.';

create table shadow_day (
  day date primary key,
  uploads int not null default 0,
  refused int not null default 0,
  last_at timestamptz not null,
  last_refusal text);
comment on table shadow_day is 'Messages of the other installation about BOMs, by the day on which they came.';
comment on column shadow_day.refused is 'Messages without a BOM that can be read.';
