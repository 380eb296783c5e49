create table tag (
  tag_id int generated always as identity primary key,
  name text collate "C" not null unique);
comment on table tag is 'Names by which projects are grouped.';
comment on column tag.name is 'In lower case and without blanks at either end.';

create table project_tag (
  project_id int not null,
  tag_id int not null,
  primary key (project_id, tag_id));
create index project_tag_tag on project_tag (tag_id);
comment on table project_tag is 'Which project has which tag.';

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
comment on table license is 'Licenses of the SPDX list, and custom ones.';
comment on column license.spdx_id is 'The licenseId of the contract. Custom licenses have one, too.';

create table license_doc (
  license_id int primary key,
  license_text text,
  template text,
  header text,
  comment text);
comment on table license_doc is 'The long texts of a license.';

create table license_use (
  license_id int not null,
  project_id int not null,
  components int not null,
  primary key (license_id, project_id));
comment on table license_use is 'How many components of a project have a license. A job counts them: some licenses have millions of components, too many to count for each page.';

create table license_use_total (
  license_id int primary key,
  components int not null,
  projects int not null);
comment on table license_use_total is 'The same for all projects together.';

create table license_use_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);
comment on table license_use_state is 'When license_use was counted, in one row.';
comment on column license_use_state.counted_at is 'All changes until then are counted.';

create table license_group (
  license_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  risk_weight int not null default 0);
comment on table license_group is 'Groups of licenses, such as "Copyleft". Policies refer to them.';
comment on column license_group.name is 'Not unique: a renamed group may take the name of another one (contract §6).';

create table license_group_license (
  license_group_id int not null,
  license_id int not null,
  primary key (license_group_id, license_id));
create index license_group_license_license on license_group_license (license_id);
comment on table license_group_license is 'Which license is in which group.';

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
comment on table project is 'Projects. Each version of a project is a row.';
comment on column project.parent_id is 'The project above this one.';
comment on column project.collection_logic is 'How a collection sums up its children. NONE is an ordinary project.';
comment on column project.authors is 'A list of OrganizationalContact.';
comment on column project.bom_metadata is 'Authors and supplier of the last BOM: {authors, supplier}.';
comment on column project.direct_dependencies is 'Whether the last BOM named the direct dependencies of the project.';
comment on column project.collection_changed_at is 'When collection_logic changed last. Null if it never did.';
comment on column project.carries_decisions is 'Decisions follow their components into new versions of the project and of the component.';
comment on column project.namesake is '0, or more for a project that moved in with the name and version of another one. Such a project is found by its UUID alone; a name and version lead to the one with 0.';
comment on index project_collection is 'Lists that are sorted by a counter ask whether there are any collections.';
comment on index project_name_id is 'Order of the components that no source covers, project by project.';
comment on index project_name_order is 'Order of the project list (project-order.ts). Name and version together would exceed the size of an index row.';
comment on index project_search is 'Rows are few and change by hand, so the trigrams are built from the rows themselves.';

create table project_property (
  project_id int not null,
  uuid uuid not null,
  group_name text not null,
  property_name text not null,
  value text,
  property_type text not null,
  description text,
  primary key (project_id, group_name, property_name));
comment on table project_property is 'Named values that people attach to a project.';

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
comment on table component_past is 'Components that left their project, each with the interval in which it was there.';
comment on column component_past.digests is 'Digests of all algorithms. Their lengths tell the algorithms apart.';
comment on column component_past.license is 'License id, name or expression.';
comment on column component_past.direct is 'Whether the project named the component as a direct dependency. Unknown, hence false, for components that left before this was kept.';

create table deleted_project (
  project_id int primary key,
  uuid uuid not null,
  name text not null,
  version text,
  deleted_at timestamptz not null);
comment on table deleted_project is 'Names of deleted projects. Their components stay in component_past and are found there.';

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
comment on table pkg is 'Coordinates of packages and CPE products, once each.';
comment on column pkg.kind is '0: package URL (k1 type, k2 namespace, k3 name). 1: CPE (k1 part, k2 vendor, k3 product).';
comment on column pkg.scheme is 'The order of versions, as packages/version numbers them.';
comment on column pkg.wildcard is 'A CPE that stands for more than one vendor or product. Such pairs are found separately (matching.queries.ts).';

create table attrs (
  attrs_id int generated always as identity primary key,
  value text collate "C" not null unique);
comment on table attrs is 'Attributes that decide a match beside name and version, once each: update to other of a CPE, release of a distribution.';

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
comment on table identity is 'Identities of components, once for the whole installation: package URL, CPE, SWID tag, group, name and version, exactly as given (contract §5.2). Rows are never deleted.';
comment on column identity.nat_hash is 'The first 128 bits of a hash of all that makes up the identity. The type uuid takes the least room.';
comment on column identity.purl is 'Canonical text, in the case received.';
comment on column identity.purl_coordinates is 'The package URL without qualifiers and subpath. Null if that is the same text as purl.';
comment on column identity.c4 is 'Critical findings. A flaw with several records counts once.';
comment on column identity.c3 is 'Findings of high severity.';
comment on column identity.c2 is 'Findings of medium severity.';
comment on column identity.c1 is 'Findings of low severity, and those for information only.';
comment on column identity.c0 is 'Findings without a severity.';
comment on column identity.findings is 'Rows, not flaws.';
comment on column identity.sight is 'The parts of the identity that decide which sources can judge it, as packages/match writes them (sightText). "--": neither CPE nor package URL.';
comment on column identity.upstream is 'Source package of a distribution''s package, in the form of the qualifier upstream. Part of the identity where the BOM names it apart from the package URL.';
comment on column identity.distro is 'Release of the distribution, in the form of the qualifier distro.';
comment on column identity.reading is 'Revision of the rules by which coordinates and sight were made. A job makes older ones anew (reread-identities.jobs.ts).';
comment on index identity_counted is 'A count of a project looks up the identities of its components here, without reading their rows.';
comment on index identity_in_order_of_group is 'Lists of all projects are sorted by group.';
comment on index identity_in_order_of_version is 'Lists of all projects are sorted by version. Without it a million identities were sorted for a page.';
comment on index identity_name is 'Searches name a group and a name. The versions of a package are one entry with many places.';
comment on index identity_reread is 'Holds the identities that an older revision of the rules has read and a newer one reads differently.';
comment on index identity_unreadable is 'A package URL or CPE that cannot be read has no coordinates. These few are always looked at.';
comment on index identity_version is 'Serves searches by the beginning of a version.';

create table identity_coord (
  pkg_id int not null,
  ver_key text collate "C" not null,
  identity_id int not null,
  ver_kind smallint not null,
  attrs int,
  primary key (pkg_id, ver_key, identity_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_coord_identity on identity_coord (identity_id);
comment on table identity_coord is 'Where the versions of identities stand among those of their package. Matching reads it.';
comment on column identity_coord.ver_key is 'A text that sorts as the version does in its scheme.';
comment on column identity_coord.ver_kind is '0: ordinary, 1: any version, 2: not applicable, 3: unreadable.';

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
comment on table component is 'Components of projects. Rows come in tens of thousands, so only the project has a foreign key; component-end.queries.ts removes what depends on a component.';
comment on column component.flags is 'A mask. 2: internal, 4: direct dependency. See component-flags.ts.';
comment on column component.special is 'The component has an analysis or a match of its own, so it is counted by itself. No index has this column: a decision about thousands of components would rewrite every index.';
comment on index component_added is 'Finds the latest or oldest components of some projects without reading those of others.';
comment on index component_identity is 'Includes added_at: whether a component is older than a match of its identity is read from the index alone.';
comment on index component_internal is 'The task that applies the patterns for internal components asks by identity.';

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
comment on table component_detail is 'What a component has beside its identity, one row per component.';
comment on column component_detail.detail_hash is 'Hash of all other columns. An unchanged component is not rewritten.';
comment on column component_detail.parent_id is 'The component in which this one is nested.';
comment on column component_detail.detail is 'All other facts (component-facts.ts).';
comment on index component_detail_license is 'Includes the project: licenses are counted from the index alone.';
comment on index component_detail_license_name is 'Finds components by the text of a license without an id. An index row has no room for a whole license; its beginning is enough.';
comment on index component_detail_md5 is 'Digests are looked up by their first 56 bits, which tell them apart and keep the index small. The other algorithms are indexed alike.';

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
comment on table component_property is 'Named values of a component, from the BOM or from people.';

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
comment on table service is 'Services of projects.';
comment on column service.detail is 'Provider, endpoints, authentication, data, licenses, references and properties.';
comment on column service.provider is 'Name of the provider, as much of it as an index row holds.';
comment on column service.facts is 'Authentication plus three times the crossing of trust boundaries. Each is 0: not stated, 1: no, 2: yes.';
comment on index service_project is 'Serves the list that is sorted by project.';

create table dependency (
  project_id int not null,
  from_id bigint not null,
  to_id bigint not null,
  primary key (project_id, from_id, to_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index dependency_to on dependency (project_id, to_id);
comment on table dependency is 'Edges of the dependency graph of a project.';
comment on column dependency.from_id is '0 is the project.';

create table bom_import (
  project_id int not null,
  bom_id bigint generated always as identity,
  uuid uuid not null,
  token uuid not null,
  sha256 bytea not null,
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
comment on table bom_import is 'Uploads of BOMs.';
comment on column bom_import.sha256 is 'Key of original. There is no foreign key, since those rows live elsewhere (docs/adr/0009).';
comment on column bom_import.content_hash is 'Hash of what was read from the BOM. An equal one leaves nothing to do. Null if the project was changed by hand since.';
comment on column bom_import.rules_hash is 'Hash of settings and licenses that had a part in it. If bytes and rules are equal, the BOM need not be read.';
comment on column bom_import.format is 'CycloneDX.';
comment on index bom_import_serial is 'A VEX document names the BOM that it is about by its serial number.';

create table document_version (
  project_id int not null,
  kind text collate "C" not null,
  version int not null,
  digest bytea not null,
  issued_at timestamptz not null,
  primary key (project_id, kind, version));
comment on table document_version is 'Versions of the documents that a project is exported as. A new one is made when the content differs from the last one.';
comment on column document_version.kind is 'OPENVEX, CSAF or CYCLONEDX_VEX.';
comment on column document_version.digest is 'SHA-256 of the content.';

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
comment on table share_link is 'Links by which people without an account read the BOM and the VEX of one version of a project. Only a digest of the secret is stored. A link counts until it ends or is revoked.';
comment on column share_link.label is 'For whom the link is.';
comment on column share_link.uses is 'The number of downloads.';

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
