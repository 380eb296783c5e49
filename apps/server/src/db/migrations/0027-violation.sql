-- A component that violates a condition of a policy. There may be as many as components, so the row is narrow, has no
-- foreign key, and its policy, project and component are looked up; whoever ends a component moves its violations away.
create table violation (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  uuid uuid not null default gen_random_uuid(),
  -- The clock's time, not the transaction's: no two rows have the same, and the newest come in an order of their own.
  since timestamptz not null default clock_timestamp(),
  first_seen timestamptz,                       -- null: the same as since
  primary key (project_id, component_id, condition_id));
create index violation_since on violation (since desc);
create index violation_condition on violation (condition_id, project_id);

-- Sparse: only where somebody decided something.
create table violation_analysis (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  state text collate "C" not null default 'NOT_SET',
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  primary key (project_id, component_id, condition_id));
create table violation_comment (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, condition_id, comment_id));

-- Violations that ended. One whose cause returns, in the same identity, is the same again: it takes uuid and audit from here.
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
  analysis jsonb,                               -- {state, suppressed, updatedAt, comments: [{at, commenter, comment}]}
  primary key (project_id, past_id));
create index violation_past_cause on violation_past (project_id, identity_id, condition_id) where returned_at is null;

-- Violations that are not suppressed, by type, beside those by state.
alter table project_count
  add column pv_license int not null default 0, add column pv_license_audited int not null default 0,
  add column pv_security int not null default 0, add column pv_security_audited int not null default 0,
  add column pv_operational int not null default 0, add column pv_operational_audited int not null default 0;
alter table project_delta
  add column d_pv_license int not null default 0, add column d_pv_license_audited int not null default 0,
  add column d_pv_security int not null default 0, add column d_pv_security_audited int not null default 0,
  add column d_pv_operational int not null default 0, add column d_pv_operational_audited int not null default 0;
alter table portfolio_day
  add column pv_license bigint not null default 0, add column pv_license_audited bigint not null default 0,
  add column pv_security bigint not null default 0, add column pv_security_audited bigint not null default 0,
  add column pv_operational bigint not null default 0, add column pv_operational_audited bigint not null default 0;
