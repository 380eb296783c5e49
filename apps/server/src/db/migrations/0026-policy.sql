-- Policies, where they apply, and which conditions hold for which identities (docs/adr/0015).
create table policy (
  policy_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  operator text collate "C" not null default 'ANY',
  state smallint not null default 0,            -- of its violations: 0 info, 1 warn, 2 fail
  include_children bool not null default false,
  only_latest bool not null default false,
  -- Grows with each change of what it says; what of it has been evaluated for all projects, and when that began.
  revision int not null default 0,
  evaluated_revision int not null default 0,
  evaluated_at timestamptz,
  deleted_at timestamptz);                      -- violations of the past still name it
create index policy_name on policy (lower(name), policy_id);

create table policy_condition (
  condition_id int generated always as identity primary key,
  policy_id int not null references policy,
  uuid uuid not null unique,
  subject text collate "C" not null,
  operator text collate "C" not null,
  value text not null,
  type smallint not null,                       -- of its violations, by its subject: 0 license, 1 security, 2 operational
  deleted_at timestamptz);
create index policy_condition_policy on policy_condition (policy_id);

create table policy_project (
  policy_id int not null references policy,
  project_id int not null references project on delete cascade,
  primary key (policy_id, project_id));
create index policy_project_project on policy_project (project_id);

create table policy_tag (
  policy_id int not null references policy,
  tag_id int not null references tag on delete cascade,
  primary key (policy_id, tag_id));
create index policy_tag_tag on policy_tag (tag_id);

-- Conditions that follow from the identity of a component alone, judged once for all components that have it: only where
-- they hold. Written for a new identity in the transaction that makes it, for a changed condition before its projects.
create table policy_match (
  identity_id int not null,
  condition_id int not null,
  primary key (identity_id, condition_id));
create index policy_match_condition on policy_match (condition_id, identity_id);

-- What repositories say of packages (contract §17). A package without a row is not known to any of them.
create table package_latest (
  pkg_id int primary key,
  version text not null,
  published_at timestamptz,
  checked_at timestamptz not null default now());

-- Identities and projects about which something has changed that policies may look at, until a job has evaluated them.
create table evaluation_due (
  kind text collate "C" not null,               -- identity, project
  id int not null,
  at timestamptz not null default now(),
  primary key (kind, id));
