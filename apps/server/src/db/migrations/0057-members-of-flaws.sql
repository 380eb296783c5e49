-- The members of a flaw, and the flaw of a vulnerability, without reading the vulnerabilities, whose rows are wide.
create index vuln_flaw on vuln (vuln_id) include (alias_group);
create index vuln_members on vuln (alias_group, vuln_id) where alias_group is not null;
drop index vuln_alias_group;
