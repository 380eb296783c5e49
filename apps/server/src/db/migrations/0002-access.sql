-- Users, teams, permissions, API keys.

create table permission (
  name text collate "C" primary key,
  description text);

create table team (
  team_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null);
create table team_permission (
  team_id int not null references team on delete cascade,
  permission text collate "C" not null references permission,
  primary key (team_id, permission));

create table app_user (
  user_id int generated always as identity primary key,
  kind text collate "C" not null check (kind in ('managed', 'ldap', 'oidc')),
  username text not null,
  fullname text,
  email text,
  password_hash text,                  -- argon2id; bcrypt of imported users until their next sign-in
  force_password_change bool not null default false,
  non_expiry_password bool not null default false,
  suspended bool not null default false,
  last_password_change timestamptz,
  dn text,
  subject_identifier text,
  sessions_valid_from timestamptz not null default 'epoch',   -- tokens issued before are refused (sign-out everywhere)
  created_at timestamptz not null default now(),
  unique (kind, username));
create table user_team (
  user_id int not null references app_user on delete cascade,
  team_id int not null references team on delete cascade,
  primary key (user_id, team_id));
create index user_team_team on user_team (team_id);
create table user_permission (
  user_id int not null references app_user on delete cascade,
  permission text collate "C" not null references permission,
  primary key (user_id, permission));

create table api_key (
  api_key_id int generated always as identity primary key,
  team_id int not null references team on delete cascade,
  public_id text collate "C" not null unique,
  secret_hash bytea not null,          -- SHA3-256 of the secret
  comment text,
  legacy bool not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz);
create index api_key_team on api_key (team_id);
