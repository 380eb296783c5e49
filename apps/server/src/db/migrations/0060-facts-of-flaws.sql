-- What lists of findings are filtered, sorted and grouped by, without reading the vulnerabilities, whose rows are wide.
drop index vuln_flaw;
create index vuln_flaw on vuln (vuln_id) include (alias_group, urgency, effective_severity, source, exploited);
