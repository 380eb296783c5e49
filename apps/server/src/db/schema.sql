-- All tables as the migrations leave them, to be read. Written by `npm run schema`. Do not edit.
-- What is said of a table, a column or an index is its comment in the database. A name that is left out is the one that
-- PostgreSQL gives. Tables of the queue and of the migrator are not here.

-- Extensions ------------------------------------------------------------------------------------------------------------------------------

create extension pg_trgm;

-- Sequences -------------------------------------------------------------------------------------------------------------------------------

create sequence element_id as bigint;

-- Platform --------------------------------------------------------------------------------------------------------------------------------

create table installation (
  only_row bool default true primary key check (only_row),
  installation_id uuid not null,
  secret_fingerprint bytea,
  created_at timestamptz not null default now(),
  ignored_proxy text collate "C",
  ignored_proxy_at timestamptz);

create table config_property (
  group_name text collate "C" not null,
  property_name text collate "C" not null,
  value text,
  property_type text not null,
  description text,
  primary key (group_name, property_name));

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

create table worker_node (
  worker_id text collate "C" primary key,
  node_id uuid not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  idle int not null default 0);

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

create table original (
  sha256 bytea primary key,
  media_type text not null,
  byte_size bigint not null,
  encoding text not null,
  validated_by text collate "C",
  created_at timestamptz not null default now())
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table original_chunk (
  sha256 bytea not null,
  seq int not null,
  data bytea not null,
  primary key (sha256, seq))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table original_chunk alter column data set storage external;

create table outgoing_lane (
  lane text collate "C" primary key,
  free_at timestamptz not null,
  blocked_until timestamptz)
  with (fillfactor = 50);

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

create table database_day (
  day date primary key,
  bytes bigint not null);

-- Portfolio -------------------------------------------------------------------------------------------------------------------------------

create table tag (
  tag_id int generated always as identity primary key,
  name text collate "C" not null unique);

create table project_tag (
  project_id int not null,
  tag_id int not null,
  primary key (project_id, tag_id));
create index project_tag_tag on project_tag (tag_id);

create table license (
  license_id int generated always as identity primary key,
  uuid uuid not null unique,
  spdx_id text collate "C" not null unique,
  name text not null,
  custom bool not null default false,
  osi_approved bool not null default false,
  fsf_libre bool not null default false,
  deprecated bool not null default false,
  see_also jsonb);
create index license_search on license using gin (lower((spdx_id || ' ') || name) gin_trgm_ops);

create table license_doc (
  license_id int primary key,
  license_text text,
  template text,
  header text,
  comment text);

create table license_use (
  license_id int not null,
  project_id int not null,
  components int not null,
  primary key (license_id, project_id));

create table license_use_total (
  license_id int primary key,
  components int not null,
  projects int not null);

create table license_use_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);

create table license_group (
  license_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  risk_weight int not null default 0);

create table license_group_license (
  license_group_id int not null,
  license_id int not null,
  primary key (license_group_id, license_id));
create index license_group_license_license on license_group_license (license_id);

create table project (
  project_id int generated always as identity primary key,
  uuid uuid not null unique,
  parent_id int,
  name text not null,
  version text,
  group_name text,
  description text,
  classifier text,
  publisher text,
  cpe text,
  purl text,
  swid_tag_id text,
  active bool not null default true,
  is_latest bool not null default false,
  collection_logic text not null default 'NONE',
  collection_tag_id int,
  authors jsonb,
  manufacturer jsonb,
  supplier jsonb,
  external_references jsonb,
  bom_metadata jsonb,
  direct_dependencies bool not null default false,
  last_bom_import timestamptz,
  last_bom_import_format text,
  last_vulnerability_analysis timestamptz,
  created_at timestamptz not null default now(),
  collection_changed_at timestamptz,
  carries_decisions bool not null default false,
  namesake int not null default 0)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index project_collection on project (project_id) where collection_logic <> 'NONE';
create index project_name_id on project (lower(name), project_id);
create index project_name_order on project (lower(name) nulls first);
create index project_name_search on project using gin (lower(name) gin_trgm_ops);
create unique index project_name_version on project (name, version, namesake) nulls not distinct;
create unique index project_one_latest on project (name) where is_latest;
create index project_parent on project (parent_id);
create index project_search on project using gin (lower(((((coalesce(group_name || '/', '') || name) || ' ') || coalesce(version, '')) || ' ') || coalesce(description, '')) gin_trgm_ops);

create table project_property (
  project_id int not null,
  uuid uuid not null,
  group_name text not null,
  property_name text not null,
  value text,
  property_type text not null,
  description text,
  primary key (project_id, group_name, property_name));

create table component_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  digests bytea[],
  license text,
  direct bool not null default false,
  primary key (project_id, past_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index component_past_digests on component_past using gin (digests) where digests is not null;
create index component_past_identity on component_past (identity_id);
create index component_past_license on component_past (left(lower(license), 200)) where license is not null;
create index component_past_project on component_past (project_id, removed_at);

create table deleted_project (
  project_id int primary key,
  uuid uuid not null,
  name text not null,
  version text,
  deleted_at timestamptz not null);

create table pkg (
  pkg_id int generated always as identity primary key,
  kind smallint not null,
  k1 text collate "C" not null,
  k2 text collate "C" not null default '',
  k3 text collate "C" not null,
  scheme smallint not null,
  wildcard bool not null generated always as (kind = 1 and ((k1 || k2) || k3) ~ '[*?]') stored,
  unique (kind, k3, k2, k1))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index pkg_wildcard on pkg (pkg_id) where wildcard;

create table attrs (
  attrs_id int generated always as identity primary key,
  value text collate "C" not null unique);

create table identity (
  identity_id int generated always as identity primary key,
  nat_hash uuid not null unique,
  group_name text,
  name text not null,
  version text,
  purl text,
  purl_coordinates text,
  cpe text,
  swid_tag_id text,
  purl_type text collate "C",
  c4 int not null default 0,
  c3 int not null default 0,
  c2 int not null default 0,
  c1 int not null default 0,
  c0 int not null default 0,
  findings int not null default 0,
  sight text collate "C" not null default '--',
  upstream text,
  distro text,
  reading smallint not null default 4)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, fillfactor = 80);
create index identity_counted on identity (identity_id) include (c4, c3, c2, c1, c0, findings) where findings > 0;
create index identity_in_order_of_group on identity (group_name nulls first, identity_id);
create index identity_in_order_of_version on identity (version nulls first, identity_id);
create index identity_name on identity (lower(name), lower(coalesce(group_name, '')));
create index identity_reread on identity (identity_id)
  where reading < 4 and (reading < 2 and purl_type in ('deb', 'rpm', 'apk') or reading < 3 and purl ~* '^pkg:rpm/(redhat|rhel)/' or purl ~* '^pkg:(deb/ubuntu|rpm/centos)/' or purl_type in ('deb', 'rpm', 'apk') and purl ~ '[?&]os_(name|version|distro)=' or purl_type in ('gem', 'pypi', 'nuget', 'conda') and (coalesce(version, '') || substring(purl, '/.*')) ~ '@.*[-=/%]|^[^/]*[-=]' or purl_type in ('deb', 'rpm') and ((coalesce(version, '') || ' ') || purl) ~ '(_(all|any|amd64|arm\w+|i386)|[.](noarch|x86_64|aarch64|i[3-6]86))( |$|[?])' or purl ~* '%2f' or purl ~* '^pkg:maven/[^@]*(:|%3a)' or cpe ~* '(\\:|%3a)');
create index identity_swid_search on identity using gin (lower(swid_tag_id) gin_trgm_ops) where swid_tag_id is not null;
create index identity_unreadable on identity (identity_id) where left(sight, 1) = 'x' or substr(sight, 2, 1) = 'x';
create index identity_version on identity (lower(version) text_pattern_ops, identity_id) where version is not null;

create table identity_coord (
  pkg_id int not null,
  ver_key text collate "C" not null,
  identity_id int not null,
  ver_kind smallint not null,
  attrs int,
  primary key (pkg_id, ver_key, identity_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_coord_identity on identity_coord (identity_id);

create table component (
  project_id int not null,
  component_id bigint not null default nextval('element_id'),
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null default now(),
  flags int not null default 0,
  special bool not null default false,
  primary key (project_id, component_id),
  unique (uuid, project_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.001, fillfactor = 90);
create index component_added on component (added_at, project_id);
create index component_identity on component (identity_id, project_id) include (added_at);
create index component_internal on component (identity_id) where (flags & 2) <> 0;

create table component_detail (
  project_id int not null,
  component_id bigint not null,
  detail_hash bytea not null,
  parent_id bigint,
  bom_ref text,
  classifier text,
  scope text,
  license_id int,
  license_name text,
  license_expression text,
  license_url text,
  md5 bytea,
  sha1 bytea,
  sha256 bytea,
  sha384 bytea,
  sha512 bytea,
  sha3_256 bytea,
  sha3_384 bytea,
  sha3_512 bytea,
  blake2b_256 bytea,
  blake2b_384 bytea,
  blake2b_512 bytea,
  blake3 bytea,
  detail jsonb not null default '{}',
  primary key (project_id, component_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index component_detail_blake2b_256 on component_detail (substr(blake2b_256, 1, 7)) where blake2b_256 is not null;
create index component_detail_blake2b_384 on component_detail (substr(blake2b_384, 1, 7)) where blake2b_384 is not null;
create index component_detail_blake2b_512 on component_detail (substr(blake2b_512, 1, 7)) where blake2b_512 is not null;
create index component_detail_blake3 on component_detail (substr(blake3, 1, 7)) where blake3 is not null;
create index component_detail_license on component_detail (license_id, project_id) where license_id is not null;
create index component_detail_license_expression on component_detail (left(lower(license_expression), 200))
  where license_expression is not null;
create index component_detail_license_name on component_detail (left(lower(license_name), 200)) where license_name is not null;
create index component_detail_md5 on component_detail (substr(md5, 1, 7)) where md5 is not null;
create index component_detail_sha1 on component_detail (substr(sha1, 1, 7)) where sha1 is not null;
create index component_detail_sha256 on component_detail (substr(sha256, 1, 7)) where sha256 is not null;
create index component_detail_sha384 on component_detail (substr(sha384, 1, 7)) where sha384 is not null;
create index component_detail_sha3_256 on component_detail (substr(sha3_256, 1, 7)) where sha3_256 is not null;
create index component_detail_sha3_384 on component_detail (substr(sha3_384, 1, 7)) where sha3_384 is not null;
create index component_detail_sha3_512 on component_detail (substr(sha3_512, 1, 7)) where sha3_512 is not null;
create index component_detail_sha512 on component_detail (substr(sha512, 1, 7)) where sha512 is not null;

create table component_property (
  project_id int not null,
  component_id bigint not null,
  uuid uuid not null,
  group_name text,
  property_name text not null,
  value text,
  property_type text not null default 'STRING',
  description text,
  primary key (project_id, component_id, uuid))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table service (
  project_id int not null,
  service_id bigint not null default nextval('element_id'),
  uuid uuid not null,
  parent_id bigint,
  bom_ref text,
  group_name text,
  name text not null,
  version text,
  detail_hash bytea not null,
  detail jsonb not null default '{}',
  added_at timestamptz not null default now(),
  provider text generated always as (left(nullif(btrim((detail -> 'provider') ->> 'name'), ''), 255)) stored,
  facts smallint not null generated always as (case detail ->> 'authenticated' when 'true' then 2 when 'false' then 1 else 0 end + case detail ->> 'crossesTrustBoundary' when 'true' then 6 when 'false' then 3 else 0 end) stored,
  primary key (project_id, service_id),
  unique (uuid, project_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index service_facts on service (facts, project_id);
create index service_group on service (group_name nulls first, lower(name), project_id, service_id) include (name);
create index service_name on service (lower(name), name, project_id, service_id);
create index service_project on service (project_id, lower(name), service_id) include (name);
create index service_provider on service (provider, project_id);
create index service_provider_search on service using gin (lower(provider) gin_trgm_ops) where provider is not null;
create index service_search on service using gin (lower(coalesce(group_name || '/', '') || name) gin_trgm_ops);
create index service_version on service (version nulls first, lower(name), project_id, service_id) include (name);

create table dependency (
  project_id int not null,
  from_id bigint not null,
  to_id bigint not null,
  primary key (project_id, from_id, to_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index dependency_to on dependency (project_id, to_id);

create table bom_import (
  project_id int not null,
  bom_id bigint generated always as identity,
  uuid uuid not null,
  token uuid not null,
  sha256 bytea not null,                        -- Of the document; empty where another installation received it and kept none.
  content_hash bytea,
  rules_hash bytea,
  format text,
  spec_version text,
  serial_number text,
  bom_version int,
  components int,
  services int,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (project_id, bom_id),
  unique (token, project_id),
  unique (uuid, project_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index bom_import_original on bom_import (sha256);
create index bom_import_serial on bom_import (lower(serial_number)) where serial_number is not null;

create table document_version (
  project_id int not null,
  kind text collate "C" not null,
  version int not null,
  digest bytea not null,
  issued_at timestamptz not null,
  primary key (project_id, kind, version));

create table share_link (
  share_link_id int generated always as identity primary key,
  uuid uuid not null unique,
  project_id int not null,
  token_hash bytea not null unique,
  label text not null,
  has_sbom bool not null,
  has_vex bool not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  uses int not null default 0);
create index share_link_project on share_link (project_id);

-- Access ----------------------------------------------------------------------------------------------------------------------------------

create table permission (
  name text collate "C" primary key,
  description text);

create table team (
  team_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null);

create table team_permission (
  team_id int not null,
  permission text collate "C" not null,
  own_projects bool not null default false,
  primary key (team_id, permission),
  constraint team_permission_own_projects check (not own_projects or permission in ('BOM_UPLOAD', 'POLICY_VIOLATION_ANALYSIS', 'PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD', 'VIEW_BADGES', 'VIEW_POLICY_VIOLATION', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS')));

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

create table user_team (
  user_id int not null,
  team_id int not null,
  by_group bool not null default false,
  primary key (user_id, team_id));
create index user_team_team on user_team (team_id);

create table user_permission (
  user_id int not null,
  permission text collate "C" not null,
  primary key (user_id, permission));

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

create table subject_question (
  user_id int primary key,
  subject_identifier text not null,
  at timestamptz not null);

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

create table api_key_project (
  api_key_id int not null,
  project_id int not null,
  with_children bool not null,
  primary key (api_key_id, project_id));
create index api_key_project_project on api_key_project (project_id);

create table api_key_access_team (
  api_key_id int not null,
  team_id int not null,
  primary key (api_key_id, team_id));
create index api_key_access_team_team on api_key_access_team (team_id);

create table oidc_group (
  oidc_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  display_name text,
  named_by_hand bool not null default false);

create table mapped_oidc_group (
  uuid uuid not null unique,
  oidc_group_id int not null,
  team_id int not null,
  primary key (oidc_group_id, team_id));
create index mapped_oidc_group_team on mapped_oidc_group (team_id);

create table mapped_ldap_group (
  uuid uuid not null unique,
  dn text not null,
  dn_key text not null,
  team_id int not null,
  primary key (team_id, dn_key));
create index mapped_ldap_group_dn on mapped_ldap_group (dn_key);

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

create table token_rule_project (
  token_rule_id int not null,
  project_id int not null,
  with_children bool not null,
  primary key (token_rule_id, project_id));
create index token_rule_project_project on token_rule_project (project_id);

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

create table recovery_code (
  code_digest bytea primary key,
  user_id int not null);
create index recovery_code_user on recovery_code (user_id);

create table passkey_challenge (
  challenge_digest bytea primary key,
  user_id int not null,
  purpose text not null check (purpose in ('enrollment', 'sign-in')),
  password_from timestamptz,
  expires_at timestamptz not null);
create index passkey_challenge_user on passkey_challenge (user_id);

create table password_reset (
  token_digest bytea primary key,
  user_id int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null);
create index password_reset_user on password_reset (user_id);

create table project_acl (
  team_id int not null,
  project_id int not null,
  given bool not null default true,
  primary key (team_id, project_id));
create index project_acl_derived on project_acl (project_id) where not given;
create index project_acl_project on project_acl (project_id);

create table team_tag (
  team_id int not null,
  tag_id int not null,
  primary key (team_id, tag_id));
create index team_tag_tag on team_tag (tag_id);

create table saved_view (
  saved_view_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null,
  list text collate "C" not null,
  name text not null,
  search text not null default '',
  columns text,
  unique (user_id, list, name));

-- Vulnerabilities -------------------------------------------------------------------------------------------------------------------------

create table source_state (
  source text collate "C" not null,
  part text collate "C" not null,
  etag text,
  last_modified text,
  content_hash text,
  cursor text,
  records bigint not null default 0,
  last_success timestamptz,
  last_attempt timestamptz,
  last_error text,
  problem jsonb,
  failure text,
  primary key (source, part));

create table vuln (
  vuln_id int generated always as identity primary key,
  uuid uuid not null unique,
  source text collate "C" not null,
  ext_id text collate "C" not null,
  feed text collate "C",
  severity smallint not null default 0,
  cvss real,
  cvss_v2 real,
  cvss_v3 real,
  cvss_v4 real,
  epss real,
  epss_percentile real,
  cwes int[],
  title text,
  created timestamptz,
  published timestamptz,
  modified timestamptz,
  rejected_at timestamptz,
  alias_group int,
  cve_id text collate "C",
  effective_severity smallint not null default 0,
  effective_cvss real,
  effective_epss real,
  exploited bool not null default false,
  urgency int not null generated always as (((exploited::int * 6 + effective_severity) * 100001 + round(coalesce(effective_epss, 0::real)::float8 * 100000::float8)::int) * 101 + round(coalesce(effective_cvss, 0::real)::float8 * 10::float8)::int) stored,
  ranges_changed_at timestamptz,
  upstream text[] collate "C",
  effective_cwes int[] not null default '{}',
  unique (source, ext_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vuln_cve_id on vuln (cve_id desc nulls last, vuln_id);
create index vuln_cvss on vuln (cvss desc nulls last, vuln_id);
create index vuln_effective_cvss on vuln (effective_cvss desc nulls last, vuln_id);
create index vuln_effective_epss on vuln (effective_epss desc nulls last, vuln_id);
create index vuln_effective_severity on vuln (effective_severity desc, vuln_id);
create index vuln_epss on vuln (epss desc nulls last, vuln_id);
create index vuln_exploited on vuln (vuln_id) where exploited;
create index vuln_ext_id on vuln (ext_id, vuln_id) include (source);
create index vuln_ext_id_search on vuln using gin (lower(ext_id) gin_trgm_ops);
create index vuln_flaw on vuln (vuln_id)
  include (alias_group, urgency, effective_severity, source, exploited, effective_epss, effective_cvss, ranges_changed_at);
create index vuln_members on vuln (alias_group, vuln_id) include (effective_severity, source) where alias_group is not null;
create index vuln_published on vuln (published desc nulls last, vuln_id);
create index vuln_severity on vuln (severity desc, vuln_id);
create index vuln_title on vuln (left(title, 100) desc nulls last, vuln_id);
create index vuln_title_search on vuln using gin (lower(title) gin_trgm_ops) where title is not null;
create index vuln_unrated on vuln (effective_epss, vuln_id) where effective_severity = 0 and effective_epss is not null;
create index vuln_urgency on vuln (urgency desc, vuln_id)
  include (alias_group, effective_severity, effective_cvss, effective_epss, exploited, published, source, ext_id, cve_id);
create index vuln_weaknesses on vuln (effective_cwes, vuln_id);

create table vuln_record (
  feed text collate "C" not null,
  record_id text collate "C" not null,
  vuln_id int not null,
  content_hash bytea not null,
  modified timestamptz,
  withdrawn_at timestamptz,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  purl_disagrees bool not null default false,
  primary key (feed, record_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vuln_record_disagrees on vuln_record (feed) where purl_disagrees;
create index vuln_record_vuln on vuln_record (vuln_id);

create table vuln_doc (
  vuln_id int not null,
  feed text collate "C" not null,
  doc jsonb not null,
  primary key (vuln_id, feed))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table vuln_alias (
  alias_id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  cve_id text collate "C",
  ghsa_id text collate "C",
  osv_id text collate "C",
  sonatype_id text collate "C",
  snyk_id text collate "C",
  gsd_id text collate "C",
  vuln_db_id text collate "C",
  internal_id text collate "C",
  feeds text[] collate "C" not null default '{}')
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vuln_alias_cve on vuln_alias (cve_id) where cve_id is not null;
create index vuln_alias_ghsa on vuln_alias (ghsa_id) where ghsa_id is not null;
create index vuln_alias_gsd on vuln_alias (gsd_id) where gsd_id is not null;
create index vuln_alias_internal on vuln_alias (internal_id) where internal_id is not null;
create index vuln_alias_osv on vuln_alias (osv_id) where osv_id is not null;
create index vuln_alias_snyk on vuln_alias (snyk_id) where snyk_id is not null;
create index vuln_alias_sonatype on vuln_alias (sonatype_id) where sonatype_id is not null;
create index vuln_alias_vuln_db on vuln_alias (vuln_db_id) where vuln_db_id is not null;

create table vrange (
  feed text collate "C" not null,
  vuln_id int not null,
  pkg_id int not null,
  lo text collate "C" not null,
  hi text collate "C" not null,
  attrs int,
  recheck bool not null default false,
  fixed text collate "C")
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vrange_lookup on vrange (pkg_id, lo, hi) include (vuln_id, attrs, recheck);
create index vrange_vuln on vrange (vuln_id);

create table epss (
  cve_id text collate "C" primary key,
  score real not null,
  percentile real not null)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

create table known_exploited (
  cve_id text collate "C" primary key,
  added_on date,
  due_on date,
  ransomware bool not null default false,
  name text,
  required_action text,
  catalog text collate "C" not null default 'CISA');

create table vuln_cve (
  vuln_id int not null,
  cve_id text collate "C" not null,
  primary key (vuln_id, cve_id));
create index vuln_cve_cve on vuln_cve (cve_id);

-- Findings --------------------------------------------------------------------------------------------------------------------------------

create table identity_match (
  identity_id int not null,
  vuln_id int not null,
  severity smallint not null,
  sources int not null default 1,
  first_seen timestamptz not null default now(),
  fixed_in text collate "C",
  twin bool not null default false,
  primary key (identity_id, vuln_id) include (first_seen, fixed_in, sources, twin))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_match_first_seen on identity_match (first_seen, identity_id, vuln_id);
create index identity_match_outside on identity_match (vuln_id, identity_id) where (sources & 33) = 0;
create index identity_match_vuln on identity_match (vuln_id, identity_id);

create table identity_match_past (
  past_id bigint generated always as identity primary key,
  identity_id int not null,
  vuln_id int not null,
  sources int not null,
  first_seen timestamptz not null,
  gone_at timestamptz not null,
  reason text collate "C",
  feed text collate "C",
  record_at timestamptz)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_match_past_identity on identity_match_past (identity_id, vuln_id);

create table identity_record_fault (
  identity_id int not null,
  vuln_id int not null,
  fault text collate "C" not null,
  primary key (identity_id, vuln_id));
create index identity_record_fault_vuln on identity_record_fault (vuln_id);

create table analyzer_report (
  identity_id int not null,
  vuln_id int not null,
  analyzer text collate "C" not null,
  alternate_identifier text,
  reference_url text,
  reported_at timestamptz not null,
  primary key (identity_id, vuln_id, analyzer));
create index analyzer_report_vuln on analyzer_report (vuln_id);

create table match_event (
  event_id bigint generated always as identity primary key,
  at timestamptz not null,
  kind smallint not null,
  identity_id int not null,
  vuln_id int not null,
  reason text collate "C",
  feed text collate "C",
  record_at timestamptz)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index match_event_at on match_event (at desc, event_id desc);

create table moved_finding (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  analyzer text collate "C" not null,
  found_at timestamptz not null,
  settled bool not null,
  primary key (project_id, component_id, vuln_id));
create index moved_finding_unsettled on moved_finding (project_id, component_id, vuln_id) where not settled;

create table vuln_matched (
  ext_id text collate "C" not null,
  vuln_id int not null);
create index vuln_matched_ext_id on vuln_matched (ext_id, vuln_id);
create index vuln_matched_vuln on vuln_matched (vuln_id);

create table component_count (
  project_id int not null,
  component_id bigint not null,
  c4 int not null,
  c3 int not null,
  c2 int not null,
  c1 int not null,
  c0 int not null,
  findings int not null,
  audited int not null,
  suppressed int not null,
  identity_id int not null,
  primary key (project_id, component_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index component_count_identity on component_count (identity_id, project_id, component_id);

create table project_count (
  project_id int primary key,
  comps int not null default 0,
  vcomps int not null default 0,
  c4 int not null default 0,
  c3 int not null default 0,
  c2 int not null default 0,
  c1 int not null default 0,
  c0 int not null default 0,
  findings int not null default 0,
  audited int not null default 0,
  suppressed int not null default 0,
  pv_fail int not null default 0,
  pv_warn int not null default 0,
  pv_info int not null default 0,
  changed_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  pv_license int not null default 0,
  pv_license_audited int not null default 0,
  pv_security int not null default 0,
  pv_security_audited int not null default 0,
  pv_operational int not null default 0,
  pv_operational_audited int not null default 0)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, fillfactor = 70);

create table project_delta (
  day date not null,
  project_id int not null,
  d_comps int not null default 0,
  d_vcomps int not null default 0,
  d_c4 int not null default 0,
  d_c3 int not null default 0,
  d_c2 int not null default 0,
  d_c1 int not null default 0,
  d_c0 int not null default 0,
  d_findings int not null default 0,
  d_audited int not null default 0,
  d_suppressed int not null default 0,
  d_pv_fail int not null default 0,
  d_pv_warn int not null default 0,
  d_pv_info int not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  slot smallint not null default 0,
  d_pv_license int not null default 0,
  d_pv_license_audited int not null default 0,
  d_pv_security int not null default 0,
  d_pv_security_audited int not null default 0,
  d_pv_operational int not null default 0,
  d_pv_operational_audited int not null default 0,
  primary key (day, project_id, slot))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index project_delta_project on project_delta (project_id, day);
create index project_delta_to_fold on project_delta (day) where slot > 0;

create table component_match (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  analyzer text collate "C" not null default 'NONE',
  alternate_identifier text,
  reference_url text,
  first_seen timestamptz not null default now(),
  primary key (project_id, component_id, vuln_id));
create index component_match_vuln on component_match (vuln_id);

create table finding_event (
  project_id int not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  kind smallint not null,
  identity_id int not null,
  vuln_id int not null,
  primary key (project_id, event_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index finding_event_at on finding_event (at desc, event_id desc);

create table finding_spread (
  kind smallint not null,
  key int not null,
  active bool not null,
  urgency int not null,
  vuln_id int not null,
  findings int not null,
  projects int not null,
  open_findings int not null,
  open_projects int not null,
  open_components int not null,
  components int not null default 0,
  flaws int not null default 0,
  open_flaws int not null default 0,
  primary key (kind, key, active));
create index finding_spread_components on finding_spread (kind, active, open_components desc nulls last, key) where open_findings > 0;
create index finding_spread_flaws on finding_spread (kind, active, open_flaws desc nulls last, key) where open_findings > 0;
create index finding_spread_grouped on finding_spread (active, projects desc, vuln_id) where kind = 1;
create index finding_spread_projects on finding_spread (kind, active, open_projects desc nulls last, key) where open_findings > 0;
create index finding_spread_urgency on finding_spread (kind, active, urgency desc nulls last, key) where open_findings > 0;

create table finding_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);

create table project_attention (
  project_id int primary key,
  since date not null,
  changed_at timestamptz,
  imported_at timestamptz,
  scored_at timestamptz,
  new4 int not null default 0,
  new3 int not null default 0,
  new2 int not null default 0,
  new1 int not null default 0,
  new0 int not null default 0,
  exploited int not null default 0,
  epss real);

create table project_sight (
  project_id int not null,
  sight text collate "C" not null,
  components int not null,
  internal int not null default 0,
  primary key (project_id, sight));
create index project_sight_sight on project_sight (sight, project_id);

create table project_record_fault (
  project_id int not null,
  sight text collate "C" not null,
  fault text collate "C" not null,
  components int not null,
  internal int not null,
  primary key (project_id, sight, fault));

create table portfolio_day (
  day date not null,
  projects int not null,
  vprojects int not null,
  comps bigint not null,
  vcomps bigint not null,
  c4 bigint not null,
  c3 bigint not null,
  c2 bigint not null,
  c1 bigint not null,
  c0 bigint not null,
  findings bigint not null,
  audited bigint not null,
  suppressed bigint not null,
  pv_fail bigint not null default 0,
  pv_warn bigint not null default 0,
  pv_info bigint not null default 0,
  first_at timestamptz not null,
  last_at timestamptz not null,
  slot smallint not null default 0,
  pv_license bigint not null default 0,
  pv_license_audited bigint not null default 0,
  pv_security bigint not null default 0,
  pv_security_audited bigint not null default 0,
  pv_operational bigint not null default 0,
  pv_operational_audited bigint not null default 0,
  primary key (day, slot));

-- Decisions -------------------------------------------------------------------------------------------------------------------------------

create table analysis (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  state text collate "C" not null default 'NOT_SET',
  justification text collate "C" not null default 'NOT_SET',
  response text collate "C" not null default 'NOT_SET',
  details text,
  suppressed bool not null default false,
  severity_override smallint,
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

create table analysis_comment (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, vuln_id, comment_id));

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
  severity_override smallint,
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

create table decision_undo (
  token uuid primary key,
  owner text collate "C" not null,
  at timestamptz not null default now(),
  replaced jsonb not null,
  kind text not null);
create index decision_undo_at on decision_undo (at);

create table vex_import (
  project_id int not null,
  vex_id bigint generated always as identity,
  token uuid not null,
  sha256 bytea not null,                        -- Of the document; empty where another installation received it and kept none.
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

-- Policies --------------------------------------------------------------------------------------------------------------------------------

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

create table policy_project (
  policy_id int not null,
  project_id int not null,
  primary key (policy_id, project_id));
create index policy_project_project on policy_project (project_id);

create table policy_tag (
  policy_id int not null,
  tag_id int not null,
  primary key (policy_id, tag_id));
create index policy_tag_tag on policy_tag (tag_id);

create table policy_match (
  identity_id int not null,
  condition_id int not null,
  primary key (identity_id, condition_id));
create index policy_match_condition on policy_match (condition_id, identity_id);

create table evaluation_due (
  kind text collate "C" not null,
  id int not null,
  at timestamptz not null default now(),
  primary key (kind, id));

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

create table violation_analysis (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  state text collate "C" not null default 'NOT_SET',
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  primary key (project_id, component_id, condition_id));
create index violation_analysis_suppressed on violation_analysis (project_id, component_id, condition_id) where suppressed;

create table violation_comment (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, condition_id, comment_id));

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

create table violation_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);

-- Repositories ----------------------------------------------------------------------------------------------------------------------------

create table repository (
  repository_id int generated always as identity primary key,
  uuid uuid not null unique,
  type text collate "C" not null,
  identifier text not null,
  url text not null,
  resolution_order int not null,
  enabled bool not null,
  internal bool not null,
  authentication_required bool not null,
  username text,
  password text,
  asked_at timestamptz,
  problem text,
  problem_at timestamptz,
  failure text,
  network_problem jsonb,
  failures int not null default 0,
  unique (type, identifier));

create table package_answer (
  pkg_id int not null,
  repository_id int not null,
  checked_at timestamptz not null,
  version text,
  published_at timestamptz,
  etag text,
  last_modified text,
  excess_at timestamptz,
  primary key (pkg_id, repository_id));
create index package_answer_excess on package_answer (repository_id, excess_at) where excess_at is not null;
create index package_answer_repository on package_answer (repository_id);

create table package_due (
  type text collate "C" not null,
  pkg_id int not null,
  primary key (type, pkg_id));

create table package_look (
  only_row bool default true primary key check (only_row),
  identity_id int not null);

create table package_latest (
  pkg_id int primary key,
  version text not null,
  published_at timestamptz,
  checked_at timestamptz not null default now(),
  ver_key text collate "C");

create table identity_release (
  identity_id int primary key,
  repository_id int not null,
  checked_at timestamptz not null,
  published_at timestamptz,
  digests bytea[]);
create index identity_release_repository on identity_release (repository_id);

-- Analyzers -------------------------------------------------------------------------------------------------------------------------------

create table analyzer_answer (
  analyzer text collate "C" not null,
  identity_id int not null,
  question uuid not null,
  answered_at timestamptz not null,
  is_whole bool not null default true,
  primary key (analyzer, identity_id));
create index analyzer_answer_question on analyzer_answer (question, answered_at);

create table analyzer_due (
  analyzer text collate "C" not null,
  identity_id int not null,
  anew bool not null default false,
  primary key (analyzer, identity_id));
create index analyzer_due_identity on analyzer_due (identity_id);

create table analyzer_state (
  analyzer text collate "C" primary key,
  looked_to int not null default 0,
  answered_at timestamptz,
  error text,
  failure text,
  problem jsonb,
  error_at timestamptz,
  failures int not null default 0);

-- Search ----------------------------------------------------------------------------------------------------------------------------------

create table search_text (
  text_id int generated always as identity primary key,
  kind smallint not null,
  k1 text collate "C" not null,
  k2 text collate "C" not null,
  k3 text collate "C" not null,
  label text collate "C" not null,
  unique (kind, k3, k2, k1))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index search_text_coordinate_label on search_text using gin (label gin_trgm_ops) where kind > 1;
create index search_text_name_label on search_text using gin (label gin_trgm_ops) where kind = 1;

create table search_progress (
  kind smallint primary key,
  done_id int not null default 0,
  ahead_id int,
  ahead_writers text[] not null default '{}');

-- Notifications ---------------------------------------------------------------------------------------------------------------------------

create table notification_publisher (
  publisher_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  description text,
  publisher_class text collate "C" not null,
  template text,
  mime_type text not null,
  is_default bool not null default false,
  own_kind text collate "C" check (own_kind in ('MSTEAMS_CARD', 'GITHUB', 'GITLAB')));

create table notification_rule (
  rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  publisher_id int not null,
  scope text collate "C" not null check (scope in ('PORTFOLIO', 'SYSTEM')),
  level smallint not null,
  groups text[] collate "C" not null default '{}',
  enabled bool not null,
  notify_children bool not null,
  log_success bool not null default false,
  message text,
  config text,
  cron text,
  skip_unchanged bool,
  last_triggered_at timestamptz,
  next_trigger_at timestamptz,
  project_names text[] not null default '{}',
  min_severity text collate "C",
  min_epss float8,
  exploited_only bool not null default false,
  direct_only bool not null default false,
  latest_only bool not null default false,
  policies uuid[] not null default '{}',
  expression text,
  expression_error text,
  group_minutes smallint,
  quiet_zone text,
  quiet_from smallint,
  quiet_until smallint,
  quiet_days smallint[],
  max_per_minute int,
  signing_secret text,
  mail_subject text,
  owner_id int,
  own_groups text[] collate "C" not null default '{}',
  schedule_zone text,
  check ((cron is null) = (skip_unchanged is null) and (cron is null) = (last_triggered_at is null)),
  constraint notification_rule_check1 check ((quiet_zone is null) = (quiet_from is null) and (quiet_zone is null) = (quiet_until is null) and (quiet_zone is null) = (quiet_days is null)));
create index notification_rule_owner on notification_rule (owner_id) where owner_id is not null;
create index notification_rule_publisher on notification_rule (publisher_id);
create index notification_rule_schedule on notification_rule (next_trigger_at) where enabled and next_trigger_at is not null;

create table notification_rule_project (
  rule_id int not null,
  project_id int not null,
  primary key (rule_id, project_id));
create index notification_rule_project_project on notification_rule_project (project_id);

create table notification_rule_tag (
  rule_id int not null,
  tag_id int not null,
  primary key (rule_id, tag_id));
create index notification_rule_tag_tag on notification_rule_tag (tag_id);

create table notification_rule_team (
  rule_id int not null,
  team_id int not null,
  primary key (rule_id, team_id));
create index notification_rule_team_team on notification_rule_team (team_id);

create table notification_message (
  message_id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text collate "C" not null,
  event_group text collate "C" not null,
  level smallint not null,
  title text not null,
  content text not null,
  project_id int,
  subject jsonb);

create table notification_delivery (
  delivery_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  rule_id int not null,
  message_id bigint not null,
  project_id int not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'grouped')),
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  ended_at timestamptz,
  error text,
  is_test bool not null default false,
  composed_at timestamptz,
  unique (rule_id, message_id));
create index notification_delivery_dead on notification_delivery (delivery_id desc) where state = 'dead';
create index notification_delivery_ended on notification_delivery (ended_at) where state <> 'waiting';
create index notification_delivery_message on notification_delivery (message_id);
create index notification_delivery_rule on notification_delivery (rule_id, delivery_id desc);
create index notification_delivery_waiting on notification_delivery (rule_id, project_id, delivery_id) where state = 'waiting';

create table notification_line (
  rule_id int not null,
  project_id int not null,
  due_at timestamptz not null,
  primary key (rule_id, project_id));
create index notification_line_due on notification_line (due_at);

create table notification_coverage (
  coverage_id int primary key check (coverage_id = 1),
  sources jsonb not null);

create table notification_ticket (
  ticket_id bigint generated always as identity primary key,
  delivery_uuid uuid not null unique,
  system text collate "C" not null check (system in ('JIRA', 'GITHUB', 'GITLAB')),
  external_id text collate "C" not null,
  key text not null,
  url text not null,
  created_at timestamptz not null,
  status text,
  category text collate "C" check (category in ('TODO', 'IN_PROGRESS', 'DONE', 'GONE')),
  checked_at timestamptz,
  changed_at timestamptz,
  rule_id int);
create index notification_ticket_checked on notification_ticket (checked_at nulls first) where system = 'JIRA';
create index notification_ticket_rule on notification_ticket (rule_id, checked_at nulls first) where system <> 'JIRA';

create table notification_ticket_about (
  ticket_id bigint not null,
  project_uuid uuid not null,
  component_uuid uuid not null,
  about_uuid uuid not null,
  primary key (ticket_id, project_uuid, component_uuid, about_uuid));
create index notification_ticket_about_thing on notification_ticket_about (component_uuid, about_uuid);

-- Integrations ----------------------------------------------------------------------------------------------------------------------------

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

create table imported_row (
  source_table text collate "C" not null,
  source_key text not null,
  digest bytea not null,
  imported_at timestamptz not null,
  primary key (source_table, source_key));

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

create table import_file (
  uuid uuid primary key,
  name text not null,
  bytes bigint not null default 0,
  is_complete bool not null default false,
  created_at timestamptz not null default now());

create table import_file_chunk (
  file_uuid uuid not null,
  seq int not null,
  data bytea not null,
  primary key (file_uuid, seq));

-- Foreign keys ----------------------------------------------------------------------------------------------------------------------------

alter table bulk add foreign key (token) references task(token) on delete cascade;
alter table bulk add foreign key (undoes) references bulk(bulk_id) on delete set null;
alter table bulk_item add foreign key (bulk_id) references bulk(bulk_id) on delete cascade;
alter table original_chunk add foreign key (sha256) references original(sha256) on delete cascade;
alter table project_tag add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
alter table license_doc add foreign key (license_id) references license(license_id) on delete cascade;
alter table license_group_license add foreign key (license_group_id) references license_group(license_group_id) on delete cascade;
alter table license_group_license add foreign key (license_id) references license(license_id) on delete cascade;
alter table project add foreign key (collection_tag_id) references tag(tag_id);
alter table project add foreign key (parent_id) references project(project_id);
alter table project_property add foreign key (project_id) references project(project_id) on delete cascade;
alter table component add foreign key (project_id) references project(project_id) on delete cascade;
alter table component_detail add foreign key (license_id) references license(license_id);
alter table service add foreign key (project_id) references project(project_id) on delete cascade;
alter table dependency add foreign key (project_id) references project(project_id) on delete cascade;
alter table bom_import add foreign key (project_id) references project(project_id) on delete cascade;
alter table document_version add foreign key (project_id) references project(project_id) on delete cascade;
alter table share_link add foreign key (project_id) references project(project_id) on delete cascade;
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
alter table project_count add foreign key (project_id) references project(project_id) on delete cascade;
alter table component_match add foreign key (project_id, component_id) references component(project_id, component_id) on delete cascade;
alter table project_attention add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_sight add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_record_fault add foreign key (project_id) references project(project_id) on delete cascade;
alter table vex_import add foreign key (project_id) references project(project_id) on delete cascade;
alter table vex_statement add foreign key (project_id, vex_id) references vex_import(project_id, vex_id) on delete cascade;
alter table policy_condition add foreign key (policy_id) references policy(policy_id);
alter table policy_project add foreign key (policy_id) references policy(policy_id);
alter table policy_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table policy_tag add foreign key (policy_id) references policy(policy_id);
alter table policy_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
alter table notification_rule add foreign key (owner_id) references app_user(user_id) on delete cascade;
alter table notification_rule add foreign key (publisher_id) references notification_publisher(publisher_id) on delete cascade;
alter table notification_rule_project add foreign key (project_id) references project(project_id) on delete cascade;
alter table notification_rule_project add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_tag add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_tag add foreign key (tag_id) references tag(tag_id) on delete cascade;
alter table notification_rule_team add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_rule_team add foreign key (team_id) references team(team_id) on delete cascade;
alter table notification_delivery add foreign key (message_id) references notification_message(message_id) on delete cascade;
alter table notification_delivery add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_line add foreign key (rule_id) references notification_rule(rule_id) on delete cascade;
alter table notification_ticket_about add foreign key (ticket_id) references notification_ticket(ticket_id) on delete cascade;
alter table integration_upload add foreign key (project_id) references project(project_id) on delete cascade;
alter table import_file_chunk add foreign key (file_uuid) references import_file(uuid) on delete cascade;
