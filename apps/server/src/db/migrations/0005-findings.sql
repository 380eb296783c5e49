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
comment on table identity_match is 'Which vulnerability affects which identity. Findings are joined from here.';
comment on column identity_match.sources is 'The finders, one bit each (db/found-by.ts).';
comment on column identity_match.fixed_in is 'The nearest version that no record of the flaw calls affected.';
comment on column identity_match.twin is 'Another record of the same flaw matches the identity and comes first (leading-record.ts). Lists with one row per flaw leave this one out.';
comment on index identity_match_first_seen is 'Order of the findings of all projects by the time they came.';
comment on index identity_match_outside is 'Matches that only outside analyzers report. They are few and looked for by themselves. The bits are those of our own analyzer (db/found-by.ts).';

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
comment on table identity_match_past is 'Matches that ended.';
comment on column identity_match_past.reason is 'What the record did.';
comment on column identity_match_past.feed is 'Whose record it is.';
comment on column identity_match_past.record_at is 'The date of the record.';

create table identity_record_fault (
  identity_id int not null,
  vuln_id int not null,
  fault text collate "C" not null,
  primary key (identity_id, vuln_id));
create index identity_record_fault_vuln on identity_record_fault (vuln_id);
comment on table identity_record_fault is 'Records that cannot tell whether they affect an identity although its version can be read. Pairs that another record of the flaw decides are not here.';
comment on column identity_record_fault.fault is 'Why (RecordFault of packages/match).';

create table analyzer_report (
  identity_id int not null,
  vuln_id int not null,
  analyzer text collate "C" not null,
  alternate_identifier text,
  reference_url text,
  reported_at timestamptz not null,
  primary key (identity_id, vuln_id, analyzer));
create index analyzer_report_vuln on analyzer_report (vuln_id);
comment on table analyzer_report is 'What outside analyzers report of identities (docs/adr/0018). identity_match.sources has the bit of each.';
comment on column analyzer_report.analyzer is 'ossindex, snyk, trivy or vulndb; fuzzy: our own, by similar names.';
comment on column analyzer_report.alternate_identifier is 'The analyzer''s own id of the flaw, where it differs. For fuzzy: the CPE name that it stands for.';
comment on column analyzer_report.reported_at is 'Since when.';

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
comment on table match_event is 'Findings that came or went because a match of an identity did, in every project that has the identity.';
comment on column match_event.kind is '1: came, 2: went.';
comment on column match_event.reason is 'What the record did.';
comment on column match_event.feed is 'Whose record it is.';
comment on column match_event.record_at is 'The date of the record.';

create table moved_finding (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  analyzer text collate "C" not null,
  found_at timestamptz not null,
  settled bool not null,
  primary key (project_id, component_id, vuln_id));
create index moved_finding_unsettled on moved_finding (project_id, component_id, vuln_id) where not settled;
comment on table moved_finding is 'The findings of another installation with their dates. A finding that is also found here takes over its date, and the two installations can be compared.';
comment on column moved_finding.analyzer is 'In the words of the API.';
comment on column moved_finding.settled is 'True if it is found here as well and its match has taken over the date.';

create table vuln_matched (
  ext_id text collate "C" not null,
  vuln_id int not null);
create index vuln_matched_ext_id on vuln_matched (ext_id, vuln_id);
create index vuln_matched_vuln on vuln_matched (vuln_id);
comment on table vuln_matched is 'Vulnerabilities that some identity has matched, in the order of their ids. Rows are never removed and may occur twice: with a unique index uploads would wait for each other.';

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
comment on table component_count is 'Counts of the components that cannot be summed from their identity, because they have an analysis or a match of their own.';
comment on index component_count_identity is 'Finds these components when a match of their identity changes.';

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
comment on table project_count is 'Counters of a project. They are adjusted in the transaction of the change and have no index, so that updates stay in their page.';
comment on column project_count.comps is 'Components.';
comment on column project_count.vcomps is 'Components with findings.';
comment on column project_count.pv_fail is 'Policy violations that fail.';

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
comment on table project_delta is 'By how much the counters of a project changed, on the days on which they did.';
comment on column project_delta.slot is '0: a whole day, or what has been folded of it. 1 to 144: ten minutes of it (db/day-slot.ts).';

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
comment on table component_match is 'Vulnerabilities that a person assigned to one component.';

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
comment on table finding_event is 'Findings that came or went in one project because a person assigned or removed a match.';
comment on column finding_event.kind is '1: came, 2: went.';

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
comment on table finding_spread is 'In how many places a vulnerability, flaw or identity is found, for active and other projects. A job counts anew: findings are too many to count for each page.';
comment on column finding_spread.kind is '1: vulnerability, 2: flaw, 3: identity.';
comment on column finding_spread.key is 'Of a flaw the alias group, or the negative number of a vulnerability that stands alone.';
comment on column finding_spread.urgency is 'Of its most urgent vulnerability.';
comment on column finding_spread.vuln_id is 'The most urgent vulnerability.';
comment on column finding_spread.findings is 'Includes suppressed ones.';
comment on column finding_spread.open_findings is 'Without suppressed ones.';
comment on column finding_spread.flaws is 'Findings that lead their flaw on their component, suppressed ones included.';
comment on column finding_spread.open_flaws is 'The same without suppressed ones.';
comment on index finding_spread_grouped is 'Vulnerabilities by the number of their projects, suppressed findings included, as the contract groups them.';
comment on index finding_spread_urgency is 'Order of the groups in the list of all findings.';

create table finding_spread_state (
  one bool default true primary key check (one),
  counted_at timestamptz not null,
  took_ms int not null);
comment on table finding_spread_state is 'When finding_spread was counted, in one row.';
comment on column finding_spread_state.counted_at is 'All changes until then are counted.';

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
comment on table project_attention is 'What a dashboard says of a project without counting findings. A job works it out when the project has changed.';
comment on column project_attention.since is 'New means found on this day (UTC) or later.';
comment on column project_attention.changed_at is 'changed_at of project_count when this was worked out. If it differs, the project is due.';
comment on column project_attention.imported_at is 'Last BOM import of the project when this was worked out.';
comment on column project_attention.scored_at is 'Date of the scores and exploited flaws when this was worked out.';
comment on column project_attention.new4 is 'New findings of severity 4, without suppressed ones; likewise new3 to new0.';
comment on column project_attention.epss is 'The highest score of its findings.';

create table project_sight (
  project_id int not null,
  sight text collate "C" not null,
  components int not null,
  internal int not null default 0,
  primary key (project_id, sight));
create index project_sight_sight on project_sight (sight, project_id);
comment on table project_sight is 'How many components of a project the sources see alike. A project has some dozens of rows.';
comment on column project_sight.sight is 'As identity.sight.';
comment on column project_sight.internal is 'How many of them are internal. No source needs to cover those.';
comment on index project_sight_sight is 'Which sights there are, and in which projects.';

create table project_record_fault (
  project_id int not null,
  sight text collate "C" not null,
  fault text collate "C" not null,
  components int not null,
  internal int not null,
  primary key (project_id, sight, fault));
comment on table project_record_fault is 'How many components of a project have records that cannot tell, by sight and fault.';

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
comment on table portfolio_day is 'The counters of all projects, measured over time.';
comment on column portfolio_day.vprojects is 'Projects with findings.';
comment on column portfolio_day.slot is 'As in project_delta.';

alter table project_count add foreign key (project_id) references project(project_id) on delete cascade;
alter table component_match add foreign key (project_id, component_id) references component(project_id, component_id) on delete cascade;
alter table project_attention add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_sight add foreign key (project_id) references project(project_id) on delete cascade;
alter table project_record_fault add foreign key (project_id) references project(project_id) on delete cascade;
