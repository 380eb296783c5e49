create table policy (
  policy_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  operator text collate "C" not null default 'ANY',
  state smallint not null default 0,
  include_children bool not null default false,
  only_latest bool not null default false,
  revision int not null default 0,
  evaluated_revision int not null default 0,
  evaluated_at timestamptz,
  deleted_at timestamptz);
create index policy_name on policy (lower(name), policy_id);
comment on table policy is 'Policies (docs/adr/0015).';
comment on column policy.state is 'State of its violations: 0 info, 1 warn, 2 fail.';
comment on column policy.revision is 'Grows with each change of the policy.';
comment on column policy.evaluated_revision is 'The revision that has been evaluated for all projects.';
comment on column policy.evaluated_at is 'When that evaluation began.';
comment on column policy.deleted_at is 'Past violations still name the policy.';

create table policy_condition (
  condition_id int generated always as identity primary key,
  policy_id int not null,
  uuid uuid not null unique,
  subject text collate "C" not null,
  operator text collate "C" not null,
  value text not null,
  type smallint not null,
  deleted_at timestamptz);
create index policy_condition_policy on policy_condition (policy_id);
comment on table policy_condition is 'Conditions of policies.';
comment on column policy_condition.type is 'Type of its violations, which follows from the subject: 0 license, 1 security, 2 operational.';

create table policy_project (
  policy_id int not null,
  project_id int not null,
  primary key (policy_id, project_id));
create index policy_project_project on policy_project (project_id);
comment on table policy_project is 'Projects that a policy is limited to.';

create table policy_tag (
  policy_id int not null,
  tag_id int not null,
  primary key (policy_id, tag_id));
create index policy_tag_tag on policy_tag (tag_id);
comment on table policy_tag is 'Tags that a policy is limited to.';

create table policy_match (
  identity_id int not null,
  condition_id int not null,
  primary key (identity_id, condition_id));
create index policy_match_condition on policy_match (condition_id, identity_id);
comment on table policy_match is 'Which conditions hold for which identities, where the identity alone decides. Judged once for all components that have it.';

create table evaluation_due (
  kind text collate "C" not null,
  id int not null,
  at timestamptz not null default now(),
  primary key (kind, id));
comment on table evaluation_due is 'Identities and projects that have changed since policies were last evaluated for them.';
comment on column evaluation_due.kind is 'identity or project.';

create table violation (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  uuid uuid not null default gen_random_uuid(),
  since timestamptz not null default clock_timestamp(),
  first_seen timestamptz,
  identity_id int not null,
  primary key (project_id, component_id, condition_id) include (identity_id));
create index violation_condition on violation (condition_id, project_id);
create index violation_identity on violation (identity_id, project_id, condition_id, component_id);
create index violation_since on violation (since desc);
comment on table violation is 'Components that violate a condition of a policy. The row is narrow and has no foreign key: there may be as many as components.';
comment on column violation.since is 'The time of the clock, not of the transaction: no two rows share it.';
comment on column violation.first_seen is 'Null: the same as since.';
comment on column violation.identity_id is 'Identity of the component. Lists and groups would otherwise look up every component.';

create table violation_analysis (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  state text collate "C" not null default 'NOT_SET',
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  primary key (project_id, component_id, condition_id));
create index violation_analysis_suppressed on violation_analysis (project_id, component_id, condition_id) where suppressed;
comment on table violation_analysis is 'What people decided about violations. Only violations that were decided about have a row.';
comment on index violation_analysis_suppressed is 'Suppressed violations are few among all that were decided about.';

create table violation_comment (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, condition_id, comment_id));
comment on table violation_comment is 'Comments and the trail of a decision about a violation.';

create table violation_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  identity_id int not null,
  condition_id int not null,
  uuid uuid not null,
  since timestamptz not null,
  first_seen timestamptz not null,
  ended_at timestamptz not null,
  returned_at timestamptz,
  analysis jsonb,
  imported bool not null default false,
  primary key (project_id, past_id));
create index violation_past_cause on violation_past (project_id, identity_id, condition_id) where returned_at is null;
comment on table violation_past is 'Violations that ended. If the cause returns in the same identity, the violation gets its UUID and audit back from here.';
comment on column violation_past.analysis is '{state, suppressed, updatedAt, comments: [{at, commenter, comment}]}.';
comment on column violation_past.imported is 'True if the violation moved in from another installation and no policy has found it here yet. Nobody is notified of it as new.';

create table violation_spread (
  identity_id int not null,
  active bool not null,
  state smallint not null,
  violations int not null,
  components int not null,
  projects int not null,
  undecided int not null,
  primary key (identity_id, active));
create index violation_spread_gravest on violation_spread (active, (state::bigint * 1000000000 + violations) desc, identity_id);
comment on table violation_spread is 'Violations of each version of a component that are not suppressed, for active and other projects. A job counts anew: a million are too many to group for each page.';
comment on column violation_spread.state is 'The gravest.';
comment on index violation_spread_gravest is 'The default order of the groups.';

create table violation_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);
comment on table violation_spread_state is 'When violation_spread was counted, in one row.';
comment on column violation_spread_state.counted_at is 'All changes until then are counted.';

alter table policy_condition add foreign key (policy_id) references policy(policy_id);
alter table policy_project add foreign key (policy_id) references policy(policy_id);
alter table policy_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table policy_tag add foreign key (policy_id) references policy(policy_id);
alter table policy_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
