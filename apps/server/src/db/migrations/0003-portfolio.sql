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
  nat_hash uuid not null unique,                -- 128 bits of a hash, in the type that takes the least room
  group_name text,
  name text not null,
  version text,
  purl text,                                    -- canonical text with the case received
  purl_coordinates text,                        -- without qualifiers and subpath; null: the same text as purl
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
  uuid uuid not null,
  added_at timestamptz not null default now(),
  flags int not null default 0,                 -- bit 0 special: has an analysis or an own match; bit 1 internal; bit 2 direct dependency
  primary key (project_id, component_id),
  unique (uuid, project_id));
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
  md5 bytea, sha1 bytea, sha256 bytea, sha384 bytea, sha512 bytea,
  sha3_256 bytea, sha3_384 bytea, sha3_512 bytea,
  blake2b_256 bytea, blake2b_384 bytea, blake2b_512 bytea, blake3 bytea,
  detail jsonb not null default '{}',           -- the rest, see component/component-facts.ts
  primary key (project_id, component_id));
create index component_detail_license on component_detail (license_id) where license_id is not null;
-- Digests are looked for by their first 56 bits, which tell them apart well enough and make the smallest index rows. A column
-- that is empty costs nothing; a row per digest was a third of what an upload wrote about hashes.
create index component_detail_md5 on component_detail (substr(md5, 1, 7)) where md5 is not null;
create index component_detail_sha1 on component_detail (substr(sha1, 1, 7)) where sha1 is not null;
create index component_detail_sha256 on component_detail (substr(sha256, 1, 7)) where sha256 is not null;
create index component_detail_sha384 on component_detail (substr(sha384, 1, 7)) where sha384 is not null;
create index component_detail_sha512 on component_detail (substr(sha512, 1, 7)) where sha512 is not null;
create index component_detail_sha3_256 on component_detail (substr(sha3_256, 1, 7)) where sha3_256 is not null;
create index component_detail_sha3_384 on component_detail (substr(sha3_384, 1, 7)) where sha3_384 is not null;
create index component_detail_sha3_512 on component_detail (substr(sha3_512, 1, 7)) where sha3_512 is not null;
create index component_detail_blake2b_256 on component_detail (substr(blake2b_256, 1, 7)) where blake2b_256 is not null;
create index component_detail_blake2b_384 on component_detail (substr(blake2b_384, 1, 7)) where blake2b_384 is not null;
create index component_detail_blake2b_512 on component_detail (substr(blake2b_512, 1, 7)) where blake2b_512 is not null;
create index component_detail_blake3 on component_detail (substr(blake3, 1, 7)) where blake3 is not null;

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
  uuid uuid not null,
  parent_id bigint,
  bom_ref text,
  group_name text,
  name text not null,
  version text,
  detail_hash bytea not null,
  detail jsonb not null default '{}',           -- provider, endpoints, authenticated, data, licences, references, properties
  added_at timestamptz not null default now(),
  primary key (project_id, service_id),
  unique (uuid, project_id));

create table dependency (
  project_id int not null references project on delete cascade,
  from_id bigint not null,                      -- 0 is the project
  to_id bigint not null,
  primary key (project_id, from_id, to_id));
create index dependency_to on dependency (project_id, to_id);

create table bom_import (
  project_id int not null references project on delete cascade,
  bom_id bigint generated always as identity,
  uuid uuid not null,
  token uuid not null,
  sha256 bytea not null,                        -- of original, whose rows stand elsewhere than a project's
  content_hash bytea,                           -- of what processing made of it; equal: nothing to do; null: changed by hand since
  rules_hash bytea,                             -- of what else decided (licences, settings); equal for equal bytes: need not be read
  format text,                                  -- CycloneDX
  spec_version text,
  serial_number text,
  bom_version int,
  components int,
  services int,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (project_id, bom_id),
  unique (uuid, project_id),
  unique (token, project_id));
create index bom_import_original on bom_import (sha256);

-- What left: intervals of components that are no longer in their project.
create table component_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (project_id, past_id));
create index component_past_project on component_past (project_id, removed_at);
create index component_past_identity on component_past (identity_id);
