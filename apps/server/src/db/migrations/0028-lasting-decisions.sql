-- What a decision was taken on, so that a change of it is noticed, and where a decision came from that followed its component into
-- another version (docs/adr/0016).
alter table analysis
  add column decided_at timestamptz,            -- null: nothing is decided, or it was before this was kept
  add column decided_by text,
  add column decided_severity smallint,
  add column decided_exploited bool,
  add column decided_epss real,
  add column decided_fix text collate "C",      -- identity_match.fixed_in
  add column carried jsonb;                     -- {project, projectVersion, componentVersion}; null: decided here
alter table analysis_past
  add column decided_at timestamptz,
  add column decided_by text,
  add column decided_severity smallint,
  add column decided_exploited bool,
  add column decided_epss real,
  add column decided_fix text collate "C",
  add column carried jsonb;
create index analysis_state on analysis (state, project_id, component_id, vuln_id) where state <> 'NOT_SET';

-- When a record that was known already changed which versions it affects; null: never.
alter table vuln add column ranges_changed_at timestamptz;

-- Decisions of this project follow its components into new versions of the project and of the component.
alter table project add column carries_decisions bool not null default false;

-- How far each vulnerability, flaw and identity is spread, of active and of other projects apart; all of them are counted anew by a job.
-- Findings are too many to be counted for every page (features/finding/portfolio).
create table finding_spread (
  kind smallint not null,                       -- 1 vulnerability, 2 flaw (alias group, or the negative number of a vulnerability), 3 identity
  key int not null,
  active bool not null,
  urgency int not null,                         -- of its most urgent vulnerability
  vuln_id int not null,                         -- that one
  findings int not null,                        -- with suppressed ones
  projects int not null,
  open_findings int not null,                   -- without suppressed ones
  open_projects int not null,
  open_components int not null,
  primary key (kind, key, active));
create table finding_spread_state (
  one bool primary key default true check (one),
  counted_at timestamptz not null,              -- what changed until then is in
  took_ms int not null);

-- Orders of the portfolio's findings; the last two together are by when they came.
create index component_added on component (added_at);
create index identity_match_first_seen on identity_match (first_seen, identity_id, vuln_id);
create index vuln_effective_severity on vuln (effective_severity desc, vuln_id);
create index vuln_effective_cvss on vuln (effective_cvss desc nulls last, vuln_id);
create index vuln_effective_epss on vuln (effective_epss desc nulls last, vuln_id);
create index vuln_ext_id on vuln (ext_id, vuln_id);
