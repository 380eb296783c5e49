-- Which record of a flaw comes first is told by the index of its members alone.
drop index vuln_members;
create index vuln_members on vuln (alias_group, vuln_id) include (effective_severity, source) where alias_group is not null;
