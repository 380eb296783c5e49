create table permission (
  name text collate "C" primary key,
  description text);
comment on table permission is 'Permissions that teams and users can have.';

create table team (
  team_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null);
comment on table team is 'Teams. Their members and API keys have the permissions of the team.';

create table team_permission (
  team_id int not null,
  permission text collate "C" not null,
  own_projects bool not null default false,
  primary key (team_id, permission),
  constraint team_permission_own_projects check (not own_projects or permission in ('BOM_UPLOAD', 'POLICY_VIOLATION_ANALYSIS', 'PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD', 'VIEW_BADGES', 'VIEW_POLICY_VIOLATION', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS')));
comment on table team_permission is 'Which team has which permission.';
comment on column team_permission.own_projects is 'Only for projects that project_acl gives to the team (docs/adr/0026).';

create table app_user (
  user_id int generated always as identity primary key,
  kind text collate "C" not null check (kind in ('managed', 'ldap', 'oidc', 'service')),
  username text not null,
  fullname text,
  email text,
  password_hash text,
  force_password_change bool not null default false,
  non_expiry_password bool not null default false,
  suspended bool not null default false,
  last_password_change timestamptz,
  dn text,
  subject_identifier text,
  created_at timestamptz not null default now(),
  email_unproven bool not null default false,
  description text,
  second_factor bool not null default false,
  unique (kind, username));
comment on table app_user is 'Users of all kinds, and service accounts.';
comment on column app_user.password_hash is 'argon2id. Imported users have bcrypt until their next sign-in.';
comment on column app_user.dn is 'Distinguished name of an LDAP user.';
comment on column app_user.subject_identifier is 'The subject that an OpenID Connect provider names.';
comment on column app_user.email_unproven is 'The address was changed without the password, so it gets no link to reset it: a stolen session must not become a stolen account.';
comment on column app_user.description is 'What a service account is for.';
comment on column app_user.second_factor is 'The user has passkeys. The statement that begins a session locks this row, so it cannot miss a passkey that is being added.';

create table user_team (
  user_id int not null,
  team_id int not null,
  by_group bool not null default false,
  primary key (user_id, team_id));
create index user_team_team on user_team (team_id);
comment on table user_team is 'Members of teams.';
comment on column user_team.by_group is 'The membership follows from a group of a directory or provider. All others were given by hand.';

create table user_permission (
  user_id int not null,
  permission text collate "C" not null,
  primary key (user_id, permission));
comment on table user_permission is 'Permissions that a user has without a team.';

create table user_session (
  session_id uuid primary key,
  user_id int not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text,
  user_agent text,
  token_rule_id int);
create index user_session_expiry on user_session (expires_at);
create index user_session_token_rule on user_session (token_rule_id) where token_rule_id is not null;
create index user_session_user on user_session (user_id);
comment on table user_session is 'Sessions. A token is valid as long as its session is here.';
comment on column user_session.address is 'Address of the client that signed in.';
comment on column user_session.token_rule_id is 'The rule that began this session in exchange for a token. The session ends with its rule, which knows what it is limited to.';

create table subject_question (
  user_id int primary key,
  subject_identifier text not null,
  at timestamptz not null);
comment on table subject_question is 'A person came under the name of a user but with another subject. Administrators are asked whether it is the same person. The latest one counts.';

create table api_key (
  api_key_id int generated always as identity primary key,
  team_id int,
  public_id text collate "C" not null unique,
  secret_hash bytea not null,
  comment text,
  legacy bool not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  limited bool not null default false,
  user_id int,
  expiry_told int,
  constraint api_key_holder check (num_nonnulls(team_id, user_id) = 1));
create index api_key_expires on api_key (expires_at) where expires_at is not null;
create index api_key_team on api_key (team_id);
create index api_key_user on api_key (user_id) where user_id is not null;
comment on table api_key is 'API keys of teams and service accounts.';
comment on column api_key.secret_hash is 'SHA3-256 of the secret.';
comment on column api_key.limited is 'Only for projects in api_key_project, and for none when those are gone.';
comment on column api_key.expiry_told is 'How many days before its end an event has announced it: 7, later 1. Null: not yet.';

create table api_key_project (
  api_key_id int not null,
  project_id int not null,
  with_children bool not null,
  primary key (api_key_id, project_id));
create index api_key_project_project on api_key_project (project_id);
comment on table api_key_project is 'Projects that an API key is limited to.';
comment on column api_key_project.with_children is 'Includes all projects below.';

create table api_key_access_team (
  api_key_id int not null,
  team_id int not null,
  primary key (api_key_id, team_id));
create index api_key_access_team_team on api_key_access_team (team_id);
comment on table api_key_access_team is 'Teams that get access to the projects that an API key creates.';

create table oidc_group (
  oidc_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  display_name text,
  named_by_hand bool not null default false);
comment on table oidc_group is 'Groups that the tokens of a provider name. A group that is first seen in a token is added by itself.';
comment on column oidc_group.display_name is 'A readable name where the identifier is none, such as a GUID.';
comment on column oidc_group.named_by_hand is 'A person entered the name, so the provider does not replace it.';

create table mapped_oidc_group (
  uuid uuid not null unique,
  oidc_group_id int not null,
  team_id int not null,
  primary key (oidc_group_id, team_id));
create index mapped_oidc_group_team on mapped_oidc_group (team_id);
comment on table mapped_oidc_group is 'Members of the group are in the team.';

create table mapped_ldap_group (
  uuid uuid not null unique,
  dn text not null,
  dn_key text not null,
  team_id int not null,
  primary key (team_id, dn_key));
create index mapped_ldap_group_dn on mapped_ldap_group (dn_key);
comment on table mapped_ldap_group is 'Members of the group are in the team.';
comment on column mapped_ldap_group.dn_key is 'The form that is compared: without regard to case and blanks, as directories do.';

create table token_rule (
  token_rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  enabled bool not null,
  user_id int not null,
  issuer text not null,
  audience text not null,
  claims jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  limited bool not null default false);
create index token_rule_issuer on token_rule (issuer);
create index token_rule_user on token_rule (user_id);
comment on table token_rule is 'Which tokens of which issuers stand for which service account (RFC 8693).';
comment on column token_rule.user_id is 'The service account.';
comment on column token_rule.claims is 'What else the token must state (token-rule.queries.ts).';
comment on column token_rule.limited is 'Only for projects in token_rule_project, and for none when those are gone.';

create table token_rule_project (
  token_rule_id int not null,
  project_id int not null,
  with_children bool not null,
  primary key (token_rule_id, project_id));
create index token_rule_project_project on token_rule_project (project_id);
comment on table token_rule_project is 'Projects that a rule for tokens is limited to.';
comment on column token_rule_project.with_children is 'Includes all projects below.';

create table passkey (
  passkey_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  backed_up bool not null,
  created_at timestamptz not null,
  last_used_at timestamptz);
create index passkey_user on passkey (user_id);
comment on table passkey is 'Second factors of managed users.';

create table recovery_code (
  code_digest bytea primary key,
  user_id int not null);
create index recovery_code_user on recovery_code (user_id);
comment on table recovery_code is 'Codes that replace a passkey, each valid once. They are random, so a plain digest is enough.';

create table passkey_challenge (
  challenge_digest bytea primary key,
  user_id int not null,
  purpose text not null check (purpose in ('enrollment', 'sign-in')),
  password_from timestamptz,
  expires_at timestamptz not null);
create index passkey_challenge_user on passkey_challenge (user_id);
comment on table passkey_challenge is 'What a passkey is asked to sign. It is stored because another node may get the answer.';
comment on column passkey_challenge.password_from is 'When the password that was checked had been set.';

create table password_reset (
  token_digest bytea primary key,
  user_id int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null);
create index password_reset_user on password_reset (user_id);
comment on table password_reset is 'Links that were mailed to users who forgot their password. Only a digest is kept, and each is valid once.';

create table project_acl (
  team_id int not null,
  project_id int not null,
  given bool not null default true,
  primary key (team_id, project_id));
create index project_acl_derived on project_acl (project_id) where not given;
create index project_acl_project on project_acl (project_id);
comment on table project_acl is 'Which team sees which project. Everything that leads to access is stored here, row by row, so a check is one look-up (docs/adr/0025).';
comment on column project_acl.given is 'Given by hand. Such a row stays when a tag is removed or a project is moved.';

create table team_tag (
  team_id int not null,
  tag_id int not null,
  primary key (team_id, tag_id));
create index team_tag_tag on team_tag (tag_id);
comment on table team_tag is 'Teams that get all projects with a tag.';

create table saved_view (
  saved_view_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null,
  list text collate "C" not null,
  name text not null,
  search text not null default '',
  columns text,
  unique (user_id, list, name));
comment on table saved_view is 'How users want to see their lists.';
comment on column saved_view.list is 'Name of the list in the console, such as ProjectFindings.';
comment on column saved_view.search is 'Query string of the address of the list.';
comment on column saved_view.columns is 'Ids with commas between them. Null: those of the list.';

alter table team_permission add foreign key (permission) references permission(name);
alter table team_permission add foreign key (team_id) references team(team_id) on delete cascade;
alter table user_team add foreign key (team_id) references team(team_id) on delete cascade;
alter table user_team add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table user_permission add foreign key (permission) references permission(name);
alter table user_permission add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table user_session add foreign key (token_rule_id) references token_rule(token_rule_id) on delete cascade;
alter table user_session add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table subject_question add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table api_key add foreign key (team_id) references team(team_id) on delete cascade;
alter table api_key add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table api_key_project add foreign key (api_key_id) references api_key(api_key_id) on delete cascade;
alter table api_key_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table api_key_access_team add foreign key (api_key_id) references api_key(api_key_id) on delete cascade;
alter table api_key_access_team add foreign key (team_id) references team(team_id) on delete cascade;
alter table mapped_oidc_group add foreign key (oidc_group_id) references oidc_group(oidc_group_id) on delete cascade;
alter table mapped_oidc_group add foreign key (team_id) references team(team_id) on delete cascade;
alter table mapped_ldap_group add foreign key (team_id) references team(team_id) on delete cascade;
alter table token_rule add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table token_rule_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table token_rule_project add foreign key (token_rule_id) references token_rule(token_rule_id) on delete cascade;
alter table passkey add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table recovery_code add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table passkey_challenge add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table password_reset add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table project_acl add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_acl add foreign key (team_id) references team(team_id) on delete cascade;
alter table team_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
alter table team_tag add foreign key (team_id) references team(team_id) on delete cascade;
alter table saved_view add foreign key (user_id) references app_user(user_id) on delete cascade;
