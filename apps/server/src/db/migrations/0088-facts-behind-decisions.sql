-- Decisions are held against all facts that they were taken on without fetching the vulnerabilities: 100,000 of them took 0.16 s.
drop index vuln_flaw;
create index vuln_flaw on vuln (vuln_id)
  include (alias_group, urgency, effective_severity, source, exploited, effective_epss, effective_cvss, ranges_changed_at);
