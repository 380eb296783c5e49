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
comment on table source_state is 'How far the mirror of a source is. One row per file or ecosystem.';
comment on column source_state.source is 'nvd, osv, github, epss or kev.';
comment on column source_state.part is 'A file or an ecosystem.';
comment on column source_state.problem is 'Why a part could not be fetched: {code, host}. The console puts it into words.';
comment on column source_state.failure is 'The kind of trouble, as a word.';

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
comment on table vuln is 'Vulnerabilities. Records of different sources about the same flaw are rows of their own, with the same alias_group.';
comment on column vuln.source is 'Namespace of the id: NVD, GITHUB, OSV, INTERNAL and so on.';
comment on column vuln.feed is 'The feed whose document these facts come from.';
comment on column vuln.severity is '5 critical, 4 high, 3 medium, 2 low, 1 info, 0 unassigned.';
comment on column vuln.cvss is 'Base score of the newest CVSS version: v4, else v3, else v2.';
comment on column vuln.alias_group is 'Equal for all vulnerabilities of one flaw. Null: it stands alone.';
comment on column vuln.cve_id is 'Its own id, or the lowest CVE that it is known by.';
comment on column vuln.effective_severity is 'Its own severity, or else the highest of its alias group (docs/adr/0012).';
comment on column vuln.effective_cvss is 'Its own score, or else the highest of its alias group.';
comment on column vuln.effective_epss is 'The EPSS score of its CVE, or else the highest of the CVEs that it is known by.';
comment on column vuln.exploited is 'One of its CVEs is known to be exploited.';
comment on column vuln.urgency is 'What to look at first: exploited, then severity, EPSS to five digits, CVSS to one digit.';
comment on column vuln.ranges_changed_at is 'When a record that was known already last changed its affected versions. Null: never.';
comment on column vuln.upstream is 'CVEs that a distribution''s record is about: one, or all that an update fixes.';
comment on column vuln.effective_cwes is 'Its own weaknesses, or else those of its alias group. At most 100, so that they fit into an index row.';
comment on index vuln_cve_id is 'Lists are sorted by CVE.';
comment on index vuln_ext_id is 'Texts are looked for in ids. The source tells which of the found records are of the NVD.';
comment on index vuln_flaw is 'What lists of findings filter, sort and group by, and what decisions are compared with, without reading the wide rows.';
comment on index vuln_members is 'Which record of a flaw comes first is read from the index alone.';
comment on index vuln_title is 'Lists are sorted by title. Its beginning is enough, and an index row has no room for a long one.';
comment on index vuln_title_search is 'Serves searches for parts of titles. Records of the NVD have no title, so most rows cost nothing here.';
comment on index vuln_unrated is 'Vulnerabilities without a severity, by how likely they are to be exploited.';
comment on index vuln_urgency is 'Includes what lists of findings read of every vulnerability. A pass over the index reads a fifth of the pages of the table.';
comment on index vuln_weaknesses is 'Vulnerabilities are counted by weakness from the index alone.';

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
comment on table vuln_record is 'The records of feeds: when each changed, and a hash, so that an unchanged one costs nothing.';
comment on column vuln_record.feed is 'osv, nvd, github and so on.';
comment on column vuln_record.seen_at is 'When its content last changed.';
comment on column vuln_record.purl_disagrees is 'The package URL names another package than the ecosystem and name beside it. The page of the source counts these.';
comment on index vuln_record_disagrees is 'Counts the records that disagree, by feed.';

create table vuln_doc (
  vuln_id int not null,
  feed text collate "C" not null,
  doc jsonb not null,
  primary key (vuln_id, feed))
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table vuln_doc is 'The advisory as packages/match models it. Matching goes by vrange and reads it only where vrange cannot decide.';

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
comment on table vuln_alias is 'Which ids name the same flaw, in one row per statement.';
comment on column vuln_alias.feeds is 'The feeds that state it.';

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
comment on table vrange is 'Affected versions as half-open intervals [lo, hi) of sortable keys.';
comment on column vrange.attrs is 'Null: any.';
comment on column vrange.recheck is 'Keys alone do not decide; packages/match judges the pair.';
comment on column vrange.fixed is 'The version at hi, where the record says that it has the fix.';

create table epss (
  cve_id text collate "C" primary key,
  score real not null,
  percentile real not null)
  with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table epss is 'EPSS scores by CVE. They are kept apart from vuln so that a CVE that is mirrored later has its score at once.';

create table known_exploited (
  cve_id text collate "C" primary key,
  added_on date,
  due_on date,
  ransomware bool not null default false,
  name text,
  required_action text,
  catalog text collate "C" not null default 'CISA');
comment on table known_exploited is 'Catalogs of vulnerabilities that are known to be exploited.';
comment on column known_exploited.catalog is 'CISA, or another catalog where CISA does not list the CVE.';

create table vuln_cve (
  vuln_id int not null,
  cve_id text collate "C" not null,
  primary key (vuln_id, cve_id));
create index vuln_cve_cve on vuln_cve (cve_id);
comment on table vuln_cve is 'CVEs by which a vulnerability is known beside its own id: from its aliases and its alias group.';
