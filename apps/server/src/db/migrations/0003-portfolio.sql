-- Projects, identities, components, services, dependencies, BOM imports.
create extension if not exists pg_trgm;

create table tag (
  tag_id int generated always as identity primary key,
  name text collate "C" not null unique);      -- lower case, trimmed

create table project (
  project_id int generated always as identity primary key,
  uuid uuid not null unique,
  parent_id int references project,
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
  collection_tag_id int references tag,
  authors jsonb,                                -- OrganizationalContact[]
  manufacturer jsonb,
  supplier jsonb,
  external_references jsonb,
  bom_metadata jsonb,                           -- {authors, supplier} of the last BOM
  direct_dependencies bool not null default false,   -- the last BOM said what the project depends on
  last_bom_import timestamptz,
  last_bom_import_format text,
  last_vulnerability_analysis timestamptz,
  created_at timestamptz not null default now());
create unique index project_name_version on project (name, version) nulls not distinct;
create unique index project_one_latest on project (name) where is_latest;
create index project_parent on project (parent_id);
create index project_name_search on project using gin (lower(name) gin_trgm_ops);
-- Order of the project list (project-order.ts). Name and version as well would be more than an index row holds.
create index project_name_order on project (lower(name) nulls first);

create table project_tag (
  project_id int not null references project on delete cascade,
  tag_id int not null references tag on delete cascade,
  primary key (project_id, tag_id));
create index project_tag_tag on project_tag (tag_id);

create table project_acl (
  team_id int not null references team on delete cascade,
  project_id int not null references project on delete cascade,
  primary key (team_id, project_id));
create index project_acl_project on project_acl (project_id);

create table project_property (
  project_id int not null references project on delete cascade,
  uuid uuid not null,
  group_name text not null,
  property_name text not null,
  value text,
  property_type text not null,
  description text,
  primary key (project_id, group_name, property_name));

create table license (
  license_id int generated always as identity primary key,
  uuid uuid not null unique,
  spdx_id text collate "C" not null unique,     -- the contract's licenseId, custom ones included
  name text not null,
  custom bool not null default false,
  osi_approved bool not null default false,
  fsf_libre bool not null default false,
  deprecated bool not null default false,
  see_also jsonb);
create table license_doc (
  license_id int primary key references license on delete cascade,
  license_text text, template text, header text, comment text);

-- Coordinates once. kind 0 purl (type, namespace, name), 1 CPE (part, vendor, product).
create table pkg (
  pkg_id int generated always as identity primary key,
  kind smallint not null,
  k1 text collate "C" not null,
  k2 text collate "C" not null default '',
  k3 text collate "C" not null,
  scheme smallint not null,
  -- A CPE name that stands for more than one vendor or product; such pairs are found apart (matching.queries.ts).
  wildcard bool not null generated always as (kind = 1 and (k1 || k2 || k3) ~ '[*?]') stored,
  unique (kind, k3, k2, k1));                   -- name first: also serves wildcard vendor look-ups and prefix search
create index pkg_wildcard on pkg (pkg_id) where wildcard;

-- Deciding attributes beside name and version (CPE update … other, distribution release), once.
create table attrs (
  attrs_id int generated always as identity primary key,
  value text collate "C" not null unique);

-- Identities once for the whole installation: exact (purl, cpe, swidTagId, group, name, version) of the contract §5.2.
create table identity (
  identity_id int generated always as identity primary key,
  nat_hash bytea not null unique,
  group_name text,
  name text not null,
  version text,
  purl text,                                    -- canonical text with the case received
  purl_coordinates text,
  cpe text,
  swid_tag_id text,
  purl_type text collate "C",
  c4 int not null default 0, c3 int not null default 0, c2 int not null default 0,
  c1 int not null default 0, c0 int not null default 0,
  findings int not null default 0)              -- rows, not alias groups
  with (fillfactor = 80);
create index identity_name_search on identity using gin (lower(name) gin_trgm_ops);
create index identity_name on identity (lower(name), identity_id);

create table identity_coord (
  pkg_id int not null,
  ver_key text collate "C" not null,
  identity_id int not null,
  ver_kind smallint not null,                   -- 0 ordinary, 1 any version, 2 not applicable, 3 unreadable
  attrs int,
  primary key (pkg_id, ver_key, identity_id));
create index identity_coord_identity on identity_coord (identity_id);

-- Components and services of a project draw their numbers from one sequence, so that dependency edges need no kind; 0 is the project itself.
create sequence element_id as bigint;

-- The rows below come in tens of thousands at a time. A foreign key would look up, lock and log one row for each of them, so only the
-- project is checked; whoever ends a component removes what hangs on it (component/component-end.queries.ts).
create table component (
  project_id int not null references project on delete cascade,
  component_id bigint not null default nextval('element_id'),
  identity_id int not null,                     -- identities are never deleted
  uuid uuid not null unique,
  added_at timestamptz not null default now(),
  flags int not null default 0,                 -- bit 0 special: has an analysis or an own match; bit 1 internal; bit 2 direct dependency
  primary key (project_id, component_id));
create index component_identity on component (identity_id, project_id);

create table component_detail (
  project_id int not null,
  component_id bigint not null,
  detail_hash bytea not null,                   -- of everything below: an unchanged component is not rewritten
  parent_id bigint,                             -- component it is nested in
  bom_ref text,
  classifier text,
  scope text,
  license_id int references license,
  license_name text,
  license_expression text,
  license_url text,
  detail jsonb not null default '{}',           -- the rest, see bom/component-detail.ts
  primary key (project_id, component_id));
create index component_detail_license on component_detail (license_id) where license_id is not null;

create table component_hash (
  project_id int not null,
  component_id bigint not null,
  algorithm text collate "C" not null,          -- MD5, SHA-1, SHA-256 …
  value text collate "C" not null,              -- lower case hex
  primary key (project_id, component_id, algorithm));
create index component_hash_start on component_hash (left(value, 16));   -- 64 bits tell digests apart well enough

create table component_property (
  project_id int not null,
  component_id bigint not null,
  uuid uuid not null,
  group_name text,
  property_name text not null,
  value text,
  property_type text not null default 'STRING',
  description text,
  primary key (project_id, component_id, uuid));

create table service (
  project_id int not null references project on delete cascade,
  service_id bigint not null default nextval('element_id'),
  uuid uuid not null unique,
  parent_id bigint,
  bom_ref text,
  group_name text,
  name text not null,
  version text,
  detail_hash bytea not null,
  detail jsonb not null default '{}',           -- provider, endpoints, authenticated, data, licences, references, properties
  added_at timestamptz not null default now(),
  primary key (project_id, service_id));

create table dependency (
  project_id int not null references project on delete cascade,
  from_id bigint not null,                      -- 0 is the project
  to_id bigint not null,
  primary key (project_id, from_id, to_id));
create index dependency_to on dependency (project_id, to_id);

create table bom_import (
  bom_id int generated always as identity primary key,
  uuid uuid not null unique,
  project_id int not null references project on delete cascade,
  token uuid not null,
  sha256 bytea not null references original,
  content_hash bytea,                           -- of what processing made of it; equal: nothing to do; null: changed by hand since
  rules_hash bytea,                             -- of what else decided (licences, settings); equal for equal bytes: need not be read
  format text,                                  -- CycloneDX
  spec_version text,
  serial_number text,
  bom_version int,
  components int,
  services int,
  received_at timestamptz not null default now(),
  processed_at timestamptz);
create index bom_import_project on bom_import (project_id, bom_id desc);
create unique index bom_import_token on bom_import (token);

-- What left: intervals of components that are no longer in their project.
create table component_past (
  project_id int not null,
  component_id bigint not null,
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null,
  removed_at timestamptz not null);
create index component_past_project on component_past (project_id, removed_at);
create index component_past_identity on component_past (identity_id);
