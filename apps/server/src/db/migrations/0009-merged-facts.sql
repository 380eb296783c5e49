-- What the records of one flaw say together (docs/adr/0012). A record's own facts stay where they are.
alter table vuln
  add column cve_id text collate "C",                       -- its own id, or the least of the CVEs that it is known by
  add column effective_severity smallint not null default 0, -- its own, or else the highest of its alias group
  add column effective_cvss real,                           -- likewise
  add column effective_epss real,                           -- of a CVE its own, of others the highest of their CVEs
  add column exploited bool not null default false;         -- one of its CVEs is known to be exploited
update vuln v set effective_severity = v.severity, effective_cvss = v.cvss, effective_epss = v.epss,
  cve_id = case when v.source = 'NVD' then v.ext_id end,
  exploited = v.source = 'NVD' and exists (select 1 from known_exploited k where k.cve_id = v.ext_id);
-- What to look at first: exploited, severity, EPSS to five digits, CVSS to one.
alter table vuln add column urgency int not null generated always as (
  ((exploited::int * 6 + effective_severity) * 100001 + round(coalesce(effective_epss, 0)::float8 * 100000)::int) * 101
    + round(coalesce(effective_cvss, 0)::float8 * 10)::int) stored;
create index vuln_urgency on vuln (urgency desc, vuln_id);
create index vuln_exploited on vuln (vuln_id) where exploited;

-- CVEs by which a vulnerability is known beside its own id: its aliases', and those of its alias group.
create table vuln_cve (
  vuln_id int not null,
  cve_id text collate "C" not null,
  primary key (vuln_id, cve_id));
create index vuln_cve_cve on vuln_cve (cve_id);

-- Whose records say so. Rows of before came from OSV, or from what people wrote.
alter table vuln_alias add column feeds text[] collate "C" not null default '{}';
update vuln_alias set feeds = case when internal_id is null then '{osv}' else '{osv,internal}' end::text[];

alter table vrange add column fixed text collate "C";         -- the version at hi, where the record says that it has the fix
alter table identity_match add column fixed_in text collate "C"; -- the nearest version that no record of the flaw calls affected
