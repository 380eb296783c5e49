-- All tables as the migrations leave them, to be read. Written by `npm run schema`. Do not edit.
-- What is said of a table, a column or an index is its comment in the database. A name that is left out is the one that
-- PostgreSQL gives. Tables of the queue and of the migrator are not here.

-- Extensions ------------------------------------------------------------------------------------------------------------------------------

create extension pg_trgm;

-- Sequences -------------------------------------------------------------------------------------------------------------------------------

-- Numbers components and services of all projects, so that a dependency needs no kind. 0 is the project itself.
create sequence element_id as bigint;

-- Platform --------------------------------------------------------------------------------------------------------------------------------

-- Facts about this installation, in one row.
create table installation (
  only_row bool default true primary key check (only_row),  -- Allows no second row.
  installation_id uuid not null,
  secret_fingerprint bytea,                     -- The server refuses to start with another secret key (design §3).
  created_at timestamptz not null default now(),
  -- Address of the last peer that named a client without being a trusted proxy. Administrators see it on every node.
  ignored_proxy text collate "C",
  ignored_proxy_at timestamptz);

-- Settings that are changed in the console or over the API.
create table config_property (
  group_name text collate "C" not null,
  property_name text collate "C" not null,
  value text,                                   -- Encrypted for the type ENCRYPTEDSTRING.
  property_type text not null,
  description text,
  primary key (group_name, property_name));

-- What a caller sees of a job: state, progress, error and result. The queue itself belongs to graphile-worker.
create table task (
  token uuid primary key,
  kind text collate "C" not null,
  subject text collate "C",                     -- What the task is about. Kinds that ask for it have one active task per subject.
  project_id int,                               -- Users who see this project see the task. The project may be gone.
  state text collate "C" not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  progress real not null default 0,             -- From 0 to 100.
  stage text,                                   -- A code for the current step. The console translates it.
  detail jsonb,                                 -- Progress within the step, in numbers (ProgressDetail).
  error text,
  warnings jsonb not null default '[]',
  result jsonb,
  input jsonb not null default '{}',
  -- Token of the request that this task belongs to. The first task of a request has its own token here.
  chain uuid,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  owner text collate "C")                       -- Who asked for the task, such as user:7 or key:3. Null if it runs on a schedule.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index task_chain on task (chain);
create index task_finished on task (finished_at) where finished_at is not null;
create index task_kind on task (kind, subject, created_at desc);
create unique index task_one_active on task (kind, subject) where subject is not null and state in ('queued', 'running');
create index task_owner on task (owner, created_at desc, token desc) where owner is not null;
create index task_under_way on task (kind) where state in ('queued', 'running');

-- Heartbeats of the processes that run jobs.
create table worker_node (
  worker_id text collate "C" primary key,
  node_id uuid not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),  -- When workers last began, ended or advanced a job. It tells progress from standstill.
  idle int not null default 0);                 -- How many workers wait for a job.

-- Events, written in the transaction of the change that they report. Delivery reads and marks them.
create table outbox (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  scope text not null,                          -- PORTFOLIO or SYSTEM.
  event_group text not null,                    -- Such as BOM_CONSUMED or NEW_VULNERABILITY.
  level text not null,                          -- INFORMATIONAL, WARNING or ERROR.
  project_id int,
  subject jsonb not null,
  delivered_at timestamptz)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index outbox_open on outbox (event_id) where delivered_at is null;

-- One change of many things, run as a task. Features register the kinds.
create table bulk (
  bulk_id int generated always as identity primary key,
  token uuid not null unique,
  kind text collate "C" not null,
  parameters jsonb not null,
  undoes int,                                   -- The bulk change that this one takes back.
  total int not null default 0,
  position int not null default 0,              -- item_no of the last item that has been processed.
  done int not null default 0,
  skipped int not null default 0,
  undoable int not null default 0);
create unique index bulk_undoes on bulk (undoes) where undoes is not null;

-- The things that a bulk change is about. A thing is a text that its kind understands.
create table bulk_item (
  bulk_id int not null,
  item_no int not null,
  ref text collate "C" not null,
  reason text collate "C",                      -- Why the item was skipped.
  label text,                                   -- The name that people see. Only skipped items have one.
  undo jsonb,                                   -- What the kind needs to take the change back.
  primary key (bulk_id, item_no))
  with (fillfactor = 70);
create index bulk_item_skipped on bulk_item (bulk_id, reason, item_no) where reason is not null;

-- Uploaded documents as they were received, once per SHA-256, compressed and in chunks (design §4.3).
create table original (
  sha256 bytea primary key,
  media_type text not null,
  byte_size bigint not null,
  encoding text not null,                       -- Compression of the chunks: gzip or zstd.
  validated_by text collate "C",                -- Version of the rules that found the document valid. Null if it was never checked.
  created_at timestamptz not null default now())
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- The compressed bytes of a document, in order.
create table original_chunk (
  sha256 bytea not null,
  seq int not null,
  data bytea not null,
  primary key (sha256, seq))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table original_chunk alter column data set storage external;

-- When another host may be asked again. All nodes together keep to its limits and to what it tells one of them.
create table outgoing_lane (
  lane text collate "C" primary key,            -- A host, or a host and an account.
  free_at timestamptz not null,                 -- Time of the next turn.
  blocked_until timestamptz)                    -- Until then the host asked to be left alone.
  with (fillfactor = 50);

-- Who changed what in the administration.
create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text,
  action text not null,
  target text,
  detail jsonb,
  address text,                                 -- Address of the caller.
  left_out int)                                 -- How many further refusals of the same kind this row stands for.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index audit_log_order on audit_log (at, audit_id);
create index audit_log_target on audit_log (target, at);

-- The size of the database by day, measured by a job.
create table database_day (
  day date primary key,
  bytes bigint not null);

-- Portfolio -------------------------------------------------------------------------------------------------------------------------------

-- Names by which projects are grouped.
create table tag (
  tag_id int generated always as identity primary key,
  name text collate "C" not null unique);       -- In lower case and without blanks at either end.

-- Which project has which tag.
create table project_tag (
  project_id int not null,
  tag_id int not null,
  primary key (project_id, tag_id));
create index project_tag_tag on project_tag (tag_id);

-- Licenses of the SPDX list, and custom ones.
create table license (
  license_id int generated always as identity primary key,
  uuid uuid not null unique,
  spdx_id text collate "C" not null unique,     -- The licenseId of the contract. Custom licenses have one, too.
  name text not null,
  custom bool not null default false,
  osi_approved bool not null default false,
  fsf_libre bool not null default false,
  deprecated bool not null default false,
  see_also jsonb);
create index license_search on license using gin (lower((spdx_id || ' ') || name) gin_trgm_ops);

-- The long texts of a license.
create table license_doc (
  license_id int primary key,
  license_text text,
  template text,
  header text,
  comment text);

-- How many components of a project have a license. A job counts them: some licenses have millions of components, too many to count for each
-- page.
create table license_use (
  license_id int not null,
  project_id int not null,
  components int not null,
  primary key (license_id, project_id));

-- The same for all projects together.
create table license_use_total (
  license_id int primary key,
  components int not null,
  projects int not null);

-- When license_use was counted, in one row.
create table license_use_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,              -- All changes until then are counted.
  took_ms int not null);

-- Groups of licenses, such as "Copyleft". Policies refer to them.
create table license_group (
  license_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,                           -- Not unique: a renamed group may take the name of another one (contract §6).
  risk_weight int not null default 0);

-- Which license is in which group.
create table license_group_license (
  license_group_id int not null,
  license_id int not null,
  primary key (license_group_id, license_id));
create index license_group_license_license on license_group_license (license_id);

-- Projects. Each version of a project is a row.
create table project (
  project_id int generated always as identity primary key,
  uuid uuid not null unique,
  parent_id int,                                -- The project above this one.
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
  collection_logic text not null default 'NONE',  -- How a collection sums up its children. NONE is an ordinary project.
  collection_tag_id int,
  authors jsonb,                                -- A list of OrganizationalContact.
  manufacturer jsonb,
  supplier jsonb,
  external_references jsonb,
  bom_metadata jsonb,                           -- Authors and supplier of the last BOM: {authors, supplier}.
  direct_dependencies bool not null default false,  -- Whether the last BOM named the direct dependencies of the project.
  last_bom_import timestamptz,
  last_bom_import_format text,
  last_vulnerability_analysis timestamptz,
  created_at timestamptz not null default now(),
  collection_changed_at timestamptz,            -- When collection_logic changed last. Null if it never did.
  -- Decisions follow their components into new versions of the project and of the component.
  carries_decisions bool not null default false,
  -- 0, or more for a project that moved in with the name and version of another one. Such a project is found by its UUID alone; a name and
  -- version lead to the one with 0.
  namesake int not null default 0)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- Lists that are sorted by a counter ask whether there are any collections.
create index project_collection on project (project_id) where collection_logic <> 'NONE';
-- Order of the components that no source covers, project by project.
create index project_name_id on project (lower(name), project_id);
-- Order of the project list (project-order.ts). Name and version together would exceed the size of an index row.
create index project_name_order on project (lower(name) nulls first);
create index project_name_search on project using gin (lower(name) gin_trgm_ops);
create unique index project_name_version on project (name, version, namesake) nulls not distinct;
create unique index project_one_latest on project (name) where is_latest;
create index project_parent on project (parent_id);
-- Rows are few and change by hand, so the trigrams are built from the rows themselves.
create index project_search on project using gin (lower(((((coalesce(group_name || '/', '') || name) || ' ') || coalesce(version, '')) || ' ') || coalesce(description, '')) gin_trgm_ops);

-- Named values that people attach to a project.
create table project_property (
  project_id int not null,
  uuid uuid not null,
  group_name text not null,
  property_name text not null,
  value text,
  property_type text not null,
  description text,
  primary key (project_id, group_name, property_name));

-- Components that left their project, each with the interval in which it was there.
create table component_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  digests bytea[],                              -- Digests of all algorithms. Their lengths tell the algorithms apart.
  license text,                                 -- License id, name or expression.
  -- Whether the project named the component as a direct dependency. Unknown, hence false, for components that left before this was kept.
  direct bool not null default false,
  primary key (project_id, past_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index component_past_digests on component_past using gin (digests) where digests is not null;
create index component_past_identity on component_past (identity_id);
create index component_past_license on component_past (left(lower(license), 200)) where license is not null;
create index component_past_project on component_past (project_id, removed_at);

-- Names of deleted projects. Their components stay in component_past and are found there.
create table deleted_project (
  project_id int primary key,
  uuid uuid not null,
  name text not null,
  version text,
  deleted_at timestamptz not null);

-- Coordinates of packages and CPE products, once each.
create table pkg (
  pkg_id int generated always as identity primary key,
  kind smallint not null,                       -- 0: package URL (k1 type, k2 namespace, k3 name). 1: CPE (k1 part, k2 vendor, k3 product).
  k1 text collate "C" not null,
  k2 text collate "C" not null default '',
  k3 text collate "C" not null,
  scheme smallint not null,                     -- The order of versions, as packages/version numbers them.
  -- A CPE that stands for more than one vendor or product. Such pairs are found separately (matching.queries.ts).
  wildcard bool not null generated always as (kind = 1 and ((k1 || k2) || k3) ~ '[*?]') stored,
  unique (kind, k3, k2, k1))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index pkg_wildcard on pkg (pkg_id) where wildcard;

-- Attributes that decide a match beside name and version, once each: update to other of a CPE, release of a distribution.
create table attrs (
  attrs_id int generated always as identity primary key,
  value text collate "C" not null unique);

-- Identities of components, once for the whole installation: package URL, CPE, SWID tag, group, name and version, exactly as given
-- (contract §5.2). Rows are never deleted.
create table identity (
  identity_id int generated always as identity primary key,
  -- The first 128 bits of a hash of all that makes up the identity. The type uuid takes the least room.
  nat_hash uuid not null unique,
  group_name text,
  name text not null,
  version text,
  purl text,                                    -- Canonical text, in the case received.
  purl_coordinates text,                        -- The package URL without qualifiers and subpath. Null if that is the same text as purl.
  cpe text,
  swid_tag_id text,
  purl_type text collate "C",
  c4 int not null default 0,                    -- Critical findings. A flaw with several records counts once.
  c3 int not null default 0,                    -- Findings of high severity.
  c2 int not null default 0,                    -- Findings of medium severity.
  c1 int not null default 0,                    -- Findings of low severity, and those for information only.
  c0 int not null default 0,                    -- Findings without a severity.
  findings int not null default 0,              -- Rows, not flaws.
  -- The parts of the identity that decide which sources can judge it, as packages/match writes them (sightText). "--": neither CPE nor
  -- package URL.
  sight text collate "C" not null default '--',
  -- Source package of a distribution's package, in the form of the qualifier upstream. Part of the identity where the BOM names it apart
  -- from the package URL.
  upstream text,
  distro text,                                  -- Release of the distribution, in the form of the qualifier distro.
  -- Revision of the rules by which coordinates and sight were made. A job makes older ones anew (reread-identities.jobs.ts).
  reading smallint not null default 4)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, fillfactor = 80);
-- A count of a project looks up the identities of its components here, without reading their rows.
create index identity_counted on identity (identity_id) include (c4, c3, c2, c1, c0, findings) where findings > 0;
-- Lists of all projects are sorted by group.
create index identity_in_order_of_group on identity (group_name nulls first, identity_id);
-- Lists of all projects are sorted by version. Without it a million identities were sorted for a page.
create index identity_in_order_of_version on identity (version nulls first, identity_id);
-- Searches name a group and a name. The versions of a package are one entry with many places.
create index identity_name on identity (lower(name), lower(coalesce(group_name, '')));
-- Holds the identities that an older revision of the rules has read and a newer one reads differently.
create index identity_reread on identity (identity_id)
  where reading < 4 and (reading < 2 and purl_type in ('deb', 'rpm', 'apk') or reading < 3 and purl ~* '^pkg:rpm/(redhat|rhel)/' or purl ~* '^pkg:(deb/ubuntu|rpm/centos)/' or purl_type in ('deb', 'rpm', 'apk') and purl ~ '[?&]os_(name|version|distro)=' or purl_type in ('gem', 'pypi', 'nuget', 'conda') and (coalesce(version, '') || substring(purl, '/.*')) ~ '@.*[-=/%]|^[^/]*[-=]' or purl_type in ('deb', 'rpm') and ((coalesce(version, '') || ' ') || purl) ~ '(_(all|any|amd64|arm\w+|i386)|[.](noarch|x86_64|aarch64|i[3-6]86))( |$|[?])' or purl ~* '%2f' or purl ~* '^pkg:maven/[^@]*(:|%3a)' or cpe ~* '(\\:|%3a)');
create index identity_swid_search on identity using gin (lower(swid_tag_id) gin_trgm_ops) where swid_tag_id is not null;
-- A package URL or CPE that cannot be read has no coordinates. These few are always looked at.
create index identity_unreadable on identity (identity_id) where left(sight, 1) = 'x' or substr(sight, 2, 1) = 'x';
-- Serves searches by the beginning of a version.
create index identity_version on identity (lower(version) text_pattern_ops, identity_id) where version is not null;

-- Where the versions of identities stand among those of their package. Matching reads it.
create table identity_coord (
  pkg_id int not null,
  ver_key text collate "C" not null,            -- A text that sorts as the version does in its scheme.
  identity_id int not null,
  ver_kind smallint not null,                   -- 0: ordinary, 1: any version, 2: not applicable, 3: unreadable.
  attrs int,
  primary key (pkg_id, ver_key, identity_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_coord_identity on identity_coord (identity_id);

-- Components of projects. Rows come in tens of thousands, so only the project has a foreign key; component-end.queries.ts removes what
-- depends on a component.
create table component (
  project_id int not null,
  component_id bigint not null default nextval('element_id'),
  identity_id int not null,
  uuid uuid not null,
  added_at timestamptz not null default now(),
  flags int not null default 0,                 -- A mask. 2: internal, 4: direct dependency. See component-flags.ts.
  -- The component has an analysis or a match of its own, so it is counted by itself. No index has this column: a decision about thousands
  -- of components would rewrite every index.
  special bool not null default false,
  primary key (project_id, component_id),
  unique (uuid, project_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.001, fillfactor = 90);
-- Finds the latest or oldest components of some projects without reading those of others.
create index component_added on component (added_at, project_id);
-- Includes added_at: whether a component is older than a match of its identity is read from the index alone.
create index component_identity on component (identity_id, project_id) include (added_at);
-- The task that applies the patterns for internal components asks by identity.
create index component_internal on component (identity_id) where (flags & 2) <> 0;

-- What a component has beside its identity, one row per component.
create table component_detail (
  project_id int not null,
  component_id bigint not null,
  detail_hash bytea not null,                   -- Hash of all other columns. An unchanged component is not rewritten.
  parent_id bigint,                             -- The component in which this one is nested.
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
  detail jsonb not null default '{}',           -- All other facts (component-facts.ts).
  primary key (project_id, component_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index component_detail_blake2b_256 on component_detail (substr(blake2b_256, 1, 7)) where blake2b_256 is not null;
create index component_detail_blake2b_384 on component_detail (substr(blake2b_384, 1, 7)) where blake2b_384 is not null;
create index component_detail_blake2b_512 on component_detail (substr(blake2b_512, 1, 7)) where blake2b_512 is not null;
create index component_detail_blake3 on component_detail (substr(blake3, 1, 7)) where blake3 is not null;
-- Includes the project: licenses are counted from the index alone.
create index component_detail_license on component_detail (license_id, project_id) where license_id is not null;
create index component_detail_license_expression on component_detail (left(lower(license_expression), 200))
  where license_expression is not null;
-- Finds components by the text of a license without an id. An index row has no room for a whole license; its beginning is enough.
create index component_detail_license_name on component_detail (left(lower(license_name), 200)) where license_name is not null;
-- Digests are looked up by their first 56 bits, which tell them apart and keep the index small. The other algorithms are indexed alike.
create index component_detail_md5 on component_detail (substr(md5, 1, 7)) where md5 is not null;
create index component_detail_sha1 on component_detail (substr(sha1, 1, 7)) where sha1 is not null;
create index component_detail_sha256 on component_detail (substr(sha256, 1, 7)) where sha256 is not null;
create index component_detail_sha384 on component_detail (substr(sha384, 1, 7)) where sha384 is not null;
create index component_detail_sha3_256 on component_detail (substr(sha3_256, 1, 7)) where sha3_256 is not null;
create index component_detail_sha3_384 on component_detail (substr(sha3_384, 1, 7)) where sha3_384 is not null;
create index component_detail_sha3_512 on component_detail (substr(sha3_512, 1, 7)) where sha3_512 is not null;
create index component_detail_sha512 on component_detail (substr(sha512, 1, 7)) where sha512 is not null;

-- Named values of a component, from the BOM or from people.
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

-- Services of projects.
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
  detail jsonb not null default '{}',           -- Provider, endpoints, authentication, data, licenses, references and properties.
  added_at timestamptz not null default now(),
  -- Name of the provider, as much of it as an index row holds.
  provider text generated always as (left(nullif(btrim((detail -> 'provider') ->> 'name'), ''), 255)) stored,
  -- Authentication plus three times the crossing of trust boundaries. Each is 0: not stated, 1: no, 2: yes.
  facts smallint not null generated always as (case detail ->> 'authenticated' when 'true' then 2 when 'false' then 1 else 0 end + case detail ->> 'crossesTrustBoundary' when 'true' then 6 when 'false' then 3 else 0 end) stored,
  primary key (project_id, service_id),
  unique (uuid, project_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index service_facts on service (facts, project_id);
create index service_group on service (group_name nulls first, lower(name), project_id, service_id) include (name);
create index service_name on service (lower(name), name, project_id, service_id);
-- Serves the list that is sorted by project.
create index service_project on service (project_id, lower(name), service_id) include (name);
create index service_provider on service (provider, project_id);
create index service_provider_search on service using gin (lower(provider) gin_trgm_ops) where provider is not null;
create index service_search on service using gin (lower(coalesce(group_name || '/', '') || name) gin_trgm_ops);
create index service_version on service (version nulls first, lower(name), project_id, service_id) include (name);

-- Edges of the dependency graph of a project.
create table dependency (
  project_id int not null,
  from_id bigint not null,                      -- 0 is the project.
  to_id bigint not null,
  primary key (project_id, from_id, to_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index dependency_to on dependency (project_id, to_id);

-- Uploads of BOMs.
create table bom_import (
  project_id int not null,
  bom_id bigint generated always as identity,
  uuid uuid not null,
  token uuid not null,
  -- Key of original. There is no foreign key, since those rows live elsewhere (docs/adr/0009).
  sha256 bytea not null,
  -- Hash of what was read from the BOM. An equal one leaves nothing to do. Null if the project was changed by hand since.
  content_hash bytea,
  -- Hash of settings and licenses that had a part in it. If bytes and rules are equal, the BOM need not be read.
  rules_hash bytea,
  format text,                                  -- CycloneDX.
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
-- A VEX document names the BOM that it is about by its serial number.
create index bom_import_serial on bom_import (lower(serial_number)) where serial_number is not null;

-- Versions of the documents that a project is exported as. A new one is made when the content differs from the last one.
create table document_version (
  project_id int not null,
  kind text collate "C" not null,               -- OPENVEX, CSAF or CYCLONEDX_VEX.
  version int not null,
  digest bytea not null,                        -- SHA-256 of the content.
  issued_at timestamptz not null,
  primary key (project_id, kind, version));

-- Links by which people without an account read the BOM and the VEX of one version of a project. Only a digest of the secret is stored. A
-- link counts until it ends or is revoked.
create table share_link (
  share_link_id int generated always as identity primary key,
  uuid uuid not null unique,
  project_id int not null,
  token_hash bytea not null unique,
  label text not null,                          -- For whom the link is.
  has_sbom bool not null,
  has_vex bool not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  uses int not null default 0);                 -- The number of downloads.
create index share_link_project on share_link (project_id);

-- Access ----------------------------------------------------------------------------------------------------------------------------------

-- Permissions that teams and users can have.
create table permission (
  name text collate "C" primary key,
  description text);

-- Teams. Their members and API keys have the permissions of the team.
create table team (
  team_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null);

-- Which team has which permission.
create table team_permission (
  team_id int not null,
  permission text collate "C" not null,
  own_projects bool not null default false,     -- Only for projects that project_acl gives to the team (docs/adr/0026).
  primary key (team_id, permission),
  constraint team_permission_own_projects check (not own_projects or permission in ('BOM_UPLOAD', 'POLICY_VIOLATION_ANALYSIS', 'PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD', 'VIEW_BADGES', 'VIEW_POLICY_VIOLATION', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS')));

-- Users of all kinds, and service accounts.
create table app_user (
  user_id int generated always as identity primary key,
  kind text collate "C" not null check (kind in ('managed', 'ldap', 'oidc', 'service')),
  username text not null,
  fullname text,
  email text,
  password_hash text,                           -- argon2id. Imported users have bcrypt until their next sign-in.
  force_password_change bool not null default false,
  non_expiry_password bool not null default false,
  suspended bool not null default false,
  last_password_change timestamptz,
  dn text,                                      -- Distinguished name of an LDAP user.
  subject_identifier text,                      -- The subject that an OpenID Connect provider names.
  created_at timestamptz not null default now(),
  -- The address was changed without the password, so it gets no link to reset it: a stolen session must not become a stolen account.
  email_unproven bool not null default false,
  description text,                             -- What a service account is for.
  -- The user has passkeys. The statement that begins a session locks this row, so it cannot miss a passkey that is being added.
  second_factor bool not null default false,
  unique (kind, username));

-- Members of teams.
create table user_team (
  user_id int not null,
  team_id int not null,
  -- The membership follows from a group of a directory or provider. All others were given by hand.
  by_group bool not null default false,
  primary key (user_id, team_id));
create index user_team_team on user_team (team_id);

-- Permissions that a user has without a team.
create table user_permission (
  user_id int not null,
  permission text collate "C" not null,
  primary key (user_id, permission));

-- Sessions. A token is valid as long as its session is here.
create table user_session (
  session_id uuid primary key,
  user_id int not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text,                                 -- Address of the client that signed in.
  user_agent text,
  -- The rule that began this session in exchange for a token. The session ends with its rule, which knows what it is limited to.
  token_rule_id int);
create index user_session_expiry on user_session (expires_at);
create index user_session_token_rule on user_session (token_rule_id) where token_rule_id is not null;
create index user_session_user on user_session (user_id);

-- A person came under the name of a user but with another subject. Administrators are asked whether it is the same person. The latest one
-- counts.
create table subject_question (
  user_id int primary key,
  subject_identifier text not null,
  at timestamptz not null);

-- API keys of teams and service accounts.
create table api_key (
  api_key_id int generated always as identity primary key,
  team_id int,
  public_id text collate "C" not null unique,
  secret_hash bytea not null,                   -- SHA3-256 of the secret.
  comment text,
  legacy bool not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  limited bool not null default false,          -- Only for projects in api_key_project, and for none when those are gone.
  user_id int,
  expiry_told int,                              -- How many days before its end an event has announced it: 7, later 1. Null: not yet.
  constraint api_key_holder check (num_nonnulls(team_id, user_id) = 1));
create index api_key_expires on api_key (expires_at) where expires_at is not null;
create index api_key_team on api_key (team_id);
create index api_key_user on api_key (user_id) where user_id is not null;

-- Projects that an API key is limited to.
create table api_key_project (
  api_key_id int not null,
  project_id int not null,
  with_children bool not null,                  -- Includes all projects below.
  primary key (api_key_id, project_id));
create index api_key_project_project on api_key_project (project_id);

-- Teams that get access to the projects that an API key creates.
create table api_key_access_team (
  api_key_id int not null,
  team_id int not null,
  primary key (api_key_id, team_id));
create index api_key_access_team_team on api_key_access_team (team_id);

-- Groups that the tokens of a provider name. A group that is first seen in a token is added by itself.
create table oidc_group (
  oidc_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  display_name text,                            -- A readable name where the identifier is none, such as a GUID.
  named_by_hand bool not null default false);   -- A person entered the name, so the provider does not replace it.

-- Members of the group are in the team.
create table mapped_oidc_group (
  uuid uuid not null unique,
  oidc_group_id int not null,
  team_id int not null,
  primary key (oidc_group_id, team_id));
create index mapped_oidc_group_team on mapped_oidc_group (team_id);

-- Members of the group are in the team.
create table mapped_ldap_group (
  uuid uuid not null unique,
  dn text not null,
  dn_key text not null,                         -- The form that is compared: without regard to case and blanks, as directories do.
  team_id int not null,
  primary key (team_id, dn_key));
create index mapped_ldap_group_dn on mapped_ldap_group (dn_key);

-- Which tokens of which issuers stand for which service account (RFC 8693).
create table token_rule (
  token_rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  enabled bool not null,
  user_id int not null,                         -- The service account.
  issuer text not null,
  audience text not null,
  claims jsonb not null,                        -- What else the token must state (token-rule.queries.ts).
  created_at timestamptz not null,
  last_used_at timestamptz,
  limited bool not null default false);         -- Only for projects in token_rule_project, and for none when those are gone.
create index token_rule_issuer on token_rule (issuer);
create index token_rule_user on token_rule (user_id);

-- Projects that a rule for tokens is limited to.
create table token_rule_project (
  token_rule_id int not null,
  project_id int not null,
  with_children bool not null,                  -- Includes all projects below.
  primary key (token_rule_id, project_id));
create index token_rule_project_project on token_rule_project (project_id);

-- Second factors of managed users.
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

-- Codes that replace a passkey, each valid once. They are random, so a plain digest is enough.
create table recovery_code (
  code_digest bytea primary key,
  user_id int not null);
create index recovery_code_user on recovery_code (user_id);

-- What a passkey is asked to sign. It is stored because another node may get the answer.
create table passkey_challenge (
  challenge_digest bytea primary key,
  user_id int not null,
  purpose text not null check (purpose in ('enrollment', 'sign-in')),
  password_from timestamptz,                    -- When the password that was checked had been set.
  expires_at timestamptz not null);
create index passkey_challenge_user on passkey_challenge (user_id);

-- Links that were mailed to users who forgot their password. Only a digest is kept, and each is valid once.
create table password_reset (
  token_digest bytea primary key,
  user_id int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null);
create index password_reset_user on password_reset (user_id);

-- Which team sees which project. Everything that leads to access is stored here, row by row, so a check is one look-up (docs/adr/0025).
create table project_acl (
  team_id int not null,
  project_id int not null,
  given bool not null default true,             -- Given by hand. Such a row stays when a tag is removed or a project is moved.
  primary key (team_id, project_id));
create index project_acl_derived on project_acl (project_id) where not given;
create index project_acl_project on project_acl (project_id);

-- Teams that get all projects with a tag.
create table team_tag (
  team_id int not null,
  tag_id int not null,
  primary key (team_id, tag_id));
create index team_tag_tag on team_tag (tag_id);

-- Who is responsible for a project: a user or a team. Other versions, and projects below it, inherit it.
create table project_owner (
  project_id int primary key,
  user_id int,
  team_id int,
  set_at timestamptz not null,                  -- Of several versions with an owner, the one that was set last counts for the others.
  constraint project_owner_one check ((user_id is null) <> (team_id is null)));
create index project_owner_team on project_owner (team_id) where team_id is not null;
create index project_owner_user on project_owner (user_id) where user_id is not null;

-- How users want to see their lists.
create table saved_view (
  saved_view_id int generated always as identity primary key,
  uuid uuid not null unique,
  user_id int not null,
  list text collate "C" not null,               -- Name of the list in the console, such as ProjectFindings.
  name text not null,
  search text not null default '',              -- Query string of the address of the list.
  columns text,                                 -- Ids with commas between them. Null: those of the list.
  team_id int,                                  -- Members of this team see the view as well. Null: only its owner does.
  unique (user_id, list, name));
create index saved_view_team on saved_view (team_id) where team_id is not null;

-- Vulnerabilities -------------------------------------------------------------------------------------------------------------------------

-- How far the mirror of a source is. One row per file or ecosystem.
create table source_state (
  source text collate "C" not null,             -- nvd, osv, github, epss or kev.
  part text collate "C" not null,               -- A file or an ecosystem.
  etag text,
  last_modified text,
  content_hash text,
  cursor text,
  records bigint not null default 0,
  last_success timestamptz,
  last_attempt timestamptz,
  last_error text,
  problem jsonb,                                -- Why a part could not be fetched: {code, host}. The console puts it into words.
  failure text,                                 -- The kind of trouble, as a word.
  primary key (source, part));

-- Vulnerabilities. Records of different sources about the same flaw are rows of their own, with the same alias_group.
create table vuln (
  vuln_id int generated always as identity primary key,
  uuid uuid not null unique,
  source text collate "C" not null,             -- Namespace of the id: NVD, GITHUB, OSV, INTERNAL and so on.
  ext_id text collate "C" not null,
  feed text collate "C",                        -- The feed whose document these facts come from.
  severity smallint not null default 0,         -- 5 critical, 4 high, 3 medium, 2 low, 1 info, 0 unassigned.
  cvss real,                                    -- Base score of the newest CVSS version: v4, else v3, else v2.
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
  alias_group int,                              -- Equal for all vulnerabilities of one flaw. Null: it stands alone.
  cve_id text collate "C",                      -- Its own id, or the lowest CVE that it is known by.
  effective_severity smallint not null default 0,  -- Its own severity, or else the highest of its alias group (docs/adr/0012).
  effective_cvss real,                          -- Its own score, or else the highest of its alias group.
  effective_epss real,                          -- The EPSS score of its CVE, or else the highest of the CVEs that it is known by.
  exploited bool not null default false,        -- One of its CVEs is known to be exploited.
  -- What to look at first: exploited, then severity, EPSS to five digits, CVSS to one digit.
  urgency int not null generated always as (((exploited::int * 6 + effective_severity) * 100001 + round(coalesce(effective_epss, 0::real)::float8 * 100000::float8)::int) * 101 + round(coalesce(effective_cvss, 0::real)::float8 * 10::float8)::int) stored,
  ranges_changed_at timestamptz,                -- When a record that was known already last changed its affected versions. Null: never.
  upstream text[] collate "C",                  -- CVEs that a distribution's record is about: one, or all that an update fixes.
  -- Its own weaknesses, or else those of its alias group. At most 100, so that they fit into an index row.
  effective_cwes int[] not null default '{}',
  unique (source, ext_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- Lists are sorted by CVE.
create index vuln_cve_id on vuln (cve_id desc nulls last, vuln_id);
create index vuln_cvss on vuln (cvss desc nulls last, vuln_id);
create index vuln_effective_cvss on vuln (effective_cvss desc nulls last, vuln_id);
create index vuln_effective_epss on vuln (effective_epss desc nulls last, vuln_id);
create index vuln_effective_severity on vuln (effective_severity desc, vuln_id);
create index vuln_epss on vuln (epss desc nulls last, vuln_id);
create index vuln_exploited on vuln (vuln_id) where exploited;
-- Texts are looked for in ids. The source tells which of the found records are of the NVD.
create index vuln_ext_id on vuln (ext_id, vuln_id) include (source);
create index vuln_ext_id_search on vuln using gin (lower(ext_id) gin_trgm_ops);
-- What lists of findings filter, sort and group by, and what decisions are compared with, without reading the wide rows.
create index vuln_flaw on vuln (vuln_id)
  include (alias_group, urgency, effective_severity, source, exploited, effective_epss, effective_cvss, ranges_changed_at);
-- Which record of a flaw comes first is read from the index alone.
create index vuln_members on vuln (alias_group, vuln_id) include (effective_severity, source) where alias_group is not null;
create index vuln_published on vuln (published desc nulls last, vuln_id);
create index vuln_severity on vuln (severity desc, vuln_id);
-- Lists are sorted by title. Its beginning is enough, and an index row has no room for a long one.
create index vuln_title on vuln (left(title, 100) desc nulls last, vuln_id);
-- Serves searches for parts of titles. Records of the NVD have no title, so most rows cost nothing here.
create index vuln_title_search on vuln using gin (lower(title) gin_trgm_ops) where title is not null;
-- Vulnerabilities without a severity, by how likely they are to be exploited.
create index vuln_unrated on vuln (effective_epss, vuln_id) where effective_severity = 0 and effective_epss is not null;
-- Includes what lists of findings read of every vulnerability. A pass over the index reads a fifth of the pages of the table.
create index vuln_urgency on vuln (urgency desc, vuln_id)
  include (alias_group, effective_severity, effective_cvss, effective_epss, exploited, published, source, ext_id, cve_id);
-- Vulnerabilities are counted by weakness from the index alone.
create index vuln_weaknesses on vuln (effective_cwes, vuln_id);

-- The records of feeds: when each changed, and a hash, so that an unchanged one costs nothing.
create table vuln_record (
  feed text collate "C" not null,               -- osv, nvd, github and so on.
  record_id text collate "C" not null,
  vuln_id int not null,
  content_hash bytea not null,
  modified timestamptz,
  withdrawn_at timestamptz,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),   -- When its content last changed.
  -- The package URL names another package than the ecosystem and name beside it. The page of the source counts these.
  purl_disagrees bool not null default false,
  primary key (feed, record_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- Counts the records that disagree, by feed.
create index vuln_record_disagrees on vuln_record (feed) where purl_disagrees;
create index vuln_record_vuln on vuln_record (vuln_id);

-- The advisory as packages/match models it. Matching goes by vrange and reads it only where vrange cannot decide.
create table vuln_doc (
  vuln_id int not null,
  feed text collate "C" not null,
  doc jsonb not null,
  primary key (vuln_id, feed))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Which ids name the same flaw, in one row per statement.
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
  feeds text[] collate "C" not null default '{}')  -- The feeds that state it.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vuln_alias_cve on vuln_alias (cve_id) where cve_id is not null;
create index vuln_alias_ghsa on vuln_alias (ghsa_id) where ghsa_id is not null;
create index vuln_alias_gsd on vuln_alias (gsd_id) where gsd_id is not null;
create index vuln_alias_internal on vuln_alias (internal_id) where internal_id is not null;
create index vuln_alias_osv on vuln_alias (osv_id) where osv_id is not null;
create index vuln_alias_snyk on vuln_alias (snyk_id) where snyk_id is not null;
create index vuln_alias_sonatype on vuln_alias (sonatype_id) where sonatype_id is not null;
create index vuln_alias_vuln_db on vuln_alias (vuln_db_id) where vuln_db_id is not null;

-- Affected versions as half-open intervals [lo, hi) of sortable keys.
create table vrange (
  feed text collate "C" not null,
  vuln_id int not null,
  pkg_id int not null,
  lo text collate "C" not null,
  hi text collate "C" not null,
  attrs int,                                    -- Null: any.
  recheck bool not null default false,          -- Keys alone do not decide; packages/match judges the pair.
  fixed text collate "C")                       -- The version at hi, where the record says that it has the fix.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index vrange_lookup on vrange (pkg_id, lo, hi) include (vuln_id, attrs, recheck);
create index vrange_vuln on vrange (vuln_id);

-- EPSS scores by CVE. They are kept apart from vuln so that a CVE that is mirrored later has its score at once.
create table epss (
  cve_id text collate "C" primary key,
  score real not null,
  percentile real not null)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Catalogs of vulnerabilities that are known to be exploited.
create table known_exploited (
  cve_id text collate "C" primary key,
  added_on date,
  due_on date,
  ransomware bool not null default false,
  name text,
  required_action text,
  catalog text collate "C" not null default 'CISA');  -- CISA, or another catalog where CISA does not list the CVE.

-- CVEs by which a vulnerability is known beside its own id: from its aliases and its alias group.
create table vuln_cve (
  vuln_id int not null,
  cve_id text collate "C" not null,
  primary key (vuln_id, cve_id));
create index vuln_cve_cve on vuln_cve (cve_id);

-- Findings --------------------------------------------------------------------------------------------------------------------------------

-- Which vulnerability affects which identity. Findings are joined from here.
create table identity_match (
  identity_id int not null,
  vuln_id int not null,
  severity smallint not null,
  sources int not null default 1,               -- The finders, one bit each (db/found-by.ts).
  first_seen timestamptz not null default now(),
  fixed_in text collate "C",                    -- The nearest version that no record of the flaw calls affected.
  -- Another record of the same flaw matches the identity and comes first (leading-record.ts). Lists with one row per flaw leave this one
  -- out.
  twin bool not null default false,
  primary key (identity_id, vuln_id) include (first_seen, fixed_in, sources, twin))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- Order of the findings of all projects by the time they came.
create index identity_match_first_seen on identity_match (first_seen, identity_id, vuln_id);
-- Matches that only outside analyzers report. They are few and looked for by themselves. The bits are those of our own analyzer
-- (db/found-by.ts).
create index identity_match_outside on identity_match (vuln_id, identity_id) where (sources & 33) = 0;
create index identity_match_vuln on identity_match (vuln_id, identity_id);

-- Matches that ended.
create table identity_match_past (
  past_id bigint generated always as identity primary key,
  identity_id int not null,
  vuln_id int not null,
  sources int not null,
  first_seen timestamptz not null,
  gone_at timestamptz not null,
  reason text collate "C",                      -- What the record did.
  feed text collate "C",                        -- Whose record it is.
  record_at timestamptz)                        -- The date of the record.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index identity_match_past_identity on identity_match_past (identity_id, vuln_id);

-- Records that cannot tell whether they affect an identity although its version can be read. Pairs that another record of the flaw decides
-- are not here.
create table identity_record_fault (
  identity_id int not null,
  vuln_id int not null,
  fault text collate "C" not null,              -- Why (RecordFault of packages/match).
  primary key (identity_id, vuln_id));
create index identity_record_fault_vuln on identity_record_fault (vuln_id);

-- What outside analyzers report of identities (docs/adr/0018). identity_match.sources has the bit of each.
create table analyzer_report (
  identity_id int not null,
  vuln_id int not null,
  analyzer text collate "C" not null,           -- ossindex, snyk, trivy or vulndb; fuzzy: our own, by similar names.
  -- The analyzer's own id of the flaw, where it differs. For fuzzy: the CPE name that it stands for.
  alternate_identifier text,
  reference_url text,
  reported_at timestamptz not null,             -- Since when.
  primary key (identity_id, vuln_id, analyzer));
create index analyzer_report_vuln on analyzer_report (vuln_id);

-- Findings that came or went because a match of an identity did, in every project that has the identity.
create table match_event (
  event_id bigint generated always as identity primary key,
  at timestamptz not null,
  kind smallint not null,                       -- 1: came, 2: went.
  identity_id int not null,
  vuln_id int not null,
  reason text collate "C",                      -- What the record did.
  feed text collate "C",                        -- Whose record it is.
  record_at timestamptz)                        -- The date of the record.
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index match_event_at on match_event (at desc, event_id desc);

-- The findings of another installation with their dates. A finding that is also found here takes over its date, and the two installations
-- can be compared.
create table moved_finding (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  analyzer text collate "C" not null,           -- In the words of the API.
  found_at timestamptz not null,
  settled bool not null,                        -- True if it is found here as well and its match has taken over the date.
  primary key (project_id, component_id, vuln_id));
create index moved_finding_unsettled on moved_finding (project_id, component_id, vuln_id) where not settled;

-- Vulnerabilities that some identity has matched, in the order of their ids. Rows are never removed and may occur twice: with a unique
-- index uploads would wait for each other.
create table vuln_matched (
  ext_id text collate "C" not null,
  vuln_id int not null);
create index vuln_matched_ext_id on vuln_matched (ext_id, vuln_id);
create index vuln_matched_vuln on vuln_matched (vuln_id);

-- Counts of the components that cannot be summed from their identity, because they have an analysis or a match of their own.
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
-- Finds these components when a match of their identity changes.
create index component_count_identity on component_count (identity_id, project_id, component_id);

-- Counters of a project. They are adjusted in the transaction of the change and have no index, so that updates stay in their page.
create table project_count (
  project_id int primary key,
  comps int not null default 0,                 -- Components.
  vcomps int not null default 0,                -- Components with findings.
  c4 int not null default 0,
  c3 int not null default 0,
  c2 int not null default 0,
  c1 int not null default 0,
  c0 int not null default 0,
  findings int not null default 0,
  audited int not null default 0,
  suppressed int not null default 0,
  pv_fail int not null default 0,               -- Policy violations that fail.
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

-- By how much the counters of a project changed, on the days on which they did.
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
  -- 0: a whole day, or what has been folded of it. 1 to 144: ten minutes of it (db/day-slot.ts).
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

-- Vulnerabilities that a person assigned to one component.
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

-- Findings that came or went in one project because a person assigned or removed a match.
create table finding_event (
  project_id int not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  kind smallint not null,                       -- 1: came, 2: went.
  identity_id int not null,
  vuln_id int not null,
  primary key (project_id, event_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index finding_event_at on finding_event (at desc, event_id desc);

-- In how many places a vulnerability, flaw or identity is found, for active and other projects. A job counts anew: findings are too many to
-- count for each page.
create table finding_spread (
  kind smallint not null,                       -- 1: vulnerability, 2: flaw, 3: identity.
  key int not null,                             -- Of a flaw the alias group, or the negative number of a vulnerability that stands alone.
  active bool not null,
  urgency int not null,                         -- Of its most urgent vulnerability.
  vuln_id int not null,                         -- The most urgent vulnerability.
  findings int not null,                        -- Includes suppressed ones.
  projects int not null,
  open_findings int not null,                   -- Without suppressed ones.
  open_projects int not null,
  open_components int not null,
  components int not null default 0,
  flaws int not null default 0,                 -- Findings that lead their flaw on their component, suppressed ones included.
  open_flaws int not null default 0,            -- The same without suppressed ones.
  primary key (kind, key, active));
create index finding_spread_components on finding_spread (kind, active, open_components desc nulls last, key) where open_findings > 0;
create index finding_spread_flaws on finding_spread (kind, active, open_flaws desc nulls last, key) where open_findings > 0;
-- Vulnerabilities by the number of their projects, suppressed findings included, as the contract groups them.
create index finding_spread_grouped on finding_spread (active, projects desc, vuln_id) where kind = 1;
create index finding_spread_projects on finding_spread (kind, active, open_projects desc nulls last, key) where open_findings > 0;
-- Order of the groups in the list of all findings.
create index finding_spread_urgency on finding_spread (kind, active, urgency desc nulls last, key) where open_findings > 0;

-- When finding_spread was counted, in one row.
create table finding_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,              -- All changes until then are counted.
  took_ms int not null);

-- What a dashboard says of a project without counting findings. A job works it out when the project has changed.
create table project_attention (
  project_id int primary key,
  since date not null,                          -- New means found on this day (UTC) or later.
  changed_at timestamptz,                       -- changed_at of project_count when this was worked out. If it differs, the project is due.
  imported_at timestamptz,                      -- Last BOM import of the project when this was worked out.
  scored_at timestamptz,                        -- Date of the scores and exploited flaws when this was worked out.
  new4 int not null default 0,                  -- New findings of severity 4, without suppressed ones; likewise new3 to new0.
  new3 int not null default 0,
  new2 int not null default 0,
  new1 int not null default 0,
  new0 int not null default 0,
  exploited int not null default 0,
  epss real);                                   -- The highest score of its findings.

-- How many components of a project the sources see alike. A project has some dozens of rows.
create table project_sight (
  project_id int not null,
  sight text collate "C" not null,              -- As identity.sight.
  components int not null,
  internal int not null default 0,              -- How many of them are internal. No source needs to cover those.
  primary key (project_id, sight));
-- Which sights there are, and in which projects.
create index project_sight_sight on project_sight (sight, project_id);

-- How many components of a project have records that cannot tell, by sight and fault.
create table project_record_fault (
  project_id int not null,
  sight text collate "C" not null,
  fault text collate "C" not null,
  components int not null,
  internal int not null,
  primary key (project_id, sight, fault));

-- The counters of all projects, measured over time.
create table portfolio_day (
  day date not null,
  projects int not null,
  vprojects int not null,                       -- Projects with findings.
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
  slot smallint not null default 0,             -- As in project_delta.
  pv_license bigint not null default 0,
  pv_license_audited bigint not null default 0,
  pv_security bigint not null default 0,
  pv_security_audited bigint not null default 0,
  pv_operational bigint not null default 0,
  pv_operational_audited bigint not null default 0,
  primary key (day, slot));

-- Decisions -------------------------------------------------------------------------------------------------------------------------------

-- What people decided about findings. Only findings that were decided about have a row.
create table analysis (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  state text collate "C" not null default 'NOT_SET',
  justification text collate "C" not null default 'NOT_SET',
  response text collate "C" not null default 'NOT_SET',
  details text,
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  decided_at timestamptz,                       -- Null: nothing is decided, or the decision is older than these facts.
  decided_by text,
  decided_severity smallint,                    -- What the decision was taken on, so that a change is noticed (docs/adr/0016).
  decided_exploited bool,
  decided_epss real,
  decided_fix text collate "C",                 -- identity_match.fixed_in at that time.
  -- Where the decision came from if it followed its component: {project, projectVersion, componentVersion}. Null: it was taken here.
  carried jsonb,
  until date,                                   -- The last day (UTC) of a decision that ends by itself. Null: it has no end.
  primary key (project_id, component_id, vuln_id))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index analysis_state on analysis (state, project_id, component_id, vuln_id) where state <> 'NOT_SET';
-- Whether a vulnerability with a suppressed finding has another one that counts.
create index analysis_suppressed on analysis (vuln_id) where suppressed;
-- A job reads the decisions that have ended.
create index analysis_until on analysis (until) where until is not null;
-- Findings are joined with their decisions by all three columns.
create index analysis_vuln on analysis (vuln_id, project_id, component_id);

-- Comments and the trail of a decision. There is no foreign key: decisions are taken by the ten thousand.
create table analysis_comment (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, vuln_id, comment_id));

-- Decisions about components that are gone, with their trail. A row moves here when its component ends.
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
  updated_at timestamptz not null,
  ended_at timestamptz not null,
  comments jsonb not null,                      -- The oldest first: [{at, commenter, comment}].
  decided_at timestamptz,
  decided_by text,
  decided_severity smallint,
  decided_exploited bool,
  decided_epss real,
  decided_fix text collate "C",
  carried jsonb,
  until date,
  primary key (project_id, past_id));
create index analysis_past_component on analysis_past (project_id, component_id);

-- What a decision has replaced. For a day, whoever took it can take it back.
create table decision_undo (
  token uuid primary key,
  owner text collate "C" not null,
  at timestamptz not null default now(),
  replaced jsonb not null,                      -- Which ones, what was decided about each before, and the mark that the decision left.
  kind text not null);                          -- finding or violation.
create index decision_undo_at on decision_undo (at);

-- VEX documents that were uploaded for a project.
create table vex_import (
  project_id int not null,
  vex_id bigint generated always as identity,
  token uuid not null,                          -- Token of the task that processes the document.
  -- Key of original. There is no foreign key, since those rows live elsewhere (docs/adr/0009).
  sha256 bytea not null,
  byte_size bigint not null,
  uploaded_by text,
  format text collate "C",                      -- CYCLONEDX, OPENVEX or CSAF.
  spec_version text,
  statements int,
  applied int,
  kept int,
  unchanged int,
  not_applied int,
  findings int,                                 -- Findings whose analysis was changed.
  reasons jsonb not null default '[]',          -- The most frequent first: [{reason, count}].
  is_listed bool not null default true,         -- Its statements are still there.
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (project_id, vex_id),
  unique (token, project_id));
create index vex_import_original on vex_import (sha256);

-- What became of each statement of a VEX document.
create table vex_statement (
  project_id int not null,
  vex_id bigint not null,
  position int not null,
  path text not null,
  vulnerability text,
  subject text,
  state text collate "C",
  outcome text collate "C" not null,            -- APPLIED, KEPT, UNCHANGED or NOT_APPLIED.
  reason text collate "C",                      -- Why it was not applied.
  message text,
  findings int not null default 0,
  primary key (project_id, vex_id, position));

-- Policies --------------------------------------------------------------------------------------------------------------------------------

-- Policies (docs/adr/0015).
create table policy (
  policy_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,
  operator text collate "C" not null default 'ANY',
  state smallint not null default 0,            -- State of its violations: 0 info, 1 warn, 2 fail.
  include_children bool not null default false,
  only_latest bool not null default false,
  revision int not null default 0,              -- Grows with each change of the policy.
  evaluated_revision int not null default 0,    -- The revision that has been evaluated for all projects.
  evaluated_at timestamptz,                     -- When that evaluation began.
  deleted_at timestamptz);                      -- Past violations still name the policy.
create index policy_name on policy (lower(name), policy_id);

-- Conditions of policies.
create table policy_condition (
  condition_id int generated always as identity primary key,
  policy_id int not null,
  uuid uuid not null unique,
  subject text collate "C" not null,
  operator text collate "C" not null,
  value text not null,
  -- Type of its violations, which follows from the subject: 0 license, 1 security, 2 operational.
  type smallint not null,
  deleted_at timestamptz);
create index policy_condition_policy on policy_condition (policy_id);

-- Projects that a policy is limited to.
create table policy_project (
  policy_id int not null,
  project_id int not null,
  primary key (policy_id, project_id));
create index policy_project_project on policy_project (project_id);

-- Tags that a policy is limited to.
create table policy_tag (
  policy_id int not null,
  tag_id int not null,
  primary key (policy_id, tag_id));
create index policy_tag_tag on policy_tag (tag_id);

-- Which conditions hold for which identities, where the identity alone decides. Judged once for all components that have it.
create table policy_match (
  identity_id int not null,
  condition_id int not null,
  primary key (identity_id, condition_id));
create index policy_match_condition on policy_match (condition_id, identity_id);

-- Identities and projects that have changed since policies were last evaluated for them.
create table evaluation_due (
  kind text collate "C" not null,               -- identity or project.
  id int not null,
  at timestamptz not null default now(),
  primary key (kind, id));

-- Components that violate a condition of a policy. The row is narrow and has no foreign key: there may be as many as components.
create table violation (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  uuid uuid not null default gen_random_uuid(),
  since timestamptz not null default clock_timestamp(),  -- The time of the clock, not of the transaction: no two rows share it.
  first_seen timestamptz,                       -- Null: the same as since.
  identity_id int not null,                     -- Identity of the component. Lists and groups would otherwise look up every component.
  primary key (project_id, component_id, condition_id) include (identity_id));
create index violation_condition on violation (condition_id, project_id);
create index violation_identity on violation (identity_id, project_id, condition_id, component_id);
create index violation_since on violation (since desc);

-- What people decided about violations. Only violations that were decided about have a row.
create table violation_analysis (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  state text collate "C" not null default 'NOT_SET',
  suppressed bool not null default false,
  updated_at timestamptz not null default now(),
  primary key (project_id, component_id, condition_id));
-- Suppressed violations are few among all that were decided about.
create index violation_analysis_suppressed on violation_analysis (project_id, component_id, condition_id) where suppressed;

-- Comments and the trail of a decision about a violation.
create table violation_comment (
  project_id int not null,
  component_id bigint not null,
  condition_id int not null,
  comment_id bigint generated always as identity,
  at timestamptz not null default now(),
  commenter text,
  comment text not null,
  primary key (project_id, component_id, condition_id, comment_id));

-- Violations that ended. If the cause returns in the same identity, the violation gets its UUID and audit back from here.
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
  analysis jsonb,                               -- {state, suppressed, updatedAt, comments: [{at, commenter, comment}]}.
  -- True if the violation moved in from another installation and no policy has found it here yet. Nobody is notified of it as new.
  imported bool not null default false,
  primary key (project_id, past_id));
create index violation_past_cause on violation_past (project_id, identity_id, condition_id) where returned_at is null;

-- Violations of each version of a component that are not suppressed, for active and other projects. A job counts anew: a million are too
-- many to group for each page.
create table violation_spread (
  identity_id int not null,
  active bool not null,
  state smallint not null,                      -- The gravest.
  violations int not null,
  components int not null,
  projects int not null,
  undecided int not null,
  primary key (identity_id, active));
-- The default order of the groups.
create index violation_spread_gravest on violation_spread (active, (state::bigint * 1000000000 + violations) desc, identity_id);

-- When violation_spread was counted, in one row.
create table violation_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,              -- All changes until then are counted.
  took_ms int not null);

-- Repositories ----------------------------------------------------------------------------------------------------------------------------

-- Package repositories (contract §17).
create table repository (
  repository_id int generated always as identity primary key,
  uuid uuid not null unique,
  type text collate "C" not null,
  identifier text not null,
  url text not null,
  resolution_order int not null,                -- Within its type. The first one that knows a package wins.
  enabled bool not null,
  internal bool not null,                       -- Asked about internal components, and about nothing else.
  authentication_required bool not null,
  username text,
  password text,                                -- Encrypted. Without a user name it is a token.
  asked_at timestamptz,                         -- When it last answered.
  problem text,                                 -- Why it has not answered since then.
  problem_at timestamptz,
  failure text,                                 -- The kind of trouble, as a word.
  network_problem jsonb,                        -- The same as a code, when the network was the reason.
  failures int not null default 0,              -- Runs in a row that failed.
  unique (type, identifier));

-- What a repository said of a package. Rows go when the repository is changed or deleted.
create table package_answer (
  pkg_id int not null,
  repository_id int not null,
  checked_at timestamptz not null,
  version text,                                 -- Null: the repository does not know the package.
  published_at timestamptz,
  etag text,                                    -- For the next question.
  last_modified text,
  excess_at timestamptz,                        -- When it last sent more than Waybill reads. The package is asked for again after a day.
  primary key (pkg_id, repository_id));
create index package_answer_excess on package_answer (repository_id, excess_at) where excess_at is not null;
create index package_answer_repository on package_answer (repository_id);

-- Packages that repositories are to be asked about.
create table package_due (
  type text collate "C" not null,
  pkg_id int not null,
  primary key (type, pkg_id));

-- Up to which identity new packages have been looked for, in one row.
create table package_look (
  only_row bool default true primary key check (only_row),
  identity_id int not null);

-- The latest version of a package. A package without a row is unknown to all repositories.
create table package_latest (
  pkg_id int primary key,
  version text not null,
  published_at timestamptz,
  checked_at timestamptz not null default now(),
  -- The version as identity_coord.ver_key has it, so that an outdated one sorts before it. Null if its scheme cannot read it.
  ver_key text collate "C");

-- What a repository says of a version in use. A row with neither date nor digests: the repository has the package, but not this version.
create table identity_release (
  identity_id int primary key,
  repository_id int not null,                   -- Who says so.
  checked_at timestamptz not null,
  published_at timestamptz,
  digests bytea[]);                             -- Their lengths tell the algorithms apart: MD5, SHA-1, SHA-256, SHA-512.
create index identity_release_repository on identity_release (repository_id);

-- Analyzers -------------------------------------------------------------------------------------------------------------------------------

-- When an analyzer last answered about an identity, even if it reported nothing.
create table analyzer_answer (
  analyzer text collate "C" not null,
  identity_id int not null,
  -- A hash of what was asked, and whom. An answer counts for every identity with the same question.
  question uuid not null,
  answered_at timestamptz not null,
  is_whole bool not null default true,          -- The answer was read to its end. Only then it ends what the analyzer reported before.
  primary key (analyzer, identity_id));
create index analyzer_answer_question on analyzer_answer (question, answered_at);

-- Identities that an analyzer is to be asked about.
create table analyzer_due (
  analyzer text collate "C" not null,
  identity_id int not null,
  anew bool not null default false,             -- Whatever it answered before.
  primary key (analyzer, identity_id));
create index analyzer_due_identity on analyzer_due (identity_id);

-- How an analyzer is.
create table analyzer_state (
  analyzer text collate "C" primary key,
  looked_to int not null default 0,             -- Up to which identity its questions are noted.
  answered_at timestamptz,
  error text,                                   -- Why it has not answered since answered_at.
  failure text,                                 -- The kind of trouble, as a word.
  problem jsonb,                                -- The same as a code, when the network was the reason.
  error_at timestamptz,
  failures int not null default 0);             -- Runs in a row that failed.

-- Search ----------------------------------------------------------------------------------------------------------------------------------

-- Names and coordinates that searches look in, once each (docs/adr/0014). A job adds those of new identities, so uploads write nothing
-- here.
create table search_text (
  text_id int generated always as identity primary key,
  kind smallint not null,                       -- 1: names of components, 2: packages, 3: CPE products.
  k1 text collate "C" not null,                 -- Of a component empty; of the others as in pkg.
  k2 text collate "C" not null,                 -- Of a component the group in lower case; of the others as in pkg.
  k3 text collate "C" not null,                 -- Of a component the name in lower case; of the others as in pkg.
  label text collate "C" not null,              -- What is searched: the keys in lower case, without escapes.
  unique (kind, k3, k2, k1))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index search_text_coordinate_label on search_text using gin (label gin_trgm_ops) where kind > 1;
-- Most searches are for names. Coordinates contain the same words and would triple the texts to look at.
create index search_text_name_label on search_text using gin (label gin_trgm_ops) where kind = 1;

-- How far that job is.
create table search_progress (
  kind smallint primary key,                    -- 1: identities, 2: coordinates.
  done_id int not null default 0,               -- All up to this number are in search_text.
  -- Up to here numbers can be read once every transaction in ahead_writers is over, since only then no lower number can still appear.
  ahead_id int,
  ahead_writers text[] not null default '{}');  -- Transactions that had the table open for writing, as pg_locks names them.

-- Notifications ---------------------------------------------------------------------------------------------------------------------------

-- Ways to send messages, with their templates (docs/adr/0023).
create table notification_publisher (
  publisher_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  description text,
  publisher_class text collate "C" not null,    -- The name of the kind in the contract.
  template text,                                -- Null for the publishers that come with the product: theirs is a file.
  mime_type text not null,
  is_default bool not null default false,
  -- A kind that the contract does not have. Clients of API v1 see the closest one of theirs.
  own_kind text collate "C" check (own_kind in ('MSTEAMS_CARD', 'GITHUB', 'GITLAB')));

-- Who is told of which events, and how.
create table notification_rule (
  rule_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null,                           -- May occur twice.
  publisher_id int not null,
  scope text collate "C" not null check (scope in ('PORTFOLIO', 'SYSTEM')),
  level smallint not null,                      -- The lowest level that is sent: 0 informational, 1 warning, 2 error.
  groups text[] collate "C" not null default '{}',
  enabled bool not null,
  notify_children bool not null,
  log_success bool not null default false,
  message text,
  config text,                                  -- Encrypted, since addresses of chat servers are secrets.
  cron text,                                    -- A rule that runs on a schedule. Null for a rule that waits for events.
  skip_unchanged bool,
  last_triggered_at timestamptz,
  next_trigger_at timestamptz,
  project_names text[] not null default '{}',   -- Limits the rule to projects of these names. * stands for any text.
  min_severity text collate "C",
  min_epss float8,                              -- From 0 to 1.
  exploited_only bool not null default false,
  direct_only bool not null default false,
  latest_only bool not null default false,
  policies uuid[] not null default '{}',        -- Only violations of these policies. Some may be gone.
  expression text,                              -- A condition in CEL.
  expression_error text,                        -- Why the condition last failed to evaluate.
  group_minutes smallint,                       -- How long messages are gathered.
  quiet_zone text,                              -- Time zone of the quiet hours. All four columns are null, or none.
  quiet_from smallint,                          -- Minutes after midnight.
  quiet_until smallint,                         -- Minutes after midnight.
  quiet_days smallint[],                        -- Days on which quiet hours begin: 1 Monday to 7 Sunday.
  max_per_minute int,
  signing_secret text,                          -- Encrypted. Receivers check with it that a message is from this installation.
  mail_subject text,                            -- A template.
  owner_id int,                                 -- The user who has mails sent to themselves by this rule.
  own_groups text[] collate "C" not null default '{}',  -- Event groups that the contract does not have.
  schedule_zone text,                           -- Time zone of the schedule, such as Europe/Berlin. Null: UTC.
  check ((cron is null) = (skip_unchanged is null) and (cron is null) = (last_triggered_at is null)),
  constraint notification_rule_check1 check ((quiet_zone is null) = (quiet_from is null) and (quiet_zone is null) = (quiet_until is null) and (quiet_zone is null) = (quiet_days is null)));
create index notification_rule_owner on notification_rule (owner_id) where owner_id is not null;
create index notification_rule_publisher on notification_rule (publisher_id);
create index notification_rule_schedule on notification_rule (next_trigger_at) where enabled and next_trigger_at is not null;

-- Projects that a rule is limited to. Projects, tags and names are alternatives.
create table notification_rule_project (
  rule_id int not null,
  project_id int not null,
  primary key (rule_id, project_id));
create index notification_rule_project_project on notification_rule_project (project_id);

-- Tags that a rule is limited to.
create table notification_rule_tag (
  rule_id int not null,
  tag_id int not null,
  primary key (rule_id, tag_id));
create index notification_rule_tag_tag on notification_rule_tag (tag_id);

-- The members of these teams get the mails of a rule.
create table notification_rule_team (
  rule_id int not null,
  team_id int not null,
  primary key (rule_id, team_id));
create index notification_rule_team_team on notification_rule_team (team_id);

-- One event as it is told, once for all rules.
create table notification_message (
  message_id bigint generated always as identity primary key,
  at timestamptz not null,
  scope text collate "C" not null,
  event_group text collate "C" not null,
  level smallint not null,                      -- 0 informational, 1 warning, 2 error.
  title text not null,
  content text not null,
  project_id int,                               -- The project may be gone.
  subject jsonb);                               -- The facts of the event (features/notification/event/subject.ts).

-- To whom a message is owed, and what became of it.
create table notification_delivery (
  delivery_id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,  -- Sent with the message, the same for every try.
  rule_id int not null,
  message_id bigint not null,
  project_id int not null,                      -- Project of its line. 0: about no project.
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'grouped')),
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  ended_at timestamptz,
  error text,                                   -- Error of the last try, without secrets of addresses.
  is_test bool not null default false,
  -- When other messages were put into this one. A rule that holds messages sends none before that.
  composed_at timestamptz,
  unique (rule_id, message_id));
create index notification_delivery_dead on notification_delivery (delivery_id desc) where state = 'dead';
create index notification_delivery_ended on notification_delivery (ended_at) where state <> 'waiting';
create index notification_delivery_message on notification_delivery (message_id);
create index notification_delivery_rule on notification_delivery (rule_id, delivery_id desc);
create index notification_delivery_waiting on notification_delivery (rule_id, project_id, delivery_id) where state = 'waiting';

-- A rule and a project with deliveries that wait. One is sent at a time, and none before due_at.
create table notification_line (
  rule_id int not null,
  project_id int not null,
  due_at timestamptz not null,
  primary key (rule_id, project_id));
create index notification_line_due on notification_line (due_at);

-- What covered the components when that was last looked at, in one row. A source that is switched off since leaves blind spots.
create table notification_coverage (
  coverage_id int primary key check (coverage_id = 1),
  sources jsonb not null);                      -- See features/coverage/lost-coverage.service.ts.

-- Issues that messages opened in trackers.
create table notification_ticket (
  ticket_id bigint generated always as identity primary key,
  delivery_uuid uuid not null unique,           -- The delivery that opened it.
  system text collate "C" not null check (system in ('JIRA', 'GITHUB', 'GITLAB')),
  external_id text collate "C" not null,        -- The id that stays when the issue moves.
  key text not null,                            -- The id that people know, such as OPS-7.
  url text not null,
  created_at timestamptz not null,
  status text,                                  -- What the tracker said last, in its own words. Null before that.
  category text collate "C" check (category in ('TODO', 'IN_PROGRESS', 'DONE', 'GONE')),
  checked_at timestamptz,
  changed_at timestamptz,                       -- When its category last changed.
  rule_id int);                                 -- The rule whose account asks the tracker. It may be gone.
create index notification_ticket_checked on notification_ticket (checked_at nulls first) where system = 'JIRA';
create index notification_ticket_rule on notification_ticket (rule_id, checked_at nulls first) where system <> 'JIRA';

-- The findings and violations that an issue is about. They may be gone.
create table notification_ticket_about (
  ticket_id bigint not null,
  project_uuid uuid not null,
  component_uuid uuid not null,
  about_uuid uuid not null,                     -- UUID of the vulnerability or the violation.
  primary key (ticket_id, project_uuid, component_uuid, about_uuid));
create index notification_ticket_about_thing on notification_ticket_about (component_uuid, about_uuid);

-- Integrations ----------------------------------------------------------------------------------------------------------------------------

-- What an integration last sent of a project.
create table integration_upload (
  integration text collate "C" not null,
  project_id int not null,
  task uuid not null,                           -- Token of the run. When the run is taken up again, it does not send this project twice.
  tried_at timestamptz not null,
  sent_at timestamptz,                          -- When an upload last arrived.
  target text,                                  -- Where it went, in the words of the other system.
  findings int,                                 -- Findings of the upload that arrived last.
  error text,                                   -- Error of the latest upload.
  failure text,
  -- What to remember of the other end, such as the test of DefectDojo that belongs to the project.
  memory jsonb,
  primary key (integration, project_id));
create index integration_upload_failed on integration_upload (integration) where error is not null;
create index integration_upload_project on integration_upload (project_id);

-- Rows that came from a Dependency-Track installation, so that they do not come twice.
create table imported_row (
  source_table text collate "C" not null,
  -- What identifies the row in any copy of that database: a UUID, a kind and a name, or a pair of these.
  source_key text not null,
  digest bytea not null,                        -- SHA-256 of the row's content.
  imported_at timestamptz not null,
  origin text,                                  -- The installation that the row came from: only its own rows are missed when they are gone.
  said text,                                    -- Encrypted: what the row said there. Null for a row that came before this was kept.
  -- Encrypted: what it had become here at once. Somebody has changed it if it is something else by now.
  here text,
  primary key (source_table, source_key));

-- Imports of another installation that were started on the page or by the API, with the outcome of every row.
create table import_run (
  token uuid primary key,                       -- The token of its task.
  source text not null,                         -- The address of the source, without passwords.
  is_preview bool not null,
  started_by text not null,
  created_at timestamptz not null default now(),
  input text,                                   -- Encrypted: address, password and secret key. Null once the import has ended.
  file_uuid uuid,
  report jsonb,
  error text,
  is_undo bool not null default false);         -- True if it takes back all imports.
create index import_run_created on import_run (created_at desc);

-- Scripts of databases that are being uploaded. They are deleted after their import, or after a day.
create table import_file (
  uuid uuid primary key,
  name text not null,
  bytes bigint not null default 0,
  is_complete bool not null default false,
  created_at timestamptz not null default now());

-- The content of an import_file, in the order of its parts.
create table import_file_chunk (
  file_uuid uuid not null,
  seq int not null,
  data bytea not null,
  primary key (file_uuid, seq));

-- The Dependency-Track installation that was imported last, as far as the comparison with it needs it.
create table other_installation (
  only_one bool default true primary key check (only_one),
  version text collate "C" not null,
  imported_at timestamptz not null,
  switches jsonb not null,                      -- Which of its sources and analyzers were on: {sources, analyzers, fuzzy, accessControl}.
  teamless jsonb not null,                      -- Users who had no team and saw all projects: [{kind, username}].
  tables jsonb not null);                       -- What became of the rows of each table, from the last import: a list of TableReport.

-- Ids of the vulnerabilities that the other installation had read.
create table other_record (
  source text collate "C" not null,
  ext_id text collate "C" not null,
  primary key (source, ext_id));

-- Findings that only one of two installations has, from the last comparison. A job writes it.
create table finding_difference (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  side smallint not null,                       -- 1: only there, 2: only here.
  cause text collate "C" not null,              -- Why, as a word of the API (DifferenceCause). UNKNOWN: nothing that is known explains it.
  -- What the cause is about: a source, an analyzer, a scheme of versions. Empty where it says everything.
  detail text collate "C" not null default '',
  primary key (project_id, component_id, vuln_id));
create index finding_difference_cause on finding_difference (side, cause, detail, project_id, component_id, vuln_id);

-- Causes of differences that somebody has looked at and accepts.
create table understood_cause (
  side smallint not null,
  cause text collate "C" not null,
  detail text collate "C" not null,
  understood_by text not null,
  understood_at timestamptz not null,
  primary key (side, cause, detail));

-- The last comparison with the other installation on each day, by the clock of UTC.
create table comparison_day (
  day date primary key,
  compared_at timestamptz not null,
  both_sides bigint not null,
  only_there bigint not null,
  only_here bigint not null,
  without_cause bigint not null,
  to_look_at bigint not null);                  -- Differences whose cause nobody had accepted yet. 0: both installations agreed.

-- Messages of the other installation about BOMs, by the day on which they came.
create table shadow_day (
  day date primary key,
  uploads int not null default 0,
  refused int not null default 0,               -- Messages without a BOM that can be read.
  last_at timestamptz not null,
  last_refusal text);

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
alter table project_owner add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_owner add foreign key (team_id) references team(team_id) on delete cascade;
alter table project_owner add foreign key (user_id) references app_user(user_id) on delete cascade;
alter table saved_view add foreign key (team_id) references team(team_id) on delete set null;
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
