-- Filters by score ask it of each vulnerability of a large project, all in one pass through this index.
drop index vuln_flaw;
create index vuln_flaw on vuln (vuln_id)
  include (alias_group, urgency, effective_severity, source, exploited, effective_epss, effective_cvss);
